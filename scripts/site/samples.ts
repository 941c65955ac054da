/** The samples and recipes: files that the tests run, shown as they are. */
import { FindingsError } from '../model/finding.ts';
import type { Block, Code } from './blocks.ts';

/** The text of each file under `docs/samples` and `docs/recipes`, by its path from `docs`. */
export type Samples = ReadonlyMap<string, string>;

/** What the samples of an operation are called: `<operationId>.<ending>`. */
const ENDINGS: [ending: string, lang: string, label: string][] = [
  ['sh', 'curl', 'curl'],
  ['ts', 'TypeScript', 'TypeScript'],
  ['fetch.ts', 'TypeScript', 'TypeScript, with openapi-fetch'],
  ['py', 'Python', 'Python'],
];

/** A sample as Redoc takes it, in `x-codeSamples`. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The samples of an operation, or of the live session; only files that exist. */
export function samplesOf(samples: Samples, name: string): CodeSample[] {
  return ENDINGS.flatMap(([ending, lang, label]) => {
    const source = samples.get(`samples/${name}.${ending}`);
    return source === undefined ? [] : [{ lang, label, source }];
  });
}

/** Samples as blocks. */
export function sampleBlocks(samples: CodeSample[]): Block[] {
  return samples.map(({ lang, label, source }) => ({
    kind: 'code',
    label,
    language: lang.toLowerCase(),
    text: source,
  }));
}

/**
 * A file of `docs/samples` or `docs/recipes` as a block.
 *
 * @throws FindingsError when there is no such file
 */
export function fileBlock(samples: Samples, path: string): Code {
  const text = samples.get(path);
  if (text === undefined) {
    const message = 'a guide shows this file, which does not exist; restore it';
    throw new FindingsError([{ file: `docs/${path}`, location: '', message }]);
  }
  const [file = ''] = path.split('/').slice(-1);
  return { kind: 'code', label: file, language: file.split('.').at(-1) ?? '', text };
}
