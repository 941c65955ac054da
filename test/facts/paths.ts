/** Reading and changing values at the paths of the fact tables: `a.b`, `a[]` for the first item. */

import type { Json, JsonObject } from '../../scripts/model/json.ts';

type Step = string | 0;

function stepsOf(path: string): Step[] {
  return path
    .split('.')
    .filter((part) => part !== '')
    .flatMap((part): Step[] => {
      const [name = ''] = part.split('[]');
      const items = (part.match(/\[\]/g) ?? []).map((): Step => 0);
      return name === '' ? items : [name, ...items];
    });
}

function child(value: Json | undefined, step: Step): Json | undefined {
  if (step === 0) return Array.isArray(value) ? value[0] : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path, or `undefined` where there is none. */
export function lookUp(value: Json, path: string): Json | undefined {
  return stepsOf(path).reduce<Json | undefined>(child, value);
}

/** A copy with `what` at the path; the place around it must be there. */
export function insert(value: Json, path: string, what: Json): Json {
  return change(
    value,
    stepsOf(path),
    (holder, step) => {
      if (Array.isArray(holder)) holder[0] = what;
      else holder[String(step)] = what;
    },
    what,
  );
}

/** A copy without the field at the path. */
export function remove(value: Json, path: string): Json {
  return change(
    value,
    stepsOf(path),
    (holder, step) => {
      if (Array.isArray(holder)) holder.shift();
      else delete holder[String(step)];
    },
    value,
  );
}

function change(
  value: Json,
  steps: readonly Step[],
  apply: (holder: JsonObject | Json[], step: Step) => void,
  whole: Json,
): Json {
  const last = steps.at(-1);
  if (last === undefined) return whole;
  const copy = structuredClone(value);
  const holder = steps.slice(0, -1).reduce<Json | undefined>(child, copy);
  if (typeof holder !== 'object' || holder === null) {
    throw new Error(`nothing is around the last step of ${steps.join('/')}`);
  }
  apply(holder, last);
  return copy;
}
