import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { emitDocument } from '../../scripts/emit/bundles.ts';
import { emitOpenapi30 } from '../../scripts/emit/editions.ts';
import { publishedSchemas } from '../../scripts/emit/schemas.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { at, visitObjects } from '../../scripts/model/pointer.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { generatedText, theContract } from '../support/contract.ts';

/** A port of PyYAML: a reader of YAML 1.1, where `no` is false and a date is a moment. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('the YAML of a document', () => {
  it('quotes what YAML 1.1 takes for another type', () => {
    const odd = ['no', 'Yes', 'off', 'y', '2026-01-31', '12:30', '010', '1_000', '~', '<<'];
    const { 'planted.yaml': text = '' } = emitDocument('planted', { odd });
    expect(load(text)).toEqual({ odd });
    expect(load('odd: [no, 2026-01-31]')).toEqual({ odd: [false, expect.any(Date)] });
  });

  it('keeps paragraphs as they are written', () => {
    const { 'planted.yaml': text } = emitDocument('planted', { description: 'One:\n\n- two\n' });
    expect(text).toBe('description: |\n  One:\n\n  - two\n');
  });
});

describe('the edition of OpenAPI 3.0', () => {
  const contract = theContract();
  const document: JsonObject = JSON.parse(generatedText('openapi-3.0.json'));

  it('has no keyword that OpenAPI 3.0 lacks, and none that generators stumble over', () => {
    expect(document.openapi).toBe('3.0.3');
    let seen = 0;
    visitObjects(document, (node, pointer) => {
      const found = ['const', 'discriminator', 'contentEncoding', '$defs'].filter(
        (key) => key in node,
      );
      if (Array.isArray(node.type)) found.push('type');
      if (node.properties && node.additionalProperties === true) found.push('additionalProperties');
      if (typeof node.in === 'string' && node.examples) found.push('examples');
      if (isObject(node.responses)) {
        if ('2XX' in node.responses) found.push('2XX');
        if ('4XX' in node.responses && 'default' in node.responses) found.push('4XX');
      }
      expect([pointer, ...found]).toEqual([pointer]);
      seen += 1;
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('holds what its operations reach, and nothing else', () => {
    const named = new Set(
      JSON.stringify(document).match(/#\/components\/(schemas|examples|responses)\/[^"]+/g),
    );
    const held = ['schemas', 'examples', 'responses'].flatMap((kind) =>
      Object.keys(at(document, `/components/${kind}`) ?? {}).map(
        (name) => `#/components/${kind}/${name}`,
      ),
    );
    expect(held.sort()).toEqual([...named].sort());
    expect(held).not.toEqual([]);
  });

  it('lists what it leaves out, in the words of the contract', () => {
    const lost = (document['x-lost'] as string[]).join('\n');
    for (const { id, responses } of contract.operations) {
      for (const { status, description } of responses) {
        if (!['2XX', '4XX'].includes(status)) continue;
        const line = lost.split('\n').find((one) => one.includes(status) && one.includes(id));
        expect([id, line]).toEqual([id, expect.stringContaining(String(description))]);
      }
    }
    expect(lost).toMatch(/discriminator of \w+: kind/);
    expect(lost).toContain('x-unspecified');
  });

  it('keeps a status that nothing replaces, and loses nothing without saying so', () => {
    const description = 'PLANTED';
    const content = { 'text/plain': { schema: { type: 'string', 'x-maturity': 'beta' } } };
    const responses = {
      200: { description },
      '2XX': { description: 'OTHER' },
      '4XX': { description, content },
    };
    const openapi: Json = {
      openapi: '3.1.0',
      info: { title: 'Small', version: '1' },
      paths: { '/x': { get: { operationId: 'getX', responses } } },
      components: { schemas: { Unused: { type: 'object' } } },
    };
    const small = readContract(openapi, {}, new Map());
    const files = emitOpenapi30(small, publishedSchemas(normalise(small)));
    const made = JSON.parse(files['openapi-3.0.json'] ?? '');
    expect(made.paths['/x'].get.responses).toEqual({
      200: responses[200],
      '4XX': responses['4XX'],
    });
    expect(made.components.schemas).toEqual({});
    expect(made['x-lost']).toEqual([
      'The keys x-maturity of schemas.',
      'The status 2XX, here 200: OTHER (getX)',
    ]);
    expect(openapi.paths).toEqual(small.openapi.paths);
  });
});
