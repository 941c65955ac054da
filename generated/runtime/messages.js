// Generated from the contract by `npm run build`; edit the contract instead.

import { uri } from "./formats.js";
import { cut, kindOf } from "./values.js";
const MOST_CHARACTERS = 60;
const MOST_CHARACTERS_INSIDE = 20;
const MOST_CHOICES = 10;
export const UNKNOWN = /* @__PURE__ */ Symbol("unknown");
export function messageOf({ keyword, params }, wanted, value, meant) {
  if (keyword === "required") return "is missing";
  if (keyword === "additionalProperties") return notKnown(meant);
  const passed = PASSED[keyword];
  if (passed || wanted === void 0) {
    const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : "not allowed here";
    return value === UNKNOWN ? `is ${problem}` : `${preview(value)} is ${problem}`;
  }
  if (keyword === "uniqueItems") return `expected ${wanted}; ${params.j} and ${params.i} are equal`;
  if (value === UNKNOWN) return `expected ${wanted}`;
  const got = /^(min|max)(Items|Properties)$/.test(keyword) ? sizeOf(value) : preview(value);
  return `expected ${wanted}, got ${got}${params.format === "uri" ? escapesFor(value) : ""}`;
}
function sizeOf(value) {
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}
const PASSED = { maximum: "greater", minimum: "less" };
export function notKnown(meant) {
  const problem = "is not a known field";
  if (meant.length === 0) return problem;
  const names = either(meant.map((name) => name.replace(/^.*?(?=( \(deprecated\))?$)/, "`$&`")));
  return `${problem}; did you mean ${names}?`;
}
const FORMATS = {
  date: 'a date such as "2026-01-31"',
  "date-time": 'a date and time such as "2026-01-31T12:00:00Z"',
  uri: 'an absolute URI such as "https://example.com/audio.wav"',
  uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"'
};
export const WANTED = {
  type: ({ type }) => either([type].flat().map(named)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues),
  not: () => "another value",
  format: ({ format }) => FORMATS[format],
  pattern: ({ pattern }) => inWords(String(pattern)),
  maximum: ({ limit }) => `at most ${limit}`,
  minimum: ({ limit }) => `at least ${limit}`,
  exclusiveMaximum: ({ limit }) => `less than ${limit}`,
  exclusiveMinimum: ({ limit }) => `more than ${limit}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
  uniqueItems: () => "no item twice",
  maxProperties: ({ limit }) => `at most ${counted(limit, "key")}`,
  minProperties: ({ limit }) => `at least ${counted(limit, "key")}`,
  maxItems: ({ limit }) => `at most ${counted(limit, "item")}`,
  minItems: ({ limit }) => `at least ${counted(limit, "item")}`,
  maxLength: ({ limit }) => `at most ${counted(limit, "character")}`,
  minLength: ({ limit }) => `at least ${counted(limit, "character")}`
};
function inWords(pattern) {
  const [, least, most] = /^\^\[a-z\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return least ? `${least} to ${most} lowercase letters` : `a string matching ${pattern}`;
}
function counted(limit, unit) {
  return `${limit} ${unit}${limit === 1 ? "" : "s"}`;
}
function named(type) {
  if (type === "null") return type;
  const article = /^[aeio]/i.test(String(type)) ? "an" : "a";
  return `${article} ${type}`;
}
function choices(values) {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(", ")} \u2026 (${values.length} in all)`;
}
export function either(names) {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
export function preview(value) {
  if (typeof value !== "object" || value === null) return previewScalar(value, MOST_CHARACTERS);
  try {
    return container(value);
  } catch {
    return "an object that cannot be read";
  }
}
function previewScalar(value, room) {
  if (typeof value === "string") return JSON.stringify(cut(withoutSecrets(value), room));
  if (["bigint", "function", "symbol"].includes(typeof value)) return `a ${typeof value}`;
  return String(value);
}
const REMEDIES = {
  Event: "; use its data",
  MessageEvent: "; use its data",
  Promise: "; await it",
  Response: "; await its json()",
  URL: "; use its href"
};
function container(value) {
  const kind = kindOf(value);
  const isArray = Array.isArray(value);
  if (kind !== "Object" && !isArray) {
    return named(cut(kind, MOST_CHARACTERS_INSIDE)) + (REMEDIES[kind] ?? "");
  }
  const shown = [];
  let characters = 0;
  for (const part of partsOf(value)) {
    characters += part.length + 1;
    if (characters > MOST_CHARACTERS) {
      shown.push("\u2026");
      break;
    }
    shown.push(part);
  }
  return isArray ? `[${shown.join()}]` : `{${shown.join()}}`;
}
function* partsOf(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield previewInside(item);
    return;
  }
  const fields = value;
  for (const key in fields) {
    yield `${previewScalar(key, MOST_CHARACTERS_INSIDE)}:${previewInside(fields[key])}`;
  }
}
function previewInside(value) {
  if (Array.isArray(value)) return "[\u2026]";
  if (typeof value === "object" && value !== null) return "{\u2026}";
  return previewScalar(value, MOST_CHARACTERS_INSIDE);
}
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;
const NAMED_QUERY = /([?&#][^=?&#]*=).+/s;
function withoutSecrets(text) {
  const start = START_OF_URL.exec(text)?.[0];
  const isProse = start === void 0 && /\S\s+\S/.test(text);
  if (isProse) return text.replace(NAMED_QUERY, "$1\u2026");
  const shown = text.replace(QUERY, "$1\u2026");
  const scheme = start ?? "";
  const end = text.lastIndexOf("@");
  return end <= scheme.length ? shown : `${scheme}\u2026${shown.slice(end)}`;
}
function escapesFor(text) {
  const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)(.*)$/is.exec(String(text));
  const [, host = "", rest = ""] = parts ?? [];
  const found = /* @__PURE__ */ new Set();
  const odd = /[^\w.~!$&'()*+,;=:@/?#%\ud800-\udfff-]|%(?![\da-f]{2})/giu;
  const escaped = rest.replace(odd, (character) => {
    found.add(character);
    return encodeURIComponent(character);
  });
  if (!uri(host + escaped)) return "";
  const escapes = [...found].map((one) => `${JSON.stringify(one)} as ${encodeURIComponent(one)}`);
  return `; write ${escapes.slice(0, 3).join(" and ")}`;
}
export function closest(name, known) {
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > (name.length + 1) / 4) continue;
    const [wrong, right] = withoutSharedWords(name.toLowerCase().split("_"), candidate.split("_"));
    const edits = editsBetween(wrong, right);
    if (edits >= least || edits > (wrong.length + 1) / 4) continue;
    least = edits;
    nearest = candidate;
  }
  return nearest === void 0 ? [] : [nearest];
}
function withoutSharedWords(wrong, right) {
  while (wrong.length > 0 && wrong[0] === right[0]) {
    wrong.shift();
    right.shift();
  }
  while (wrong.length > 0 && wrong.at(-1) === right.at(-1)) {
    wrong.pop();
    right.pop();
  }
  return [wrong.join("_"), right.join("_")];
}
function editsBetween(a, b) {
  const rows = [];
  const between = (i, j) => rows[i]?.[j] ?? i + j;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows[i] = row;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        between(i - 1, j - 1) + (isSame ? 0 : 1),
        between(i - 1, j) + 1,
        between(i, j - 1) + 1,
        isSwapped ? between(i - 2, j - 2) + 1 : i + j
      );
    }
  }
  return between(a.length, b.length);
}
