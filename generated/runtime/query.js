// Generated from the contract by `npm run build`; edit the contract instead.

import { failure } from "./issues.js";
import { preview } from "./messages.js";
import { isObject } from "./validate.js";
import { kindOf } from "./values.js";
const MOST_LEVELS = 8;
export function readQuery(query, parameters) {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const known = new Map(Object.entries(parameters));
  const found = /* @__PURE__ */ new Map();
  for (const [name, value] of entries) {
    const path = pathOf(String(name), known);
    if (path === null) {
      return refuseName(name, "is not of the form name[member]=value, up to eight levels");
    }
    if (!put(found, path, value)) return refuseName(name, "contradicts another parameter");
  }
  const read = [...found].map(([name, value]) => [name, convert(value, known.get(name))]);
  return { ok: true, value: objectOf(read) };
}
function pathOf(name, known) {
  const [base = "", ...brackets] = name.split("[");
  const parameter = known.get(base);
  if (typeof parameter === "object" && name === `${base}[]`) return [base];
  if (parameter !== "deepObject") return [name];
  const members = brackets.map((bracket) => bracket.replace(/\]$/, ""));
  const isWritten = base + members.map((member) => `[${member}]`).join("") === name;
  return isWritten && members.every(isMember) && members.length < MOST_LEVELS ? [base, ...members] : null;
}
function isMember(name) {
  return /^[^[\]]+$/.test(name);
}
export function writeQuery(query) {
  const written = new URLSearchParams();
  const write = (name, value, level) => {
    if (value === void 0 || value === null) return;
    if (level > MOST_LEVELS) {
      throw new TypeError(`the parameter ${preview(name)} has more than eight levels`);
    }
    if (Array.isArray(value)) {
      for (const item of value) write(name, item, level + Number(Array.isArray(item)));
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isMember(key)) {
          const remedy = "use one that is not empty and has no brackets";
          throw new TypeError(
            `the parameter ${preview(name)} has a member ${preview(key)}; ${remedy}`
          );
        }
        write(`${name}[${key}]`, inner, level + 1);
      }
    } else {
      written.append(name, String(value));
    }
  };
  for (const [name, value] of Object.entries(query)) write(name, value, 1);
  return written.toString();
}
function entriesOf(query) {
  if (typeof query === "string") return new URLSearchParams(queryIn(query));
  const tag = kindOf(query);
  if (tag === "URL") return new URLSearchParams(query.search);
  let entries;
  if (/^(URLSearchParams|FormData|Headers|Map)$/.test(tag)) {
    entries = [...query];
  } else if (isObject(query)) {
    entries = Object.entries(query);
  } else {
    return null;
  }
  return entries.filter(([, value]) => value !== void 0);
}
function queryIn(text) {
  const address = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^?#]*|^[^?#=&]*(?=\?)/i.exec(text);
  return address === null ? text : text.slice(address[0].length).replace(/#.*/s, "");
}
function refuseName(name, problem) {
  return failure("deepObject", `the parameter ${preview(name)} ${problem}`);
}
function put(found, [name = "", ...members], value) {
  const before = found.get(name);
  if (members.length > 0) {
    const inner = before ?? /* @__PURE__ */ new Map();
    found.set(name, inner);
    return inner instanceof Map && put(inner, members, value);
  }
  if (before === void 0) {
    found.set(name, Array.isArray(value) ? [...value] : value);
  } else if (Array.isArray(before)) {
    for (const item of [value].flat()) before.push(item);
  } else if (typeof before === "string") {
    found.set(name, [before, value].flat());
  } else return false;
  return true;
}
function convert(found, parameter) {
  if (found instanceof Map) {
    return objectOf([...found].map(([name, value]) => [name, convert(value, void 0)]));
  }
  if (parameter === void 0 || parameter === "deepObject") return found;
  if (typeof parameter === "string") {
    const only = Array.isArray(found) && found.length === 1 ? found[0] : found;
    return scalar(only, parameter);
  }
  if (typeof found !== "string" && !Array.isArray(found)) return found;
  return [found].flat().map((item) => scalar(item, parameter.list));
}
function objectOf(members) {
  return Object.fromEntries(members.filter(([name]) => name !== "__proto__"));
}
function scalar(text, type) {
  if (type === "string" || typeof text !== "string") return text;
  if (!/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) return text;
  const value = JSON.parse(text);
  const isOdd = /^-?\d.*e/i.test(text) && String(value) !== text;
  return typeof value === type && !isOdd ? value : text;
}
