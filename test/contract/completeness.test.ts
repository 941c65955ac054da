/** The overviews and the guides name what the contract has; descriptions name only what exists. */
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/base/files.ts';
import { groupBy, type JsonObject, tokens, visitValues } from '../../scripts/base/json.ts';
import { DOCUMENTS } from '../../scripts/base/problem.ts';
import { buildDocs } from '../../scripts/guides/inserts.ts';
import { namesReached, refTo } from '../../scripts/model/schema.ts';
import { ROOT, theBuilt } from '../support/generated.ts';

const contract = theBuilt();
const { openapi, asyncapi, messages, schemas, examples, operations } = contract;

/** Fails with the remedy alone. */
function demand(isMet: boolean, remedy: string): void {
  if (!isMet) expect.fail(remedy);
}

/** All guides but the two that list everything, with their inserts as the build writes them. */
const made = buildDocs({ contract, root: ROOT });
const pages = readFiles(
  ROOT,
  'docs/!(defaults|unspecified).md',
  (text, path) => made[path] ?? text,
);
const guides = [...pages.values()];

it('each field name in a description or a guide exists', () => {
  const known = new Set<unknown>();
  const texts: [place: string, text: string][] = [...pages];
  for (const document of DOCUMENTS)
    visitValues(contract[document], (value, pointer) => {
      known.add(tokens(pointer).at(-1)).add(value);
      if (typeof value === 'string') texts.push([`generated/${document}.json#${pointer}`, value]);
    });
  // Guides also name what their code defines.
  for (const [, name] of guides.join().matchAll(/\b(?:def|function|const|type|class) (\w+)/g))
    known.add(name);
  const names = texts.flatMap(([place, text]) => {
    const paths = text.match(/(?<=Use `)[\w.]+(?=`)|(?<=`)[a-z_.]+_[a-z_.]+(?=`)/g) ?? [];
    return paths.flatMap((path) => path.split('.')).map((name) => ({ place, name }));
  });
  expect(names).not.toEqual([]);
  const unknown = names.filter(({ name }) => !known.has(name));
  const remedies = unknown.map(
    ({ place, name }) => `${place}: there is no \`${name}\`; fix the name`,
  );
  demand(unknown.length === 0, remedies.join('\n'));
});

/** The names of the options that turn on an add-on. */
function addonsIn(...schemaNames: string[]): string[] {
  const fields = schemaNames.flatMap((name) => Object.entries(schemas[name]?.properties ?? {}));
  const names = fields.flatMap(([name, field]) => (field.default === false ? name : []));
  return names.filter((name) => name !== 'callback');
}

const recorded = addonsIn('PreRecordedRequest');
const live = addonsIn('RealtimeProcessingConfig', 'PostProcessingConfig');

it.each([...new Set([...recorded, ...live])])('the overview names the add-on %s', (name) => {
  const isNamed = String(Object(openapi.info).description).includes(`\`${name}\``);
  demand(isNamed, 'add it to the overview in openapi/openapi.yaml');
});

const isGuided = (pattern: RegExp) => guides.some((text) => pattern.test(text));

/** The options of requests and of their configurations, with the examples of the requests. */
const options = ['PreRecordedRequest', 'LiveRequest'].flatMap((request) => {
  const text = JSON.stringify(examples.get(request)?.map(({ value }) => value));
  const fields = [...namesReached([refTo(request)], schemas)].flatMap((name) =>
    Object.entries(schemas[name]?.properties ?? {}).map(([option, field]) => {
      return { option, name: `${name}.${option}`, field, text };
    }),
  );
  return fields.filter(({ field }) => !field.deprecated);
});
/** The ID of no model is documented. */
const WITHOUT_EXAMPLE = ['LiveRequest.model'];

it.each([...groupBy(options, ({ name }) => name)])('%s is shown', (name, uses) => {
  const { option = '' } = uses[0] ?? {};
  const isShown = uses.some(({ text }) => text.includes(`"${option}":`));
  const remedies = [
    !isShown &&
      !WITHOUT_EXAMPLE.includes(name) &&
      'add it to an example of the request in openapi/examples/',
    !isGuided(new RegExp(`["\`.]${option}["\`]`)) &&
      `describe \`${option}\` in a guide, such as docs/options.md`,
  ];
  demand(!remedies.some(Boolean), remedies.filter(Boolean).join('; '));
});

it.each(operations)('a guide links to $id', ({ id }) => {
  const link = `../generated/openapi.yaml#operation/${id}`;
  demand(
    guides.some((text) => text.includes(`(${link})`)),
    `write \`${link}\` in a guide`,
  );
});

it.each(messages)('a guide names the type of $name', ({ schemaName = '' }) => {
  const { const: type } = schemas[schemaName]?.properties?.type ?? {};
  demand(
    !type || isGuided(new RegExp(`["\`]${type}["\`]`)),
    `write \`${type}\` in docs/messages.md`,
  );
});

it.each(messages)('the list of the channel has the message $name', ({ name }) => {
  const [[id, channel] = []] = Object.entries(asyncapi.channels as JsonObject);
  const link = `(#channels/${id}/messages&m=${name})`.toLowerCase();
  const isListed = String(Object(channel).description).includes(link);
  demand(isListed, `add it to the list in asyncapi/asyncapi.yaml, with the link ${link}`);
});
