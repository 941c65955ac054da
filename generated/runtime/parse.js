// Generated from the contract by `npm run build`; edit the contract instead.

import {
  describe,
  LONGEST_PATH,
  meantBy,
  orUnreadable
} from "./issues.js";
import { closest } from "./messages.js";
import { shapeAt, withoutUnknown } from "./shape.js";
import { cut, partAt, step } from "./values.js";
export function kindIn(value, kinds) {
  if (!kinds) return {};
  const tag = value[kinds.tag];
  return { kind: kinds.known.includes(tag) ? tag : "other" };
}
export function parser(check, about = {}) {
  return (value) => orUnreadable(
    () => check(value) ? success(value, about) : refuse(check.errors ?? [], value, about)
  );
}
export function strictParser(check, about = {}) {
  return (value, options) => orUnreadable(() => {
    const isDropping = options?.unknownFields === "drop";
    const unknown = [];
    let kept = value;
    if (!check(value)) {
      kept = withoutUnknown(value, about.shape ?? {}, (field, steps) => {
        if (field === void 0) return true;
        if (isDropping) unknown.push(steps);
        return isDropping;
      });
      if (!check(kept)) {
        const errors = check.errors ?? [];
        const all = [...errors, ...misspelled(errors, value, unknown, about.shape)];
        return refuse(all, value, about);
      }
    }
    if (!isDropping) return success(kept, about);
    const dropped = unknown.map((steps) => cut(pointerTo(steps), LONGEST_PATH));
    return { ...success(kept, about), dropped };
  });
}
function success(value, { fill, kinds }) {
  const filled = fill ? fill(value) : value;
  return { ok: true, ...kindIn(filled, kinds), value: filled };
}
function refuse(errors, value, { shape }) {
  return { ok: false, issues: describe(withCommon(errors, value, shape), value, shape) };
}
function withCommon(errors, value, shape = {}) {
  return errors.flatMap((error) => {
    const { instancePath, keyword, params } = error;
    if (keyword !== "required") return [error];
    const { tag, required = [] } = shapeAt(value, instancePath, shape);
    if (tag !== params.missingProperty) return [error];
    const part = partAt(value, instancePath);
    const missing = required.filter((name) => name !== tag && part[name] === void 0);
    const others = missing.map((name) => ({ ...error, params: { missingProperty: name } }));
    return [error, ...others];
  });
}
const pointerTo = (steps) => steps.map((one) => `/${step(one)}`).join("");
function misspelled(errors, value, unknown, shape = {}) {
  const missing = /* @__PURE__ */ new Map();
  for (const error of errors) {
    if (error.keyword !== "required") continue;
    const { instancePath } = error;
    missing.set(instancePath, [...missing.get(instancePath) ?? [], error]);
  }
  if (missing.size === 0) return [];
  return unknown.flatMap((steps) => {
    const instancePath = pointerTo(steps.slice(0, -1));
    const [first, ...others] = missing.get(instancePath) ?? [];
    if (!first) return [];
    const names = [first, ...others].map(({ params: params2 }) => String(params2.missingProperty));
    const name = steps.at(-1) ?? "";
    const { meant = {} } = shapeAt(value, instancePath, shape);
    if (!Object.hasOwn(meant, name) && closest(name, names).length === 0) return [];
    const above = first.schemaPath.slice(0, first.schemaPath.lastIndexOf("/") + 1);
    const schemaPath = `${above}additionalProperties`;
    const params = { additionalProperty: name };
    const error = { instancePath, schemaPath, keyword: "additionalProperties", params };
    return meantBy(error, value, shape).some((one) => names.includes(one)) ? [error] : [];
  });
}
