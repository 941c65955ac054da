import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readContract } from './scripts/build.ts';
import { formatProblem, problemsOf } from './scripts/problem.ts';
import { writeInto } from './scripts/read/files.ts';
import { copySmall, edit } from './test/build/support/small.ts';
const sections = parse(readFileSync('test/build/check/mistakes.yaml', 'utf8')) as Record<string, Record<string, any[]>>;
const only = process.argv[2];
const untouched = copySmall(); const root = copySmall();
console.log('valid:', await readContract(root).then(() => [], problemsOf).then((x: any) => x.map(formatProblem)));
let same = 0, line = 0, refused = 0, silent: string[] = [], crash: string[] = [], wrong: string[] = [], total = 0;
for (const [section, rows] of Object.entries(sections)) for (const [name, row] of Object.entries(rows)) {
  if (only && !name.includes(only)) continue;
  total++;
  const edits = row.filter((x) => typeof x !== 'string'), expected = row.filter((x) => typeof x === 'string') as string[];
  for (const [file, from, to] of edits) from === null ? writeInto(root, { [file]: to }) : edit(root, file, from, to);
  let found: string[] = [];
  try { await readContract(root); } catch (e) { try { found = problemsOf(e).map(formatProblem); } catch (c) { crash.push(`${name}: ${(c as Error).stack?.split('\n').slice(0, 4).join(' | ')}`); } }
  const lines = (all: string[]) => all.map((x) => x.replace(/#.*|: .*/s, ''));
  const places = lines(found);
  const hit = lines(expected).filter((x) => places.includes(x)).length;
  if (found.length === 0) { if (!crash.some((c) => c.startsWith(`${name}:`))) silent.push(name); }
  else { refused++; if (hit === expected.length) line++; else wrong.push(`${section} / ${name}\n    want ${expected.join('\n         ')}\n    got  ${found.slice(0, 4).join('\n         ')}`); }
  if (only) console.log(found.join('\n'));
  for (const [file] of edits) { rmSync(join(root, file), { recursive: true, force: true }); if (existsSync(join(untouched, file))) cpSync(join(untouched, file), join(root, file)); }
}
console.log({ total, refused, line, silent: silent.length, crash: crash.length });
console.log('SILENT', silent); console.log('CRASH', crash.join('\n')); console.log('WRONG LINE\n' + wrong.join('\n'));
