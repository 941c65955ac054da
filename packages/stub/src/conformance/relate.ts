/** Applies the relations to what the service sent. */
import { unlessSkipped } from './guard.ts';
import { problemsIn } from './problems.ts';
import { fieldAt, RELATIONS, type Relation, type Sent, valueAt } from './relations.ts';

/** An object in a value, with the prefix of its fields' paths. */
type Located = readonly [path: string, object: object];

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

/** The verdicts of all relations that apply to a value. */
export function verdictsOn(value: unknown, sent: Sent) {
  const objects = objectsIn(value);
  return Object.entries(RELATIONS).flatMap(([rule, relation]) => {
    const verdict = verdictOn(relation, objects, sent);
    return verdict ? { rule, ...verdict } : [];
  });
}

/** Every object in a value, without those that violate the contract as a whole. */
function objectsIn(value: unknown, path = ''): Located[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.keys(value).flatMap((key) => {
    const { result } = unlessSkipped(() => fieldAt(value, key));
    return objectsIn(result, `${path}${key}.`);
  });
  return Array.isArray(value) ? inner : [[path, value], ...inner];
}
