/** The published files in third-party tools. */
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/contract.ts';
import { generatedText } from '../support/contract.ts';

/** A port of PyYAML, a parser of YAML 1.1, in which `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

it.each(DOCUMENTS)('%s.yaml has the content of its JSON when parsed as YAML 1.1', (name) => {
  expect(load(generatedText(`${name}.yaml`))).toEqual(JSON.parse(generatedText(`${name}.json`)));
});
