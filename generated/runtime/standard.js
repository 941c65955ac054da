// Generated from the contract by `npm run build`; edit the contract instead.

import { wordsOf } from "./issues.js";
import { picked, requireDefaults, toDialect } from "./json-schema.js";
import { closest, notKnown, preview } from "./messages.js";
import { stepsOf } from "./values.js";
export function standard(parse, schema, vendor, adapt = (same) => same) {
  return {
    "~standard": {
      version: 1,
      vendor,
      jsonSchema: {
        // Copies, since a framework may change what it gets.
        input: ({ target }) => structuredClone(toDialect(adapt(schema), target)),
        output: ({ target }) => structuredClone(toDialect(requireDefaults(adapt(schema)), target))
      },
      validate(value) {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        const toStandard = (issue) => {
          return { message: wordsOf(issue), path: keys(issue.path, value) };
        };
        return { issues: result.issues.map(toStandard) };
      }
    }
  };
}
const DRAFT = { target: "draft-2020-12" };
export function pick(schema, names, { own, given = {} } = {}) {
  const { vendor, jsonSchema, validate } = schema["~standard"];
  const picks = new Set(names);
  const owned = Object.entries(own ?? {});
  const whole = jsonSchema.input(DRAFT);
  picked(whole, names, owned);
  refuseQuery(whole, validate(""));
  refuseMissing(whole, /* @__PURE__ */ new Set([...names, ...Object.keys(given)]));
  const known = /* @__PURE__ */ new Set([...names, ...owned.map(([name]) => name)]);
  return {
    "~standard": {
      version: 1,
      vendor,
      jsonSchema: {
        input: ({ target }) => toDialect(picked(jsonSchema.input(DRAFT), names, owned), target),
        output: ({ target }) => toDialect(picked(jsonSchema.output(DRAFT), names, owned), target)
      },
      validate(value) {
        const issuesOfWhole = refusalsOfWhole(validate(value));
        if (issuesOfWhole.length > 0) return { issues: issuesOfWhole };
        const fields = { ...value };
        const result = validate({ ...only(fields, picks), ...given });
        const issues = [
          ...result.issues ?? [],
          ...issuesOfOwned(fields, owned),
          ...issuesOfUnknown(fields, known, whole)
        ];
        if (result.issues || issues.length > 0) return { issues };
        const values = { ...only(fields, known), ...only(result.value, picks) };
        return { value: values };
      }
    }
  };
}
function refuseQuery({ title }, ofText) {
  if (refusalsOfWhole(ofText).length > 0) return;
  throw new TypeError(`${title} is a query, which may be text: it has no fields to pick`);
}
function refuseMissing({ title, required = [] }, names) {
  const missing = required.find((name) => !names.has(name));
  if (missing === void 0) return;
  throw new TypeError(`${title} requires \`${missing}\`: pick it too, or give it`);
}
function issuesOfOwned(fields, owned) {
  return owned.flatMap(([name, { type }]) => {
    const found = fields[name];
    if (typeof found === type) return [];
    if (found === void 0) return { message: "is missing", path: [name] };
    return { message: `expected a ${type}, got ${preview(found)}`, path: [name] };
  });
}
function issuesOfUnknown(fields, known, whole) {
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  return unknown.map((name) => {
    const isLeftOut = Object.hasOwn(whole.properties, name);
    const meant = isLeftOut ? [] : closest(name, [...known]);
    return { message: notKnown(meant), path: [name] };
  });
}
function refusalsOfWhole({ issues = [] }) {
  return issues.filter(({ path }) => !path?.length);
}
function only(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)));
}
function keys(pointer, value) {
  let inside = value;
  return stepsOf(pointer).map((key) => {
    const step = Array.isArray(inside) ? Number(key) : key;
    inside = Object(inside)[step];
    return step;
  });
}
