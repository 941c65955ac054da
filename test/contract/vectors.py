"""Validates the vectors in all three profiles with python3-jsonschema; prints as JSON the disagreements, how many tests ran, and which
formats are checked."""

import datetime
import json
import pathlib
import re
import sys

import jsonschema

FORMATS = jsonschema.FormatChecker(formats=())
DATE_TIME = re.compile(r"(\d{4}-\d\d-\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)")


def checks(name):
    def register(test):
        FORMATS.checks(name)(lambda value: not isinstance(value, str) or test(value))
        return test

    return register


@checks("date")
def is_date(text):
    try:
        datetime.date.fromisoformat(text)
        return re.fullmatch(r"\d{4}-\d\d-\d\d", text) is not None
    except ValueError:
        return False


@checks("date-time")
def is_date_time(text):
    parts = DATE_TIME.fullmatch(text)
    if parts is None or not is_date(parts[1]):
        return False
    hour, minute, second = (int(part) for part in parts.group(2, 3, 4))
    offset = re.fullmatch(r"([+-])(\d\d):(\d\d)", parts[6]) or ["", "+", "0", "0"]
    ahead = (int(offset[2]) * 60 + int(offset[3])) * (-1 if offset[1] == "-" else 1)
    is_last = (hour * 60 + minute - ahead) % 1440 == 1439
    return hour < 24 and minute < 60 and second <= 59 + is_last and int(offset[2]) < 24 and int(offset[3]) < 60


@checks("uri")
def is_uri(text):
    character = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})"
    authority = r"(?://(?:[^/?#@\[\]\s]*@)?(?:\[[0-9A-Fa-f:.]+\]|[^/?#:@\[\]\s]*)(?::\d*)?(?=[/?#]|$))"
    path = r"(?!//)" + character + "*(?:#" + character + "*)?"
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*:(?:" + authority + character + "*(?:#" + character + "*)?|" + path + ")", text) is not None


@checks("uuid")
def is_uuid(text):
    return re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text) is not None


def pattern(validator, wanted, instance, schema):
    """Python's `$` also matches before a line break at the end; that of JSON Schema does not."""
    if isinstance(instance, str) and not re.search(wanted.replace("$", r"\Z"), instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {wanted!r}")


VALIDATOR = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": pattern})


PROFILES = {"valid": "schemas.json", "strict": "strict/schemas.json", "tolerant": "tolerant/schemas.json"}


def main(root):
    ran = 0
    disagreements = []
    for profile, path in PROFILES.items():
        document = json.loads((root / "generated" / path).read_text())
        for file in sorted((root / "vectors").glob("*.json")):
            schema = {**document, "$ref": f"#/$defs/{file.stem}"}
            validator = VALIDATOR(schema, format_checker=FORMATS)
            for group in json.loads(file.read_text()):
                for test in group["tests"]:
                    ran += 1
                    if validator.is_valid(test["data"]) != test[profile]:
                        disagreements.append(f"{file.stem}, {profile}: {test['description']}")
    print(json.dumps({"ran": ran, "disagreements": disagreements, "formats": sorted(FORMATS.checkers)}))


main(pathlib.Path(sys.argv[1]))
