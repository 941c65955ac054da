/** Checks that merging loses no value: each value that a part of an `allOf` lists is allowed where the part is used. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { placeIn } from '../model/places.ts';
import { childrenOf, resolve, type Schema, type Schemas } from '../model/schema.ts';
import { baseType, branchesOf, listedIn, typeOf, typesOf } from '../model/unions.ts';

/** Values that a part of an `allOf` lists, and that the other parts exclude wherever it is used. */
export function lostValues({ placed, schemas }: Pick<Contract, 'placed' | 'schemas'>): Problem[] {
  const written = Object.fromEntries(placed.map((place) => [place.name ?? '', place.written]));
  const allowed = new Map<Schema, Json[]>();
  /** Compares a schema as it is written with all that it was merged into. */
  const visit = (node: Schema, merged: Schema[]): void => {
    const whole = resolve(node, written);
    const isAllowed = (value: Json) => merged.some((schema) => allows(schema, value, schemas));
    const kept = valuesOf(whole).filter(isAllowed);
    allowed.set(node, [...(allowed.get(node) ?? []), ...kept]);
    if (node.$ref && merged.some(({ $ref }) => $ref === node.$ref)) return;
    const below = merged.flatMap((schema) => alternativesIn(schema, schemas)).flatMap(childrenOf);
    for (const { node: child, keyword, pointer } of childrenOf(whole)) {
      const isBeside = /^(all|one|any)Of$/.test(keyword);
      const same = below.filter((other) => other.pointer === pointer);
      visit(child, isBeside ? merged : same.map((other) => other.node));
    }
  };
  for (const { name, written, schema } of placed)
    if (name === undefined || name in schemas) visit(written, [schema]);
  return Array.from(allowed).flatMap(([node, kept]) => {
    const lost = valuesOf(resolve(node, written)).find((value) => !includes(kept, value));
    return lost === undefined
      ? []
      : problemAt(
          placeIn(node),
          `no schema with this part of an \`allOf\` allows ${JSON.stringify(lost)}; allow it in another part, such as a branch, or remove it here`,
        );
  });
}

/** The values that a schema lists; those of a boolean are known. */
const valuesOf = (schema: Schema): Json[] =>
  listedIn(schema) ?? (schema.type === 'boolean' ? [true, false] : []);

/** Whether a merged schema allows a listed value: by its own list, its types, and its `not`. */
function allows(schema: Schema, value: Json, schemas: Schemas): boolean {
  return alternativesIn(schema, schemas).some((node) => {
    const isOfType = typesOf(node, schemas).map(baseType).includes(typeOf(value));
    const isExcluded = includes(listedIn(node.not) ?? [], value);
    return isOfType && !isExcluded && includes(listedIn(node) ?? [value], value);
  });
}

const includes = (values: Json[], value: Json): boolean =>
  values.some((other) => isDeepStrictEqual(other, value));

/** The schemas without branches that a merged schema is one of. */
function alternativesIn(schema: Schema, schemas: Schemas): Schema[] {
  const whole = resolve(schema, schemas);
  const branches = branchesOf(whole);
  return branches.length === 0 ? [whole] : branches.flatMap((b) => alternativesIn(b, schemas));
}
