print("cloze")
