// Generated from the contract by `npm run build`; edit the contract instead.

import { closest, either, messageOf, UNKNOWN, WANTED } from "./messages.js";
import { shapeAt } from "./shape.js";
import { cut, partAt, step } from "./values.js";
const MOST_ISSUES = 100;
export const MANY_ERRORS = 1e3;
export const LONGEST_PATH = 1e3;
export function formatIssue(issue) {
  const { path = [] } = issue;
  const pointer = typeof path === "string" ? path : path.map(stepTo).join("");
  const words = wordsOf(issue);
  return oneLine(pointer === "" ? words : `${pointer}: ${words}`);
}
function stepTo(segment) {
  const key = segment?.key ?? segment;
  return `/${step(String(key))}`;
}
export function wordsOf({ message, count = 1, dropped }) {
  const leftOut = dropped ? "; left out" : "";
  const more = count > 1 ? ` (and ${count - 1} more like it)` : "";
  return message + leftOut + more;
}
export function oneLine(text) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return escaped === character ? `\\u${code}` : escaped;
  });
}
export function failure(keyword, message) {
  return { ok: false, issues: [{ path: "", message, keyword, schemaPath: "#" }] };
}
export function orUnreadable(run) {
  try {
    return run();
  } catch {
    return failure("unreadable", "the value cannot be read: it throws or changes while being read");
  }
}
export function issuesOf(errors, value = UNKNOWN) {
  return describe(errors ?? [], value);
}
export function describe(errors, value, shape = {}) {
  const isCut = errors.length >= MANY_ERRORS;
  const shown = shallowFirst(merged(joinBranches(errors)), MOST_ISSUES - Number(isCut));
  const issues = shown.map(({ error, paths }) => {
    const { keyword, schemaPath, dropped } = error;
    const part = value === UNKNOWN ? UNKNOWN : partAt(value, error.instancePath);
    return {
      path: cut(pathOf(error), LONGEST_PATH),
      message: messageOf(error, wantedBy(error), part, meantBy(error, value, shape)),
      keyword,
      schemaPath,
      ...paths.size > 1 && { count: paths.size },
      ...dropped && { dropped }
    };
  });
  return isCut ? [...issues, MORE] : issues;
}
const MORE = {
  path: "",
  message: `has ${MANY_ERRORS} issues or more; there may be others`,
  keyword: "more",
  schemaPath: "#"
};
function merged(errors) {
  const placeOf = placesOf(errors);
  const found = /* @__PURE__ */ new Map();
  for (const error of errors) {
    const { keyword, params, dropped } = error;
    const kind = `${placeOf(error)} ${keyword} ${wantedBy(error) ?? params.limit} ${dropped === true}`;
    const similar = found.get(kind) ?? { error, paths: /* @__PURE__ */ new Set() };
    found.set(kind, similar);
    const path = pathOf(error);
    similar.paths.add(path.length > LONGEST_PATH ? error : path);
  }
  return [...found.values()];
}
function shallowFirst(all, most) {
  const depth = ({ error }) => cut(pathOf(error), LONGEST_PATH).split("/").length;
  const byDepth = (a, b) => depth(a) - depth(b);
  const isKept = ({ error }) => Number(error.dropped ?? false);
  const sorted = all.sort(byDepth).sort((a, b) => isKept(b) - isKept(a));
  return sorted.slice(0, most).sort(byDepth);
}
export function pathOf({ instancePath, params }) {
  const field = params.missingProperty ?? params.additionalProperty;
  return field === void 0 ? instancePath : `${instancePath}/${step(String(field))}`;
}
export function withoutIndices(path) {
  return path.replace(/\/\d+(?=\/|$)/g, "/*");
}
function placesOf(errors) {
  const ruleOf = ({ schemaPath, params }) => `${schemaPath} ${params.missingProperty}`;
  const placeOf = (error) => {
    const path = pathOf(error);
    return path.length > 200 ? ruleOf(error) : withoutIndices(path);
  };
  const places = /* @__PURE__ */ new Map();
  for (const error of errors) {
    const own = places.get(ruleOf(error)) ?? /* @__PURE__ */ new Set();
    places.set(ruleOf(error), own.add(placeOf(error)));
  }
  return (error) => {
    const most = error.keyword === "additionalProperties" ? MOST_ISSUES : 10;
    const isData = (places.get(ruleOf(error))?.size ?? 0) > most;
    return isData ? ruleOf(error) : placeOf(error);
  };
}
function joinBranches(errors) {
  const refusals = /* @__PURE__ */ new Map();
  for (const { keyword, instancePath } of errors) {
    if (keyword === "anyOf") refusals.set(instancePath, []);
  }
  if (refusals.size === 0) return errors;
  const insides = /* @__PURE__ */ new Set();
  for (const error of errors) {
    const path = pathOf(error);
    for (let end = path.lastIndexOf("/"); end >= 0; end = path.lastIndexOf("/", end - 1)) {
      insides.add(path.slice(0, end));
      if (end === 0) break;
    }
  }
  return errors.flatMap((error) => {
    const { keyword, instancePath, params } = error;
    const own = refusals.get(instancePath);
    const isAboutField = (params.missingProperty ?? params.additionalProperty) !== void 0;
    if (!own || isAboutField) return [error];
    if (keyword === "anyOf") return insides.has(instancePath) ? [] : [joined(error, own)];
    own.push(error);
    return [];
  });
}
function joined(error, refusals) {
  if (refusals.every(({ keyword }) => keyword === "type")) {
    const types = new Set(refusals.flatMap(({ params }) => params.type));
    return { ...error, keyword: "type", params: { type: [...types] } };
  }
  const phrases = new Set(refusals.flatMap((one) => wantedBy(one) ?? []));
  return phrases.size === 0 ? error : { ...error, wanted: either([...phrases]) };
}
const wantedBy = ({ keyword, params, wanted }) => wanted ?? WANTED[keyword]?.(params);
export function meantBy(error, value, shape) {
  const { instancePath, params } = error;
  if (params.additionalProperty === void 0) return [];
  const name = String(params.additionalProperty);
  const { fields, meant = {} } = shapeAt(value, instancePath, shape);
  if (Object.hasOwn(meant, name)) return meant[name] ?? [];
  const known = fields ? Object.keys(fields) : params.known ?? [];
  return closest(name, known);
}
