/** The module of examples: new values with the type of their state. */
import { expect, it } from 'vitest';
import { emitExamples } from '../../scripts/emit/examples.ts';
import { object, operation, profilesOf, ref, tag, text } from './support/contract.ts';

const state = (title: string, status: string) => ({
  ...object({ status: tag(status), id: text }, 'status', 'id'),
  title,
});
/** A job, with text that looks like source code. */
const value = { status: 'done', id: 'a', tags: ["from './a.ts'; */\n/** b */\n`\u2028"] };
const example = { name: 'two-words', summary: 'Two words', file: 'a.yaml', value };
const content = { 'application/json': { schema: ref('Job') } };
const { contract, schemas, tolerant } = profilesOf(
  { Job: { oneOf: [state('JobDone', 'done'), state('JobFailed', 'failed')] } },
  { paths: { '/job': operation('get', { responses: { 200: { content } } }) } },
  {},
  new Map([['Job', [example]]]),
);
const files = emitExamples(contract, schemas, tolerant);

it('each access to an example returns a new value, which a test may change', async () => {
  const code = encodeURIComponent(files['examples.js'] ?? '');
  const { Job } = await import(`data:text/javascript,${code}`);
  expect(Job.twoWords).toEqual(value);
  Job.twoWords.tags.push('y');
  expect(Job.twoWords).toEqual(value);
});

it('an example has the type of its state, and shows its summary on hover', () => {
  const declared = '  /** Two words */\n  readonly twoWords: types.JobDone;\n';
  expect(files['examples.d.ts']).toContain(declared);
});
