/** What only one of two releases accepts, found by trying values. */
import type { Json } from '../../model/json.ts';
import { branchesOf, type NormalSchema, resolve, typesOf } from '../../model/schema.ts';
import type { Change, Grade, Pair } from './change.ts';
import { alternativesOf } from './unions.ts';
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
  const free = alternativesOf(after).some(({ schema }) => {
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

interface How {
  /** Whether the rules for senders go as well. */
  recorded: boolean;
  /** Whether the value may be missing, so that null is as good. */
  optional: boolean;
  /** Whether the value chooses a branch, so that no other value will do. */
  tag: boolean;
  /** Whether the revision names no format. */
  free: boolean;
}

/** A schema, lists and objects aside, that accepts what a tolerant reader can still use. */
export function loosened(
  schema: NormalSchema,
  schemas: ReadonlyMap<string, NormalSchema>,
  how: How,
): NormalSchema {
  const loose = loosenedNode(schema, schemas, how);
  return how.optional ? { anyOf: [loose, { type: 'null' }] } : loose;
}

function loosenedNode(
  schema: NormalSchema,
  schemas: ReadonlyMap<string, NormalSchema>,
  how: How,
): NormalSchema {
  const found = resolve(schema, schemas);
  const branches = branchesOf(found);
  if (found.properties !== undefined || found.tag !== undefined) return found;
  if (branches) return { anyOf: branches.map((branch) => loosenedNode(branch, schemas, how)) };
  const { pattern, const: only, enum: listed, ...rest } = found;
  if (how.free) delete rest.format;
  if (how.recorded) {
    for (const key of ['minimum', 'maximum', 'minLength', 'maxLength'] as const) delete rest[key];
  }
  const values = listed ?? (only === undefined ? [] : [only]);
  const texts = values.every((value) => typeof value === 'string' || value === null);
  if (values.length === 0) return rest;
  if (how.tag || !(texts || how.recorded)) return { ...rest, enum: values };
  return { ...rest, type: typesOf(found, schemas) };
}
