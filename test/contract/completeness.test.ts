/** The overviews and the guides name what the contract has, and descriptions name only fields that exist. */
import { expect, it } from 'vitest';
import { readText } from '../../scripts/base/files.ts';
import { type JsonObject, tokens, visitValues } from '../../scripts/base/json.ts';
import { ROOT, theBuilt } from '../support/contract.ts';

const { openapi, asyncapi, messages, merged } = theBuilt();

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
  expect(
    [...named].filter((name) => !known.has(name)),
    'fix each name',
  ).toEqual([]);
});

/** The names of the options that turn on an add-on. */
function addonsIn(...schemaNames: string[]): string[] {
  const fields = schemaNames.flatMap((name) =>
    Object.entries(merged.schemas[name]?.properties ?? {}),
  );
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

const PAGES = ['options', 'messages', 'notifications', 'recordings'];
const guides = PAGES.map((page) => readText(ROOT, `docs/${page}.md`)).join('');
const groups = [
  'PreRecordedRequest',
  'LiveRequest',
  'RealtimeProcessingConfig',
  'PostProcessingConfig',
];
const options = groups.flatMap((name) => Object.keys(merged.schemas[name]?.properties ?? {}));

it.each([...new Set(options)])('the guides have the option %s', (option) => {
  expect(guides.includes(option), 'describe it in docs/options.md').toBe(true);
});

it.each(messages.map(({ node }) => String(node.title)))(
  'the table of the channel has the message %s',
  (title) => {
    const { description } = Object.values(asyncapi.channels as JsonObject)[0] as JsonObject;
    const [name = ''] = title.toLowerCase().split(' (');
    const isListed = String(description).toLowerCase().includes(name);
    expect(isListed, 'add it to the table in asyncapi/asyncapi.yaml').toBe(true);
  },
);
