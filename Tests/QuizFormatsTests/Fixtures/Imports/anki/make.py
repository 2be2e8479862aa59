"""Makes the Anki fixtures: pip install anki genanki, then python make.py FOLDER.

Ids and times differ from run to run; what the notes say does not.
"""

import os
import sys
import tempfile

import genanki
from anki.collection import Collection
from anki.import_export_pb2 import ExportAnkiPackageOptions, ExportLimit

# notetype, deck, fields, tags
NOTES = [
    (
        "Cloze",
        "Nature",
        [
            "The {{c1::Danube::a river}} ends in the {{c2::Black Sea}}.",
            "It begins in the <b>Black Forest</b>.",
        ],
        ["europe", "rivers"],
    ),
    (
        "Cloze",
        "Nature",
        ["Water is H<sub>2</sub>O: {{c1::two}} atoms of {{c1::hydrogen}} &amp; one of oxygen.", ""],
        ["chemistry"],
    ),
    (
        "Cloze",
        "Nature",
        ["{{c1::The {{c2::heart}} of a mouse}} beats {{c3,1::ten}} times a second.[sound:heart.mp3]", ""],
        [],
    ),
    ("Basic", "Nature", ["How many legs has a spider?", "8"], ["animals"]),
    (
        "Basic",
        "Nature",
        [
            "Why is the sky blue?",
            "Because the molecules of the air scatter light of short wavelengths"
            " more strongly than light of long ones.",
        ],
        [],
    ),
    ("Basic", "Nature", ['<img src="leaf.png">', "an oak"], []),
]


def fill(collection):
    for notetype, deck, fields, tags in NOTES:
        model = collection.models.by_name(notetype)
        note = collection.new_note(model)
        note.fields = list(fields)
        note.tags = list(tags)
        collection.add_note(note, collection.decks.id(deck))


def main(folder):
    with tempfile.TemporaryDirectory() as temporary:
        collection = Collection(os.path.join(temporary, "collection.anki2"))
        fill(collection)
        whole = ExportLimit()
        whole.whole_collection.SetInParent()
        for name, legacy in [("today.apkg", False), ("legacy.apkg", True)]:
            collection.export_anki_package(
                out_path=os.path.join(folder, name),
                options=ExportAnkiPackageOptions(legacy=legacy),
                limit=whole,
            )
        collection.export_note_csv(
            out_path=os.path.join(folder, "notes.txt"),
            limit=whole,
            with_html=True,
            with_tags=True,
            with_deck=True,
            with_notetype=True,
            with_guid=True,
        )
        collection.export_note_csv(
            out_path=os.path.join(folder, "plain.txt"),
            limit=whole,
            with_html=False,
            with_tags=True,
            with_deck=False,
            with_notetype=False,
            with_guid=False,
        )
        path = os.path.join(folder, "collection.colpkg")
        collection.export_collection_package(path, include_media=False, legacy=False)

    cloze = genanki.Model(
        1607392319,
        "Words",
        fields=[{"name": "Text"}, {"name": "Extra"}],
        templates=[{"name": "Cloze", "qfmt": "{{cloze:Text}}", "afmt": "{{cloze:Text}}<br>{{Extra}}"}],
        model_type=genanki.Model.CLOZE,
    )
    decks = []
    for number, (name, text, extra) in enumerate(
        [
            ("Latin::Verbs", "amo, ama{{c1::s}}, ama{{c1::t}}", "present tense"),
            ("Latin::Nouns", "rosa, ros{{c1::ae::genitive}}", ""),
        ]
    ):
        deck = genanki.Deck(2059400110 + number, name)
        deck.add_note(genanki.Note(model=cloze, fields=[text, extra], tags=["latin"], guid=f"latin{number}"))
        decks.append(deck)
    genanki.Package(decks).write_to_file(os.path.join(folder, "genanki.apkg"))


main(sys.argv[1])
