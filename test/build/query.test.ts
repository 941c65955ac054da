/** Queries as text and as objects. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/base/json.ts';
import { formatIssue } from '../../scripts/runtime/issues.ts';
import { yamlIn } from '../support/generated.ts';
import { operation } from './support/in-memory.ts';
import { issuesIn, modulesOf } from './support/modules.ts';

type Table = {
  parameters: Record<string, JsonObject>;
  queries: [why: string, query: unknown, expected?: JsonObject | string][];
};
const table: Table = yamlIn('test/build/queries.yaml');
const rules = Object.entries(table.parameters);
const parameters = rules.map(([name, rule]) => ({ name, in: 'query', ...rule }));
const paths = { '/jobs': operation('get', { operationId: 'listJobs', parameters }) };
const { parse } = await modulesOf({}, { paths } as unknown as JsonObject);

it.each(table.queries)('%s: %j', (_, query, expected) => {
  const result = parse('ListJobsQuery', query);
  const issues = issuesIn(result).map(formatIssue);
  if (expected === undefined) expect(result.ok).toBe(false);
  else if (typeof expected === 'string') expect(issues).toEqual([expected]);
  else expect(result).toEqual({ ok: true, value: { limit: 20, ...expected } });
});

it('a query may be a URL or URLSearchParams, and may keep unknown parameters', () => {
  const url = new URL('https://x.invalid/?limit=5&later=1');
  for (const query of [url, url.searchParams]) {
    const result = parse('ListJobsQuery', query, { unknownFields: 'keep' });
    expect(result).toEqual({ ok: true, value: { limit: 5, later: '1' } });
  }
});
