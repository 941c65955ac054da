/** The samples and recipes: files that the tests run, shown as they are. */
import type { Code } from './blocks.ts';
import { type Prose, readAsset } from './prose.ts';

/** The languages of samples, as Redoc takes them, and how their files end. */
export const LANGUAGES = [
  { lang: 'curl', label: 'curl', ending: 'sh' },
  { lang: 'TypeScript', label: 'TypeScript', ending: 'ts' },
  { lang: 'Python', label: 'Python', ending: 'py' },
] as const;

/** The samples of an operation, or of the live session, as Redoc takes them; only files that exist. */
export function samplesOf(prose: Prose, name: string) {
  return LANGUAGES.flatMap(({ ending, ...language }) => {
    const source = prose.get(`samples/${name}.${ending}`);
    return source === undefined ? [] : [{ ...language, source }];
  });
}

/** The same samples as blocks. */
export function showSamples(prose: Prose, name: string): Code[] {
  return samplesOf(prose, name).map(({ lang, label, source }) => {
    const language = lang === 'curl' ? 'bash' : lang.toLowerCase();
    return { kind: 'code', label, language, text: source };
  });
}

/**
 * A file of `docs/samples` or `docs/recipes` as a block.
 *
 * @throws FindingsError when the file does not exist
 */
export function showFile(prose: Prose, path: string): Code {
  const language = path.slice(path.lastIndexOf('.') + 1);
  const file = `docs/${path}`;
  return { kind: 'code', label: file, language, text: readAsset(prose, path), file };
}
