/** What other tools show of the documents: titles, servers, summaries; and the schemas that editors check them by. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject, visitValues } from '../../scripts/json.ts';
import { ROOT, theBuilt } from '../support/contract.ts';

const { contract } = theBuilt();
const documents: JsonObject[] = [contract.openapi, contract.asyncapi];

it.each(documents)(
  'a document has a short title and a contact, and links to no file',
  (document) => {
    expect(document.info).toMatchObject({ contact: { name: expect.any(String) } });
    const { title = '', description = '' } = document.info as {
      title?: string;
      description?: string;
    };
    expect(title.length).toBeLessThanOrEqual(30);
    expect(description).not.toMatch(/\]\((?!https:)/);
  },
);

it('the server of the REST document has the name of an environment', () => {
  expect(contract.openapi.servers).toMatchObject([{ description: 'Your service' }]);
});

it('no summary has code in it, which many tools show as it is', () => {
  const summaries: string[] = [];
  for (const document of documents) {
    visitValues(document, (value) => {
      if (isJsonObject(value) && typeof value.summary === 'string') summaries.push(value.summary);
    });
  }
  expect(summaries).not.toEqual([]);
  expect(summaries.filter((one) => one.includes('`'))).toEqual([]);
});

it('each operation of the AsyncAPI document has a title', () => {
  const operations = contract.channels.flatMap((channel) => channel.operations);
  expect(operations).not.toEqual([]);
  expect(operations.filter(({ title }) => !title).map(({ name }) => name)).toEqual([]);
});

it('the settings for editors name schemas that exist', () => {
  const text = readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8');
  // The file may have comments, unlike JSON.
  const settings = parse(text.replaceAll(/^ *\/\/.*$/gm, ''));
  const files = Object.keys(settings['yaml.schemas']);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
