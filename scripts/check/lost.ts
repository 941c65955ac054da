/** Checks that merging loses no value: each value that a part of an `allOf` lists is allowed where the part is used. */
import { groupBy } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, publishedSchemas } from '../model/contract.ts';
import { placeIn, placeKey } from '../model/places.ts';
import { resolve, schemasIn } from '../model/schema.ts';
import { valuesOf } from '../model/unions.ts';

/** Values that a part of an `allOf` lists, and that the other parts exclude wherever it is used. */
export function lostValues(contract: Contract): Problem[] {
  const { schemas, narrowed } = contract;
  const whole = publishedSchemas(contract).flatMap(schemasIn);
  const uses = [
    ...narrowed,
    ...whole.map((schema) => ({ schema, kept: valuesOf(resolve(schema, schemas)) ?? [] })),
  ];
  const usesAt = groupBy(uses, ({ schema }) => placeKey(schema));
  const parts = new Map(narrowed.map((part) => [placeKey(part.schema), part]));
  return [...parts].flatMap(([key, { schema, values }]) => {
    const kept = usesAt.get(key)?.flatMap((use) => use.kept) ?? [];
    const lost = values.find((value) => !kept.includes(value));
    const message = `no schema with this part of an \`allOf\` allows ${JSON.stringify(lost)}; allow it in another part, such as a branch, or remove it here`;
    return lost === undefined ? [] : problemAt(placeIn(schema), message);
  });
}
