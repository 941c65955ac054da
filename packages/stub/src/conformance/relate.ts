/** Applies the relations to what the service sent. */
import { fieldAt, type SchemaNode, schemaNamed, shapeOf } from '../contract.ts';
import { unlessSkipped } from './guard.ts';
import { problemsIn } from './problems.ts';
import { RELATIONS, type Relation, type Sent, valueAt } from './relations.ts';

/** An object in a value, with the prefix of its fields' paths. */
type Located = readonly [path: string, object: object];

/** The messages of a session in one object, for the relations between them. */
const SESSION: SchemaNode = {
  properties: { received: { items: { $ref: '#/$defs/ServerMessage' } } },
};

/**
 * Applies a relation to all objects in a value.
 *
 * @returns a violation, with a line for each problem, if there is one in any object; else whether it was skipped for one,
 * since a field is missing or violates the contract; undefined if the relation does not apply
 */
function verdictOn(relation: Relation, objects: readonly Located[], sent: Sent) {
  const { needs, given, find } = relation;
  const other = given?.(sent) ?? false;
  if (given && other === false) return undefined;
  const found = objects.flatMap(([path, object]) => {
    const { result = [], cause } = unlessSkipped(() => {
      if (fieldAt(object, needs[0]) === undefined) return [];
      const missing = needs.filter((field) => valueAt(object, field) === null);
      const causes = missing.map((field) => `${path}${field} is missing or null`);
      const problems = causes.length > 0 ? [] : problemsIn(find(object, other));
      return [{ causes, problems: problems.map((line) => path + line) }];
    });
    return cause === undefined ? result : [{ causes: [cause], problems: [] }];
  });
  if (found.length === 0) return undefined;
  const [problems, causes] = [
    found.flatMap((one) => one.problems),
    found.flatMap((one) => one.causes),
  ];
  if (problems.length > 0) return { outcome: 'violation', details: problems } as const;
  return { outcome: causes.length > 0 ? 'skipped' : 'passed', details: causes } as const;
}

/**
 * The verdicts of all relations that apply to a value.
 *
 * @param schema the name of its schema; `Session` for the messages of a session
 */
export function verdictsOn(schema: string, value: unknown, sent: Sent) {
  const objects = objectsIn(schema === 'Session' ? SESSION : schemaNamed(schema), value);
  return Object.entries(RELATIONS).flatMap(([rule, relation]) => {
    const verdict = verdictOn(relation, objects, sent);
    return verdict ? { rule, ...verdict } : [];
  });
}

/** Every object in a value whose fields the contract lists, except those that violate it as a whole. */
function objectsIn(schema: SchemaNode, value: unknown, path = ''): Located[] {
  if (typeof value !== 'object' || value === null) return [];
  const { result } = unlessSkipped(() => shapeOf(schema, value).node);
  const { items, properties } = result ?? {};
  const inner = Object.keys(items ? value : (properties ?? {})).flatMap((key) => {
    const { result } = unlessSkipped(() => fieldAt(value, key));
    return objectsIn(items ?? properties?.[key] ?? {}, result, `${path}${key}.`);
  });
  return properties ? [[path, value], ...inner] : inner;
}
