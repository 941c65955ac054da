/** The named schemas that are variants of one schema, such as the states of a job. */
import type { Contract } from '../../../../scripts/contract.ts';
import { branchesOf, childrenOf, nameIn, type Schema } from '../../../../scripts/schema.ts';

/**
 * The names of the variants of one schema: only unions of references without a discriminator refer to them. They are
 * compared with what refers to them, like the parts of an `allOf`. A union of unions has no variants.
 */
export function variantsIn({ schemas, places, roots }: Contract): string[] {
  const variants = new Set<string>();
  const others = new Set<string>();
  const note = (name: string | undefined, isBranch: boolean): void => {
    if (name === undefined) return;
    const isUnion = branchesOf(schemas[name] ?? {}).length > 0;
    (isBranch && !isUnion ? variants : others).add(name);
  };
  const visit = (node: Schema): void => {
    const { oneOf = [], discriminator } = node;
    const areReferences = discriminator === undefined && oneOf.every(({ $ref }) => $ref);
    for (const { node: inner, keyword } of childrenOf(node)) {
      note(nameIn(inner), keyword === 'oneOf' && areReferences);
      visit(inner);
    }
  };
  for (const name of places.keys()) visit(schemas[name] ?? {});
  for (const { schema } of roots) {
    note(nameIn(schema), false);
    visit(schema);
  }
  return [...variants].filter((name) => !others.has(name));
}
