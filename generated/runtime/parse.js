// Generated from the contract by `npm run build`; edit the contract instead.

import {
  describe,
  LONGEST_PATH,
  meantBy,
  orUnreadable,
  pathOf
} from "./issues.js";
import { fill, withoutUnknown } from "./shape.js";
import { cut, step } from "./values.js";
export function kindIn(value, kinds) {
  if (!kinds) return {};
  const tag = value[kinds.tag];
  return { kind: kinds.known.includes(tag) ? tag : "other" };
}
export function parser(check, about = {}) {
  return (value) => orUnreadable(
    () => check(value) ? success(value, about) : refuse(check.all ?? [], value, about)
  );
}
export function strictParser(check, about = {}) {
  return (value, options) => orUnreadable(() => {
    const isDropping = options?.unknownFields === "drop";
    const dropped = [];
    let kept = value;
    if (!check(value)) {
      const unknown = check.all?.filter(({ keyword }) => keyword === "additionalProperties");
      const isUnwanted = (field, path) => {
        if (isDropping && field !== void 0) dropped.push(cut(path, LONGEST_PATH));
        return isDropping || field === void 0;
      };
      kept = withoutUnknown(value, about.closed ?? {}, isUnwanted, "");
      if (!check(kept)) {
        const errors = check.all ?? [];
        const misspelled = isDropping ? misspelledIn(unknown ?? [], errors, value, about) : [];
        return refuse([...errors, ...misspelled], value, about);
      }
    }
    return { ...success(kept, about), ...isDropping && { dropped } };
  });
}
function success(value, { shape, kinds }) {
  const filled = shape ? fill(value, shape) : value;
  return { ok: true, ...kindIn(filled, kinds), value: filled };
}
function refuse(errors, value, { closed }) {
  return { ok: false, issues: describe(errors, value, closed) };
}
function misspelledIn(unknown, errors, value, { closed = {} }) {
  const missing = new Set(errors.map((one) => one.keyword === "required" && pathOf(one)));
  return unknown.filter((error) => {
    const meant = meantBy(error, value, closed);
    return meant.some((name) => missing.has(`${error.instancePath}/${step(name)}`));
  });
}
