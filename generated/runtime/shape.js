// Generated from the contract by `npm run build`; edit the contract instead.

import { step, stepsOf } from "./values.js";
export function branchFor(value, { tag = "", branches = [] }) {
  const chosen = value?.[tag];
  const found = branches.find(([values]) => values?.includes(chosen));
  const other = branches.find(([values]) => values === null && typeof chosen === "string");
  return (found ?? other)?.[1];
}
export function shapeOf(value, shape) {
  const branch = shape.tag === void 0 ? void 0 : branchFor(value, shape);
  return branch ? shapeOf(value, branch) : shape;
}
export function shapeInside(shape, value, key) {
  const { fields = {}, others, items = {} } = shape;
  if (Array.isArray(value)) return items;
  return Object.hasOwn(fields, key) ? fields[key] : others;
}
export function shapeAt(value, pointer, shape) {
  let part = value;
  let found = shapeOf(part, shape);
  for (const key of stepsOf(pointer)) {
    const inside = shapeInside(found, part, key) ?? {};
    part = part?.[key];
    found = shapeOf(part, inside);
  }
  return found;
}
export const GONE = /* @__PURE__ */ Symbol("gone");
export function mapParts(value, map) {
  if (Array.isArray(value)) {
    let kept2;
    for (let i = 0; i < value.length; i++) {
      const part = map(value[i], String(i));
      if (part !== value[i]) kept2 ??= value.slice(0, i);
      if (part !== GONE) kept2?.push(part);
    }
    return kept2 ?? value;
  }
  const before = Object.entries(value);
  const after = before.map(([key, part]) => [key, map(part, key)]);
  if (after.every(([, part], index) => part === before[index]?.[1])) return value;
  const kept = after.filter(([, part]) => part !== GONE);
  return Object.setPrototypeOf(Object.fromEntries(kept), Object.getPrototypeOf(value));
}
export function withoutUnknown(value, shape, isUnwanted, path) {
  if (typeof value !== "object" || value === null) return value;
  const found = shapeOf(value, shape);
  return mapParts(value, (part, key) => {
    const inside = shapeInside(found, value, key);
    const place = `${path}/${step(key)}`;
    if (inside) return withoutUnknown(part, inside, isUnwanted, place);
    return found.closed && isUnwanted(part, place) ? GONE : part;
  });
}
export function fill(value, shape) {
  if (typeof value !== "object" || value === null) return value;
  const { items } = shape;
  if (Array.isArray(value)) return items ? value.map((item) => fill(item, items)) : value;
  const { fields, others, defaults } = shapeOf(value, shape);
  if (!fields && !others && !defaults) return value;
  const given = plain(value);
  const all = defaults?.() ?? {};
  for (const key in given) {
    if (given[key] !== void 0 && key !== "__proto__") all[key] = given[key];
  }
  for (const key in fields) {
    const inside = fields[key];
    if (inside && all[key] !== void 0) all[key] = fill(all[key], inside);
  }
  if (!others) return all;
  for (const key in all) if (!Object.hasOwn(fields ?? {}, key)) all[key] = fill(all[key], others);
  return all;
}
function plain(value) {
  const object = value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return object;
  const inherited = {};
  for (let from = prototype; from; from = Object.getPrototypeOf(from)) {
    for (const name of Object.getOwnPropertyNames(from)) {
      if (typeof object[name] !== "function") inherited[name] = object[name];
    }
  }
  return { ...inherited, ...object };
}
