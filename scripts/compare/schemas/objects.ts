/** What differs between two schemas of objects: their fields, and the branches that a tag tells apart. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import { isAnnotation, type NormalSchema, resolve, type TagValue } from '../../model/schema.ts';
import type { Both } from '../pairs.ts';
import {
  ABSENT,
  type Change,
  type Compare,
  changeOf,
  type Pair,
  type PathStep,
  type Spot,
} from './change.ts';
import { lossesOf, valuesOf } from './losses.ts';
import { ANYTHING, type Branch, branchesByTag, chooseBranch, fieldOf } from './unions.ts';
import { type Reading, sample, scalarsAround } from './values.ts';

/** Compares two schemas of objects; `compare` compares what is below them. */
export function compareObjects(pair: Pair, compare: Compare): Change[] {
  const [before, after] = [pair.old.union, pair.next.union];
  const tag = before?.tag ?? after?.tag;
  if (tag !== undefined) return compareBranches(pair, tag, compare);
  if (before ?? after) {
    const unjudged = 'no rule judges objects that no property tells apart';
    return [changeOf(pair, { rule: 'oneOf', keyword: 'oneOf', unjudged })];
  }
  return [...compareFields(pair, compare), ...compareOthers(pair, compare)];
}

/** A value of a tag, none for any other, and the branches that it chooses. */
interface Choice {
  value: TagValue | undefined;
  old: Branch | undefined;
  next: Branch | undefined;
}

/** Two objects of which at least one has branches that a property tells apart. */
function compareBranches(pair: Pair, tag: string, compare: Compare): Change[] {
  const { context } = pair;
  const before = branchesByTag(pair.old, tag, context.old.schemas);
  const after = branchesByTag(pair.next, tag, context.next.schemas);
  const unclear = [...after, ...before].find(({ values }) => values === undefined);
  if (unclear || (pair.old.union?.tag ?? tag) !== (pair.next.union?.tag ?? tag)) {
    return [recordRetagged(pair, tag, unclear)];
  }
  const values = [...before, ...after].flatMap<TagValue | undefined>((branch) =>
    branch.values === 'other' ? [undefined] : (branch.values ?? []),
  );
  const choices = [...new Set(values)].map((value): Choice => {
    return { value, old: chooseBranch(before, value), next: chooseBranch(after, value) };
  });
  const compared = new Set<string>();
  return choices.flatMap((choice) => {
    const { value, old, next } = choice;
    const branches: Both<number> = [old?.index ?? -1, next?.index ?? -1];
    const path = [...pair.path, { branches, tag, ...(value !== undefined && { value }) }];
    const isCase = old?.values === 'other' && next?.values !== 'other';
    const isNew = next && (!old || isCase);
    const lacking = isNew ? recordLacking({ ...pair, path }, before, next) : [];
    if (!old || !next) {
      const isKept = choices.some((other) => other.old === old && other.next !== undefined);
      return [recordChoice({ ...pair, path }, tag, choice, isKept), ...lacking];
    }
    if (compared.has(branches.join())) return [];
    compared.add(branches.join());
    const inside = isCase ? { ...context, subset: true } : context;
    // What all others are may be told by more than the values that they are not.
    const [was, is] = [old, next].map(({ values, schema }, side) => {
      const release = side === 0 ? context.old : context.next;
      const field = fieldOf(resolve(schema, release.schemas), tag) ?? {};
      return values === 'other' && pick(field, (key) => key !== 'not' && !isAnnotation(key));
    });
    const isJudged = !was || !is || isDeepStrictEqual(was, is);
    const judged = isJudged && { judged: tag };
    const both = { context: inside, old: old.schema, next: next.schema, path };
    return [...lacking, ...compare({ ...both, ...judged })];
  });
}

/** A new member of a union that lacks fields of all others: code that reads these no longer compiles. */
function recordLacking(pair: Pair, before: readonly Branch[], { schema }: Branch): Change[] {
  const { context } = pair;
  const fieldsIn = (one: NormalSchema, { schemas }: Reading) =>
    Object.keys(resolve(one, schemas).properties ?? {});
  const own = fieldsIn(schema, context.next);
  const [first = [], ...others] = before.map((one) => fieldsIn(one.schema, context.old));
  const lacking = first.filter(
    (name) => !own.includes(name) && others.every((fields) => fields.includes(name)),
  );
  if (lacking.length === 0) return [];
  const names = lacking.map((name) => `\`${name}\``).join(', ');
  const importers = `a new member of the union lacks ${names}, which all others have: code that reads it no longer compiles`;
  return [changeOf(pair, { rule: 'member', new: lacking, importers })];
}

/** The branches are told apart in one release alone, or by another property. */
function recordRetagged(pair: Pair, tag: string, unclear: Branch | undefined): Change {
  const saying = 'the branches are told apart in another way';
  const why = 'what tells the branches apart decides on too many values to try';
  const { narrower, wider } = lossesOf(pair, valuesOf(pair, true));
  const isRequired = unclear?.schema.required?.includes(tag) ?? true;
  const steps: PathStep[] = unclear ? [{ branches: [unclear.index, unclear.index] }] : [];
  if (unclear && isRequired) steps.push({ field: tag });
  return changeOf(pair, {
    rule: 'tag',
    at: [...pair.path, ...steps],
    ...(!isRequired && { keyword: 'required' }),
    old: tag,
    narrower: { why, leaf: narrower?.leaf, saying },
    wider: { why, leaf: wider?.leaf, saying },
  });
}

/** A value of a tag that chooses a branch in one release alone. */
function recordChoice(pair: Pair, tag: string, choice: Choice, isKept: boolean): Change {
  const { value, old, next } = choice;
  const schema: NormalSchema = (old ?? next)?.schema ?? {};
  const reading = old ? pair.context.old : pair.context.next;
  const isNamed = schema.$ref !== undefined;
  const property = fieldOf(resolve(schema, reading.schemas), tag) ?? {};
  const leaf = isNamed ? sample(schema, reading) : (value ?? sample(property, reading));
  const said = `\`${tag}: ${value ?? 'another'}\``;
  const why = 'what is no longer sent shows in no value';
  const gone = isKept ? undefined : { saying: `${said} is no longer sent`, why };
  const path = isNamed ? pair.path : [...pair.path, { field: tag }];
  return changeOf(
    { ...pair, path },
    {
      rule: `branch ${value ?? 'other'}`,
      ...(!isNamed && { keyword: property.const === undefined ? 'enum' : 'const' }),
      old: old && (value ?? null),
      new: next && (value ?? null),
      narrower: old && { saying: `${said} is refused`, leaf },
      wider: old ? gone : { saying: `${said} may arrive, which no branch takes`, leaf },
    },
  );
}

function compareFields(pair: Pair, compare: Compare): Change[] {
  const { context, old, next } = pair;
  const names = [old, next].flatMap(({ properties = {}, required = [] }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  return [...new Set(names)].flatMap((name) => {
    if (name === pair.judged) return [];
    const [wasRequired = false, isRequired = false] = [old, next].map((one) =>
      one.required?.includes(name),
    );
    // What is required and not named may be anything.
    const before = fieldOf(old, name) ?? (wasRequired ? ANYTHING : undefined);
    const after = fieldOf(next, name) ?? (isRequired ? ANYTHING : undefined);
    const path = [...pair.path, { field: name }];
    const spot = { context, path, optional: !wasRequired, tag: pair.tags?.has(name) === true };
    if (before && !after) {
      if (context.subset && !wasRequired) return [];
      return recordRemoved(spot, before, next, wasRequired && !isRequired);
    }
    if (after && !before) {
      // Whatever was under any name of a free map is what those who send it chose.
      const isChosen = old.additionalProperties === true;
      const chosen = isChosen ? compare({ ...spot, old: ANYTHING, next: after }) : [];
      return [recordAdded(spot, after, old, isRequired), ...chosen];
    }
    const inside = before?.['x-opaque'] ? { ...context, opaque: true } : context;
    return [
      ...(wasRequired === isRequired ? [] : [recordRequired(spot, pair.path, name, isRequired)]),
      ...compare({ ...spot, context: inside, old: before ?? ANYTHING, next: after ?? ANYTHING }),
    ];
  });
}

/** A field that the revision does not name; `around` is the object without it. */
function recordRemoved(
  spot: Spot,
  field: NormalSchema,
  around: NormalSchema,
  mayBeMissing: boolean,
): Change {
  const { old } = spot.context;
  const isClosed = around.additionalProperties === false;
  // What is not named may hold anything.
  const anything = scalarsAround({}, old.schemas).find((value) => !old.accepts(field, value));
  const leaf = mayBeMissing ? ABSENT : isClosed ? undefined : anything;
  return changeOf(spot, {
    rule: 'field-removed',
    old: field,
    narrower: {
      saying: 'it is no longer read',
      leaf: isClosed ? sample(field, old) : undefined,
      why: 'the field is passed over, and so any value of it is accepted',
    },
    wider: { saying: 'it is no longer sent', leaf, why: 'it was allowed to be missing before' },
  });
}

/** A field that the base did not name; `around` is the object without it. */
function recordAdded(
  spot: Spot,
  field: NormalSchema,
  around: NormalSchema,
  isRequired: boolean,
): Change {
  const leaf = sample(field, spot.context.next);
  const saying = 'a field may arrive that was refused';
  return changeOf(spot, {
    rule: 'field-added',
    new: field,
    ...(isRequired && { narrower: { saying: 'whoever leaves it out is refused', leaf: ABSENT } }),
    ...(around.additionalProperties === false && { wider: { saying, leaf } }),
    none: 'it may be left out, and readers ignore unknown fields',
  });
}

function recordRequired(spot: Spot, at: Change['at'], name: string, isRequired: boolean): Change {
  const change = { rule: `required ${name}`, at, keyword: 'required' };
  const narrower = { saying: `whoever leaves ${name} out is refused`, leaf: ABSENT } as const;
  const wider = { saying: `${name} may be missing`, leaf: ABSENT } as const;
  const effect = isRequired ? { new: name, narrower } : { old: name, wider };
  return changeOf(spot, { ...change, ...effect });
}

/** The fields that an object does not name. */
function compareOthers(pair: Pair, compare: Compare): Change[] {
  const { context } = pair;
  const [before, after] = [pair.old.additionalProperties, pair.next.additionalProperties];
  if (isDeepStrictEqual(before, after)) return [];
  const path = [...pair.path, { others: true } as const];
  const schemaOf = (one: typeof before) => (typeof one === 'object' ? one : ANYTHING);
  const changed = (effect: Pick<Change, 'narrower' | 'wider' | 'none' | 'silent'>) => {
    const change = { rule: 'additionalProperties', old: before, new: after, ...effect };
    return [changeOf({ ...pair, path }, change)];
  };
  if (before === false) {
    const leaf = sample(schemaOf(after), context.next);
    return changed({ wider: { saying: 'other fields may arrive', leaf } });
  }
  if (after === false) {
    const leaf = sample(schemaOf(before), context.old);
    return changed({ narrower: { saying: 'other fields are refused', leaf } });
  }
  if (typeof before === 'object' || typeof after === 'object') {
    return compare({ context, old: schemaOf(before), next: schemaOf(after), path });
  }
  // Unset and true are the same to the contract; strict closes what is unset.
  const none = 'the contract accepts other fields as before';
  const saying = 'the strict reading refuses fields that are not named';
  // A case of what is open for all others is no change of these.
  const silent = context.subset;
  return changed({ none, silent, ...(before && { narrower: { saying, why: none } }) });
}
