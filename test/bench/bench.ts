/** `npm run bench`: what validation costs, next to stock Ajv, and how large bundles are, each with its goal. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { runCommand } from '../../scripts/base/command.ts';
import { ROOT } from '../support/generated.ts';
import { measureTimes } from './times.ts';

const USAGE = `usage: npm run bench -- [options]

Prints how long the published functions take, divided by JSON.parse of the same text, and the sizes of imports, minified
and compressed. The goal of a validator is the time of stock Ajv. Measure times on an idle machine: it takes two minutes.
Exits with 1 if a row exceeds its goal by more than a tenth.

  --sizes  measure only sizes, which are the same on every machine

Example: npm run bench -- --sizes`;

/** What is measured, and about how much it may be. */
export type Row = [name: string, figure: number, goal: number];

/** The imports, and their goals in bytes. */
const IMPORTS = [
  ['validator of transcript messages', '{ validateTranscriptMessage }', 'validators', 2000],
  ['the same from the root', '{ validateTranscriptMessage }', 'index', 2000],
  ['validator of server messages', '{ validateServerMessage }', 'validators', 2300],
  ['all validators', '*', 'validators', 24_500],
  ['`parseTranscriptMessage`, with error messages', '{ parseTranscriptMessage }', 'parse', 6000],
  ['`parsePreRecordedRequest`', '{ parsePreRecordedRequest }', 'parse', 11_000],
  ['`readPreRecordedJob`', '{ readPreRecordedJob }', 'read', 18_500],
  ['`readServerMessage`', '{ readServerMessage }', 'read', 7200],
  ['everything in the root', '*', 'index', 34_500],
] as const;

/** The size of what a module exports, bundled, minified, and compressed. */
async function sizeOf(what: string, module: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${what} from './generated/${module}.js';`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length;
}

process.exitCode = await runCommand(USAGE, { sizes: { type: 'boolean' } }, async (options) => {
  const rows = options.sizes ? [] : await measureTimes();
  for (const [name, what, module, goal] of IMPORTS)
    rows.push([`${name}, bytes`, await sizeOf(what, module), goal]);
  const shown = (figure: number) => (figure < 100 ? Number(figure.toPrecision(2)) : figure);
  console.log('| Case | Now | Goal |\n| --- | --- | --- |');
  for (const [name, now, goal] of rows) console.log(`| ${name} | ${shown(now)} | ${shown(goal)} |`);
  const exceeded = rows.filter(([, now, goal]) => now > goal * 1.1);
  for (const [name] of exceeded)
    console.error(`${name}: more than a tenth over its goal; find what grew`);
  return exceeded.length > 0 ? 1 : 0;
});
