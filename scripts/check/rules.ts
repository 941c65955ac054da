/** A rule for Redocly: what each schema as written must have, and each `x-replaces`, besides the rules in `rules.yaml`. */
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { isJsonObject, type Json, type JsonObject, joinPointer } from '../base/json.ts';
import type { Schema } from '../model/schema.ts';

export const RULE = 'contract/schemas';

const VISITOR = { Schema: { enter: checkSchema }, any: { enter: checkReplaces } };

export const PLUGIN: Plugin = {
  id: 'contract',
  rules: { oas3: { [RULE]: () => VISITOR }, async3: { [RULE]: () => VISITOR } },
};

/** Each lower bound with its upper bound. */
const BOUNDS = ['imum', 'Length', 'Items', 'Properties', 'Contains'].map(
  (unit) => [`min${unit}`, `max${unit}`] as const,
);

/** A unit in a description, such as `in seconds`. */
const IN_UNIT =
  /\bin ((?:milli|micro|nano)?seconds|minutes|hours|days|(?:kilo|mega)?bytes|hertz|percent)\b/;

/** What the description of a deprecated field says. */
const REPLACEMENT = /Use `|without a documented\s+replacement/;

function checkSchema(node: unknown, { location, report }: UserContext): void {
  const schema = node as Schema;
  const problem = (message: string, below = '') => {
    const pointer = location.pointer + below;
    report({ message, location: { ...location, pointer, reportOnKey: true } });
  };
  const { description = '', properties = {}, type, 'x-unit': unit } = schema;
  const [, schemaName] = /^#\/([^/]+)$/.exec(location.pointer) ?? [];
  const isBranch = /\/(one|any)Of\/\d+$/.test(location.pointer) && schema.properties;
  if (isBranch && !schema.title) problem('the branch has no title; add one');
  if ((isBranch || schemaName) && !String(description).trim())
    problem(`${schemaName ? `\`${schemaName}\`` : 'the branch'} has no description; add one`);
  const fields = Object.entries(Object(properties) as Record<string, Schema | null>);
  for (const [name, field] of fields) {
    const {
      description: text = '',
      deprecated,
      $ref,
      'x-maturity': maturity,
    } = Object(field) as Schema;
    const below = joinPointer('/properties', name);
    if (typeof field === 'object' && !$ref && !text.trim())
      problem(`\`${name}\` has no description; add one`, below);
    if (maturity && !text.includes(`(${maturity})`))
      problem(`\`${name}\` is ${maturity}; say "(${maturity})" in its description`, below);
    if (deprecated && !REPLACEMENT.test(text))
      problem(
        `\`${name}\` is deprecated; say in its description "Use \`…\` instead." or "Deprecated, without a documented replacement."`,
        below,
      );
  }
  const [, said] = IN_UNIT.exec(String(description)) ?? [];
  if (said && unit && !String(unit).split(' ').includes(said))
    problem(`the description says ${said}, but \`x-unit\` is ${unit}; change one`, '/x-unit');
  const isList = [type].flat().includes('array') && !schema.allOf && !('prefixItems' in schema);
  if (isList && !schema.items && !('contains' in schema))
    problem('the array has no `items`; add `items` with a schema, or write `items: {}`', '/type');
  const { discriminator, oneOf = [] } = schema;
  if (discriminator && !(oneOf.length > 1 && oneOf.every(({ $ref }) => $ref)))
    problem('`discriminator` belongs to a `oneOf` of references; remove it', '/discriminator');
  const bounds = node as Record<string, number>;
  for (const [lower, upper] of BOUNDS) {
    const { [lower]: least = -Infinity, [upper]: most = Infinity } = bounds;
    if (least > most)
      problem(
        `\`${lower}\` ${least} is above \`${upper}\` ${most}; change one of them`,
        `/${lower}`,
      );
  }
}

function checkReplaces(node: unknown, { location, report }: UserContext): void {
  const { 'x-replaces': entries } = Object(node) as JsonObject;
  const isEntry = (entry: Json) =>
    isJsonObject(entry) &&
    ('name' in entry || 'removed' in entry) &&
    Object.entries(entry).every(
      ([key, text]) => /^(name|removed|change)$/.test(key) && typeof text === 'string',
    );
  if (entries === undefined || (Array.isArray(entries) && entries.every(isEntry))) return;
  const pointer = `${location.pointer}/x-replaces`;
  const message = 'the value must be a list of objects with `name` or `removed`, and `change`';
  report({ message, location: { ...location, pointer, reportOnKey: true } });
}
