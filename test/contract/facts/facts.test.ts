/** The contract states the facts of the interface document, and no others. */
import { expect, it } from 'vitest';
import { formatFinding } from '../../../scripts/model/finding.ts';
import { ROOT, theNormal, theSources } from '../../support/contract.ts';
import { compareAll } from './all.ts';
import { asFinding } from './compare.ts';
import {
  piiEntityTypes,
  transcriptionLanguageCodes,
  translationLanguageCodes,
} from './enumerations.ts';
import { schemaFacts } from './index.ts';
import { flags } from './live.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { factRows, rowKey } from './rows.ts';

const normal = theNormal();

it('the tables of facts state each fact once', () => {
  for (const listed of [piiEntityTypes, translationLanguageCodes, transcriptionLanguageCodes]) {
    expect(listed).not.toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  }
  const names = [flags.map(([flag]) => flag), operations.map(({ id }) => id)];
  const keys = factRows(schemaFacts).map(rowKey);
  for (const listed of [...names, messages.map(({ name }) => name), keys]) {
    expect(listed).not.toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  }
});

it('the contract says what the interface document says, and nothing else: the end of the run lists what differs', async ({
  task,
}) => {
  const findings = compareAll(normal).map((difference) => asFinding(difference, theSources()));
  if (findings.length === 0) return;
  // Imported only here: it loads a whole linter.
  const { addLines } = await import('../../../scripts/read/lines.ts');
  Object.assign(task.meta, { differences: addLines(ROOT, findings).map(formatFinding) });
  expect.fail(`${findings.length} differences`);
});
