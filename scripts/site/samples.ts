/** The samples and recipes: files that the tests run, shown as they are. */
import { FindingsError } from '../model/finding.ts';
import type { Code } from './blocks.ts';

/** The text of each file under `docs/samples` and `docs/recipes`, by its path from `docs`. */
export type Samples = ReadonlyMap<string, string>;

/** The languages of samples, as Redoc takes them. */
export const LANGUAGES = [
  { lang: 'curl', label: 'curl' },
  { lang: 'TypeScript', label: 'TypeScript' },
  { lang: 'TypeScript', label: 'TypeScript, openapi-fetch' },
  { lang: 'Python', label: 'Python' },
] as const;

/** How the file of a sample ends, by its language. */
const ENDINGS: Record<(typeof LANGUAGES)[number]['label'], string> = {
  curl: 'sh',
  TypeScript: 'ts',
  'TypeScript, openapi-fetch': 'fetch.ts',
  Python: 'py',
};

/** A sample as Redoc takes it, in `x-codeSamples`. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The samples of an operation, or of the live session; only files that exist. */
export function samplesOf(samples: Samples, name: string): CodeSample[] {
  return LANGUAGES.flatMap((language) => {
    const source = samples.get(`samples/${name}.${ENDINGS[language.label]}`);
    return source === undefined ? [] : [{ ...language, source }];
  });
}

/** Samples as blocks. */
export function sampleBlocks(samples: CodeSample[]): Code[] {
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
 * @throws FindingsError when the file does not exist
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
