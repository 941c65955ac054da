import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepRelease, readBundles } from '../../../scripts/compare/bundles.ts';
import { compare, nextVersion } from '../../../scripts/compare/compare.ts';
import { gate } from '../../../scripts/compare/gate.ts';
import { type Exports, type Release, readRelease } from '../../../scripts/compare/release.ts';
import { report } from '../../../scripts/compare/report.ts';
import { DOCUMENTS } from '../../../scripts/model/contract.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import { load } from '../../../scripts/read/load.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { runScript } from '../../support/command.ts';
import { need } from '../../support/machine.ts';
import { copySmall, edit } from '../../support/small.ts';
import { BASE, type Bundles, edited, releaseOf } from './edits.ts';

const RAISED = [{ replace: 'JobRequest/properties/priority/maximum', value: 8 }];
const NEW = [{ add: 'Word/properties/emphasis', value: { type: 'number' } }];
const WORDS = [{ replace: 'Word/description', value: 'Another.' }];

const locate = () => ({ file: 'a,b:c.yaml', line: 1 });

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function changed(edit: JsonObject[], version = '1.0.0', live = version): Bundles {
  return edited(BASE, [
    ...edit,
    { replace: 'openapi:/info/version', value: version },
    { replace: 'asyncapi:/info/version', value: live },
  ]);
}

function judged(edit: JsonObject[], version?: string, live?: string, released = false) {
  return compare(releaseOf(BASE), releaseOf(changed(edit, version, live)), released);
}

/** Writes bundles as a release; JSON is YAML. */
function writeRelease(documents: Partial<Bundles>): string {
  const path = mkdtempSync(join(folder, 'release-'));
  for (const [document, content] of Object.entries(documents)) {
    writeFileSync(join(path, `${document}.yaml`), JSON.stringify(content, null, 1));
  }
  return path;
}

describe('the contract', () => {
  it('breaks no client of the last release, or raises the major version', async () => {
    const { result, locate } = await gate({ root: '.', base: 'releases', release: true });
    expect(result.passes, report(result, 'text', locate)).toBe(true);
  });

  it('is pointed at where people edit it, with a value that shows what breaks', async () => {
    const root = copySmall();
    const file = 'openapi/schemas/request.yaml';
    const { contract } = await load(root);
    const base = keepRelease(join(root, 'kept'), readRelease(contract));
    edit(root, file, 'maximum: 10', 'maximum: 9');
    const { result, locate } = await gate({ root, base });
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.endsWith('maximum: 9')) + 1;
    expect(report(result, 'annotations', locate).split('\n')[0]).toBe(
      `::error file=${file},line=${line},title=breaks-senders::` +
        'Senders (createJob): what was accepted is refused ' +
        '(10 → 9, /components/schemas/JobConfig/properties/silence/maximum) ' +
        'witness: JobConfig {"silence":10}: accepted by 1.0.0, refused by this',
    );
  });
});

describe('the version that comes next', () => {
  it('is a major one for a break, a minor one for what is new, a patch for words', () => {
    const next = [RAISED, NEW, WORDS, []].map((edit) => judged(edit).next);
    expect(next).toEqual(['2.0.0', '1.1.0', '1.0.1', '1.0.0']);
    expect(nextVersion('1.4.2', ['strict-receivers'])).toBe('1.5.0');
    expect(nextVersion('1.4.2', ['documentation'])).toBe('1.4.3');
  });

  it('lets a break pass when both documents raise the major number', () => {
    const tried = [
      ['1.0.0', '1.0.0'],
      ['1.1.0', '1.1.0'],
      ['2.0.0', '2.0.0'],
      ['2.0.0', '1.0.0'],
      ['0.9.0', '0.9.0'],
      ['2.0.0-rc.1', '2.0.0-rc.1'],
    ].map(([version, live]) => judged(RAISED, version, live).passes);
    expect(tried).toEqual([false, false, true, false, false, false]);
  });

  it('is the least that a release may have', () => {
    const released = (edit: JsonObject[], version: string) => judged(edit, version, version, true);
    const passing = (edit: JsonObject[]) =>
      ['1.0.0', '1.0.1', '1.1.0', '2.0.0'].filter((one) => released(edit, one).passes);
    expect(passing(NEW)).toEqual(['1.1.0', '2.0.0']);
    expect(passing(WORDS)).toEqual(['1.0.1', '1.1.0', '2.0.0']);
    expect(passing([])).toEqual(['1.0.0', '1.0.1', '1.1.0', '2.0.0']);
    expect(judged(NEW, '1.0.1').passes).toBe(true);
    const text = report(released(NEW, '1.0.1'), 'text', locate);
    expect(text).toContain('1.0.0 → next: 1.1.0 (is 1.0.1): 1 compatible. Refused: a release');
  });

  it('is higher than a release candidate only if that comes later', () => {
    expect(judged([], '2.0.0-rc.2', '2.0.0-rc.1').to).toBe('2.0.0-rc.1');
    expect(judged([], '2.0.0-rc.9', '2.0.0-rc.10').to).toBe('2.0.0-rc.9');
    expect(() => judged([], '2.0')).toThrow("openapi#/info/version: '2.0' is not a version;");
  });
});

describe('what is exported', () => {
  const listed = (edit: JsonObject[], exports?: Exports) => {
    const { openapi, asyncapi } = changed(edit);
    return readRelease(readContract(openapi, asyncapi, new Map()), exports);
  };

  it('is compared by the lists of both releases, of names, members and entry points', () => {
    const lists = [
      {
        guards: { isJob: [] },
        examples: { Word: ['first', 'last'] },
        'package.json': { './types': [] },
      },
      { guards: {}, examples: { Word: ['first'] }, 'package.json': {} },
    ] as const;
    const [old, next] = lists.map((list) => listed([], list)) as [Release, Release];
    const told = compare(old, next).differences.map(({ verdict, whom }) => [verdict, whom]);
    const gone = (names: string) => ['breaks-importers', `Importers: no longer exported: ${names}`];
    expect(told).toHaveLength(3);
    expect(told).toContainEqual(gone('`isJob` (guards)'));
    expect(told).toContainEqual(gone('`./types` (package.json)'));
    expect(told).toContainEqual(gone('`last` of `Word` (examples)'));
    expect(compare(old, listed([], lists[0])).differences).toEqual([]);
  });

  it('is derived from the contracts where a release has no list, and the report says so', () => {
    const result = judged([{ replace: 'Part/oneOf/0/title', value: 'Worked' }]);
    expect(result.areListed).toBe(false);
    const text = report(result, 'text', locate);
    expect(text).toContain('no longer exported: `PartSucceeded` (types)');
    expect(text).toContain('What is exported was derived from the contracts');
  });
});

describe('the report', () => {
  it('shows what proves a break on a line of its own', () => {
    const result = judged(RAISED);
    expect(report(result, 'text', locate)).toMatch(
      /^ {2}witness: JobRequest \{.*"priority":9.*: accepted by 1\.0\.0, refused by this$/m,
    );
    const [found] = JSON.parse(report(result, 'json', locate)).differences;
    const witness = { schema: 'JobRequest', value: { priority: 9 }, acceptedBy: 'base' };
    expect(found).toMatchObject({ verdict: 'breaks-senders', old: 9, new: 8, witness });
  });

  it('lists what only readers of the documentation see when it is asked to', () => {
    const result = judged(WORDS);
    expect(report(result, 'text', locate)).not.toContain('Another.');
    expect(report(result, 'text', locate, true)).toContain('Another.');
  });

  it('calls a revision in git by its name', () => {
    const text = report({ ...judged(RAISED), since: 'HEAD' }, 'text', locate);
    expect(text).toContain('accepted by HEAD, refused by this');
    expect(text).toContain('Since HEAD: 1 breaking.');
  });

  it('says why there is no proof', () => {
    const result = judged([{ remove: 'JobRequest/properties/mode/default' }]);
    expect(report(result, 'text', locate)).toContain('no witness: a default says what is done');
  });

  it('escapes what an annotation could not carry', () => {
    const [found] = judged(RAISED).differences;
    const differences = found ? [{ ...found, whom: '100 %\nnext' }] : [];
    expect(report({ ...judged([]), differences }, 'annotations', locate)).toContain(
      '::error file=a%2Cb%3Ac.yaml,line=1,title=breaks-senders::100 %25%0Anext (9 → 8',
    );
  });
});

describe('the command line', () => {
  const runWith = (...args: string[]) => runScript('compare', ...args);

  it('exits by whether a break is allowed', async () => {
    const old = writeRelease(BASE);
    const broken = await runWith(old, '--revision', writeRelease(changed(RAISED)));
    expect(broken).toMatchObject({ code: 1, stdout: expect.stringContaining('breaks-senders') });
    const raised = await runWith(old, '--revision', writeRelease(changed(RAISED, '2.0.0')));
    expect(raised.code).toBe(0);
    const mild = [old, '--revision', writeRelease(changed(NEW)), '--format', 'json'];
    const { code, stdout } = await runWith(...mild);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ passes: true, next: '1.1.0' });
    expect((await runWith(...mild, '--release')).code).toBe(1);
  });

  it('says in one line what is wrong with a base', async () => {
    const swapped = writeRelease({ openapi: BASE.asyncapi, asyncapi: BASE.openapi });
    const cases = [
      ['/nowhere/at/all', 'does not exist'],
      [swapped, 'is not an openapi bundle'],
    ] as const;
    for (const [path, message] of cases) {
      const { code, stderr } = await runWith(path, '--revision', writeRelease(BASE));
      expect(code).not.toBe(0);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    }
  });

  it('compares with what a revision in git has', async (context) => {
    const git = need('git', context);
    const root = copySmall();
    const runGit = (...args: string[]) =>
      execFileSync(git, ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...args], {
        cwd: root,
        stdio: 'pipe',
      });
    const kept = join(root, 'kept');
    const unbuilt = await runWith(kept, '--keep', '--root', root);
    expect(unbuilt.stderr).toContain('generated: was not built from the contract as it stands;');
    const { contract } = await load(root);
    mkdirSync(join(root, 'generated'), { recursive: true });
    for (const name of DOCUMENTS) {
      writeFileSync(join(root, `generated/${name}.json`), JSON.stringify(contract[name]));
    }
    writeFileSync(join(root, 'generated/exports.json'), '{}');
    const { stdout } = await runWith(kept, '--keep', '--root', root);
    expect(stdout).toBe(`${kept}/1.0.0 holds the contract as it stands.\n`);
    cpSync(join(kept, '1.0.0'), join(root, 'generated'), { recursive: true });
    runGit('init');
    runGit('add', 'generated', 'package.json');
    runGit('commit', '--message', 'As it was');
    const since = (revision: string, at = root) => runWith('--since', revision, '--root', at);
    const same = 'Since HEAD: no difference. Passes.\n';
    expect(await since('HEAD')).toMatchObject({ code: 0, stdout: same });
    edit(root, 'openapi/schemas/request.yaml', 'maximum: 10', 'maximum: 9');
    const edited = await since('HEAD');
    expect(edited.code).toBe(1);
    expect(edited.stdout).toContain('breaks-senders');
    expect(edited.stdout).toContain('HEAD: 1 breaking. Refused: take the breaking changes back');
    for (const file of ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml']) {
      edit(root, file, 'version: 1.0.0', 'version: 2.0.0');
    }
    cpSync(kept, join(root, 'releases'), { recursive: true });
    const raised = await since('HEAD');
    expect(raised.stdout).toContain(
      'HEAD: 1 breaking. May stay: 2.0.0 is above the released 1.0.0.',
    );
    expect(raised.code).toBe(0);
    const unknown = await since('PLANTED');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain(
      "generated/openapi.yaml: invalid object name 'PLANTED'; name a",
    );
    expect(await since('HEAD', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not a git repository'),
    });
  });

  it('refuses by name what it does not understand', async () => {
    const cases = [
      [['--format', 'xml'], "unknown format 'xml'; the formats are text, json, annotations"],
      [['a', '--since', 'HEAD'], '--since goes with neither BASE'],
      [['--since', ''], "--since '' names no commit"],
      [['--since', ':0'], "--since ':0' names no commit"],
      [['a', 'b'], "unexpected argument 'b'"],
      [['--bogus'], "'--bogus'"],
    ] as const;
    for (const [args, message] of cases) {
      const { code, stderr } = await runWith(...args);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
      expect(stderr).toContain('usage: compare');
    }
  });
});

describe('the releases', () => {
  it('are kept once, each with its checksum, and the latest is compared with', () => {
    const kept = mkdtempSync(join(folder, 'kept-'));
    keepRelease(kept, releaseOf(changed(NEW, '1.9.0')));
    keepRelease(kept, releaseOf(changed(NEW, '1.10.0')));
    expect(readRelease(readBundles(kept)).version).toBe('1.10.0');
    expect(() => keepRelease(kept, releaseOf(changed([], '1.9.0')))).toThrow(
      /exists, and a release never/,
    );
    expect(checksums(kept)).toHaveLength(4);
  });

  it('are as they were where one cannot be written whole', () => {
    const kept = mkdtempSync(join(folder, 'kept-'));
    keepRelease(kept, releaseOf(changed(NEW, '1.9.0')));
    const before = readdirSync(kept, { recursive: true });
    // The second file of the release is where a folder stands.
    mkdirSync(join(kept, '.1.10.0/asyncapi.yaml'), { recursive: true });
    const keep = () => keepRelease(kept, releaseOf(changed(NEW, '1.10.0')));
    expect(keep).toThrow(/1\.10\.0: cannot be kept: EISDIR.*nothing was changed there/);
    expect(readdirSync(kept, { recursive: true })).toEqual(before);
    expect(checksums(kept)).toHaveLength(2);
    keep();
    expect(checksums(kept)).toHaveLength(4);
  });

  it('are refused where one was edited, by the file', () => {
    const kept = mkdtempSync(join(folder, 'kept-'));
    const file = join(keepRelease(kept, releaseOf(changed(NEW, '1.9.0'))), 'openapi.yaml');
    expect(readRelease(readBundles(kept)).version).toBe('1.9.0');
    writeFileSync(file, readFileSync(file, 'utf8').replace('maximum: 9', 'maximum: 8'));
    expect(() => readBundles(kept)).toThrow(
      `${file}: is not what SHA256SUMS says; a release never`,
    );
    expect(() => readBundles('releases')).not.toThrow();
  });

  function checksums(released: string): [sum: string, file: string][] {
    const lines = readFileSync(join(released, 'SHA256SUMS'), 'utf8').matchAll(/^(\w+) {2}(.+)$/gm);
    return [...lines].map(([, sum = '', file = '']) => [sum, file]);
  }
});
