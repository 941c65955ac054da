import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gate, keep } from '../../scripts/compare/gate.ts';
import { report } from '../../scripts/compare/report.ts';
import { copySmall, edit } from '../support/small.ts';

describe('the contract', () => {
  it('breaks no client of the last release, or raises the major version', async () => {
    const { result, locate } = await gate({ root: '.', base: 'test/released', release: true });
    expect(result.passes, report(result, 'text', locate)).toBe(true);
  });
});

describe('a difference', () => {
  it('is pointed at where people edit it, with a value that shows it', async () => {
    const root = copySmall();
    const file = 'openapi/schemas/request.yaml';
    const base = await keep(root, join(root, 'kept'));
    edit(root, file, 'maximum: 10', 'maximum: 9');
    const { result, locate } = await gate({ root, base });
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.endsWith('maximum: 9')) + 1;
    expect(report(result, 'annotations', locate).split('\n')[0]).toBe(
      `::error file=${file},line=${line},title=breaks-senders::` +
        'Senders (createJob): what was accepted is refused ' +
        '(10 → 9, /components/schemas/JobConfig/properties/endpointing/maximum) ' +
        'witness: JobConfig {"endpointing":10}: accepted by 1.0.0, refused by this',
    );
  });
});
