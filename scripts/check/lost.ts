/**
 * Checks that merging loses no value: each value that a part of an `allOf` lists is allowed where the part is used. Two usual
 * mistakes lose one: a new state that no branch has, and null beside a reference, as in `{$ref: Text, type: [string, 'null']}`.
 */
import { groupBy, type Json } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, publishedSchemas } from '../model/contract.ts';
import { placeIn, placesOf, placeText } from '../model/places.ts';
import { resolve, type Schema, schemasIn } from '../model/schema.ts';
import { listedIn, VALUES } from '../model/unions.ts';

/**
 * Values that a part of an `allOf` lists, and that the other parts exclude wherever it is used:
 *
 *     JobFields.status lists queued and done, but each branch of Job, which has JobFields, allows only done  →  queued is lost
 *     Done.status, which alone has it, is {$ref: Status, enum: [done]}                                       →  nothing is lost
 */
export function lostValues(contract: Contract): Problem[] {
  const { placed, schemas } = contract;
  const uses = publishedSchemas(contract)
    .flatMap(schemasIn)
    .flatMap((schema) => placesOf(schema).map((place) => ({ place, schema })));
  const byPlace = groupBy(uses, ({ place }) => place);
  const withTargets = (schema: Schema) => [schema, resolve(schema, schemas)].flatMap(valuesIn);
  const parts = placed.flatMap(({ written }) => schemasIn(written));
  return parts.flatMap((part) => {
    const used = byPlace.get(placeText(placeIn(part))) ?? [];
    const allowed = used.flatMap(({ schema }) => withTargets(schema));
    // The only schema that has a part may narrow what the part refers to.
    const listed = used.length > 1 ? withTargets(part) : valuesIn(part);
    const lost = listed.find((value) => !allowed.includes(value));
    if (lost === undefined || used.length === 0) return [];
    const message = `no schema that has this by an \`allOf\` or a \`$ref\` allows ${JSON.stringify(lost)}; ${LOST}`;
    return problemAt(placeIn(part), message);
  });
}

const LOST = 'allow it where the values are narrowed, or remove it here';

/** The values that a schema lists, or else those of a boolean, and null if that is one of its types. */
const valuesIn = ({ type, ...others }: Schema): Json[] =>
  listedIn(others) ?? [type ?? []].flat().flatMap((name) => VALUES[name] ?? []);
