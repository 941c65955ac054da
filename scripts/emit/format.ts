import { runTool } from '../read/tool.ts';
import type { Files } from './files.ts';

const STYLE = {
  formatter: { indentStyle: 'space', lineWidth: 100 },
  javascript: { formatter: { quoteStyle: 'single' } },
  json: { formatter: { indentWidth: 1, lineWidth: 160 } },
};

/**
 * Lays generated files out as people write them.
 *
 * @param files the text of each file by its path
 * @returns the same files, scripts and JSON formatted
 */
export async function format(files: Files): Promise<Files> {
  const paths = Object.keys(files).filter((path) => /\.([jt]s|json)$/.test(path));
  const names = paths.map((path, index) => `${index}${path.slice(path.indexOf('.'))}`);
  const inputs = Object.fromEntries(paths.map((path, index) => [names[index], files[path] ?? '']));
  const options = ['format', '--write', '--files-max-size=8388608', ...names];
  const style = { 'biome.json': JSON.stringify(STYLE) };
  const {
    code,
    said,
    files: formatted,
  } = await runTool('biome', options, { ...inputs, ...style }, names);
  if (code !== 0) throw new Error(said);
  const laidOut = paths.map((path, index) => [path, formatted[names[index] ?? ''] ?? '']);
  return { ...files, ...Object.fromEntries(laidOut) };
}
