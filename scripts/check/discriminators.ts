/** Checks discriminators, by which other tools tell the branches of a union apart. */
import { isDeepStrictEqual } from 'node:util';
import { joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { nameIn, SCHEMAS, tagOf } from '../schema.ts';
import { findWritten, problemAt } from './find.ts';

/**
 * Checks that a discriminator names the tag of a named union, maps each of its values to the branch that lists it,
 * and that each of these branches has the tag among its own properties, where tools look for it.
 */
export function checkDiscriminators({ contract, schemas }: Merged): Problem[] {
  const problems: Problem[] = [];
  const problemsOfUnions = findWritten(
    contract,
    function* ({ discriminator }, { pointer, document }) {
      if (discriminator === undefined) return;
      const name = tokens(pointer)[2] ?? '';
      const union = pointer === joinPointer(SCHEMAS, name) ? schemas[name] : undefined;
      const tag = union && tagOf(union, schemas);
      const targets = contract.schemas[name]?.oneOf?.map(({ $ref }) => $ref) ?? [];
      const isUsable = tag && !tag.values.includes('other') && targets.every((one) => one);
      if (!isUsable) {
        const message =
          '`discriminator` must stand in a named `oneOf` of references, each of which lists its own values of one required field; remove it, or name the branches';
        yield [message, '/discriminator'];
        return;
      }
      const mapping = tag.values.flatMap((values, index) =>
        [values].flat().map((value) => [value, targets[index]]),
      );
      const wanted = { propertyName: tag.name, mapping: Object.fromEntries(mapping) };
      if (!isDeepStrictEqual(discriminator, wanted)) {
        const message = `\`discriminator\` must map every value of \`${tag.name}\` to its branch; write ${JSON.stringify(wanted)}`;
        yield [message, '/discriminator'];
      }
      for (const $ref of targets) {
        const target = nameIn({ $ref: $ref ?? '' }) ?? '';
        const { required = [], properties = {} } = contract.schemas[target] ?? {};
        if (properties[tag.name] && required.includes(tag.name)) continue;
        const message = `${target} must have \`${tag.name}\` among its own required properties, where tools look for the discriminator of ${name}; move it there from \`allOf\``;
        problems.push(problemAt({ document, pointer: joinPointer(SCHEMAS, target) }, message));
      }
    },
  );
  return [...problemsOfUnions, ...problems];
}
