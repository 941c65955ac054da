/** The overviews and the guides name what the contract has; descriptions, callbacks, and links name only what exists. */
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readText } from '../../scripts/base/files.ts';
import { at, type JsonObject, tokens, visitValues } from '../../scripts/base/json.ts';
import { namesReached, refTo } from '../../scripts/model/schema.ts';
import { ROOT, theBuilt } from '../support/generated.ts';

const { openapi, asyncapi, messages, schemas, examples, operations } = theBuilt();

it('each field name in a description exists', () => {
  const known = new Set<unknown>();
  const named = new Set<string>();
  for (const document of [openapi, asyncapi])
    visitValues(document, (value, pointer) => {
      known.add(tokens(pointer).at(-1)).add(value);
      for (const [, path = ''] of String(value).matchAll(/`([a-z_.]+_[a-z_.]+)`/g))
        for (const name of path.split('.')) named.add(name);
    });
  expect(named.size).toBeGreaterThan(0);
  const unknown = [...named].filter((name) => !known.has(name));
  expect(unknown, 'fix each name').toEqual([]);
});

/** The URLs of callbacks, and the links. */
const urls: string[] = [];
const links: JsonObject[] = [];
visitValues(openapi, (node) => {
  const { callbacks, links: named } = Object(node) as Record<string, Record<string, JsonObject>>;
  urls.push(...Object.values(callbacks ?? {}).flatMap(Object.keys));
  links.push(...Object.values(named ?? {}));
});
const sources = [...urls, ...links.flatMap(({ parameters }) => Object.values(Object(parameters)))];

it.each(sources)('the expression %s leads to a field of an example', (text) => {
  const [pointer = '/none'] =
    /(?<=^\{\$request\.body#)\/.*(?=\}$)|(?<=^\$response\.body#)\/.*/.exec(`${text}`) ?? [];
  const isShown = [...examples.values()]
    .flat()
    .some(({ value }) => at(value, pointer) !== undefined);
  expect(isShown, 'fix it in openapi/paths/, or add the field to an example').toBe(true);
});

it.each(links)('the link to $operationId has its parameters', ({ operationId, parameters }) => {
  const target = operations.find(({ id }) => id === operationId);
  for (const name of Object.keys(Object(parameters)))
    expect(JSON.stringify(target?.node.parameters ?? target?.path), 'fix the link').toContain(name);
});

/** The names of the options that turn on an add-on. */
function addonsIn(...schemaNames: string[]): string[] {
  const fields = schemaNames.flatMap((name) => Object.entries(schemas[name]?.properties ?? {}));
  const toggles = fields.filter(
    ([field, { default: value }]) => value === false && field !== 'callback',
  );
  return toggles.map(([field]) => field);
}

const recorded = addonsIn('PreRecordedRequest');
const live = addonsIn('RealtimeProcessingConfig', 'PostProcessingConfig');

it.each([
  ['Recordings and live sessions', recorded.filter((name) => live.includes(name))],
  ['Recordings only', recorded.filter((name) => !live.includes(name))],
  ['Live sessions only', live.filter((name) => !recorded.includes(name))],
])('the overview names each add-on of "%s"', (modes, addons) => {
  const overview = String((openapi.info as JsonObject).description);
  const [, item = ''] = overview.split(`- **${modes}**`);
  const names = Array.from(
    item.split(/\n[-\n]/)[0]?.matchAll(/`(\w+)`/g) ?? [],
    ([, name]) => name,
  );
  expect(names.sort(), 'fix the overview in openapi/openapi.yaml').toEqual(addons.sort());
});

const requests = ['PreRecordedRequest', 'LiveRequest'].map((request) => ({
  reached: namesReached([refTo(request)], schemas),
  text: JSON.stringify(examples.get(request)?.map(({ value }) => value)),
}));
/** The options of requests, and the settings in their configurations. */
const options = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
  const texts = requests.flatMap(({ reached, text }) => (reached.has(name) ? text : []));
  const fields = texts.length > 0 ? Object.entries(properties) : [];
  return fields
    .filter(([, field]) => !field.deprecated)
    .map(([option]) => ({ option, name: `${name}.${option}`, texts: texts.join('') }));
});
/** The ID of no model is documented. */
const WITHOUT_EXAMPLE = ['LiveRequest.model'];

/** All guides but the two that list everything. */
const guides = globSync('docs/!(defaults|unspecified).md', { cwd: ROOT })
  .map((path) => readText(ROOT, path))
  .join('');

it.each(options)('$name is shown', ({ name, option, texts }) => {
  const hasExample = texts.includes(`"${option}":`) || WITHOUT_EXAMPLE.includes(name);
  expect.soft(hasExample, 'add it to an example of the request in openapi/examples/').toBe(true);
  const hasGuide = new RegExp(`["\`.]${option}["\`]`).test(guides);
  expect.soft(hasGuide, `describe \`${option}\` in docs/options.md`).toBe(true);
});

it.each(operations)('a guide links to $id', ({ id }) => {
  const isLinked = guides.includes(`(../generated/openapi.yaml#operation/${id})`);
  expect(isLinked, `write \`../generated/openapi.yaml#operation/${id}\` in a guide`).toBe(true);
});

it.each(messages)('the list of the channel has the message $name', ({ node }) => {
  const { description } = Object.values(asyncapi.channels as JsonObject)[0] as JsonObject;
  const [title = ''] = String(node.title).toLowerCase().split(' (');
  const isListed = String(description).toLowerCase().includes(title);
  expect(isListed, 'add it to the list in asyncapi/asyncapi.yaml').toBe(true);
});
