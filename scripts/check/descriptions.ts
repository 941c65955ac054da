/** Checks that every schema and field is described, and that its description agrees with its unit and repeats no value. */
import { type Contract, writtenSchemas } from '../contract.ts';
import { joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import { findIn, nameAt, type SchemaProblem } from './find.ts';

/** A unit in a description, such as `in seconds`. */
const IN_UNIT =
  /\bin ((?:milli|micro|nano)?seconds|minutes|hours|days|(?:kilo|mega|giga)?(?:bytes|bits|hertz)|percent|decibels|samples|frames)\b/;

/** A default or a bound in a description, such as `at most 8`. */
const VALUE =
  /\b(?:defaults? (?:is|to)|at (?:least|most)|up to|from|between|(?:more|less|fewer) than) [`"]?([\w.-]*\w)/gi;

/** A value of a schema in its description, where nobody would change it with the schema. */
function* repeatedValue({ description = '', ...schema }: Schema): Generator<SchemaProblem> {
  const said = Array.from(description.matchAll(VALUE), ([, value]) => value);
  const isRepeated = ([key, value]: [string, unknown]) =>
    /^(default|min|max|exclusive)/.test(key) && said.includes(String(value));
  const [keyword] = Object.entries(schema).find(isRepeated) ?? [];
  if (keyword !== undefined)
    yield [
      `the description repeats \`${keyword}\`; remove it from the description`,
      '/description',
    ];
}

/** Checks that named schemas and fields have a description, and inline branches a description and a title. */
export function checkDescribed(contract: Contract): Problem[] {
  return findIn(writtenSchemas(contract), function* (schema, place): Generator<SchemaProblem> {
    const { keyword = '', isRead } = place;
    if (schema['x-opaque'] && keyword !== 'properties')
      yield ['`x-opaque` is allowed only in properties; move it to a property', '/x-opaque'];
    if (!isRead) return;
    yield* repeatedValue(schema);
    const { description = '', 'x-unit': unit } = schema;
    const [, said] = IN_UNIT.exec(description) ?? [];
    if (said && unit && !unit.split(' ').includes(said))
      yield [
        `the description says ${said}, but \`x-unit\` is ${unit}; change one of them`,
        '/x-unit',
      ];
    const isBranch = /^(one|any)Of$/.test(keyword) && (schema.properties ?? schema.allOf);
    if (isBranch && !schema.title?.trim()) yield ['the branch has no title; add one'];
    const name = isBranch ? 'the branch' : nameAt(place) && `\`${nameAt(place)}\``;
    if (name !== undefined && !schema.description?.trim())
      yield [`${name} has no description; add one`];
    for (const [field, own] of Object.entries(schema.properties ?? {})) {
      // `true` and `false` can have none.
      const isSilent = typeof own === 'object' && !own.$ref && !own.description?.trim();
      if (isSilent)
        yield [`\`${field}\` has no description; add one`, joinPointer('/properties', field)];
    }
  });
}
