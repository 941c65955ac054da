// Generated from the contract by `npm run build`; edit the contract instead.

import { isObject } from "./validate.js";
export function kindOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}
export function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "object") return isObject(value) ? "object" : void 0;
  if (typeof value === "number") return Number.isFinite(value) ? "number" : void 0;
  return typeof value === "string" || typeof value === "boolean" ? typeof value : void 0;
}
export function step(name) {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
export function stepsOf(pointer) {
  const steps = pointer.split("/").slice(1);
  if (!pointer.includes("~")) return steps;
  return steps.map((one) => one.replaceAll("~1", "/").replaceAll("~0", "~"));
}
export function partAt(value, pointer) {
  let part = value;
  for (const key of stepsOf(pointer)) part = part?.[key];
  return part;
}
export function cut(text, room) {
  if (text.length <= room) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}\u2026`;
}
