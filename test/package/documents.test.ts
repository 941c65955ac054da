/** The published documents in the tools of others. */
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { tokens } from '../../scripts/base/json.ts';
import { DOCUMENTS } from '../../scripts/base/problem.ts';
import { generatedText, ROOT } from '../support/generated.ts';

it.each(DOCUMENTS)('%s.yaml has the content of its JSON when parsed as YAML 1.1', (name) => {
  // There, `no` is false, and a date is a timestamp.
  const content: unknown = parse(generatedText(`${name}.yaml`), { version: '1.1' });
  expect(content).toEqual(JSON.parse(generatedText(`${name}.json`)));
});

/** What the published ruleset reports about a document. */
async function lint(source: string) {
  const config = await loadConfig({ configPath: join(ROOT, 'generated/lint.yaml') });
  return lintFromString({ source, absoluteRef: 'bundle.json', config });
}

it.each(DOCUMENTS)('%s.json follows the published ruleset', async (name) => {
  expect(await lint(generatedText(`${name}.json`))).toEqual([]);
});

const STATUSES = ['201', '302', 'x-other', '409', '429', '500', '5XX', 'default'];
it.each(['openapi', 'openapi-3.0'])('each call of %s.json has an error response', async (name) => {
  const document = JSON.parse(generatedText(`${name}.json`));
  const { post } = document.paths['/v2/upload'];
  const withStatus = (status: string) => {
    const responses = { 200: post.responses[200], [status]: { description: 'A.' } };
    return [`/${status}`, { post: { ...post, operationId: status, responses } }];
  };
  const paths = Object.fromEntries(STATUSES.map(withStatus));
  const problems = await lint(JSON.stringify({ ...document, paths }));
  const refused = problems.filter(({ ruleId }) => /failures|4xx/.test(ruleId));
  const places = refused.map(({ location: [place] }) => tokens(`${place?.pointer}`)[1]);
  expect(places).toEqual(['/201', '/302', '/x-other']);
});

it('openapi-3.0.json has only single status codes, which generators need', () => {
  const { paths } = JSON.parse(generatedText('openapi-3.0.json'));
  expect(JSON.stringify(paths)).not.toMatch(/"[2-5]XX"/);
  expect(paths['/v2/upload'].post.responses).toMatchObject({ 200: {}, 201: {} });
});
