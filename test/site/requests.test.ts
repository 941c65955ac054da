import { describe, expect, it } from 'vitest';
import { readProse } from '../../scripts/site/prose.ts';
import { generatedModule, ROOT } from '../support/contract.ts';

type Parse = (value: unknown) => { ok: boolean; issues?: unknown };

/** The JSON in the guides that says what it is an example of. */
const requests = [...readProse(ROOT)].flatMap(([path, text]) =>
  [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map(([, schema = '', json = '']) => {
    return { path, schema, json };
  }),
);

const parsers = await generatedModule<Record<string, Parse>>('strict/parse');

describe('the requests in the guides', () => {
  it('are found', () => expect(requests).not.toEqual([]));

  it.each(requests)('hold when they are read strictly: $schema in $path, $json', (request) => {
    const result = parsers[`parse${request.schema}`]?.(JSON.parse(request.json));
    expect(result).toMatchObject({ ok: true });
  });
});
