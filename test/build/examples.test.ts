/** Examples: new values with the type of their state, and values that deviate from the contract. */
import { expect, it } from 'vitest';
import type { Example } from '../../scripts/contract.ts';
import { emitExamples } from '../../scripts/emit/examples.ts';
import type { Json } from '../../scripts/json.ts';
import { refTo, type Schema, type Schemas } from '../../scripts/schema.ts';
import { operation, profilesOf } from './support/contract.ts';

const state = (title: string, status: string): Schema => ({
  title,
  type: 'object',
  required: ['status', 'id'],
  properties: { status: { type: 'string', const: status }, id: { type: 'string' } },
});
const SCHEMAS: Schemas = {
  Job: { oneOf: [state('JobDone', 'done'), state('JobFailed', 'failed')] },
};
const JOB = { status: 'done', id: 'a', tags: ['x'] };

const example = (name: string, value: Json): Example => ({
  name,
  summary: `What ${name} shows`,
  file: 'a.yaml',
  value,
});

/** The files for jobs that an operation returns. */
function emit(...examples: Example[]) {
  const content = { 'application/json': { schema: refTo('Job') } };
  const paths = { '/job': operation('get', { responses: { 200: { content } } }) };
  const { contract, schemas, tolerant } = profilesOf(
    SCHEMAS,
    { paths },
    new Map([['Job', examples]]),
  );
  return emitExamples(contract, schemas, tolerant);
}

async function load(...examples: Example[]) {
  const code = emit(...examples)['examples.js'] ?? '';
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('each access to an example returns a new value, which a test may change', async () => {
  const { Job } = await load(example('two-words', JOB));
  expect(Job.twoWords).toEqual(JOB);
  Job.twoWords.tags.push('y');
  expect(Job.twoWords).toEqual(JOB);
});

it('an example with text like source code is unchanged', async () => {
  const value = { ...JOB, text: "from './a.ts'; */\n/** b */\n`\u2028" };
  const { Job } = await load(example('odd', value));
  expect(Job.odd).toEqual(value);
});

it('an example has the type of its state', () => {
  const failed = { status: 'failed', id: 'b' };
  const text = emit(example('two-words', JOB), example('failed', failed))['examples.d.ts'];
  expect(text).toContain(
    '  /** What two-words shows */\n  readonly twoWords: types.JobDone;\n  /** What failed shows */\n  readonly failed: types.JobFailed;\n',
  );
});

it('deviating values have an unknown tag, or other fields', async () => {
  const { deviating } = await load(example('done', JOB));
  expect(deviating.Job.doneWithUnknownStatus).toEqual({ ...JOB, status: 'unheard_of' });
  const { id: _, ...others } = JOB;
  expect(deviating.Job.doneWithOtherFields).toEqual({ ...others, unheard_of: true });
});
