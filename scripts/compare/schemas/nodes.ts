/** Nodes of a schema in two releases: what they accept, and which values show that they differ. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  type NormalSchema,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import type { Change, Step } from './change.ts';
import { type Grade, loosened } from './loosened.ts';
import { alternatives, match } from './unions.ts';
import { edges, type Reading, sample } from './values.ts';

/** The same node in both releases. */
export interface Pair {
  old: NormalSchema;
  next: NormalSchema;
  path: readonly Step[];
  /** Whether the field was optional. */
  optional?: boolean;
  /** Whether the base leaves open what the field around holds. */
  opaque?: boolean;
  /** Whether the value chooses a branch of a union. */
  tag?: boolean;
  /** The properties of the node that choose a branch of a union which names the node. */
  tags?: ReadonlySet<string>;
  /** The property that was judged before: the tag of the union around. */
  judged?: string;
  /** The unions around, whose other branches may accept a value as well. */
  around?: [NormalSchema, NormalSchema];
  /**
   * Whether the new schema is a case of the old one, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean;
  /** The references that are being compared around this node. */
  open?: readonly string[];
}

export type Spot = Omit<Pair, 'old' | 'next'>;

/** The keywords that decide on values which are neither lists nor objects. */
const VALUES = [
  'type',
  'const',
  'enum',
  'known',
  'not',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
] as const;

/** Keywords that match more texts than can be tried, and those whose effect hides among these. */
const ENDLESS = ['pattern', 'format'] as const;
const TEXTS: readonly string[] = [...ENDLESS, 'minLength', 'maxLength'];

const CODINGS = ['contentEncoding', 'contentMediaType'] as const;

const JUDGED = new Set<string>([
  ...[...VALUES, ...CODINGS, 'minItems', 'maxItems', 'items', 'properties', 'required'],
  ...['additionalProperties', 'anyOf', 'oneOf', 'tag', '$ref'],
]);

const RECORDED = 'recorded' as const;

/** Compares nodes; what objects hold is for whoever extends it. */
export abstract class NodeComparison {
  readonly changes: Change[] = [];
  readonly old: Reading;
  readonly next: Reading;

  constructor(old: Reading, next: Reading) {
    this.old = old;
    this.next = next;
  }

  /** Compares two schemas of objects. */
  protected abstract objects(pair: Pair): void;

  /** Compares the same node in both releases. */
  nodes(pair: Pair): void {
    if (pair.old === pair.next || isDeepStrictEqual(pair.old, pair.next)) return;
    if (!pair.subset) this.annotations(pair);
    this.content(pair);
  }

  /** Compares what two nodes accept, whatever they say of it. */
  private content(pair: Pair): void {
    const refs = [pair.old.$ref, pair.next.$ref];
    if (refs[0] !== undefined && refs[0] === refs[1]) return;
    const key = refs.join(' ');
    if (refs.every((ref) => ref !== undefined) && pair.open?.includes(key)) return;
    const old = resolve(pair.old, this.old.schemas);
    const next = resolve(pair.next, this.next.schemas);
    const inside = { ...pair, old, next, open: [...(pair.open ?? []), key] };
    const { pairs, gone, come } = match(
      alternatives(old, this.old.schemas),
      alternatives(next, this.next.schemas),
      { old: this.old.schemas, next: this.next.schemas },
    );
    const around = pair.around ?? [old, next];
    for (const [left, right] of pairs) {
      if (left.schema === old && right.schema === next) {
        this.single({ ...inside, around });
        continue;
      }
      const path = [...pair.path, ...branchSteps(left.branches, right.branches)];
      const below = { ...inside, old: left.schema, next: right.schema, path, around };
      // What describes a whole schema is compared already; what describes a branch is not.
      if (left.schema === old || right.schema === next) this.content(below);
      else this.nodes(below);
    }
    if ((old.oneOf === undefined) !== (next.oneOf === undefined) && old.tag === next.tag) {
      const losses = this.losses({ ...inside, around }, this.valuesOf(inside, false));
      if (losses.narrower || losses.wider) this.add(pair, { rule: 'oneOf', ...losses });
    }
    // Keywords beside the branches hold for each of them.
    if (branchesOf(old) && branchesOf(next)) this.values({ ...inside, around });
    for (const { schema } of gone) this.alternative({ ...inside, around }, schema, undefined);
    for (const { schema } of come) this.alternative({ ...inside, around }, undefined, schema);
  }

  /** Records a change; below an opaque field nothing was promised to those who receive. */
  protected add({ path, opaque }: Spot, change: Omit<Change, 'path'>): void {
    const { wider, ...rest } = change;
    this.changes.push({ ...rest, path, ...(!opaque && { wider }) });
  }

  private annotations(pair: Pair): void {
    const { old, next } = pair;
    const differs = (key: 'default' | 'x-opaque') => !isDeepStrictEqual(old[key], next[key]);
    if (differs('default')) {
      const why = 'a default says what is done, not what is accepted';
      const saying = 'those who leave it out get something else than before';
      this.add(pair, {
        rule: 'default',
        keyword: 'default',
        old: old.default,
        new: next.default,
        ...(old.default !== undefined && { narrower: { saying, why } }),
        none: 'what happens without it is now stated',
        silent: true,
      });
    }
    if (differs('x-opaque')) {
      const saying = 'what it holds is no longer promised';
      const why = 'the contract accepts what it did; the tolerant reading accepts anything';
      this.add(pair, {
        rule: 'x-opaque',
        keyword: 'x-opaque',
        old: old['x-opaque'],
        new: next['x-opaque'],
        ...(next['x-opaque'] && { wider: { saying, why, grade: 'promised' } }),
        none: 'what it holds is promised now',
      });
    }
  }

  /** An alternative that is gone or new: another one may accept its values. */
  private alternative(
    pair: Pair,
    gone: NormalSchema | undefined,
    come: NormalSchema | undefined,
  ): void {
    const schema = gone ?? come ?? {};
    const from = gone ? this.old : this.next;
    const isNull = schema.type === 'null';
    const values = this.valuesOf({ ...pair, old: gone ?? {}, next: come ?? {} }, true);
    const keyword = ['anyOf', 'oneOf', 'type'].find((key) => key in pair.next || key in pair.old);
    const losses = this.losses(pair, values, [
      isNull ? 'null is refused' : 'one of the forms is refused',
      isNull ? 'null may arrive' : 'it may arrive in another form',
    ]);
    // Where another alternative accepts the same, it is written in another way.
    if (!losses.narrower && !losses.wider) return;
    this.add(pair, {
      rule: isNull ? 'null' : `alternative ${typesOf(schema, from.schemas)}`,
      ...(keyword && { keyword }),
      old: gone && (isNull ? 'null' : (gone as Json)),
      new: come && (isNull ? 'null' : (come as Json)),
      ...losses,
    });
  }

  /** Values to try: those at the edges of both schemas, and a sample of each, a list or an object. */
  protected valuesOf({ old, next }: Pair, samples: boolean): Json[] {
    const whole = samples ? [sample(old, this.old), sample(next, this.next)] : [];
    return [
      ...edges(old, this.old.schemas),
      ...edges(next, this.next.schemas),
      ...whole.filter((value) => value !== undefined),
    ];
  }

  /** Which of some values only one of the two releases accepts. */
  protected losses(
    { old, next, around, optional, tag }: Pair,
    values: readonly Json[],
    [narrower, wider]: [string, string] = [
      'what was accepted is refused',
      'what was never sent before may arrive',
    ],
  ): Pick<Change, 'narrower' | 'wider'> {
    const [before, after] = around ?? [old, next];
    const was = values.filter((value) => this.old.accepts(before, value));
    const is = values.filter((value) => this.next.accepts(after, value));
    const lost = was.find((value) => !is.includes(value));
    const news = is.filter((value) => !was.includes(value));
    const free = alternatives(after, this.next.schemas).some(({ schema }) => {
      const { format, enum: listed, const: only } = resolve(schema, this.next.schemas);
      return format === undefined && listed === undefined && only === undefined;
    });
    const grades = (['promised', 'recorded', 'lenient'] as const).map((grade) => {
      if (grade === 'lenient') return news[0] === undefined ? undefined : { leaf: news[0], grade };
      const recorded = grade === 'promised';
      const how = { optional: optional === true, tag: tag === true, recorded, free };
      const loose = loosened(before, this.old.schemas, how);
      const leaf = news.find((value) => !this.old.accepts(loose, value));
      return leaf === undefined ? undefined : { leaf, grade };
    });
    const gravest = grades.find((grade) => grade !== undefined);
    return {
      ...(lost !== undefined && { narrower: { saying: narrower, leaf: lost } }),
      ...(gravest && { wider: { saying: saying(gravest.grade, wider), ...gravest } }),
    };
  }

  /** Two schemas of which neither offers alternatives. */
  private single(pair: Pair): void {
    const { old, next } = pair;
    this.values(pair);
    for (const key of CODINGS) {
      if (old[key] === next[key]) continue;
      const why = 'the contract does not decode the text';
      const narrower = { saying: 'the text is read in another way', why };
      const wider = {
        saying: 'the text is written in another way',
        why,
        grade: 'promised',
      } as const;
      this.add(pair, { rule: key, keyword: key, old: old[key], new: next[key], narrower, wider });
    }
    const both = (type: 'array' | 'object') =>
      typesOf(old, this.old.schemas).includes(type) &&
      typesOf(next, this.next.schemas).includes(type);
    if (both('array')) this.lists(pair);
    if (both('object')) this.objects(pair);
    for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
      if (JUDGED.has(key) || isAnnotation(key)) continue;
      const [before, after] = [(old as JsonObject)[key], (next as JsonObject)[key]];
      if (isDeepStrictEqual(before, after)) continue;
      this.add(pair, { rule: 'unknown', keyword: key, old: before, new: after });
    }
  }

  /** The keywords that decide on values which are neither lists nor objects: one change for them all. */
  private values(pair: Pair): void {
    const { old, next } = pair;
    const before: JsonObject = {};
    const after: JsonObject = {};
    for (const key of VALUES) {
      // A minimum length of zero is no bound.
      const same = key === 'minLength' && !old[key] && !next[key];
      if (same || isDeepStrictEqual(old[key], next[key])) continue;
      if (old[key] !== undefined) before[key] = old[key] as Json;
      if (next[key] !== undefined) after[key] = next[key] as Json;
    }
    const keys = Object.keys({ ...before, ...after });
    const [keyword] = keys;
    if (keyword === undefined) return;
    const losses = this.losses(pair, this.valuesOf(pair, keys.includes('type')));
    const alone = keys.length === 1;
    const isEndless = ENDLESS.some((key) => old[key] !== undefined || next[key] !== undefined);
    const change = {
      rule: alone ? keyword : 'value',
      ...(alone && { keyword: keyword === 'known' ? 'enum' : keyword }),
      ...(alone ? shown(before[keyword], after[keyword]) : { old: before, new: after }),
    };
    if (losses.narrower || losses.wider) this.add(pair, { ...change, ...losses });
    else if (isEndless && keys.some((key) => TEXTS.includes(key))) {
      const why = 'no text was found that only one of the two accepts';
      const narrower = { saying: 'a text that was accepted may be refused', why };
      const wider = {
        saying: 'a text may arrive that was refused',
        why,
        grade: 'lenient',
      } as const;
      this.add(pair, { ...change, narrower, wider });
    } else if (keyword === 'known') {
      const none = 'the list is open: a value that it does not name is valid as before';
      this.add(pair, { ...change, none });
    }
  }

  private lists(pair: Pair): void {
    const { old, next } = pair;
    const bounds = [old, next].flatMap((one) => [one.minItems ?? 0, one.maxItems ?? 0]);
    const lengths = bounds.flatMap((n) => [n, n + 1, Math.max(0, n - 1)]);
    const list = ({ items = {} }: NormalSchema, reading: Reading, length: number | undefined) => {
      const item = sample(items, reading);
      if (length === undefined || (item === undefined && length > 0)) return undefined;
      return Array.from({ length }, () => item ?? null);
    };
    for (const key of ['minItems', 'maxItems'] as const) {
      if (old[key] === next[key]) continue;
      const only = (one: NormalSchema, length: number) => inside({ [key]: one[key] }, length);
      const lost = lengths.find((length) => inside(old, length) && !only(next, length));
      const come = lengths.find((length) => inside(next, length) && !only(old, length));
      const leaf = list(old, this.old, lost);
      const news = list(next, this.next, come);
      if (!leaf && !news) continue;
      const narrower = { saying: 'lists that were accepted are refused', leaf };
      const wider = { saying: 'lists of another length may arrive', leaf: news, grade: RECORDED };
      this.add(pair, {
        ...{ rule: key, keyword: key, old: old[key], new: next[key] },
        ...(leaf && { narrower }),
        ...(news && { wider }),
      });
    }
    const path = [...pair.path, { items: true } as const];
    this.nodes({ ...below(pair), old: old.items ?? {}, next: next.items ?? {}, path });
  }
}

/** What children of a node have in common with it. */
export function below({ opaque, open, subset }: Pair): Pick<Pair, 'opaque' | 'open' | 'subset'> {
  return { ...(opaque && { opaque }), ...(open && { open }), ...(subset && { subset }) };
}

function inside({ minItems = 0, maxItems = Infinity }: NormalSchema, length: number): boolean {
  return length >= minItems && length <= maxItems;
}

/** Of two lists of values only what differs; anything else as it is. */
function shown(old: Json | undefined, next: Json | undefined): Pick<Change, 'old' | 'new'> {
  if (!Array.isArray(old) || !Array.isArray(next)) return { old, new: next };
  const without = (list: Json[], others: Json[]) => {
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  return { old: without(old, next), new: without(next, old) };
}

function saying(grade: Grade, otherwise: string): string {
  return grade === 'promised' ? otherwise : `${otherwise}; the tolerant reading takes it`;
}

/** The steps into nested unions, as deep as either release goes. */
function branchSteps(old: readonly number[], next: readonly number[]): Step[] {
  return Array.from({ length: Math.max(old.length, next.length) }, (_, depth) => ({
    branches: [old[depth] ?? -1, next[depth] ?? -1],
  }));
}
