import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../../scripts/compare/compare.ts';
import { gate } from '../../scripts/compare/gate.ts';
import { readRelease } from '../../scripts/compare/release.ts';
import { report } from '../../scripts/compare/report.ts';
import type { Contract } from '../../scripts/model/contract.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { lineFinder } from '../../scripts/read/lines.ts';
import { theContract } from '../support/contract.ts';
import { edited } from './edits.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await theContract();
});

describe('the contract', () => {
  it('breaks no client of the last release, or raises the major version', async () => {
    const { result, locate } = await gate({ root: '.', base: 'test/released', release: true });
    expect(result.passes, report(result, 'text', locate)).toBe(true);
  });

  it('does not differ from itself', () => {
    const { openapi, asyncapi } = structuredClone({
      openapi: contract.openapi,
      asyncapi: contract.asyncapi,
    });
    const same = readContract(openapi, asyncapi, new Map());
    expect(compare(readRelease(contract), readRelease(same)).differences).toEqual([]);
  });

  it('is pointed at where people edit it, with a value made of a documented example', async () => {
    const { openapi, asyncapi } = contract;
    const bound = 'LiveRequest/properties/channels/maximum';
    const base = edited({ openapi, asyncapi }, [{ replace: bound, value: 9 }]);
    const folder = mkdtempSync(join(tmpdir(), 'compare-'));
    for (const [name, document] of Object.entries(base)) {
      writeFileSync(join(folder, `${name}.yaml`), JSON.stringify(document));
    }
    const { result, locate } = await gate({ root: '.', base: folder });
    rmSync(folder, { recursive: true });
    const text = readFileSync('openapi/schemas/live.yaml', 'utf8');
    const line = lineFinder(text)(`/${bound}`);
    expect(text.split('\n')[line - 1]).toBe('      maximum: 8');
    expect(report(result, 'annotations', locate).split('\n')[0]).toBe(
      `::error file=openapi/schemas/live.yaml,line=${line},title=breaks-senders::` +
        'Senders (createLiveSession): what was accepted is refused ' +
        `(9 → 8, /components/schemas/${bound}) witness: LiveRequest {"channels":9}: ` +
        `accepted by ${result.from}, refused by this`,
    );
  });
});
