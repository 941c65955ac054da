/** The samples and recipes: files that the tests run, shown as they are. */
import { fence } from './blocks.ts';
import { type Guide, type Prose, refuseGuide } from './prose.ts';

/** The languages of samples, and how their files end. */
export const LANGUAGES = [
  { label: 'curl', ending: 'sh' },
  { label: 'TypeScript', ending: 'ts' },
  { label: 'Python', ending: 'py' },
] as const;

/** The samples of an operation in each language; only files that exist. */
export function showSamples(prose: Prose, id: string): string[] {
  return LANGUAGES.flatMap(({ label, ending }) => {
    const source = prose.get(`samples/${id}.${ending}`);
    return source === undefined ? [] : [`### ${label}`, fence(ending, source)];
  });
}

/**
 * A file of `docs/samples` or `docs/recipes`, with its path.
 *
 * @throws FindingsError when the file does not exist
 */
export function showFile(prose: Prose, guide: Guide, path: string): string {
  const text =
    prose.get(path) ?? refuseGuide(guide.name, `docs/${path} does not exist; restore it`);
  return fence(path.slice(path.lastIndexOf('.') + 1), text, `\`docs/${path}\``);
}
