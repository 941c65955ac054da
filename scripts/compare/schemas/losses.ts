/** What only one of two releases accepts, found by trying values. */
import { type Json, pick } from '../../model/json.ts';
import {
  BOUNDS,
  listedValues,
  mapBranches,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import { type Change, type Pair, type Side, sidesOf } from './change.ts';
import { isWithin } from './inclusion.ts';
import { textsOutside } from './texts.ts';
import { alternativesOf } from './unions.ts';
import { type Reading, sample, scalarsAround } from './values.ts';

/** What happens to senders, and to receivers, where nothing more can be said. */
const SAYINGS: Sayings = ['what was accepted is refused', 'what was never sent before may arrive'];

/** Why no value shows what may be lost. */
const NOT_TOLD = 'no value was found that only one of the two accepts';

type Sayings = readonly [narrower: string, wider: string];

/** Values to try: those at the edges of both schemas, and a sample of each form, a list or an object. */
export function valuesOf({ context, old, next }: Pair, samples: boolean): Json[] {
  const formsOf = (schema: NormalSchema, { schemas }: Reading) =>
    alternativesOf(schema, schemas).map((one) => resolve(one.schema, schemas));
  const [before, after] = [formsOf(old, context.old), formsOf(next, context.next)];
  const between = before.flatMap((one) =>
    after.flatMap((other) => [
      ...textsOutside(one, other).texts,
      ...textsOutside(other, one).texts,
    ]),
  );
  const samplesOf = (forms: NormalSchema[], reading: Reading) =>
    samples ? forms.flatMap((one) => sample(one, reading) ?? []) : [];
  return [
    ...between,
    ...scalarsAround(old, context.old.schemas),
    ...scalarsAround(next, context.next.schemas),
    ...samplesOf([old, ...before], context.old),
    ...samplesOf([next, ...after], context.next),
  ];
}

/** Which of some values only one of the two releases accepts. */
export function lossesOf(
  { context, old, next, around = [old, next], optional = false, tag = false }: Pair,
  values: readonly Json[],
  [narrower, wider]: Sayings = SAYINGS,
): Pick<Change, 'narrower' | 'wider'> {
  const [before, after] = around;
  const accepted = new Set(values.filter((value) => context.old.accepts(before, value)));
  const accepts = new Set(values.filter((value) => context.next.accepts(after, value)));
  const lost = [...accepted].find((value) => !accepts.has(value));
  const gained = [...accepts].filter((value) => !accepted.has(value));
  const [any] = gained;
  const losses = lost !== undefined && { narrower: { saying: narrower, leaf: lost } };
  if (any === undefined) return { ...losses };
  const free = alternativesOf(after, context.next.schemas).some(({ schema }) => {
    const { format, enum: listed, const: only } = resolve(schema, context.next.schemas);
    return format === undefined && listed === undefined && only === undefined;
  });
  /** The first new value that a reader refuses, who may know the rules for senders as well. */
  const findRefused = (keepsRules: boolean) => {
    const loose = loosen(before, context.old.schemas, { keepsRules, tag, free });
    const takes = (value: Json) =>
      (optional && value === null) || context.old.accepts(loose, value);
    return gained.find((value) => !takes(value));
  };
  const refused = findRefused(false);
  if (refused !== undefined) return { ...losses, wider: { saying: wider, leaf: refused } };
  const saying = `${wider}; the tolerant reading takes it`;
  const recorded = findRefused(true);
  const graded: Change['wider'] =
    recorded === undefined
      ? { saying, leaf: any, grade: 'lenient' }
      : { saying, leaf: recorded, grade: 'recorded' };
  return { ...losses, wider: graded };
}

/** Whether it is shown that the outer side accepts whatever the inner one does. */
export type IsTold = (inner: Side, outer: Side) => boolean;

/**
 * What only one of two nodes accepts: what some of the values show, and what is not shown to be nothing.
 *
 * @param isTold what shows that it is nothing; it gets the old side first where it asks about senders
 */
export function decide(
  pair: Pair,
  values: readonly Json[],
  isTold: IsTold = isWithin,
  sayings = SAYINGS,
): Pick<Change, 'narrower' | 'wider'> {
  const [was, is] = sidesOf(pair);
  const found = lossesOf(pair, values, sayings);
  const [narrower, wider] = sayings.map((saying) => ({ saying, why: NOT_TOLD }));
  return {
    narrower: found.narrower ?? (isTold(was, is) ? undefined : narrower),
    wider: found.wider ?? (isTold(is, was) ? undefined : wider),
  };
}

interface How {
  /** Whether the rules for senders stay. */
  keepsRules: boolean;
  /** Whether the value chooses a branch, so that no other value will do. */
  tag: boolean;
  /** Whether the revision names no format. */
  free: boolean;
}

/** A schema, lists and objects aside, that accepts what a tolerant reader can still use. */
function loosen(schema: NormalSchema, schemas: NormalSchemas, how: How): NormalSchema {
  const found = resolve(schema, schemas);
  const { union } = found;
  if (found.properties !== undefined || union?.by === 'tag') return found;
  if (union) return { union: mapBranches(union, (branch) => loosen(branch, schemas, how)) };
  const { pattern, const: _, enum: __, ...rest } = found;
  const dropped: string[] = [...(how.free ? ['format'] : []), ...(how.keepsRules ? [] : BOUNDS)];
  const loose = pick(rest, (key) => !dropped.includes(key));
  const values = listedValues(found) ?? [];
  if (values.length === 0) return loose;
  const areTexts = values.every((value) => typeof value === 'string' || value === null);
  if (how.tag || (how.keepsRules && !areTexts)) return { ...loose, enum: values };
  return { ...loose, type: typesOf(found, schemas) };
}
