import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBundles } from '../../scripts/compare/bundles.ts';
import { set } from '../../scripts/compare/catalogue/edits.ts';
import { CATALOGUE, catalogueRows } from '../../scripts/compare/catalogue.ts';
import { compare, mayPass } from '../../scripts/compare/compare.ts';
import { gate } from '../../scripts/compare/gate.ts';
import { linesOf } from '../../scripts/compare/lines.ts';
import { report } from '../../scripts/compare/report.ts';
import type { Documents } from '../../scripts/compare/side.ts';
import { BREAKING, outcome, verdictsOf } from '../../scripts/compare/verdict.ts';
import { runCompare } from '../../scripts/compare.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { loadContract } from '../../scripts/read/load.ts';

let base: Documents;
let folder: string;
/** The version after the contract's, with a new major number. */
let nextMajor: string;

beforeAll(async () => {
  const { openapi, asyncapi } = await loadContract('.');
  base = { openapi, asyncapi };
  nextMajor = `${Number.parseInt(String((openapi.info as JsonObject).version), 10) + 1}.0.0`;
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edited(edit: (documents: Documents) => void): Documents {
  const documents = structuredClone(base);
  edit(documents);
  return documents;
}

function withVersion(documents: Documents, version: string): Documents {
  const copy = structuredClone(documents);
  for (const document of Object.values(copy)) (document.info as JsonObject).version = version;
  return copy;
}

/** Writes bundles as a release; JSON is YAML. */
function release(name: string, documents: Partial<Documents>): string {
  const path = mkdtempSync(join(folder, `${name}-`));
  for (const [document, content] of Object.entries(documents)) {
    writeFileSync(join(path, `${document}.yaml`), JSON.stringify(content, null, 1));
  }
  return path;
}

describe('the contract', () => {
  it('breaks nobody who keeps to the last release', async () => {
    const { result, locate } = await gate({ root: '.', base: 'test/released' });
    expect(result.passes, report(result, 'text', locate)).toBe(true);
  });

  it('does not differ from itself', () => {
    expect(compare(base, structuredClone(base)).differences).toEqual([]);
  });
});

describe('the catalogue', () => {
  let judged = 0;

  it.each(CATALOGUE.map((entry) => [`${entry.area}: ${entry.change}`, entry] as const))(
    '%s',
    (_, { edit, verdicts }) => {
      const revision = edited(edit);
      const { differences, passes } = compare(base, revision);
      expect(outcome(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
      expect(passes).toBe(!verdicts.some((v) => BREAKING.has(v) || v === 'unjudged'));
      for (const { pointer, whom } of differences) {
        expect(pointer).toMatch(/^\//);
        expect(whom).not.toBe('');
      }
      expect(mayPass(differences, true)).toBe(!verdicts.includes('unjudged'));
      judged++;
    },
  );

  it('holds every verdict, for both documents', () => {
    expect(judged).toBe(CATALOGUE.length);
    expect(CATALOGUE.length).toBe(138);
    const live = CATALOGUE.filter(({ area }) => /message|Channel/.test(area));
    expect(live.length).toBeGreaterThanOrEqual(25);
    const breaking = CATALOGUE.filter(({ verdicts }) => verdicts.some((v) => BREAKING.has(v)));
    expect(breaking.length).toBeGreaterThanOrEqual(60);
    expect(CATALOGUE.length - breaking.length).toBeGreaterThanOrEqual(40);
    const names = CATALOGUE.map(({ area, change }) => `${area}: ${change}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives the rows of the table in the documentation', () => {
    const rows = catalogueRows();
    const unjudged = CATALOGUE.filter(({ verdicts }) => verdicts.includes('unjudged'));
    expect(rows).toHaveLength(CATALOGUE.length - unjudged.length);
    expect(rows.find(({ change }) => change === 'A new field that is required')).toEqual({
      area: 'Request field',
      change: 'A new field that is required',
      minor: false,
      whom: 'Breaks those who send',
      verdicts: ['breaks-senders'],
    });
    for (const { whom } of rows) expect(whom).not.toBe('');
  });
});

describe('the version', () => {
  it('lets a break pass when both documents raise the major number', () => {
    const broken = edited(set('Word/properties/start/type', 'string'));
    const half = structuredClone(broken);
    (half.openapi.info as JsonObject).version = nextMajor;
    const tried = ['1.0.0', '1.1.0', nextMajor, '0.9.0'].map((version) => {
      const { major, passes } = compare(withVersion(base, '1.0.0'), withVersion(broken, version));
      return [major, passes];
    });
    expect(tried).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect(compare(base, half).passes).toBe(false);
  });
});

describe('verdicts', () => {
  it('follow from the direction', () => {
    const sent = { sent: ['a'], received: [] };
    const received = { sent: [], received: ['b'] };
    const both = { sent: ['a'], received: ['b'] };
    expect(verdictsOf('narrower', sent)).toEqual(['breaks-senders']);
    expect(verdictsOf('narrower', received)).toEqual(['compatible']);
    expect(verdictsOf('wider', sent)).toEqual(['compatible']);
    expect(verdictsOf('wider', received)).toEqual(['breaks-receivers']);
    expect(verdictsOf('wider', received, true)).toEqual(['strict-receivers']);
    expect(verdictsOf('changed', both)).toEqual(['breaks-senders', 'breaks-receivers']);
    expect(verdictsOf('none', both)).toEqual(['compatible']);
  });
});

describe('the report', () => {
  const widened = set('LiveRequest/properties/channels/maximum', 9);

  it('points at the line of the hand-written file', async () => {
    const { result, locate } = await gate({ root: '.', base: release('lines', edited(widened)) });
    const text = readFileSync('openapi/schemas/live.yaml', 'utf8');
    const line = linesOf(text)('/LiveRequest/properties/channels/maximum');
    expect(text.split('\n')[line - 1]).toBe('      maximum: 8');
    expect(report(result, 'annotations', locate).split('\n')[0]).toBe(
      `::error file=openapi/schemas/live.yaml,line=${line},title=breaks-senders::Senders (createLiveSession): ` +
        'what was accepted is refused (9 → 8, /components/schemas/LiveRequest/properties/channels/maximum)',
    );
    const [finding] = JSON.parse(report(result, 'json', locate)).differences;
    expect(finding).toMatchObject({
      verdict: 'breaks-senders',
      pointer: '/components/schemas/LiveRequest/properties/channels/maximum',
      old: 9,
      new: 8,
      file: 'openapi/schemas/live.yaml',
      line,
    });
    expect(report(result, 'text', locate)).toContain('1 breaking. Refused');
  });

  it('escapes what an annotation could not carry', () => {
    const differences = [
      {
        verdict: 'unjudged' as const,
        rule: 'form',
        document: 'openapi' as const,
        pointer: '/a',
        whom: '100 %\nnext',
      },
    ];
    const result = { from: '1.0.0', to: '1.0.0', major: false, passes: false, differences };
    const lines = report(result, 'annotations', () => ({ file: 'a,b:c.yaml', line: 1 }));
    expect(lines).toContain(
      '::error file=a%2Cb%3Ac.yaml,line=1,title=unjudged::100 %25%0Anext (— → —',
    );
  });
});

describe('the command line', () => {
  async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const lines = { out: '', err: '' };
    const code = await runCompare(args, {
      out: (text) => {
        lines.out += text;
      },
      err: (text) => {
        lines.err += text;
      },
    });
    return { code, ...lines };
  }

  it('exits by whether a break is allowed, for each kind of break', async () => {
    const old = release('old', base);
    const kinds = ['breaks-senders', 'breaks-receivers', 'breaks-importers'] as const;
    for (const kind of kinds) {
      const entry = CATALOGUE.find(({ verdicts }) => verdicts[0] === kind);
      const broken = edited(entry?.edit ?? (() => {}));
      const same = await run(old, '--revision', release('same', broken));
      expect([same.code, same.out]).toEqual([1, expect.stringContaining(kind)]);
      const major = release('major', withVersion(broken, nextMajor));
      expect((await run(old, '--revision', major)).code).toBe(0);
    }
    const mild = edited(set('Word/properties/emphasis', { type: 'number' }));
    const passed = await run(old, '--revision', release('mild', mild), '--format', 'json');
    expect([passed.code, JSON.parse(passed.out).passes]).toEqual([0, true]);
  });

  it('says in one line what is wrong with a base', async () => {
    const broken = release('broken', base);
    writeFileSync(join(broken, 'asyncapi.yaml'), 'asyncapi: 3.0.0\n  info: [');
    const swapped = release('swapped', { openapi: base.asyncapi, asyncapi: base.openapi });
    const cases = [
      ['/nowhere/at/all', 'there is no such folder'],
      [release('empty', {}), 'there is no such file'],
      [broken, 'not valid YAML'],
      [swapped, 'it is no openapi bundle'],
    ] as const;
    for (const [path, message] of cases) {
      const { code, out, err } = await run(path, '--revision', release('same', base));
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('refuses what it does not understand', async () => {
    for (const args of [['--format', 'xml'], ['a', 'b'], ['--unknown']]) {
      const { code, err } = await run(...args);
      expect([code, err]).toEqual([2, expect.stringContaining('usage: compare')]);
    }
  });

  it('keeps the contract as the release to compare with', async () => {
    const kept = join(folder, 'kept');
    expect((await run(kept, '--keep')).code).toBe(0);
    expect(compare(readBundles(kept), base).differences).toEqual([]);
  });
});
