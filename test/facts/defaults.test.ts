import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import type { ParseResult } from '../../scripts/runtime/issues.ts';
import { generatedModule, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { schemaFacts } from './index.ts';
import { alternatives } from './rows.ts';
import type { Field, SchemaFacts } from './types.ts';

const FACTS = new Map(schemaFacts.map((facts) => [facts.name, facts]));
const parsers =
  await generatedModule<Record<string, (value: unknown) => ParseResult<Json>>>('parse');

/** A value with the defaults of the document at every level that is present. */
function filled(type: string, value: Json): Json {
  for (const part of alternatives(type)) {
    const facts = FACTS.get(part);
    if (Array.isArray(value) && part.endsWith('[]')) {
      const items = part.slice(0, -2).replace(/^\((.*)\)$/, '$1');
      return value.map((item) => filled(items, item));
    }
    if (facts && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const fields = fieldsOf(facts, value);
      if (fields === undefined) continue;
      const stated = fields.flatMap(({ path, default: said }) =>
        said === undefined ? [] : [[path, said] as const],
      );
      const whole: JsonObject = { ...Object.fromEntries(stated), ...value };
      return Object.fromEntries(
        Object.entries(whole).map(([name, inner]) => {
          const field = fields.find(({ path }) => path === name);
          return [name, field ? filled(field.type, inner) : inner];
        }),
      );
    }
    if (facts?.type && facts.type !== part) {
      const inner = filled(facts.type, value);
      if (inner !== value) return inner;
    }
  }
  return value;
}

/** The fields that an object of a schema has; nothing where it is none of the schema. */
function fieldsOf(facts: SchemaFacts, value: JsonObject): readonly Field[] | undefined {
  const { tag = '', branches, fields, type } = facts;
  if (type !== 'object') {
    const members = alternatives(type).flatMap((name) => FACTS.get(name) ?? []);
    return members.map((member) => fieldsOf(member, value)).find((found) => found !== undefined);
  }
  const chosen = Object.entries(branches ?? {}).find(([values]) =>
    values.split('|').includes(String(value[tag])),
  );
  const own = branches ? chosen?.[1] : fields;
  const differs = ({ path, const: only }: Field) => only !== undefined && value[path] !== only;
  return own?.some(differs) ? undefined : own;
}

it('the parsers fill in the defaults of the document at every level that is present', () => {
  let filledIn = 0;
  for (const [name, examples] of withFixtures(theContract().examples)) {
    for (const { name: label, value } of examples) {
      const expected = filled(name, value);
      // What comes as a frame has a parser of its own for values.
      const parse = parsers[`parse${name}Value`] ?? parsers[`parse${name}`];
      const result = parse?.(value);
      expect({ name, label, ...result }).toEqual({ name, label, ok: true, value: expected });
      filledIn += Number(JSON.stringify(expected) !== JSON.stringify(value));
    }
  }
  expect(filledIn).toBeGreaterThan(0);
});
