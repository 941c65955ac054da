// Generated from the contract by `npm run build`; edit the contract instead.

import {
  describe,
  LONGEST_PATH,
  MANY_ERRORS,
  orUnreadable,
  withoutIndices
} from "./issues.js";
import { kindIn } from "./parse.js";
import { branchFor, copyWith, shapeInside } from "./shape.js";
import { step, stepsOf, typeOf } from "./values.js";
export function reader(check, shape, kinds) {
  return (value) => orUnreadable(() => {
    if (check(value)) return { ok: true, ...kindIn(value, kinds), value, deviations: [] };
    const losses = new Losses();
    const kept = readable(value, shape, losses);
    if (kept === LOST) return { ok: false, issues: describe(losses.errors, value) };
    const errors = losses.markIn(check.errors ?? [], value);
    const deviations = describe(errors, value);
    return { ok: true, ...kindIn(kept, kinds), value: kept, deviations };
  });
}
const LOST = /* @__PURE__ */ Symbol("lost");
function readable(value, shape, losses) {
  if (shape.anyOf) return readable(value, alternativeFor(value, shape.anyOf), losses);
  const { types, tag, branches = [], items } = shape;
  if (types && !types.includes(typeOf(value) ?? "")) {
    return losses.note("type", { type: types.length === 1 ? types[0] : types });
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return items ? readableList(value, items, losses) : value;
  if (tag === void 0) return readableObject(value, shape, losses);
  const chosen = value[tag];
  if (chosen === void 0) return losses.note("required", { missingProperty: tag });
  const branch = branchFor(branches, chosen);
  if (branch) return readable(value, branch, losses);
  const isOpen = branches.some(([values]) => values === null);
  const allowedValues = branches.flatMap(([values]) => values ?? []);
  return losses.inside(
    value,
    tag,
    `/properties/${step(tag)}`,
    () => isOpen ? losses.note("type", { type: "string" }) : losses.note("enum", { allowedValues })
  );
}
function alternativeFor(value, anyOf) {
  const type = typeOf(value) ?? "";
  const fit = anyOf.filter(({ types }) => types?.includes(type) ?? true);
  const whole = fit.length < 2 ? void 0 : fit.find((one) => readable(value, one, new Losses()) === value);
  return whole ?? fit[0] ?? { types: anyOf.flatMap(({ types = [] }) => types) };
}
function readableList(list, items, losses) {
  let kept;
  for (let i = 0; i < list.length; i++) {
    const rest = losses.inside(list, i, "/items", () => readable(list[i], items, losses));
    if (rest === LOST) losses.add(list, i);
    if (rest !== list[i]) kept ??= list.slice(0, i);
    if (rest !== LOST) kept?.push(rest);
  }
  return kept ?? list;
}
function readableObject(object, shape, losses) {
  const kept = [];
  let isSame = true;
  let isOther = false;
  for (const [key, field] of Object.entries(object)) {
    const isNamed = Object.hasOwn(shape.fields ?? {}, key);
    const inside = isNamed && field === void 0 ? void 0 : shapeInside(shape, object, key);
    const rule = isNamed ? `/properties/${step(key)}` : "/additionalProperties";
    const rest = inside ? losses.inside(
      object,
      key,
      rule,
      () => isFitting(field, inside) ? readable(field, inside, losses) : losses.noteTag(inside)
    ) : field;
    if (rest === LOST) losses.add(object, key);
    else kept.push([key, rest]);
    if (rest !== field) isSame = false;
    if (inside && isOtherTag(field, inside)) isOther = true;
  }
  if (isOther) return LOST;
  return isSame ? object : copyWith(object, kept);
}
function isFitting(value, { listed, excluded }) {
  if (excluded) return typeof value === "string" && !excluded.includes(value);
  return listed?.includes(value) ?? true;
}
function isOtherTag(value, { listed = [] }) {
  return !listed.includes(value) && listed.some((one) => typeof one === typeof value);
}
const MOST_LOSSES = 100;
class Losses {
  /** Why they are left out: an error for each of the first. */
  errors = [];
  /** The keys of what is left out, by the list or object around it. */
  #keys = /* @__PURE__ */ new Map();
  /** How many errors there are in each list. */
  #counts = /* @__PURE__ */ new Map();
  /** The way to the current part: the lists and objects around it, the keys in them, and the rules for the keys. */
  #around = [];
  #steps = [];
  #rules = [];
  /** Runs a function for the part of a list or object under a key. */
  inside(around, key, rule, run) {
    this.#around.push(around);
    this.#steps.push(key);
    this.#rules.push(rule);
    const result = run();
    this.#around.pop();
    this.#steps.pop();
    this.#rules.pop();
    return result;
  }
  /** Notes why the current part is lost, unless there are too many errors in the list around it. */
  note(keyword, params) {
    const list = [...this.#around].reverse().find((one) => Array.isArray(one));
    const count = (list && this.#counts.get(list)) ?? 0;
    if (count >= MOST_LOSSES || this.errors.length >= MANY_ERRORS) return LOST;
    if (list) this.#counts.set(list, count + 1);
    const instancePath = this.#steps.map((key) => `/${step(String(key))}`).join("");
    const schemaPath = `#${this.#rules.join("")}/${keyword}`;
    this.errors.push({ instancePath, schemaPath, keyword, params });
    return LOST;
  }
  /** Notes that the current part is a tag with a wrong value. */
  noteTag({ listed, excluded }) {
    if (excluded) return this.note("not", {});
    const [only] = listed ?? [];
    return listed?.length === 1 ? this.note("const", { allowedValue: only }) : this.note("enum", { allowedValues: listed });
  }
  add(around, key) {
    const keys = this.#keys.get(around);
    if (keys) keys.add(key);
    else this.#keys.set(around, /* @__PURE__ */ new Set([key]));
  }
  /** The errors of the contract, each with whether its part is left out, and those of parts that it did not check. */
  markIn(errors, value) {
    const isCut = errors.length >= MANY_ERRORS;
    const placeOf = (path) => isCut ? withoutIndices(path) : path;
    const reported = /* @__PURE__ */ new Set();
    const long = /* @__PURE__ */ new Map();
    const marked = errors.map((error) => {
      const { instancePath: path, schemaPath: rule } = error;
      const isLong = path.length > LONGEST_PATH;
      const place = isLong && long.has(rule) ? long.get(rule) : this.#placeAt(path, value);
      if (isLong) long.set(rule, place);
      if (place === void 0) return error;
      reported.add(placeOf(place));
      return { ...error, dropped: true };
    });
    const others = this.errors.flatMap((error) => {
      const place = this.#placeAt(error.instancePath, value);
      if (place === void 0 || reported.has(placeOf(place))) return [];
      return [{ ...error, dropped: true }];
    });
    return [...marked, ...others];
  }
  /** The part that is left out at a path, or around it. */
  #placeAt(path, value) {
    let part = value;
    let place = "";
    for (const key of stepsOf(path)) {
      if (typeof part !== "object" || part === null) return void 0;
      place += `/${step(key)}`;
      if (this.#keys.get(part)?.has(Array.isArray(part) ? Number(key) : key)) return place;
      part = part[key];
    }
    return void 0;
  }
}
