/** Reading and changing values at the paths of the fact tables: `a.b`, `a[]` for the first item. */

import type { Json } from '../../../scripts/model/json.ts';
import { type Path, valueAt, without, withValue } from '../../support/edit.ts';

function stepsOf(path: string): Path {
  const parts = path.split('.').flatMap((part) => part.split(/(?=\[\])/));
  return parts.filter((part) => part !== '').map((part) => (part === '[]' ? 0 : part));
}

/** The value at a path, or `undefined` where there is none. */
export function lookUp(value: Json, path: string): Json | undefined {
  return valueAt(value, stepsOf(path)) as Json | undefined;
}

/** A copy with `what` at the path. */
export function insert(value: Json, path: string, what: Json): Json {
  return withValue(value, stepsOf(path), what) as Json;
}

/** A copy without the field at the path. */
export function remove(value: Json, path: string): Json {
  return without(value, stepsOf(path)) as Json;
}
