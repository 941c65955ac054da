"""Validates the vectors with the Python recipe, whole values in all three profiles, and fills in their defaults.
Prints what is wrong, and the number of tests and of values with defaults, as JSON."""

import json
import pathlib
import sys

ROOT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(ROOT / "docs/recipes"))
sys.dont_write_bytecode = True

from validator import validator, with_defaults

PROFILES = {"valid": "contract", "strict": "strict", "tolerant": "tolerant"}

ran = resolved = 0
disagreements = []
for verdict, profile in PROFILES.items():
    # A file for each schema; `queries.json` has query strings.
    for file in sorted((ROOT / "test/vectors").glob("[A-Z]*.json")):
        check = validator(profile, file.stem, ROOT)
        for group in json.loads(file.read_text()):
            # The other profiles use the same code with other files.
            if verdict != "valid" and group["kind"] != "whole":
                continue
            for test in group["tests"]:
                ran += 1
                if check.is_valid(test["data"]) != test[verdict]:
                    disagreements.append(f"{file.stem}, {profile}: {test['description']}")
                if verdict != "valid" or not test["valid"]:
                    continue
                resolved += "resolved" in test
                before = json.dumps(test["data"])
                if with_defaults(file.stem, test["data"], ROOT) != test.get("resolved", test["data"]):
                    disagreements.append(f"{file.stem}, defaults: {test['description']}")
                if json.dumps(test["data"]) != before:
                    disagreements.append(f"{file.stem}, changed by its defaults: {test['description']}")
print(json.dumps({"ran": ran, "resolved": resolved, "disagreements": disagreements}))
