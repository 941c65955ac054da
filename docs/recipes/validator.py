# Validates values with the schemas of the package. First run: pip install jsonschema
import copy
import datetime
import functools
import json
import pathlib
import re

import jsonschema

PACKAGE = pathlib.Path("node_modules/speech-to-text-contract")
FORMATS = jsonschema.FormatChecker(formats=())


@functools.cache
def document_of(profile, package):
    folder = package / "generated" / ("" if profile == "contract" else profile)
    return json.loads((folder / "schemas.json").read_text(encoding="utf-8"))


def validator(profile, schema, package=PACKAGE):
    """Returns the validator of a schema, such as "LiveRequest". The profile is "contract", "strict", or "tolerant"."""
    document = document_of(profile, package)
    return VALIDATOR({**document, "$ref": f"#/$defs/{schema}"}, format_checker=FORMATS)


def with_defaults(schema, value, package=PACKAGE):
    """Returns a copy of a valid value, in which missing fields have their defaults."""
    schemas = document_of("contract", package)["$defs"]
    return filled(schemas, schemas[schema], value)


def filled(schemas, node, value):
    """Returns a copy of a value with the defaults of a schema, which may refer to other schemas by name."""
    if "$ref" in node:
        value = filled(schemas, schemas[node["$ref"].removeprefix("#/$defs/")], value)
    for branch in node.get("oneOf", []) + node.get("anyOf", []):
        if VALIDATOR({"$defs": schemas, **branch}, format_checker=FORMATS).is_valid(value):
            value = filled(schemas, branch, value)
    if isinstance(value, list) and "items" in node:
        return [filled(schemas, node["items"], item) for item in value]
    if not isinstance(value, dict):
        return value
    fields, others = node.get("properties", {}), node.get("additionalProperties")
    others = others if isinstance(others, dict) else {}
    result = {name: filled(schemas, fields.get(name, others), field) for name, field in value.items()}
    for name, field in fields.items():
        if "default" in field:
            result.setdefault(name, copy.deepcopy(field["default"]))
    return result


def pattern(_, wanted, value, __):
    # In Python, `$` also matches before a line break at the end.
    if isinstance(value, str) and not re.search(wanted.replace("$", r"\Z"), value):
        yield jsonschema.ValidationError(f"{value!r} does not match {wanted!r}")


VALIDATOR = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": pattern})


def text_format(name):
    return lambda check: FORMATS.checks(name)(lambda value: not isinstance(value, str) or check(value))


@text_format("date")
def is_date(text):
    try:
        return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII) and datetime.date.fromisoformat(text))
    except ValueError:
        return False


DATE_TIME = re.compile(r"([\d-]{10})[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))", re.ASCII)


@text_format("date-time")
def is_date_time(text):
    parts = DATE_TIME.fullmatch(text)
    if not parts or not is_date(parts[1]):
        return False
    hour, minute, second, ahead, behind = (int(part or 0) for part in parts.group(2, 3, 4, 6, 7))
    offset = (ahead * 60 + behind) * (-1 if parts[5] == "-" else 1)
    # A leap second is the last second of a day in UTC, whatever the local time is.
    last = 60 if (hour * 60 + minute - offset) % 1440 == 1439 else 59
    return hour < 24 and minute < 60 and second <= last and ahead < 24 and behind < 60


@text_format("uri")
def is_uri(text):
    return URI.fullmatch(text) is not None


CHARACTER = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*"
HOST = r"//(?:[^/?#@\[\]\s]*@)?(?:\[[0-9A-Fa-f:.]+\]|[^/?#:@\[\]\s]*)(?::\d*)?(?=[/?#]|$)"
URI = re.compile(f"[A-Za-z][A-Za-z0-9+.-]*:(?:{HOST}|(?!//)){CHARACTER}(?:#{CHARACTER})?", re.ASCII)


@text_format("uuid")
def is_uuid(text):
    return bool(re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text))
