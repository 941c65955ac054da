/** What an editor shows on hover. */
import { expect, it } from 'vitest';
import { describe as comment } from '../../../scripts/emit/types/comment.ts';
import type { NormalSchema } from '../../../scripts/model/schema.ts';

const pause: NormalSchema = {
  type: 'number',
  minimum: 1,
  'x-unit': 'seconds',
  'x-replaces': [{ name: 'pause', change: 'In seconds; milliseconds in the first version.' }],
};

it('names the unit once, in the description or else after the bounds', () => {
  const count = (schema: NormalSchema) => comment(schema).match(/seconds\./g)?.length;
  const { 'x-replaces': _, ...plain } = pause;
  expect(count({ ...plain, description: 'A pause.' })).toBe(1);
  expect(count({ ...plain, description: 'A pause, in seconds.' })).toBe(1);
});

it('says last what changed since the first version, beginning with what is true now', () => {
  const last = (name: string) => comment(pause, undefined, name).split('\n\n').at(-1);
  expect(last('pause')).toBe('In seconds; milliseconds in the first version.');
  expect(last('gap')).toBe(
    'In seconds; milliseconds in the first version. In the first version: `pause`.',
  );
});
