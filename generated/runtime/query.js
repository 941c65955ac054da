// Generated from the contract by `npm run build`; edit the contract instead.
import { failure, preview } from "./issues.js";
const MOST_LEVELS = 8;
function readQuery(query, parameters) {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const found = /* @__PURE__ */ new Map();
  for (const [name, value2] of entries) {
    const bracket = name.indexOf("[");
    const base = bracket < 0 ? name : name.slice(0, bracket);
    const deep = bracket >= 0 && parameterOf(parameters, base) === "deepObject";
    const path = deep ? [base, ...members(name.slice(bracket)) ?? []] : [name];
    if (deep && (path.length < 2 || path.length > MOST_LEVELS)) {
      return refuseName(name, "is not of the form name[member]=value, up to eight levels");
    }
    if (!put(found, path, value2)) return refuseName(name, "contradicts another parameter");
  }
  const value = {};
  for (const [name, given] of found) {
    if (name !== "__proto__") value[name] = convert(given, parameterOf(parameters, name));
  }
  return { ok: true, value };
}
function entriesOf(query) {
  if (typeof query === "string") return new URLSearchParams(query);
  if (typeof query !== "object" || query === null || Array.isArray(query)) return null;
  const tag = Object.prototype.toString.call(query);
  if (tag === "[object URLSearchParams]") return query;
  return Object.entries(query).filter(([, value]) => value !== void 0);
}
function parameterOf(parameters, name) {
  return Object.hasOwn(parameters, name) ? parameters[name] : void 0;
}
function refuseName(name, problem) {
  return failure("deepObject", `the parameter ${preview(name)} ${problem}`);
}
function members(brackets) {
  if (!brackets.endsWith("]")) return null;
  const names = brackets.slice(1, -1).split("][");
  return names.every((name) => name !== "" && !/[[\]]/.test(name)) ? names : null;
}
function put(tree, path, value) {
  let level = tree;
  for (const name of path.slice(0, -1)) {
    const below = level.get(name) ?? /* @__PURE__ */ new Map();
    if (!(below instanceof Map)) return false;
    level.set(name, below);
    level = below;
  }
  const last = path[path.length - 1];
  const before = level.get(last);
  if (before instanceof Map) return false;
  level.set(last, before === void 0 ? value : [before, value].flat());
  return true;
}
function convert(found, parameter) {
  if (found instanceof Map) {
    const members2 = {};
    for (const [name, member] of found) {
      if (name !== "__proto__") members2[name] = convert(member, void 0);
    }
    return members2;
  }
  if (parameter === void 0 || parameter === "deepObject") return found;
  if (typeof parameter === "string") {
    const only = Array.isArray(found) && found.length === 1 ? found[0] : found;
    return scalar(only, parameter);
  }
  if (typeof found !== "string" && !Array.isArray(found)) return found;
  const { list, separator } = parameter;
  const items = [found].flat().flatMap((item) => {
    return separator && typeof item === "string" ? item.split(separator) : [item];
  });
  return items.map((item) => scalar(item, list));
}
function scalar(text, type) {
  if (typeof text !== "string") return text;
  if (type === "number") {
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  }
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
export {
  readQuery
};
