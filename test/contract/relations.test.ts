/** The documented examples obey the relations that the conformance run asks of services. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// Throws if the contract has lost an assumption on which the run is based.
import '../../packages/stub/src/conformance/rules.ts';
import { verdictsOn } from '../../packages/stub/src/conformance/relate.ts';
import { RELATIONS, type Sent } from '../../packages/stub/src/conformance/relations.ts';
import { theBuilt } from '../support/contract.ts';

/** Every job in a value. */
function jobsIn(value: unknown): { [field: string]: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(jobsIn);
  return 'post_session_metadata' in value ? [{ ...value }, ...inner] : inner;
}

/** The request that led to a job: the job contains the request and the properties of its audio. */
function sentFor({ request_params, custom_metadata, file }: { [field: string]: unknown }): Sent {
  const { audio_duration: seconds, number_of_channels: channels } = Object(file);
  const parameters = request_params ?? undefined;
  return { parameters, custom_metadata: custom_metadata as object, seconds, channels };
}

const problemsOf = (schema: string, value: unknown, sent: Sent) =>
  verdictsOn(schema, value, sent).flatMap(({ outcome, details }) =>
    outcome === 'violation' ? details : [],
  );

const all = [...theBuilt().contract.examples].flatMap(([schema, examples]) =>
  examples.map((example) => ({ ...example, schema })),
);

it('the documented examples obey the relations between fields', () => {
  const problems = all.flatMap(({ file, schema, value }) => [
    ...problemsOf(schema, value, {}).map((problem) => `${file}: ${problem}`),
    ...jobsIn(value).flatMap((job) =>
      problemsOf('TranscriptionJob', job, sentFor(job)).map((problem) => `${file}: ${problem}`),
    ),
  ]);
  expect(problems).toEqual([]);
  expect(all.flatMap(({ value }) => jobsIn(value)).length).toBeGreaterThan(3);
});

it('the guides quote the relations as the conformance run prints them', () => {
  const page = readFileSync('docs/service-rules.md', 'utf8');
  const rows = Object.entries(RELATIONS).map(([rule, { name, assumption }]) =>
    name === undefined
      ? `| \`${rule}\` | ${assumption} | yes |`
      : `| \`${rule}\` | ${name.replace(/^[a-z]/, (first) => first.toUpperCase())}. | |`,
  );
  const table = rows.join('\n');
  const remedy = `make this the table of relations in docs/service-rules.md:\n${table}\n`;
  expect(page.includes(`|---|---|---|\n${table}\n\n`), remedy).toBe(true);
  const report = readFileSync('packages/stub/conformance.md', 'utf8');
  expect(report).toContain(`(assumption: ${RELATIONS['requested-blocks']?.assumption})`);
});
