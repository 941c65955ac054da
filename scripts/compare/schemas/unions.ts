/** Unions: which branches of two releases belong together, by a tag or by type, and which are alone. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  numeric,
  resolve,
  type TagValue,
  typesOf,
} from '../../model/schema.ts';
import { state } from '../../normalise/normal.ts';
import { tagValues } from '../../normalise/tag.ts';
import { fieldOf } from './fields.ts';
import { isOutside, lossesOf, valuesAround } from './inclusion.ts';
import {
  type Compare,
  changeOf,
  type Loss,
  type NodeChange,
  type Pair,
  type PathStep,
  type Side,
} from './pair.ts';
import { sample } from './values.ts';

/** A branch of a union; a schema that is no union is one. */
interface Branch extends Side {
  /** The branches that lead to it, from the outermost union. */
  indexes: readonly number[];
  /** What chooses it: values of the tag, `other` for all that no branch names, or a JSON type. */
  when: readonly TagValue[] | 'other';
}

/** What chooses a branch in either release: a value of the tag, none for any other, or a type. */
interface Choice {
  value: TagValue | undefined;
  old: Branch | undefined;
  next: Branch | undefined;
}

/** Compares two schemas of which at least one is a union. */
export function compareUnions(pair: Pair, compare: Compare): NodeChange[] {
  const { old, next } = pair;
  const tag = sharedTag(pair);
  const [before, after] = [old, next].map((side) =>
    tag === undefined ? branchesByType(side) : branchesByTag(side, tag),
  ) as [Branch[], Branch[]];
  const choices = pairBranches(before, after);
  // Discriminated unions with tags of their own are no branches of each other.
  const isSame = (one: Choice) =>
    one.old?.schema === old.schema && one.next?.schema === next.schema;
  const areTypes = tag === undefined && areApart(before) && areApart(after);
  if (tag === undefined && (!areTypes || choices.some(isSame))) return compareWhole(pair, compare);
  const seen = new Set<string>();
  return choices.flatMap((choice) => {
    const [was, is] = [choice.old, choice.next];
    if (!was && !is) return [];
    if (tag === undefined && (!was || !is)) return [changeOfType(pair, choice)];
    const depth = Math.max(was?.indexes.length ?? 0, is?.indexes.length ?? 0, tag ? 1 : 0);
    const steps = Array.from({ length: depth }, (_, level): PathStep => {
      return { branches: [was?.indexes[level] ?? -1, is?.indexes[level] ?? -1] };
    });
    const inside: Pair = { ...pair, path: [...pair.path, ...steps] };
    const isCase = was?.when === 'other' && is?.when !== 'other';
    const lacking = tag && is && (!was || isCase) ? changeOfMember(inside, before, is) : [];
    if (!was || !is) {
      const isKept = choices.some((other) => other.old === was && other.next !== undefined);
      return [changeOfTag(inside, tag ?? '', choice, isKept), ...lacking];
    }
    const places = JSON.stringify(steps);
    if (seen.has(places)) return lacking;
    seen.add(places);
    const both: Pair = {
      ...inside,
      old: was,
      next: is,
      subset: pair.subset || isCase,
      // What describes a whole schema is compared already; what describes a branch is not.
      said: !tag && (was.indexes.length === 0 || is.indexes.length === 0),
      judged: tag && isOnlyTag(tag, was, is) ? tag : undefined,
    };
    return [...lacking, ...compare(both)];
  });
}

/** The tag that tells the objects of both releases apart; what is no discriminated union is one branch. */
function sharedTag({ old, next }: Pair): string | undefined {
  const tags = [old, next].flatMap(({ schema }) => schema.union?.tag ?? []);
  return tags.find((tag) => [old, next].every((side) => branchesByTag(side, tag).length > 0));
}

/** The branches that a tag chooses; none where one of them does not say by which values. */
function branchesByTag({ schema, reading }: Side, tag: string): Branch[] {
  const { union } = schema;
  if (union?.by === 'tag' && union.tag === tag) {
    return union.branches.map((one, index) => ({ ...one, reading, indexes: [index] }));
  }
  const when = tagValues(schema, tag, reading.schemas);
  return when ? [{ when, schema, reading, indexes: [] }] : [];
}

/** The branches by type, of nested unions too; a union of objects that a tag tells apart is one. */
function branchesByType({ schema, reading }: Side, indexes: readonly number[] = []): Branch[] {
  const found = resolve(schema, reading.schemas);
  if (found.union && found.union.by !== 'tag') {
    return branchesOf(found).flatMap((branch, index) =>
      branchesByType({ schema: branch, reading }, [...indexes, index]),
    );
  }
  const [only = 'object', ...more] = typesOf(found, reading.schemas);
  return [only, ...more].map((type) => {
    const one = more.length > 0 ? { ...found, type } : schema;
    return { schema: one, reading, indexes, when: [numeric(type)] };
  });
}

/** Whether no type is that of two branches. */
function areApart(branches: readonly Branch[]): boolean {
  return new Set(branches.map(({ when }) => when[0])).size === branches.length;
}

/** Pairs the branches of both releases by each value that chooses one. */
function pairBranches(before: readonly Branch[], after: readonly Branch[]): Choice[] {
  const values = [...before, ...after].flatMap<TagValue | undefined>(({ when }) =>
    when === 'other' ? [undefined] : when,
  );
  const choose = (branches: readonly Branch[], value?: TagValue) =>
    branches.find(({ when }) => when !== 'other' && when.some((one) => one === value)) ??
    branches.find(({ when }) => when === 'other');
  return [...new Set(values)].map((value) => {
    return { value, old: choose(before, value), next: choose(after, value) };
  });
}

/** Whether two branches say the same of the tag, but for the values that choose them. */
function isOnlyTag(tag: string, old: Branch, next: Branch): boolean {
  const [before, after] = [old, next].map(({ schema, reading: { schemas } }) => {
    const field = resolve(fieldOf(resolve(schema, schemas), tag) ?? {}, schemas);
    const chooses = ['type', 'known', 'not', field.const === undefined ? 'enum' : 'const'];
    return pick(field, (key) => !chooses.includes(key) && !isAnnotation(key));
  });
  return isDeepStrictEqual(before, after);
}

/** A new member of a union that lacks fields of all others: code that reads these no longer compiles. */
function changeOfMember(pair: Pair, before: readonly Branch[], next: Branch): NodeChange[] {
  const own = fieldsIn(next);
  const lacking = fieldsIn(...before).filter((name) => !own.includes(name));
  if (lacking.length === 0) return [];
  const names = lacking.map((name) => `\`${name}\``).join(', ');
  const importers = `a new member of the union lacks ${names}, which all others have: code that reads it no longer compiles`;
  return [changeOf(pair, { rule: 'member', new: lacking, importers })];
}

/** The fields that all of some objects have; of a union those of all its branches. */
function fieldsIn(...sides: readonly Side[]): string[] {
  const [first = [], ...others] = sides.map(({ schema, reading }) => {
    const found = resolve(schema, reading.schemas);
    const branches = branchesOf(found).map((branch) => ({ schema: branch, reading }));
    return branches.length > 0 ? fieldsIn(...branches) : Object.keys(found.properties ?? {});
  });
  return first.filter((name) => others.every((fields) => fields.includes(name)));
}

/** A value of a tag that chooses a branch in one release alone. */
function changeOfTag(pair: Pair, tag: string, choice: Choice, isKept: boolean): NodeChange {
  const { value, old, next } = choice;
  const { schema, reading } = old ?? next ?? pair.next;
  const property = fieldOf(resolve(schema, reading.schemas), tag) ?? {};
  const object = sample(schema, reading);
  const leaf =
    value === undefined || object === undefined ? object : { ...Object(object), [tag]: value };
  const said = `\`${tag}: ${value ?? 'another'}\``;
  const noWitness = 'what is no longer sent shows in no value';
  const gone = isKept ? undefined : { saying: `${said} is no longer sent`, noWitness };
  const keyword = property.const === undefined ? 'enum' : 'const';
  return changeOf(pair, {
    rule: `branch ${value ?? 'other'}`,
    ...(!schema.$ref && { at: [...pair.path, { field: tag }], keyword }),
    old: old && (value ?? null),
    new: next && (value ?? null),
    narrower: old && { saying: `${said} is refused`, leaf },
    wider: old ? gone : { saying: `${said} may arrive, which no branch takes`, leaf },
  });
}

/** A type that one release alone has. */
function changeOfType(pair: Pair, { value, old, next }: Choice): NodeChange {
  const { schema, reading } = old ?? next ?? pair.next;
  const isNull = value === 'null';
  const shown = isNull ? 'null' : schema;
  const leaf = sample(schema, reading);
  const { keyword } = unionStated(pair);
  const narrower = { saying: `${isNull ? 'null' : 'one of the forms'} is refused`, leaf };
  const wider: Loss = {
    saying: isNull ? 'null may arrive' : 'it may arrive in another form',
    leaf,
    grade: isNull && pair.optional ? 'lenient' : undefined,
  };
  const effect = old ? { old: shown, narrower } : { new: shown, wider };
  return changeOf(pair, { rule: isNull ? 'null' : `form ${value}`, keyword, ...effect });
}

/** The keyword that states the branches of a node, and what it says in each release. */
function unionStated(pair: Pair): Pick<NodeChange, 'keyword' | 'old' | 'new'> {
  const [old, next] = [state(pair.old.schema), state(pair.next.schema)];
  const stated = ['anyOf', 'oneOf', 'type'] as const;
  const keyword = stated.find((key) => key in next) ?? stated.find((key) => key in old);
  return keyword ? { keyword, old: old[keyword], new: next[keyword] } : {};
}

/** Unions whose branches neither a common tag nor types tell apart: each must be within one of the other's. */
function compareWhole(pair: Pair, compare: Compare): NodeChange[] {
  const branchesIn = ({ schema, reading }: Side) =>
    (schema.union ? branchesOf(schema) : [schema]).map((one) => ({ schema: one, reading }));
  const losses = lossesOf(pair, (inner, outer) => {
    const values = [...valuesAround(inner, outer), ...valuesAround(outer, inner)];
    const leaf = values.find((value) => isOutside(value, inner, outer));
    if (leaf !== undefined) return { leaf };
    const { union } = outer.schema;
    // Of branches that may overlap `oneOf` takes exactly one.
    const isProved =
      (union?.keyword !== 'oneOf' || union.by !== 'trial') &&
      branchesIn(inner).every((old) =>
        branchesIn(outer).some((next) =>
          compare({ old, next, path: [] }).every((one) => !one.narrower && !one.unjudged),
        ),
      );
    return isProved ? 'within' : 'not proved';
  });
  const isKept = !losses.narrower && !losses.wider;
  return isKept ? [] : [changeOf(pair, { rule: 'oneOf', ...unionStated(pair), ...losses })];
}
