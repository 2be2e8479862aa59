// ClozeApp
