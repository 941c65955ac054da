/** The contract says what the interface document says: `documented.txt` has the same facts, written a second time. */
import { expect, it } from 'vitest';
import { readText } from '../../scripts/base/files.ts';
import { type Problem, problemAt, refuse } from '../../scripts/base/problem.ts';
import { withPlaces } from '../../scripts/load/places.ts';
import { loadSources } from '../../scripts/load/texts.ts';
import { ROOT, theBuilt } from '../support/generated.ts';
import { rowsIn } from './documented.ts';

const FILE = 'test/contract/documented.txt';
const COLUMNS = ['type', 'status', 'default', 'values'];

it('the contract has the documented schemas, fields, calls, and messages, and no others', async () => {
  const problems: Problem[] = [];
  const documented = new Map<string, { cells: string[]; file: string }>();
  for (const [index, text] of readText(ROOT, FILE).split('\n').entries()) {
    const [name = '', ...cells] = text.split('|').map((cell) => cell.trim());
    const file = `${FILE}:${index + 1}`;
    const message = `\`${name}\` has a row already; remove one of them`;
    if (documented.has(name)) problems.push({ file, pointer: '', message });
    else if (!/^(#|$)/.test(name)) documented.set(name, { cells, file });
  }
  const rows = rowsIn(theBuilt());
  for (const { name, cells, place } of rows) {
    const { cells: said, file } = documented.get(name) ?? {};
    const message = `\`${name}\` is not in ${FILE}; add what the interface document says about it`;
    if (!said) problems.push(problemAt(place, message));
    for (const [index, column] of said ? COLUMNS.entries() : []) {
      const [here, there] = [cells, said].map((texts) => texts?.[index] || 'none');
      const message = `\`${name}\` differs in its ${column}: ${here} here, ${there} in ${file}; follow the interface document`;
      if (here !== there) problems.push(problemAt(place, message));
    }
  }
  for (const [name, { file }] of documented) {
    const message = `\`${name}\` is not in the contract; add it, or remove it here if the interface document doesn't have it`;
    if (!rows.some((row) => row.name === name)) problems.push({ file, pointer: '', message });
  }
  await withPlaces(ROOT, loadSources(ROOT), () => refuse(problems)).catch((error) =>
    // Each problem begins a line, where CI finds its place.
    expect.fail(`\n${error.message}`),
  );
});
