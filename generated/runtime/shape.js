// Generated from the contract by `npm run build`; edit the contract instead.

import { stepsOf, typeOf } from "./values.js";
export function branchFor(branches, tag) {
  const found = branches.find(([values]) => values?.includes(tag));
  const other = typeof tag === "string" ? branches.find(([values]) => values === null) : void 0;
  return (found ?? other)?.[1];
}
export function shapeOf(value, shape) {
  if (shape.anyOf) {
    const type = typeOf(value) ?? "";
    const fit = shape.anyOf.find(({ types }) => types?.includes(type) ?? true);
    return fit ? shapeOf(value, fit) : shape;
  }
  if (shape.tag === void 0) return shape;
  const branch = branchFor(
    shape.branches ?? [],
    value?.[shape.tag]
  );
  return branch ? shapeOf(value, branch) : shape;
}
export function shapeInside(shape, value, key) {
  if (Array.isArray(value)) return shape.items;
  const { fields = {}, others } = shape;
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
export function withoutUnknown(value, shape, isUnwanted, steps = []) {
  if (typeof value !== "object" || value === null) return value;
  const found = shapeOf(value, shape);
  if (Array.isArray(value)) {
    const { items } = found;
    if (!items || Object.keys(items).length === 0) return value;
    const kept2 = value.map(
      (item, index) => withoutUnknown(item, items, isUnwanted, [...steps, String(index)])
    );
    return kept2.some((item, index) => item !== value[index]) ? kept2 : value;
  }
  let isSame = true;
  const kept = [];
  for (const [key, field] of Object.entries(value)) {
    const inside = shapeInside(found, value, key);
    const path = [...steps, key];
    const isUnknown = inside === void 0 && found.closed === true;
    if (isUnknown && isUnwanted(field, path)) {
      isSame = false;
      continue;
    }
    const rest = inside ? withoutUnknown(field, inside, isUnwanted, path) : field;
    if (rest !== field) isSame = false;
    kept.push([key, rest]);
  }
  return isSame ? value : copyWith(value, kept);
}
export function copyWith(value, fields) {
  return Object.setPrototypeOf(Object.fromEntries(fields), Object.getPrototypeOf(value));
}
