/** The editions for OpenAPI 3.0. */
import { describe, expect, it } from 'vitest';
import { lintOpenapi } from '../../scripts/check/lint.ts';
import { at, isJsonObject, type JsonObject, visitObjects } from '../../scripts/json.ts';
import { generatedText } from '../support/contract.ts';

describe('the edition for OpenAPI 3.0', () => {
  const document: JsonObject = JSON.parse(generatedText('openapi-3.0.json'));

  it('has no keyword that OpenAPI 3.0 lacks, and none that breaks generators', () => {
    expect(document.openapi).toBe('3.0.3');
    let seen = 0;
    visitObjects(document, (node, pointer) => {
      const found = ['const', 'discriminator', 'contentEncoding', '$defs'].filter(
        (key) => key in node,
      );
      if (Array.isArray(node.type)) found.push('type');
      if (node.properties && node.additionalProperties === true) found.push('additionalProperties');
      if (typeof node.in === 'string' && node.examples) found.push('examples');
      if (isJsonObject(node.responses)) {
        if ('2XX' in node.responses) found.push('2XX');
        if ('4XX' in node.responses && 'default' in node.responses) found.push('4XX');
      }
      expect([pointer, ...found]).toEqual([pointer]);
      seen += 1;
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('has only the components that its operations use', () => {
    const reached = new Set(
      JSON.stringify(document).match(/#\/components\/(schemas|examples|responses)\/[^"]+/g),
    );
    const held = ['schemas', 'examples', 'responses'].flatMap((kind) =>
      Object.keys(at(document, `/components/${kind}`) ?? {}).map(
        (name) => `#/components/${kind}/${name}`,
      ),
    );
    expect(held.sort()).toEqual([...reached].sort());
    expect(held).not.toEqual([]);
  });
});

it.each(['openapi-3.0.json', 'tolerant/openapi-3.0.json'])(
  '%s is a valid OpenAPI document',
  async (file) => {
    expect(await lintOpenapi(JSON.parse(generatedText(file)))).toEqual([]);
  },
);
