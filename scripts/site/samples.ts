/** The samples and recipes: files that the tests run, shown as they are. */
import { fence } from './blocks.ts';
import { type Prose, readAsset } from './prose.ts';

/** The languages of samples, and how their files end. */
export const LANGUAGES = [
  { label: 'curl', ending: 'sh' },
  { label: 'TypeScript', ending: 'ts' },
  { label: 'Python', ending: 'py' },
] as const;

/** How highlighters call what they do not know by the ending of its files. */
const HIGHLIGHTED: Record<string, string> = {
  sh: 'bash',
  py: 'python',
  mjs: 'js',
  cjs: 'js',
  cts: 'ts',
};

/** The samples of an operation in each language, or in one of them; only files that exist. */
export function showSamples(prose: Prose, name: string, only?: string): string[] {
  return LANGUAGES.flatMap(({ label, ending }) => {
    const source = prose.get(`samples/${name}.${ending}`);
    if (source === undefined || (only ?? label) !== label) return [];
    const block = fence(HIGHLIGHTED[ending] ?? ending, source);
    return only === undefined ? [`### ${label}`, block] : [block];
  });
}

/**
 * A file of `docs/samples` or `docs/recipes`, with its path.
 *
 * @throws FindingsError when the file does not exist
 */
export function showFile(prose: Prose, path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return fence(HIGHLIGHTED[ending] ?? ending, readAsset(prose, path), `\`docs/${path}\``);
}
