/** What a schema that is no union says of one value: its type, its values, its form, its bounds. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../model/json.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Sayings } from './log.ts';
import type { Effect } from './verdict.ts';

/** A difference in one keyword. */
export interface ValueChange {
  rule: string;
  /** The keyword whose place is shown. */
  keyword: string;
  effect: Effect;
  tolerated?: boolean;
  sayings?: Sayings;
  old?: Json | undefined;
  new?: Json | undefined;
}

type Raw = Record<string, Json | undefined>;

/** The keywords that `valueChanges` judges. */
export const VALUE_KEYWORDS = [
  'type',
  'const',
  'enum',
  'known',
  'not',
  'pattern',
  'format',
  'contentEncoding',
  'contentMediaType',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'multipleOf',
  'uniqueItems',
] as const;

/** The differences in the keywords above, each with its effect. */
export function valueChanges(old: NormalSchema, next: NormalSchema): ValueChange[] {
  return [
    ...typeChange(old, next),
    ...domainChange(old, next),
    ...knownChange(old, next),
    ...patternChange(old, next),
    ...formatChange(old, next),
    ...codingChange(old, next),
    ...boundChanges(old, next),
  ];
}

/** The JSON types that a schema allows; all of them where it says nothing. */
export function typesOf(schema: NormalSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  return ['null', 'boolean', 'number', 'string', 'array', 'object'];
}

function typeChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  if (isDeepStrictEqual(old.type, next.type)) return [];
  const before = typesOf(old);
  const after = typesOf(next);
  const effect = inclusion(
    before.every((type) => has(after, type)),
    after.every((type) => has(before, type)),
  );
  return [
    {
      rule: 'type',
      keyword: 'type',
      effect,
      old: old.type,
      new: next.type,
      sayings: {
        narrower: 'values of the old type are refused',
        wider: 'values of another type may arrive',
      },
    },
  ];
}

function has(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function inclusion(narrowIsOk: boolean, wideIsOk: boolean): Effect {
  if (narrowIsOk) return wideIsOk ? 'none' : 'wider';
  return wideIsOk ? 'narrower' : 'changed';
}

/** The values that are left: these only, or all but these. */
interface Domain {
  only: boolean;
  values: Json[];
}

function domain(schema: NormalSchema): Domain {
  if (schema.const !== undefined) return { only: true, values: [schema.const] };
  if (schema.enum !== undefined) return { only: true, values: schema.enum };
  return { only: false, values: excluded(schema) ?? [] };
}

/** What `not` excludes, where it excludes nothing but listed values. */
function excluded({ not }: NormalSchema): Json[] | undefined {
  if (not === undefined) return [];
  const extra = Object.keys(not).filter((key) => !['const', 'enum', 'type'].includes(key));
  if (extra.length > 0) return undefined;
  return not.const !== undefined ? [not.const] : not.enum;
}

function domainChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  const unclear = excluded(old) === undefined || excluded(next) === undefined;
  if (unclear && !isDeepStrictEqual(old.not, next.not)) {
    const [before, after] = [old.not as Json | undefined, next.not as Json | undefined];
    return [{ rule: 'not', keyword: 'not', effect: 'changed', old: before, new: after }];
  }
  const before = domain(old);
  const after = domain(next);
  const effect = inclusion(within(before, after), within(after, before));
  const keyword = ['const', 'enum', 'not'].find(
    (key) => !isDeepStrictEqual((old as Raw)[key], (next as Raw)[key]),
  );
  if (keyword === undefined) return [];
  // The tolerant reading opens enumerations of strings, and keeps what is a single constant.
  const opened = old.enum?.every((value) => typeof value === 'string' || value === null) === true;
  const gone = before.values.filter((value) => !includes(after.values, value));
  const came = after.values.filter((value) => !includes(before.values, value));
  const listed = before.only && after.only;
  return [
    {
      rule: keyword,
      keyword,
      effect,
      tolerated: opened,
      old: listed ? some(gone) : stated(old, keyword),
      new: listed ? some(came) : stated(next, keyword),
      sayings: {
        narrower: 'values that were accepted are refused',
        wider: opened
          ? 'a value arrives that is not in the list; the tolerant reading takes it'
          : 'values may arrive that were excluded',
      },
    },
  ];
}

function some(values: Json[]): Json[] | undefined {
  return values.length > 0 ? values : undefined;
}

function stated(schema: NormalSchema, keyword: string): Json | undefined {
  return (schema as Raw)[keyword] ?? schema.enum ?? schema.const;
}

/** Whether every value of `a` is one of `b`. */
function within(a: Domain, b: Domain): boolean {
  if (a.only) return a.values.every((value) => includes(b.values, value) === b.only);
  return !b.only && b.values.every((value) => includes(a.values, value));
}

function includes(values: Json[], value: Json): boolean {
  return values.some((other) => isDeepStrictEqual(other, value));
}

/** The known values of an open enumeration: any other of the same style is valid as well. */
function knownChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  if (old.known === undefined || next.known === undefined) return [];
  const gone = old.known.filter((value) => !next.known?.includes(value));
  const came = next.known.filter((value) => !old.known?.includes(value));
  if (gone.length === 0 && came.length === 0) return [];
  const none = 'the list is open: a value that it does not name is valid as before';
  const change = { rule: 'known', keyword: 'enum', effect: 'none', sayings: { none } } as const;
  return [{ ...change, old: some(gone), new: some(came) }];
}

function patternChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  if (old.pattern === next.pattern) return [];
  // Where one side lists its values, the list decides.
  if (domain(old).only || domain(next).only) {
    const [listed, pattern] = domain(old).only
      ? [domain(old).values, next.pattern]
      : [domain(next).values, old.pattern];
    const fits = (value: Json) => new RegExp(pattern ?? '', 'u').test(String(value));
    if (listed.every(fits)) return [];
  }
  return [{ ...text('pattern', old, next), tolerated: true }];
}

function formatChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  if (old.format === next.format) return [];
  const change = text('format', old, next);
  if (change.effect !== 'changed') return [{ ...change, tolerated: true }];
  // The tolerant reading checks no format, but whoever reads a moment cannot read a day.
  return [{ ...change, sayings: { wider: 'the text is of another format' } }];
}

function codingChange(old: NormalSchema, next: NormalSchema): ValueChange[] {
  return (['contentEncoding', 'contentMediaType'] as const)
    .filter((key) => old[key] !== next[key])
    .map((key) => ({
      ...text(key, old, next),
      effect: 'changed',
      sayings: {
        narrower: 'the text is read in another way',
        wider: 'the text is written in another way',
      },
    }));
}

function text(
  key: 'pattern' | 'format' | 'contentEncoding' | 'contentMediaType',
  old: NormalSchema,
  next: NormalSchema,
): ValueChange {
  const effect = inclusion(next[key] === undefined, old[key] === undefined);
  return { rule: key, keyword: key, effect, old: old[key], new: next[key] };
}

const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

function boundChanges(old: NormalSchema, next: NormalSchema): ValueChange[] {
  const changes: ValueChange[] = [];
  for (const key of [...LEAST, ...MOST, 'multipleOf', 'uniqueItems']) {
    const before = (old as Raw)[key];
    const after = (next as Raw)[key];
    if (before === after) continue;
    changes.push({
      rule: key,
      keyword: key,
      effect: boundEffect(key, before, after),
      old: before,
      new: after,
    });
  }
  return changes;
}

function boundEffect(key: string, before: Json | undefined, after: Json | undefined): Effect {
  if (key === 'uniqueItems') {
    return inclusion(after !== true, before !== true);
  }
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  if (key === 'multipleOf') {
    const ratio = (a: Json, b: Json) => Number.isInteger(Number(a) / Number(b));
    return inclusion(ratio(before, after), ratio(after, before));
  }
  const raised = Number(after) > Number(before);
  return raised === LEAST.includes(key) ? 'narrower' : 'wider';
}
