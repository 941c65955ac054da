// Generated from the contract by `npm run build`; edit the contract instead.
import { failure, preview } from "./issues.js";
const MOST_LEVELS = 8;
function readQuery(query, parameters) {
  if (Object.prototype.toString.call(query) !== "[object URLSearchParams]") {
    return { ok: true, value: query };
  }
  const found = /* @__PURE__ */ new Map();
  for (const [name, text] of query) {
    const bracket = name.indexOf("[");
    const base = bracket < 0 ? name : name.slice(0, bracket);
    const deep = bracket >= 0 && parameterOf(parameters, base) === "deepObject";
    const path = deep ? [base, ...members(name.slice(bracket)) ?? []] : [name];
    if (deep && (path.length < 2 || path.length > MOST_LEVELS)) {
      return refuseName(name, "is not of the form name[member]=value, up to eight levels");
    }
    if (!put(found, path, text)) return refuseName(name, "contradicts another parameter");
  }
  const value = {};
  for (const [name, texts] of found) {
    if (name !== "__proto__") value[name] = convert(texts, parameterOf(parameters, name));
  }
  return { ok: true, value };
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
function put(tree, path, text) {
  let level = tree;
  for (const name of path.slice(0, -1)) {
    const below = level.get(name) ?? /* @__PURE__ */ new Map();
    if (!(below instanceof Map)) return false;
    level.set(name, below);
    level = below;
  }
  const last = path[path.length - 1];
  const before = level.get(last);
  if (before === void 0) level.set(last, text);
  else if (typeof before === "string") level.set(last, [before, text]);
  else if (Array.isArray(before)) before.push(text);
  else return false;
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
  if (typeof parameter !== "string") {
    const { list, separator } = parameter;
    const texts = [found].flat();
    return (separator ? texts.flatMap((text) => text.split(separator)) : texts).map(
      (text) => scalar(text, list)
    );
  }
  return typeof found === "string" ? scalar(found, parameter) : found;
}
function scalar(text, type) {
  if (type === "number") {
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  }
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
export {
  readQuery
};
