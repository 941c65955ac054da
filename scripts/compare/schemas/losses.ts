/** What only one of two releases accepts, found by trying values. */
import type { Json } from '../../model/json.ts';
import { resolve } from '../../model/schema.ts';
import type { Change } from './change.ts';
import { type Grade, loosened } from './loosened.ts';
import type { Pair } from './pair.ts';
import { alternatives } from './unions.ts';
import { edges, sample } from './values.ts';

/** What happens to senders, and to receivers, where nothing more can be said. */
const SAYINGS = ['what was accepted is refused', 'what was never sent before may arrive'] as const;

/** Values to try: those at the edges of both schemas, and a sample of each, a list or an object. */
export function valuesOf({ context, old, next }: Pair, samples: boolean): Json[] {
  const whole = samples ? [sample(old, context.old), sample(next, context.next)] : [];
  return [
    ...edges(old, context.old.schemas),
    ...edges(next, context.next.schemas),
    ...whole.filter((value) => value !== undefined),
  ];
}

/** Which of some values only one of the two releases accepts. */
export function lossesOf(
  { context, old, next, around = [old, next], optional = false, tag = false }: Pair,
  values: readonly Json[],
  [narrower, wider]: readonly [string, string] = SAYINGS,
): Pick<Change, 'narrower' | 'wider'> {
  const [before, after] = around;
  const accepted = new Set(values.filter((value) => context.old.accepts(before, value)));
  const accepts = new Set(values.filter((value) => context.next.accepts(after, value)));
  const lost = [...accepted].find((value) => !accepts.has(value));
  const gained = [...accepts].filter((value) => !accepted.has(value));
  const [any] = gained;
  const losses = lost !== undefined && { narrower: { saying: narrower, leaf: lost } };
  if (any === undefined) return { ...losses };
  const free = alternatives(after, context.next.schemas).some(({ schema }) => {
    const { format, enum: listed, const: only } = resolve(schema, context.next.schemas);
    return format === undefined && listed === undefined && only === undefined;
  });
  /** The first new value that a reader who is lenient to some degree refuses. */
  const refused = (recorded: boolean) => {
    const loose = loosened(before, context.old.schemas, { optional, tag, free, recorded });
    return gained.find((value) => !context.old.accepts(loose, value));
  };
  const graded = (leaf: Json, grade: Grade) => {
    const saying = grade === 'promised' ? wider : `${wider}; the tolerant reading takes it`;
    return { ...losses, wider: { saying, leaf, grade } };
  };
  const promised = refused(true);
  if (promised !== undefined) return graded(promised, 'promised');
  const recorded = refused(false);
  return recorded === undefined ? graded(any, 'lenient') : graded(recorded, 'recorded');
}
