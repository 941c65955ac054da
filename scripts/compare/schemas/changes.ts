/** What differs between a schema in two releases, node by node. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import { isAnnotation, type NormalSchema, resolve, typesOf } from '../../model/schema.ts';
import { state } from '../../normalise/normal.ts';
import type { Both } from '../pairs.ts';
import {
  type Change,
  type Context,
  changeOf,
  compareKeyword,
  type Pair,
  type PathStep,
  type Side,
  sidesOf,
} from './change.ts';
import { areApart, isWithin } from './inclusion.ts';
import { compareCodings, compareLengths, compareUnknown, compareValues } from './keywords.ts';
import { decide, valuesOf } from './losses.ts';
import { compareObjects } from './objects.ts';
import { type Alternative, ANYTHING, isMixed, pairAlternatives } from './unions.ts';

/** Compares a schema in two releases, node by node. */
export function changesOf(
  old: NormalSchema,
  next: NormalSchema,
  releases: Pick<Context, 'old' | 'next' | 'subset'>,
  tags?: ReadonlySet<string>,
): Change[] {
  const compared = new Set<string>();
  const context = { old: releases.old, next: releases.next, compared, subset: releases.subset };
  return compareNodes({ context, old, next, path: [], tags });
}

function compareNodes(pair: Pair): Change[] {
  if (isDeepStrictEqual(pair.old, pair.next)) return [];
  const said = pair.context.subset ? [] : compareAnnotations(pair);
  return [...said, ...compareForms(pair)];
}

/** What two nodes accept, whatever they say of it. */
function compareForms(pair: Pair): Change[] {
  const followed = follow(pair);
  if (followed === undefined) return [];
  return [
    ...compareUnions(pair, followed),
    ...pairAlternatives(...sidesOf(followed)).flatMap(([before, after]) => {
      if (before && after) return compareAlternatives(followed, [before, after]);
      if (before) return recordForm(followed, 'old', before.schema);
      return after ? recordForm(followed, 'next', after.schema) : [];
    }),
  ];
}

/** The pair with its references followed; none where both are the same, or were compared before. */
function follow(pair: Pair): (Pair & Required<Pick<Pair, 'around'>>) | undefined {
  const { context, optional, tag, judged, around = [] } = pair;
  const { $ref = pair.next.$ref } = pair.old;
  const old = resolve(pair.old, context.old.schemas);
  const next = resolve(pair.next, context.next.schemas);
  if ($ref !== undefined) {
    // Whatever decides on what is found there.
    const ways = [context.opaque, context.subset, optional, tag, judged];
    const key = [...[old, next, ...around].map(idOf), ...ways].join(' ');
    const areSame = pair.old.$ref === pair.next.$ref;
    if (areSame || context.compared.has(key)) return undefined;
    context.compared.add(key);
  }
  return { ...pair, old, next, around: pair.around ?? [old, next] };
}

const ids = new WeakMap<NormalSchema, number>();
let last = 0;

/** A number by which a schema is known. */
function idOf(schema: NormalSchema): number {
  const id = ids.get(schema) ?? ++last;
  ids.set(schema, id);
  return id;
}

/** Two alternatives that belong together; the node itself is one where it is no union. */
function compareAlternatives(pair: Pair, [left, right]: Both<Alternative>) {
  const [isOld, isNext] = [left.schema === pair.old, right.schema === pair.next];
  if (isOld && isNext) return compareSingle(pair);
  // As deep into nested unions as either release goes.
  const depth = Math.max(left.branches.length, right.branches.length);
  const steps = Array.from({ length: depth }, (_, level): PathStep => {
    return { branches: [left.branches[level] ?? -1, right.branches[level] ?? -1] };
  });
  const inside = { ...pair, old: left.schema, next: right.schema, path: [...pair.path, ...steps] };
  // What describes a whole schema is compared already; what describes a branch is not.
  return isOld || isNext ? compareForms(inside) : compareNodes(inside);
}

/** What a union says for all of its branches. */
function compareUnions(at: Pair, pair: Pair): Change[] {
  const { old, next } = pair;
  const isTold = sidesOf(pair).every(({ schema, reading }) => {
    return areApart(schema, reading) && !isMixed(schema, reading.schemas);
  });
  // What is around the branches counts as well, where it says of a value what a branch says otherwise.
  const [was, is] = [old, next].map((one) => pick(one, (key) => !isAnnotation(key)));
  if (isTold || isDeepStrictEqual(was, is)) return [];
  const { keyword } = next.union ?? old.union ?? {};
  const losses = decide(pair, valuesOf(pair, true));
  if (!losses.narrower && !losses.wider) return [];
  return [changeOf(at, { rule: 'oneOf', keyword, ...losses })];
}

/** A form of a value that one release alone has: another form may accept the same values. */
function recordForm(pair: Pair, side: 'old' | 'next', schema: NormalSchema): Change[] {
  const only = { ...pair, old: {}, next: {}, [side]: schema };
  const isNull = schema.type === 'null';
  const sayings = [
    isNull ? 'null is refused' : 'one of the forms is refused',
    isNull ? 'null may arrive' : 'it may arrive in another form',
  ] as const;
  // Where the other forms accept the same, it is written in another way.
  const around = side === 'old' ? pair.around?.[1] : pair.around?.[0];
  const isTold = (inner: Side, outer: Side) =>
    inner.schema !== schema || isWithin(inner, { ...outer, schema: around ?? outer.schema });
  const losses = decide(only, valuesOf(only, true), isTold, sayings);
  if (!losses.narrower && !losses.wider) return [];
  const stated = { ...state(pair.old), ...state(pair.next) };
  const keyword = ['anyOf', 'oneOf', 'type'].find((key) => key in stated);
  const types = typesOf(schema, pair.context[side].schemas);
  const rule = isNull ? 'null' : `alternative ${types}`;
  const shown = isNull ? 'null' : schema;
  const values = side === 'old' ? { old: shown } : { new: shown };
  return [changeOf(pair, { rule, keyword, ...values, ...losses })];
}

/** Two schemas of which neither offers alternatives. */
function compareSingle(pair: Pair): Change[] {
  const areBoth = (type: 'array' | 'object') =>
    sidesOf(pair).every(({ schema, reading }) => typesOf(schema, reading.schemas).includes(type));
  return [
    ...compareValues(pair),
    ...compareCodings(pair),
    ...(areBoth('array') ? compareLists(pair) : []),
    ...(areBoth('object') ? compareObjects(pair, compareNodes) : []),
    ...compareUnknown(pair),
  ];
}

function compareLists(pair: Pair): Change[] {
  const { context, old, next } = pair;
  const path = [...pair.path, { items: true } as const];
  const items = { context, old: old.items ?? ANYTHING, next: next.items ?? ANYTHING, path };
  return [...compareLengths(pair), ...compareNodes(items)];
}

function compareAnnotations(pair: Pair): Change[] {
  const changed = {
    saying: 'those who leave it out now get something different',
    why: 'a default says what is done, not what is accepted',
  };
  return [
    ...compareKeyword(pair, 'default', {
      ...(pair.old.default !== undefined && { narrower: changed }),
      none: 'what happens without it is now stated',
      silent: true,
    }),
    ...compareKeyword(pair, 'x-opaque', {
      ...(pair.next['x-opaque'] && {
        importers: 'the type that tolerant readers compile against no longer says what it holds',
      }),
      none: 'the type that tolerant readers compile against says what it holds',
    }),
  ];
}
