"""Validates the vectors in all three profiles with the Python recipe. Prints the wrong verdicts, the number of tests and
the checked formats as JSON."""

import json
import pathlib
import sys

ROOT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(ROOT / "docs/recipes"))
sys.dont_write_bytecode = True

from validator import FORMATS, validator

PROFILES = {"valid": "contract", "strict": "strict", "tolerant": "tolerant"}

ran = 0
disagreements = []
for verdict, profile in PROFILES.items():
    # A file for each schema; `queries.json` has query strings.
    for file in sorted((ROOT / "vectors").glob("[A-Z]*.json")):
        check = validator(profile, file.stem, ROOT)
        for group in json.loads(file.read_text()):
            for test in group["tests"]:
                ran += 1
                if check.is_valid(test["data"]) != test[verdict]:
                    disagreements.append(f"{file.stem}, {profile}: {test['description']}")
print(json.dumps({"ran": ran, "disagreements": disagreements, "formats": sorted(FORMATS.checkers)}))
