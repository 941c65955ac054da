/** Objects that a tag tells apart: which branches of two releases belong together, and which are alone. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  type TagValue,
  type TagValues,
} from '../../model/schema.ts';
import { tagValues } from '../../normalise/tag.ts';
import type { Both } from '../pairs.ts';
import {
  type Change,
  type Compare,
  changeOf,
  type Loss,
  type Pair,
  type Side,
  sidesOf,
} from './change.ts';
import { fieldOf } from './inside.ts';
import { type Reading, sample } from './values.ts';

/** A branch of a discriminated union. */
interface Branch {
  index: number;
  schema: NormalSchema;
  /** The values of the tag that choose it; `other` for all that no other branch names. */
  values: TagValues | undefined;
}

/** A value of a tag, none for any other, and the branches that it chooses. */
interface Choice {
  value: TagValue | undefined;
  old: Branch | undefined;
  next: Branch | undefined;
}

/** The tag that tells the objects of both releases apart; what is no discriminated union is one branch. */
export function tagOf(pair: Pair): string | undefined {
  const tags = [pair.old, pair.next].flatMap(({ union }) => union?.tag ?? []);
  const isTold = ({ values }: Branch) => values !== undefined;
  return tags.find((tag) => sidesOf(pair).every((side) => branchesByTag(side, tag).every(isTold)));
}

function branchesByTag({ schema, reading: { schemas } }: Side, tag: string): Branch[] {
  if (schema.union?.by === 'tag' && schema.union.tag === tag) {
    return schema.union.branches.map((one, index) => ({
      index,
      schema: one.schema,
      values: one.when,
    }));
  }
  return [{ index: 0, schema, values: tagValues(schema, tag, schemas) }];
}

/** The fields of an object, or those that all branches of a union have. */
function fieldsIn(schema: NormalSchema, schemas: NormalSchemas): string[] {
  const found = resolve(schema, schemas);
  const [first, ...others] = branchesOf(found).map((branch) => fieldsIn(branch, schemas));
  const isShared = (name: string) => others.every((fields) => fields.includes(name));
  return first?.filter(isShared) ?? Object.keys(found.properties ?? {});
}

/** The branch that a value of the tag chooses. */
function choose(branches: readonly Branch[], value?: TagValue): Branch | undefined {
  const isNamed = ({ values }: Branch) => values !== 'other' && values?.includes(value ?? '');
  const named = value === undefined ? undefined : branches.find(isNamed);
  return named ?? branches.find(({ values }) => values === 'other');
}

/** Two discriminated unions, each value of the tag with the branches that it chooses. */
export function compareTagged(pair: Pair, tag: string, compare: Compare): Change[] {
  const { context } = pair;
  const [before = [], after = []] = sidesOf(pair).map((side) => branchesByTag(side, tag));
  const values = [...before, ...after].flatMap<TagValue | undefined>((branch) =>
    branch.values === 'other' ? [undefined] : (branch.values ?? []),
  );
  const choices = [...new Set(values)].map((value): Choice => {
    return { value, old: choose(before, value), next: choose(after, value) };
  });
  const compared = new Set<string>();
  return choices.flatMap((choice) => {
    const { old, next } = choice;
    const branches: Both<number> = [old?.index ?? -1, next?.index ?? -1];
    const inside: Pair = { ...pair, path: [...pair.path, { branches }] };
    const isCase = old?.values === 'other' && next?.values !== 'other';
    const lacking = next && (!old || isCase) ? recordLacking(inside, before, next) : [];
    if (!old || !next) {
      const isKept = choices.some((other) => other.old === old && other.next !== undefined);
      return [recordChoice(inside, tag, choice, isKept), ...lacking];
    }
    if (compared.has(branches.join())) return [];
    compared.add(branches.join());
    const both = {
      context: isCase ? { ...context, subset: true } : context,
      old: old.schema,
      next: next.schema,
      path: inside.path,
      judged: isOnlyTag(context, tag, old, next) && tag,
    };
    return [...lacking, ...compare(both)];
  });
}

/** Whether two branches say the same of the tag, but for the values that choose them. */
function isOnlyTag(context: Pair['context'], tag: string, old: Branch, next: Branch): boolean {
  const saysOf = ({ schema }: Branch, { schemas }: Reading) => {
    const field = resolve(fieldOf(resolve(schema, schemas), tag) ?? {}, schemas);
    const chooses = ['type', 'known', 'not', field.const === undefined ? 'enum' : 'const'];
    return pick(field, (key) => !chooses.includes(key) && !isAnnotation(key));
  };
  return isDeepStrictEqual(saysOf(old, context.old), saysOf(next, context.next));
}

/** A new member of a union that lacks fields of all others: code that reads these no longer compiles. */
function recordLacking(pair: Pair, before: readonly Branch[], { schema }: Branch): Change[] {
  const { context } = pair;
  const own = fieldsIn(schema, context.next.schemas);
  const [first = [], ...others] = before.map((one) => fieldsIn(one.schema, context.old.schemas));
  const lacking = first.filter(
    (name) => !own.includes(name) && others.every((fields) => fields.includes(name)),
  );
  if (lacking.length === 0) return [];
  const names = lacking.map((name) => `\`${name}\``).join(', ');
  const importers = `a new member of the union lacks ${names}, which all others have: code that reads it no longer compiles`;
  return [changeOf(pair, { rule: 'member', new: lacking, importers })];
}

/** A value of a tag that chooses a branch in one release alone. */
function recordChoice(pair: Pair, tag: string, choice: Choice, isKept: boolean): Change {
  const { value, old, next } = choice;
  const schema: NormalSchema = (old ?? next)?.schema ?? {};
  const reading = old ? pair.context.old : pair.context.next;
  const property = fieldOf(resolve(schema, reading.schemas), tag) ?? {};
  const object = sample(schema, reading);
  const leaf =
    value === undefined || object === undefined ? object : { ...Object(object), [tag]: value };
  const said = `\`${tag}: ${value ?? 'another'}\``;
  const why = 'what is no longer sent shows in no value';
  const gone: Loss | undefined = isKept ? undefined : { saying: `${said} is no longer sent`, why };
  const keyword = property.const === undefined ? 'enum' : 'const';
  const isNamed = schema.$ref !== undefined;
  return changeOf(pair, {
    rule: `branch ${value ?? 'other'}`,
    ...(!isNamed && { at: [...pair.path, { field: tag }], keyword }),
    old: old && (value ?? null),
    new: next && (value ?? null),
    narrower: old && { saying: `${said} is refused`, leaf },
    wider: old ? gone : { saying: `${said} may arrive, which no branch takes`, leaf },
  });
}
