/** Examples: new values with the type of their state. */
import { expect, it } from 'vitest';
import { emitExamples } from '../../scripts/emit/examples.ts';
import { object, operation, profilesOf, ref, tag, text } from './support/contract.ts';

const state = (title: string, status: string) => ({
  ...object({ status: tag(status), id: text }, 'status', 'id'),
  title,
});
/** A job, with text that looks like source code. */
const DONE = { status: 'done', id: 'a', tags: ["from './a.ts'; */\n/** b */\n`\u2028"] };

const examples = Object.entries({ 'two-words': DONE, failed: { status: 'failed', id: 'b' } }).map(
  ([name, value]) => ({ name, summary: `What ${name} shows`, file: 'a.yaml', value }),
);
const content = { 'application/json': { schema: ref('Job') } };
const { contract, schemas } = profilesOf(
  { Job: { oneOf: [state('JobDone', 'done'), state('JobFailed', 'failed')] } },
  { paths: { '/job': operation('get', { responses: { 200: { content } } }) } },
  {},
  new Map([['Job', examples]]),
);
const files = emitExamples(contract, schemas);
const code = encodeURIComponent(files['examples.js'] ?? '');
const { Job } = await import(`data:text/javascript,${code}`);

it('each access to an example returns a new value, which a test may change', () => {
  expect(Job.twoWords).toEqual(DONE);
  Job.twoWords.tags.push('y');
  expect(Job.twoWords).toEqual(DONE);
});

it('an example has the type of its state, and shows its summary on hover', () => {
  expect(files['examples.d.ts']).toContain(
    '  /** What two-words shows */\n  readonly twoWords: types.JobDone;\n  /** What failed shows */\n  readonly failed: types.JobFailed;\n',
  );
});
