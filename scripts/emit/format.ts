import { pick } from '../model/json.ts';
import { runTool } from '../read/tool.ts';
import type { Files } from './files.ts';

const STYLE = {
  formatter: { indentStyle: 'space', lineWidth: 100 },
  javascript: { formatter: { quoteStyle: 'single' } },
};

/** Formats the JavaScript and TypeScript among the files, but for Ajv's, which nobody reads. */
export async function format(files: Files): Promise<Files> {
  const scripts = pick(files, (path) => /^(?!explain\/).*\.[jt]s$/.test(path));
  const inputs = { ...scripts, 'biome.json': JSON.stringify(STYLE) };
  const options = ['format', '--write', '--files-max-size=8388608', '.'];
  const run = await runTool('biome', options, inputs, Object.keys(scripts));
  if (run.code !== 0) throw new Error(run.said);
  return { ...files, ...run.files };
}
