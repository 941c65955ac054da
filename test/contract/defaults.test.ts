/** Every default is valid against its hand-written schema, and Ajv fills it in for a missing field. */
import { expect, it } from 'vitest';
import { defaultsOf, errorsOf, writtenWith } from '../support/written.ts';

const defaults = writtenWith('default').map(
  ({ name, place, node }) => [JSON.stringify(node.default), name, place, node.default] as const,
);

it.each(defaults)('the default %s of %s is valid', (_text, _name, place, value) => {
  expect(errorsOf(place, value)).toEqual([]);
});

const ofFields = defaults.filter(([, , place]) => /\/properties\/[^/]+$/.test(place));

it.each(ofFields)(
  'the default %s of %s is filled in for a missing field',
  (_text, _name, place, value) => {
    const [holder = '', field = ''] = place.split(/\/properties\/(?=[^/]+$)/);
    expect(defaultsOf(holder)[field]).toEqual(value);
  },
);
