// Generated from the contract by `npm run build`; edit the contract instead.

import {
  describe,
  MANY_ERRORS,
  orUnreadable,
  withoutIndices
} from "./issues.js";
import { kindIn } from "./parse.js";
import { branchFor, GONE, mapParts, shapeInside, shapeOf } from "./shape.js";
import { step, stepsOf, typeOf } from "./values.js";
export function reader(check, shape, kinds) {
  return (value) => orUnreadable(() => {
    if (check(value)) return { ok: true, ...kindIn(value, kinds), value, deviations: [] };
    const losses = [];
    const kept = readable(value, shape, losses);
    if (kept === GONE) return { ok: false, issues: describe(losses, value) };
    const errors = marked(check.all ?? [], losses, value, shape);
    const deviations = describe(errors, value);
    return { ok: true, ...kindIn(kept, kinds), value: kept, deviations };
  });
}
function readable(value, shape, losses, path = "", rule = "") {
  const fault = faultOf(value, shape);
  if (fault) {
    if (losses.length < MANY_ERRORS) losses.push(errorAt(path, rule, fault));
    if (!fault.isOther) return GONE;
  }
  if (typeof value !== "object" || value === null) return value;
  const found = shapeOf(value, shape);
  const kept = mapParts(value, (part, key) => {
    const inside = shapeInside(found, value, key);
    const isNamed = inside !== void 0 && inside === found.fields?.[key];
    if (!inside || isNamed && part === void 0) return part;
    const other = Array.isArray(value) ? "items" : "additionalProperties";
    const own = isNamed ? `properties/${step(key)}` : other;
    return readable(part, inside, losses, `${path}/${step(key)}`, `${rule}/${own}`);
  });
  return fault ? GONE : kept;
}
function faultOf(value, shape) {
  const { types, excluded, tags = {}, tag, branches = [] } = shape;
  if (types && !types.includes(typeOf(value) ?? "")) {
    return { keyword: "type", params: { type: types.length === 1 ? types[0] : types } };
  }
  if (excluded?.includes(value)) return { keyword: "not", params: {} };
  if (typeof value !== "object" || value === null) return void 0;
  const fields = value;
  for (const [name, values] of Object.entries(tags)) {
    const given = fields[name];
    const isOther = !values.includes(given) && values.some((one) => typeof one === typeof given);
    if (isOther) return { ...listing(values), tag: name, isOther };
  }
  if (tag === void 0 || Array.isArray(value)) return void 0;
  if (fields[tag] === void 0) return { keyword: "required", params: { missingProperty: tag } };
  const branch = branchFor(value, shape);
  if (branch) return faultOf(value, branch);
  const isOpen = branches.some(([values]) => values === null);
  const known = branches.flatMap(([values]) => values ?? []);
  return { ...isOpen ? { keyword: "type", params: { type: "string" } } : listing(known), tag };
}
function listing(values) {
  return values.length === 1 ? { keyword: "const", params: { allowedValue: values[0] } } : { keyword: "enum", params: { allowedValues: values } };
}
function errorAt(path, rule, { keyword, params, tag }) {
  if (tag === void 0) {
    return { instancePath: path, schemaPath: `#${rule}/${keyword}`, keyword, params };
  }
  return errorAt(`${path}/${step(tag)}`, `${rule}/properties/${step(tag)}`, { keyword, params });
}
function marked(errors, losses, value, shape) {
  const isCut = errors.length >= MANY_ERRORS;
  const lostAt = ({ instancePath }) => {
    const place = placeOfLoss(instancePath, value, shape);
    return isCut ? place && withoutIndices(place) : place;
  };
  const reported = /* @__PURE__ */ new Set();
  const all = errors.map((error) => {
    const place = lostAt(error);
    reported.add(place);
    return place === void 0 ? error : dropping(error);
  });
  const others = losses.filter((error) => !reported.has(lostAt(error)));
  return [...all, ...others.map(dropping)];
}
const dropping = (error) => ({ ...error, dropped: true });
function placeOfLoss(path, value, shape) {
  let part = value;
  let found = shape;
  let place = "";
  for (const key of stepsOf(path)) {
    if (typeof part !== "object" || part === null) return void 0;
    found = shapeInside(shapeOf(part, found), part, key);
    part = part[key];
    if (!found) return void 0;
    place += `/${step(key)}`;
    if (part !== void 0 && faultOf(part, found)) return place;
  }
  return void 0;
}
