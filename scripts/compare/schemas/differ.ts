/**
 * Compares a schema in two releases, node by node. For each node it is proved that what one of the two
 * accepts the other accepts as well, or refuted by a value; what is neither is a loss that is not proved.
 */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  listedValues,
  type NormalSchema,
  numeric,
  resolve,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import { state } from '../../normalise/normal.ts';
import type { Both, Either } from '../pairs.ts';
import {
  type Change,
  type Context,
  changeOf,
  type Loss,
  type Pair,
  type PathStep,
  type Side,
  sidesOf,
} from './change.ts';
import { type Answer, decideValues, gradeOf, VALUE_KEYWORDS, valuesAround } from './inclusion.ts';
import { compareLists, compareObjects } from './inside.ts';
import { compareTagged, tagOf } from './tagged.ts';
import { type Reading, sample } from './values.ts';

const SAYINGS = ['what was accepted is refused', 'what was never sent before may arrive'] as const;

/** How a text stands for something else: no value shows what is in it. */
const CODINGS = ['contentEncoding', 'contentMediaType'] as const;

/** The keywords that are decided on; any other must be the same in both releases. */
const DECIDED = new Set<string>([
  ...[...VALUE_KEYWORDS, ...CODINGS, 'known', '$ref', 'union', 'items', 'minItems', 'maxItems'],
  ...['properties', 'required', 'additionalProperties'],
]);

/**
 * What differs between a schema in two releases. Nothing where both accept the same values and say the
 * same of them.
 */
export function changesOf(
  old: NormalSchema,
  next: NormalSchema,
  { old: before, next: after, subset }: Context,
  tags?: ReadonlySet<string>,
): Change[] {
  return compareNodes({ context: { old: before, next: after, subset }, old, next, path: [], tags });
}

/** Compares a node and all that is below it; what both refer to by the same name is compared there. */
function compareNodes(pair: Pair): Change[] {
  if (isDeepStrictEqual(pair.old, pair.next)) return [];
  const said = pair.context.subset ? [] : compareAnnotations(pair);
  return [...said, ...compareForms(pair)];
}

/** What two nodes accept, whatever they say of it. */
function compareForms(stated: Pair): Change[] {
  const { context, path } = stated;
  const old = unwrap(stated.old, context.old);
  const next = unwrap(stated.next, context.next);
  const pair = { ...stated, old, next };
  if (stated.old.$ref !== undefined && stated.old.$ref === stated.next.$ref) return [];
  if (old.union === undefined && next.union === undefined) return compareSingle(pair);
  const tag = tagOf(pair);
  if (tag !== undefined) return compareTagged(pair, tag, compareNodes);
  const forms = pairForms(...sidesOf(pair));
  // Discriminated unions with tags of their own are no other forms of each other.
  const isSame = forms?.some(([was, is]) => was?.schema === old && is?.schema === next);
  if (forms === undefined || isSame) return compareWhole(pair);
  return forms.flatMap(([was, is]) => {
    if (!was || !is) return compareForm(pair, was ?? is, was ? 'old' : 'next');
    // As deep into nested unions as either release goes.
    const depth = Math.max(was.branches.length, is.branches.length);
    const steps = Array.from({ length: depth }, (_, level): PathStep => {
      return { branches: [was.branches[level] ?? -1, is.branches[level] ?? -1] };
    });
    const inside = { ...pair, old: was.schema, next: is.schema, path: [...path, ...steps] };
    // What describes a whole schema is compared already; what describes a branch is not.
    const areBranches = was.branches.length > 0 && is.branches.length > 0;
    return areBranches ? compareNodes(inside) : compareForms(inside);
  });
}

/** What a reference leads to, or a union of one. */
function unwrap(schema: NormalSchema, reading: Reading): NormalSchema {
  const found = resolve(schema, reading.schemas);
  const [only, ...more] = branchesOf(found);
  return only && more.length === 0 ? unwrap(only, reading) : found;
}

/** One of the forms that a value may have, of one JSON type. */
interface Form {
  schema: NormalSchema;
  type: TypeName;
  /** The branches that lead to it, from the outermost union. */
  branches: readonly number[];
}

/** The forms of a schema, told apart by type; a union of objects that a tag tells apart is one. */
function formsOf({ schema, reading }: Side, branches: readonly number[] = []): Form[] {
  const found = resolve(schema, reading.schemas);
  if (found.union && found.union.by !== 'tag') {
    return branchesOf(found).flatMap((branch, index) =>
      formsOf({ schema: branch, reading }, [...branches, index]),
    );
  }
  const types = typesOf(found, reading.schemas);
  const [only = 'object', ...more] = types;
  if (more.length === 0) return [{ schema, type: numeric(only), branches }];
  return types.map((type) => ({ schema: { ...found, type }, type: numeric(type), branches }));
}

/** Pairs the forms of both releases by type; nothing where a type is that of two forms of one release. */
function pairForms(...sides: Both<Side>): Either<Form>[] | undefined {
  const [old, next] = sides.map((side) => formsOf(side)) as [Form[], Form[]];
  const areApart = (forms: Form[]) => new Set(forms.map(({ type }) => type)).size === forms.length;
  if (!areApart(old) || !areApart(next)) return undefined;
  const types = new Set([...old, ...next].map(({ type }) => type));
  const find = (forms: Form[], type: TypeName) => forms.find((form) => form.type === type);
  return [...types].map((type) => [find(old, type), find(next, type)]);
}

/** A form of a value that one release alone has. */
function compareForm(pair: Pair, form: Form | undefined, side: 'old' | 'next'): Change[] {
  const { type = 'null', schema = {} } = form ?? {};
  const isNull = type === 'null';
  const shown = isNull ? 'null' : schema;
  const leaf = sample(schema, pair.context[side]);
  const saying = (text: string, other: string) => (isNull ? text : other);
  const lost = { saying: saying('null is refused', 'one of the forms is refused'), leaf };
  const gained: Loss = {
    saying: saying('null may arrive', 'it may arrive in another form'),
    leaf,
    grade: isNull && pair.optional ? 'lenient' : undefined,
  };
  const what = side === 'old' ? { old: shown, narrower: lost } : { new: shown, wider: gained };
  const { keyword } = formsStated(pair);
  return [changeOf(pair, { rule: isNull ? 'null' : `form ${type}`, keyword, ...what })];
}

const FORMS = ['anyOf', 'oneOf', 'type'] as const;

/** The keyword that states the forms of a node, and what it says in each release. */
function formsStated(pair: Pair): Pick<Change, 'keyword' | 'old' | 'new'> {
  const [old, next] = [state(pair.old), state(pair.next)];
  const keyword = FORMS.find((key) => key in next) ?? FORMS.find((key) => key in old);
  return keyword ? { keyword, old: old[keyword], new: next[keyword] } : {};
}

/** Forms that no type tells apart: every one of a release must be within one of the other. */
function compareWhole(pair: Pair): Change[] {
  const [old, next] = sidesOf(pair);
  const decide = (inner: Side, outer: Side): Answer => {
    const values = [...valuesAround(inner, outer), ...valuesAround(outer, inner)];
    const leaf = values.find(
      (value) =>
        inner.reading.accepts(inner.schema, value) && !outer.reading.accepts(outer.schema, value),
    );
    if (leaf !== undefined) return { leaf };
    // Of branches that may overlap `oneOf` takes exactly one.
    const { union } = outer.schema;
    const isAny = union?.keyword !== 'oneOf' || union.by !== 'trial';
    return isAny && isWithin(inner, outer) ? 'within' : 'not proved';
  };
  const narrower = lossOf(decide(old, next), SAYINGS[0]);
  const wider = lossOf(decide(next, old), SAYINGS[1]);
  if (!narrower && !wider) return [];
  return [changeOf(pair, { rule: 'oneOf', ...formsStated(pair), narrower, wider })];
}

/** Whether it is proved that each branch of one schema is within one of another. */
function isWithin(inner: Side, outer: Side): boolean {
  const context = { old: inner.reading, next: outer.reading };
  const branchesIn = ({ schema }: Side) => (schema.union ? branchesOf(schema) : [schema]);
  return branchesIn(inner).every((old) =>
    branchesIn(outer).some((next) =>
      compareNodes({ context, old, next, path: [] }).every(
        ({ narrower, unjudged }) => !narrower && !unjudged,
      ),
    ),
  );
}

/** A loss by what was found: none where all is proved to be kept. */
function lossOf(answer: Answer, saying: string): Loss | undefined {
  if (answer === 'within') return undefined;
  return { saying, ...(answer !== 'not proved' && answer) };
}

/** Two schemas of which neither is a union. */
function compareSingle(pair: Pair): Change[] {
  const sides = sidesOf(pair);
  const isListed = sides.some(({ schema }) => listedValues(schema) !== undefined);
  const areBoth = (type: TypeName) =>
    !isListed && sides.every((side) => typesOf(side.schema, side.reading.schemas).includes(type));
  return [
    ...compareValues(pair),
    ...compareCodings(pair),
    ...(areBoth('array') ? compareLists(pair, compareNodes) : []),
    ...(areBoth('object') ? compareObjects(pair, compareNodes) : []),
    ...compareUnknown(pair),
  ];
}

/** The keywords that decide whatever is inside a value: one change for them all. */
function compareValues(pair: Pair): Change[] {
  const { old, next, optional = false } = pair;
  const [was, is] = sidesOf(pair);
  const keys: (keyof NormalSchema)[] = [...VALUE_KEYWORDS, 'known'];
  const changed = keys.filter((key) => !isDeepStrictEqual(old[key], next[key]));
  const isListed = (listedValues(old) ?? listedValues(next)) !== undefined;
  if (changed.length === 0 && !isListed) return [];
  const narrower = lossOf(decideValues(was, is), SAYINGS[0]);
  let wider = lossOf(decideValues(is, was), SAYINGS[1]);
  if (wider && !pair.tag) wider = { ...wider, grade: gradeOf(is, was, optional) };
  const shown = showChanged(pair, changed);
  if (narrower || wider) {
    // That a branch for all others no longer takes what another branch now takes is no news.
    const isExcluded = pair.tag === true && changed.join() === 'not' && !wider;
    const none = isExcluded ? 'what it no longer takes has a branch of its own' : undefined;
    return [changeOf(pair, { ...shown, narrower, wider, none, silent: isExcluded })];
  }
  if (!changed.includes('known')) return [];
  const none = 'the list is open: a value that it does not name is valid as before';
  return [changeOf(pair, { ...shown, none })];
}

/** One keyword by its name, several as what they say together; of two lists only what differs. */
function showChanged({ old, next }: Pair, keys: readonly (keyof NormalSchema)[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isOne = (name: string) => keys.some((one) => one === name);
    return { rule: 'value', old: pick(old, isOne), new: pick(next, isOne) };
  }
  const without = (list: unknown, others: unknown) => {
    if (!Array.isArray(list) || !Array.isArray(others)) return list;
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  const keyword = key === 'known' ? 'enum' : key;
  return {
    rule: key,
    keyword,
    old: without(old[key], next[key]),
    new: without(next[key], old[key]),
  };
}

function compareCodings(pair: Pair): Change[] {
  const why = 'the contract does not decode the text';
  return changesIn(pair, CODINGS).map((change) =>
    changeOf(pair, {
      ...change,
      narrower: { saying: 'the text is read in another way', why },
      wider: { saying: 'the text is written in another way', why },
    }),
  );
}

/** The keywords that are not decided on. */
function compareUnknown(pair: Pair): Change[] {
  const keys = Object.keys({ ...pair.old, ...pair.next });
  const unknown = keys.filter((key) => !DECIDED.has(key) && !isAnnotation(key));
  return changesIn(pair, unknown as (keyof NormalSchema)[]).map((change) => {
    const unjudged = `the comparison does not know \`${change.rule}\``;
    return changeOf(pair, { ...change, unjudged });
  });
}

/** What is said of a value that no value shows. */
function compareAnnotations(pair: Pair): Change[] {
  const told = (saying: string, why: string): Loss => ({ saying, why });
  const counts = 'a unit says what a number counts, not which numbers there are';
  const done = 'a default says what is done, not what is accepted';
  const effects = {
    default: {
      narrower: told('those who leave it out now get something different', done),
      none: pair.heir
        ? 'the field that replaces it has it'
        : 'what happens without it is now stated',
      silent: true,
    },
    'x-unit': {
      narrower: told('it is read in another unit', counts),
      wider: told('it is sent in another unit', counts),
      none: 'the unit is now stated',
      silent: true,
    },
    'x-opaque': {
      importers: 'the type that tolerant readers compile against no longer says what it holds',
      none: 'the type that tolerant readers compile against says what it holds',
    },
  };
  const keys = ['default', 'x-unit', 'x-opaque'] as const;
  return changesIn(pair, keys).map(({ rule, ...change }) => {
    const isKept = rule === 'x-opaque' ? !change.new : change.old === undefined;
    const { none, silent = false, ...affected }: Omit<Change, 'rule' | 'path'> = effects[rule];
    const isInherited = rule === 'default' && pair.heir;
    return changeOf(pair, {
      rule,
      ...change,
      none,
      silent,
      ...(!isKept && !isInherited && affected),
    });
  });
}

/** The keywords among some that differ. */
function changesIn<Key extends keyof NormalSchema>({ old, next }: Pair, keys: readonly Key[]) {
  return keys
    .filter((key) => !isDeepStrictEqual(old[key], next[key]))
    .map((key) => ({ rule: key, keyword: key, old: old[key], new: next[key] }));
}
