/** Checks that merging loses no value: each value that a part of an `allOf` lists is allowed where the part is used. */
import { groupBy, type Json } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, publishedSchemas } from '../model/contract.ts';
import { partsOf, placeIn } from '../model/places.ts';
import { resolve, type Schema, type Schemas, schemasIn } from '../model/schema.ts';
import { listedIn } from '../model/unions.ts';

/** Values that a part of an `allOf` lists, and that the other parts exclude wherever it is used. */
export function lostValues(contract: Contract): Problem[] {
  const { schemas } = contract;
  const uses = publishedSchemas(contract)
    .flatMap(schemasIn)
    .flatMap((schema) =>
      partsOf(schema).map((part) => ({ part, kept: valuesIn(schema, schemas) })),
    );
  const byPart = groupBy(uses, ({ part }) => JSON.stringify(placeIn(part)));
  const lost = [...byPart.values()].flatMap((same) => {
    const kept = same.flatMap((use) => use.kept);
    return same.flatMap(({ part }) => {
      const value = valuesIn(part, schemas).find((one) => !kept.includes(one));
      const message = `no schema that has this by an \`allOf\` or a \`$ref\` allows ${JSON.stringify(value)}; ${LOST}`;
      return value === undefined ? [] : { part, problem: problemAt(placeIn(part), message) };
    });
  });
  // A reference loses the values of its target, unless this loses them everywhere.
  const isInPart = (part: Schema) =>
    lost.some((other) => other.part !== part && partsOf(part).includes(other.part));
  return lost.flatMap(({ part, problem }) => (isInPart(part) ? [] : problem));
}

const LOST = 'allow it where the values are narrowed, or remove it here';

/** The values that a schema lists, or else those of a boolean, and null if that is one of its types. */
function valuesIn(schema: Schema, schemas: Schemas): Json[] {
  const { type, ...others } = resolve(schema, schemas);
  return listedIn(others) ?? [type].flat().flatMap((name) => VALUES[name ?? ''] ?? []);
}

const VALUES: Record<string, Json[]> = { boolean: [true, false], null: [null] };
