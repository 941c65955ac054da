/** What the contract leads readers to is there: examples, names in descriptions, and the overviews of both documents. */
import { expect, it } from 'vitest';
import { type JsonObject, tokens, visitValues } from '../../scripts/base/json.ts';
import { resolve, type Schema, schemasIn } from '../../scripts/model/schema.ts';
import { branchesOf } from '../../scripts/model/unions.ts';
import { theBuilt } from '../support/contract.ts';

const contract = theBuilt();

/** The bodies and the messages, with the folder of their examples. */
const shown = [
  ...contract.bodies.map(({ schemaName }) => ({ schemaName, folder: 'openapi/examples' })),
  ...contract.messages.map(({ schemaName }) => ({ schemaName, folder: 'asyncapi/examples' })),
];

it('every body and every message with a named schema has a documented example', () => {
  const missing = shown.flatMap(({ schemaName, folder }) =>
    schemaName === undefined || contract.examples.has(schemaName) ? [] : `${folder}/${schemaName}`,
  );
  expect(missing, 'add an example to each folder, and its summary').toEqual([]);
});

const { schemas } = contract.merged;

/** The fields of a schema, of its branches, and of its items. */
function fieldsOf(schema: Schema): [name: string, field: Schema][] {
  const { properties = {}, items = {}, ...union } = resolve(schema, schemas);
  const inner = Object.keys(items).length > 0 ? [items, ...branchesOf(union)] : branchesOf(union);
  return [...Object.entries(properties), ...inner.flatMap(fieldsOf)];
}

/** Whether a path such as `callback_config.url` leads from one of some fields to another field. */
const leads = ([name, ...path]: string[], fields: [string, Schema][]): boolean =>
  name === undefined ||
  fields.some(([field, schema]) => field === name && leads(path, fieldsOf(schema)));

it('each name in a description exists', () => {
  const known = new Set<unknown>();
  const told = new Set<string>();
  for (const document of [contract.openapi, contract.asyncapi])
    visitValues(document, (value, pointer) => {
      known.add(tokens(pointer).at(-1)).add(value);
      for (const [, path = ''] of String(value).matchAll(/`([a-z_.]+)`/g)) told.add(path);
    });
  const all = Object.values(schemas).flatMap(schemasIn).flatMap(fieldsOf);
  const missing = [...told].filter((path) =>
    path.includes('.') ? !leads(path.split('.'), all) : path.includes('_') && !known.has(path),
  );
  expect(missing, 'fix each name').toEqual([]);
  expect(told.size).toBeGreaterThan(0);
});

it('the overview names each add-on for the modes that have it', () => {
  const addons = (...names: string[]) =>
    names.flatMap((name) =>
      Object.entries(contract.merged.schemas[name]?.properties ?? {})
        .filter(([field, schema]) => schema.default === false && field !== 'callback')
        .map(([field]) => field),
    );
  const recorded = addons('PreRecordedRequest');
  const live = addons('RealtimeProcessingConfig', 'PostProcessingConfig');
  const overview = String((contract.openapi.info as JsonObject).description);
  const named = (mode: string) => {
    const [item = ''] = overview.split('\n- ').filter((text) => text.includes(`**${mode}**`));
    return Array.from(item.split('\n\n')[0]?.matchAll(/`(\w+)`/g) ?? [], ([, name]) => name).sort();
  };
  const remedy = 'fix the overview in openapi/openapi.yaml';
  const both = recorded.filter((name) => live.includes(name));
  expect(named('Recordings and live sessions'), remedy).toEqual(both.sort());
  expect(named('Recordings only'), remedy).toEqual(
    recorded.filter((name) => !both.includes(name)).sort(),
  );
  expect(named('Live sessions only'), remedy).toEqual(
    live.filter((name) => !both.includes(name)).sort(),
  );
});

it.each(contract.messages)('the table of the channel has the message $title', ({ title }) => {
  const { description } = Object.values(contract.asyncapi.channels as JsonObject)[0] as JsonObject;
  const [name = ''] = title.toLowerCase().split(' (');
  expect(String(description).toLowerCase(), 'fix the table in asyncapi/asyncapi.yaml').toContain(
    name,
  );
});
