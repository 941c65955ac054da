/** What differs between a schema in two releases, node by node. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../model/json.ts';
import { branchesOf, type NormalSchema, resolve } from '../../model/schema.ts';
import type { TagValue } from '../../normalise/tag.ts';
import { ABSENT, type Change, type Step } from './change.ts';
import { below, NodeComparison, type Pair, type Spot } from './nodes.ts';
import { type Branch, chosen, taggedBranches } from './unions.ts';
import { edges, type Reading, sample } from './values.ts';

/** How the comparison of two schemas starts. */
export type Start = Pick<Pair, 'subset' | 'tags'>;

/** Compares a schema in two releases, node by node. */
export function changesOf(
  old: NormalSchema,
  next: NormalSchema,
  releases: { old: Reading; next: Reading },
  start: Start = {},
): Change[] {
  const comparison = new SchemaComparison(releases.old, releases.next);
  comparison.nodes({ ...start, old, next, path: [] });
  return comparison.changes;
}

class SchemaComparison extends NodeComparison {
  protected objects(pair: Pair): void {
    const tag = pair.old.tag ?? pair.next.tag;
    if (tag !== undefined) this.tagged(pair, tag);
    else if (branchesOf(pair.old) ?? branchesOf(pair.next)) {
      this.add(pair, { rule: 'unknown', keyword: 'oneOf', old: null, new: null });
    } else {
      this.fields(pair);
      this.others(pair);
    }
  }

  /** Two objects of which at least one has branches that a property tells apart. */
  private tagged(pair: Pair, tag: string): void {
    const before = taggedBranches(pair.old, tag, this.old.schemas);
    const after = taggedBranches(pair.next, tag, this.next.schemas);
    const unclear = [...after, ...before].find(({ values }) => values === undefined);
    if (unclear || (pair.old.tag ?? tag) !== (pair.next.tag ?? tag)) {
      this.untold(pair, tag, unclear);
      return;
    }
    const values = [...before, ...after].flatMap<TagValue | undefined>((branch) =>
      branch.values === 'other' ? [undefined] : (branch.values ?? []),
    );
    const chosenBy = [...new Set(values)].map((value) => ({
      value,
      old: chosen(before, value),
      next: chosen(after, value),
    }));
    const done = new Set<string>();
    for (const { value, old, next } of chosenBy) {
      const branches: [number, number] = [old?.index ?? -1, next?.index ?? -1];
      const path = [...pair.path, { branches, tag, ...(value !== undefined && { value }) }];
      if (old && next) {
        if (done.has(branches.join())) continue;
        done.add(branches.join());
        const subset = pair.subset || (old.values === 'other' && next.values !== 'other');
        const inside = { ...below(pair), ...(subset && { subset }), judged: tag };
        this.nodes({ ...inside, old: old.schema, next: next.schema, path });
        continue;
      }
      const kept = chosenBy.some((other) => other.old === old && other.next !== undefined);
      this.tagValue({ ...pair, path }, tag, value, old, next, kept);
    }
  }

  /** The branches are told apart in one release alone, or by another property. */
  private untold(pair: Pair, tag: string, unclear: Branch | undefined): void {
    const saying = 'the branches are told apart in another way';
    const why = 'what tells the branches apart decides on too many values to try';
    const { narrower, wider } = this.losses(pair, this.valuesOf(pair, true));
    const isRequired = unclear?.schema.required?.includes(tag) ?? true;
    const index = unclear?.index ?? 0;
    const step = { branches: [index, index] as [number, number] };
    const field = isRequired ? [step, { field: tag }] : [step];
    this.add(pair, {
      rule: 'tag',
      at: unclear ? [...pair.path, ...field] : pair.path,
      ...(!isRequired && { keyword: 'required' }),
      old: tag,
      narrower: { why, ...narrower, saying },
      wider: { why, ...wider, saying, grade: 'promised' },
    });
  }

  /** A value of a tag that chooses a branch in one release alone. */
  private tagValue(
    pair: Pair,
    tag: string,
    value: TagValue | undefined,
    old: Branch | undefined,
    next: Branch | undefined,
    kept: boolean,
  ): void {
    const schema: NormalSchema = (old ?? next)?.schema ?? {};
    const reading = old ? this.old : this.next;
    const isNamed = schema.$ref !== undefined;
    const property = resolve(schema, reading.schemas).properties?.[tag] ?? {};
    const leaf = isNamed ? sample(schema, reading) : (value ?? sample(property, reading));
    const keyword = property.const === undefined ? 'enum' : 'const';
    const said = `\`${tag}: ${value ?? 'another'}\``;
    const why = 'what no longer arrives shows in no value';
    this.add(
      { ...pair, path: isNamed ? pair.path : [...pair.path, { field: tag }] },
      {
        rule: `branch ${value ?? 'other'}`,
        ...(!isNamed && { keyword }),
        old: old && (value ?? null),
        new: next && (value ?? null),
        ...(old && { narrower: { saying: `${said} is refused`, leaf } }),
        ...(old &&
          !kept && { wider: { saying: `${said} no longer arrives`, why, grade: 'promised' } }),
        ...(next && {
          wider: { saying: `${said} may arrive, which no branch takes`, leaf, grade: 'promised' },
        }),
      },
    );
  }

  private fields(pair: Pair): void {
    const { old, next } = pair;
    const names = [old, next].flatMap(({ properties = {}, required = [] }) => [
      ...Object.keys(properties),
      ...required,
    ]);
    for (const name of new Set(names)) {
      if (name === pair.judged) continue;
      const [before, after] = [fieldOf(old, name), fieldOf(next, name)];
      const was = old.required?.includes(name) === true;
      const is = next.required?.includes(name) === true;
      const field = {
        ...below(pair),
        path: [...pair.path, { field: name }],
        optional: !was,
        tag: pair.tags?.has(name) === true,
      };
      const around = { ...field, ...(pair.opaque && { opaque: true }) };
      if (before && !after) this.removed(around, before, [was, is], next);
      else if (after && !before) this.added(around, after, is, old);
      else {
        if (was !== is) this.required(around, name, is, pair.path);
        const opaque = pair.opaque || before?.['x-opaque'] === true;
        this.nodes({ ...field, opaque, old: before ?? {}, next: after ?? {} });
      }
    }
  }

  private removed(
    pair: Spot,
    old: NormalSchema,
    [was, is]: [boolean, boolean],
    next: NormalSchema,
  ): void {
    if (pair.subset && !was) return;
    const closed = next.additionalProperties === false;
    const why = 'the field is passed over, and so any value of it is accepted';
    // What is not named may hold anything.
    const anything = edges({}, this.old.schemas).find((value) => !this.old.accepts(old, value));
    const leaf = was && !is ? ABSENT : closed ? undefined : anything;
    this.add(pair, {
      rule: 'field-removed',
      old: old as Json,
      narrower: {
        saying: 'it is no longer read',
        ...(closed ? { leaf: sample(old, this.old) } : { why }),
      },
      wider: {
        saying: 'it no longer arrives',
        grade: 'promised',
        ...(leaf === undefined ? { why: 'it was allowed to be missing before' } : { leaf }),
      },
    });
  }

  private added(pair: Spot, next: NormalSchema, is: boolean, old: NormalSchema): void {
    const wide = old.additionalProperties === false;
    const leaf = sample(next, this.next);
    this.add(pair, {
      rule: 'field-added',
      new: next as Json,
      ...(is && { narrower: { saying: 'whoever leaves it out is refused', leaf: ABSENT } }),
      ...(wide && {
        wider: { saying: 'a field may arrive that was refused', leaf, grade: 'promised' },
      }),
      none: 'it may be left out, and readers pass over fields that they do not know',
    });
  }

  private required(pair: Spot, name: string, is: boolean, at: readonly Step[]): void {
    this.add(pair, {
      rule: `required ${name}`,
      at,
      keyword: 'required',
      ...(is ? { new: name } : { old: name }),
      ...(is && { narrower: { saying: `whoever leaves ${name} out is refused`, leaf: ABSENT } }),
      ...(!is && { wider: { saying: `${name} may be missing`, leaf: ABSENT, grade: 'promised' } }),
    });
  }

  /** The fields that an object does not name. */
  private others(pair: Pair): void {
    const [before, after] = [pair.old.additionalProperties, pair.next.additionalProperties];
    if (isDeepStrictEqual(before, after)) return;
    const path = [...pair.path, { others: true } as const];
    const change = { rule: 'additionalProperties', old: before as Json, new: after as Json };
    if (before === false || after === false) {
      const open = before === false ? after : before;
      const reading = before === false ? this.next : this.old;
      const leaf = sample(typeof open === 'object' ? open : {}, reading);
      const wider = { saying: 'other fields may arrive', leaf, grade: 'promised' } as const;
      const narrower = { saying: 'other fields are refused', leaf };
      this.add({ ...pair, path }, { ...change, ...(before === false ? { wider } : { narrower }) });
    } else if (typeof before === 'object' || typeof after === 'object') {
      const any = (one: typeof before) => (typeof one === 'object' ? one : {});
      this.nodes({ ...below(pair), old: any(before), next: any(after), path });
    } else {
      // Unset and true are the same to the contract; strict closes what is unset.
      const why = 'the contract accepts other fields as before';
      const narrower = { saying: 'the strict reading refuses fields that are not named', why };
      this.add({ ...pair, path }, { ...change, ...(before && { narrower }), none: why });
    }
  }
}

/** What an object says of a field, by its name or by what it says of all others. */
function fieldOf({ properties, additionalProperties }: NormalSchema, name: string) {
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return properties?.[name] ?? others;
}
