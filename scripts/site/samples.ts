/** The samples and recipes: files that the tests run, shown as they are. */
import { basename } from 'node:path';
import type { Code } from './blocks.ts';
import { type Prose, readAsset } from './prose.ts';

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
export function samplesOf(prose: Prose, name: string): CodeSample[] {
  return LANGUAGES.flatMap((language) => {
    const source = prose.get(`samples/${name}.${ENDINGS[language.label]}`);
    return source === undefined ? [] : [{ ...language, source }];
  });
}

/** Samples as blocks. */
export function sampleBlocks(samples: CodeSample[]): Code[] {
  return samples.map(({ lang, label, source }) => ({
    kind: 'code',
    label,
    language: lang === 'curl' ? 'bash' : lang.toLowerCase(),
    text: source,
  }));
}

/**
 * A file of `docs/samples` or `docs/recipes` as a block.
 *
 * @throws FindingsError when the file does not exist
 */
export function fileBlock(prose: Prose, path: string): Code {
  const language = path.slice(path.lastIndexOf('.') + 1);
  return { kind: 'code', label: basename(path), language, text: readAsset(prose, path) };
}
