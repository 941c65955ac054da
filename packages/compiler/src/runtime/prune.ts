/** Copies a refused value without the parts that cause the refusal. */

import { explainAll } from './gather.ts';
import { type Explain, type Found, step, stepsOf } from './validate.ts';

/** A part of a value: it is left out because of an error, or contains parts that are left out. */
export interface Part {
  error?: Found;
  /** Whether an issue reports it. */
  isReported?: boolean;
  /** The parts inside it, by key, as in paths. */
  parts?: Map<string, Part>;
}

/** Without a part, its parent may become unreadable, and is left out in the next round. */
const MOST_ROUNDS = 4;

/**
 * The value without the parts that a profile refuses, or the value itself if there are none, and these parts;
 * undefined if the whole value is refused.
 *
 * @param placeOf returns the steps to the part that an error in a value leaves out, none for the whole value
 */
export function prune(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  placeOf: (error: Found, value: unknown) => readonly string[],
): { value: unknown; whole: Part } | undefined {
  const whole: Part = {};
  if (accepts(value)) return { value, whole };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // An item that was left out leaves a gap, so that paths have the indices of the value itself.
    const sameIndices = without(value, whole, { leavesGaps: true });
    // Ajv's loops pass their own list of errors, which must come back empty, since they go on filling it, with its
    // new length as the result. What the last loop leaves is in `explain.errors`.
    const collect = (errors: Found[]): number => {
      for (const error of errors) leaveOut(whole, placeOf(error, sameIndices), error);
      errors.length = 0;
      // If the whole value is refused, the other errors do not matter, and the loops stop.
      if (whole.error) context.gather = undefined;
      return 0;
    };
    const context: ThisParameterType<Explain> = { gather: collect };
    explain.call(context, sameIndices);
    collect(explain.errors ?? []);
    explain.errors = null;
    if (whole.error) return undefined;
    const rest = without(value, whole, { leavesGaps: false });
    if (accepts(rest) || explainAll(rest, explain) === null) return { value: rest, whole };
  }
  return undefined;
}

function leaveOut(whole: Part, steps: readonly string[], error: Found): void {
  let part = whole;
  for (const key of steps) {
    if (part.error) return;
    part.parts ??= new Map();
    const inner: Part = part.parts.get(key) ?? {};
    part.parts.set(key, inner);
    part = inner;
  }
  part.error ??= error;
}

interface WithoutOptions {
  /** Whether `undefined` replaces a list item that is left out. */
  leavesGaps: boolean;
}

/** Copies objects and lists that lose a part; everything else is shared with the value. */
function without(value: unknown, { parts }: Part, options: WithoutOptions): unknown {
  if (!parts) return value;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const part = parts.get(String(index));
      if (!part) return [item];
      if (part.error) return options.leavesGaps ? [undefined] : [];
      return [without(item, part, options)];
    });
  }
  const members = Object.entries(value as object).flatMap(([key, member]) => {
    const part = parts.get(key);
    if (!part) return [[key, member]];
    return part.error ? [] : [[key, without(member, part, options)]];
  });
  // A user-defined class may define fields on its prototype.
  return Object.setPrototypeOf(Object.fromEntries(members), Object.getPrototypeOf(value));
}

/** The part that is left out at a path, or around it. */
export function leftOutAt({ instancePath }: Found, whole: Part): Part | undefined {
  let part: Part | undefined = whole;
  for (const key of stepsOf(instancePath)) {
    part = part.parts?.get(key);
    if (!part || part.error) return part;
  }
  return undefined;
}

/** The parts that are left out, with their paths. */
export function* leftOut(part: Part, path: string = ''): Generator<{ path: string; part: Part }> {
  if (part.error) {
    yield { path, part };
    return;
  }
  for (const [key, inner] of part.parts ?? []) yield* leftOut(inner, `${path}/${step(key)}`);
}
