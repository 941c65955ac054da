/** The whole command: versions, exports, reports, bases in git, and kept releases. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { emitDocument } from 'contract-compiler/emit/files.ts';
import { DOCUMENTS } from 'contract-compiler/model/contract.ts';
import type { JsonObject } from 'contract-compiler/model/json.ts';
import { writeInto } from 'contract-compiler/read/files.ts';
import { load } from 'contract-compiler/read/load.ts';
import { run } from 'contract-compiler/testing/command.ts';
import { need } from 'contract-compiler/testing/machine.ts';
import { copySmall, edit } from 'contract-compiler/testing/small.ts';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { describe, expect, it } from 'vitest';
import { checkAccepted, parseAccepted } from '../src/accepted.ts';
import { compareCommand } from '../src/command.ts';
import { compare, versionAfter } from '../src/compare.ts';
import { gate } from '../src/gate.ts';
import {
  findEarlier,
  keepRelease,
  RELEASES,
  readAccepted,
  readBundles,
  readCommit,
  readKept,
} from '../src/kept.ts';
import { type Release, readRelease } from '../src/release.ts';
import { report } from '../src/report.ts';
import { BASE, type Bundles, edited, releaseOf } from './base.ts';

const LOWERED = [{ replace: 'JobRequest/properties/priority/maximum', value: 8 }];
const NEW = [{ add: 'Word/properties/emphasis', value: { type: 'number' } }];
const WORDS = [{ replace: 'Word/description', value: 'Another.' }];
const NO_DEFAULT = [{ remove: 'JobRequest/properties/mode/default' }];
const RENAMED = [{ replace: 'Part/oneOf/0/title', value: 'Worked' }];

/** The declarations of a package without entry points. */
const NOTHING = { entries: {}, files: {} };

const locate = () => ({ file: 'a.yaml', line: 1 });
const runWith = (...args: string[]) => run(compareCommand, ...args);

function changed(edit: JsonObject[], version = '1.0.0', asyncapi = version): Bundles {
  return edited(BASE, [
    ...edit,
    { replace: 'openapi:/info/version', value: version },
    { replace: 'asyncapi:/info/version', value: asyncapi },
  ]);
}

function judged(edit: JsonObject[], version?: string, asyncapi?: string, isRelease = false) {
  return compare(releaseOf(BASE), releaseOf(changed(edit, version, asyncapi)), { isRelease });
}

/** Writes bundles as a release, with other files as given; JSON is YAML. */
function writeRelease(documents: Bundles, odd: Record<string, string> = {}): string {
  const path = temporaryFolder();
  for (const [document, content] of Object.entries(documents)) {
    writeFileSync(join(path, `${document}.yaml`), JSON.stringify(content, null, 1));
  }
  writeFileSync(join(path, 'declarations.json'), JSON.stringify(NOTHING));
  for (const [name, text] of Object.entries(odd)) writeFileSync(join(path, name), text);
  return path;
}

describe('the contract', () => {
  it('is refused at the line of a hand-written file if it is no contract', async () => {
    const root = copySmall();
    const { contract } = await load(root);
    const base = keepRelease(join(root, 'kept'), readRelease(contract, NOTHING));
    const file = 'openapi/schemas/word.yaml';
    edit(root, file, 'Word:', 'Lonely: {type: string}\nWord:');
    expect(await runWith(base, '--root', root)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${file}:1#/Lonely`),
    });
  });

  it('has each break reported at the line of a hand-written file, with a witness', async () => {
    const root = copySmall();
    const file = 'openapi/schemas/request.yaml';
    const { contract } = await load(root);
    const base = keepRelease(join(root, 'kept'), readRelease(contract, NOTHING));
    edit(root, file, 'maximum: 10', 'maximum: 9');
    const { result, locate } = await gate({ root, base });
    const texts = readFileSync(join(root, file), 'utf8').split('\n');
    const line = texts.findIndex((text) => text.endsWith('maximum: 9')) + 1;
    const [broken, summary] = report(result, 'text', locate).split('\n\n');
    // The current contract is not built, and is refused already.
    expect(result.passes).toBe(false);
    expect(summary).toMatch(/Refused: revert .*run `npm run build`, and compare again\.$/);
    expect(broken).toBe(
      `${file}:${line}: breaks-senders\n  Senders (createJob): a value that was accepted is refused\n` +
        '  10 → 9 at openapi#/components/schemas/JobConfig/properties/silence/maximum\n' +
        '  witness: JobConfig {"silence":10}: accepted by 1.0.0, refused by the revision\n' +
        '  if the contract was wrong, and the service never did otherwise, maintainers may add to releases/accepted.yaml:\n' +
        "  - { document: openapi, pointer: '/components/schemas/JobConfig/properties/silence/maximum', as: correction, reason: '' }",
    );
  });
});

describe('the next version', () => {
  it('is a major one for a break, a minor one for an addition, a patch for descriptions', () => {
    const next = [LOWERED, NEW, WORDS, []].map((edit) => judged(edit).nextVersion);
    expect(next).toEqual(['2.0.0', '1.1.0', '1.0.1', '1.0.0']);
    expect(versionAfter('1.4.2', ['strict-receivers'])).toBe('1.5.0');
  });

  it('is not itself a difference, unlike a description', () => {
    const words = { replace: 'JobRequest/description', value: 'Another.' };
    const verdicts = [[], WORDS, [...LOWERED, words]].map((edit) =>
      judged(edit, '1.2.0').differences.map(({ verdict }) => verdict),
    );
    expect(verdicts).toEqual([[], ['documentation'], ['breaks-senders', 'documentation']]);
  });

  it('may break clients if both documents raise the major number', () => {
    const versions = [[], ['1.1.0'], ['2.0.0'], ['2.0.0', '1.0.0'], ['0.9.0'], ['2.0.0-rc.1']];
    const passes = versions.map(([openapi, asyncapi]) => judged(LOWERED, openapi, asyncapi).passes);
    expect(passes).toEqual([false, false, true, false, false, false]);
  });

  it('is the lowest that a release may have', () => {
    const passing = (edit: JsonObject[]) =>
      ['1.0.0', '1.0.1', '1.1.0', '2.0.0'].filter((one) => judged(edit, one, one, true).passes);
    expect(passing(NEW)).toEqual(['1.1.0', '2.0.0']);
    expect(passing(WORDS)).toEqual(['1.0.1', '1.1.0', '2.0.0']);
  });
});

describe('an accepted difference', () => {
  const maximum = '/components/schemas/JobRequest/properties/priority/maximum';
  const pattern = '/components/schemas/JobRequest/properties/code/pattern';
  const entry = { document: 'openapi', pointer: maximum, as: 'correction', reason: 'R.' };
  const PATTERN = [{ replace: 'JobRequest/properties/code/pattern', value: '^[a-z][a-z]{1,3}$' }];

  /** Compares an edit, with some entries. Returns the result, and the findings about the entries. */
  function decided(edit: JsonObject[], ...entries: object[]) {
    const accepted = parseAccepted('a.yaml', JSON.stringify(entries));
    const result = compare(releaseOf(BASE), releaseOf(changed(edit)), { accepted });
    const unfit = checkAccepted('a.yaml', accepted, result.differences);
    return { result, unfit: unfit.map(({ message }) => message).join() };
  }

  it('passes in a minor version as a correction, whatever its verdict, and is reported with its reason', () => {
    const { result, unfit } = decided(LOWERED, entry);
    expect(result).toMatchObject({ passes: true, nextVersion: '1.1.0' });
    expect(unfit).toBe('');
    const [told, summary] = report(result, 'text', locate).split('\n\n');
    expect(told).toMatch(/^a\.yaml:1: breaks-senders\n {2}correction: R\.\n/);
    expect(summary).toMatch(/: 1 corrected\. Passes\.$/);
    const [found] = JSON.parse(report(result, 'json', locate)).differences;
    expect(found).toMatchObject({ verdict: 'breaks-senders', accepted: entry });
  });

  it('lets no other difference pass', () => {
    const others = [...LOWERED, { remove: 'JobRequest/properties/ratio' }];
    expect(decided(others, entry).result.passes).toBe(false);
    // An acceptance is about the service, not about exports.
    const info = ['/info', '/components/schemas/Part/oneOf/0/title', '/components/schemas/Part'];
    const entries = info.map((pointer) => ({ ...entry, pointer }));
    expect(decided(RENAMED, ...entries).result.passes).toBe(false);
  });

  it('may be accepted as `judged` only if no break is proved', () => {
    const judgement = { ...entry, as: 'judged' };
    expect(decided(PATTERN).result.passes).toBe(false);
    const { result, unfit } = decided(PATTERN, { ...judgement, pointer: pattern });
    expect(result).toMatchObject({ passes: true, nextVersion: '1.1.0' });
    expect(unfit).toBe('');
    const proved = decided(LOWERED, judgement);
    expect(proved.result.passes).toBe(false);
    expect(proved.unfit).toContain('the verdict here is breaks-senders');
  });

  it('must match a difference by its document and place', () => {
    const { result, unfit } = decided(LOWERED, { ...entry, document: 'asyncapi' });
    expect(result.passes).toBe(false);
    expect(unfit).toContain(`asyncapi#${maximum} matches no difference; remove the entry`);
    const call = [{ remove: 'openapi:/paths/~1jobs/get/parameters/0' }];
    const passes = (pointer: string) => decided(call, { ...entry, pointer }).result.passes;
    expect(passes('/paths/~1jobs/get/parameters/0')).toBe(true);
    expect(passes('/paths/jobs/get/parameters/0')).toBe(false);
  });

  it('may be copied from the report: its place, or the whole entry', () => {
    const edits = [...PATTERN, ...LOWERED, { remove: 'openapi:/paths/~1jobs/get/parameters/0' }];
    const { result } = decided(edits);
    const printed = report(result, 'text', locate);
    const entries = Array.from(printed.matchAll(/^ {2}(- \{ .*)$/gm), ([, text]) => text);
    expect(entries).toHaveLength(3);
    const list = entries.join('\n').replaceAll("reason: ''", 'reason: R.');
    const accepted = parseAccepted('a.yaml', list);
    expect(decided(edits, ...accepted)).toMatchObject({ result: { passes: true }, unfit: '' });
    expect(() => parseAccepted('a.yaml', entries.join('\n'))).toThrow('/0: write `reason`');
    const places = Array.from(printed.matchAll(/ at (\w+#\S+)$/gm), ([, place]) => place);
    const short = places.map((pointer) => ({ pointer, as: 'correction', reason: 'R.' }));
    expect(decided(edits, ...short)).toMatchObject({ result: { passes: true }, unfit: '' });
    // Nothing is offered that needs no acceptance.
    const passing = report(judged(LOWERED, '2.0.0'), 'text', locate);
    expect(passing).not.toContain('maintainers may add');
  });

  it.each([
    ['{}', 'is not a list'],
    ['[a]', '/0: write `document`: openapi or asyncapi'],
    [[{ ...entry, document: 'openAPI' }], '/0: `document` is "openAPI"; write openapi or asyncapi'],
    [
      [{ ...entry, pointer: 'asyncapi#/info' }],
      '/0: the pointer begins with asyncapi, and `document` is "openapi"; remove one of them',
    ],
    [[{ ...entry, pointer: 'x' }], '/0: write `pointer`'],
    [[{ ...entry, as: 'harmless' }], '/0: `as` is "harmless"; write judged or correction'],
    [[entry, { ...entry, pointer: '/', reason: ' ' }], '/1: write `reason`'],
    [[{ ...entry, by: 'me' }], '/0: `by` has no meaning here'],
    [[entry, { ...entry, reason: 'S.' }], '/1: the place is accepted twice'],
  ])('is refused if the list is %j', (list, message) => {
    const text = typeof list === 'string' ? list : JSON.stringify(list);
    expect(() => parseAccepted('a.yaml', text)).toThrow(message);
  });

  it('moves into the next kept release, where later comparisons find it', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'accepted.yaml');
    const keep = (version: string, edit: JsonObject[]) =>
      keepRelease(folder, releaseOf(changed(edit, version)));
    keep('1.0.0', []);
    writeFileSync(file, `# Why.\n${JSON.stringify([entry])}\n`);
    const kept = keep('1.1.0', LOWERED);
    expect(readFileSync(file, 'utf8')).toBe('# Why.\n[]\n');
    expect(readAccepted(folder, '1.0.0')).toEqual({ pending: [], all: [entry] });
    expect(readAccepted(folder, '1.1.0')).toEqual({ pending: [], all: [] });
    edit(kept, 'accepted.yaml', 'R.', 'S.');
    expect(() => readBundles(folder)).toThrow('accepted.yaml: does not match SHA256SUMS');
  });

  it('must match something, except in a comparison with a commit', async (context) => {
    const git = need('git', context);
    const root = copySmall();
    const runGit = (...args: string[]) =>
      execFileSync(git, ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...args], {
        cwd: root,
        stdio: 'pipe',
      });
    const { contract } = await load(root);
    const kept = join(root, RELEASES);
    keepRelease(kept, readRelease(contract, NOTHING));
    writeInto(join(root, 'generated'), emitDocument('openapi', contract.openapi));
    writeInto(join(root, 'generated'), emitDocument('asyncapi', contract.asyncapi));
    runGit('init');
    runGit('add', 'generated', 'package.json');
    runGit('commit', '--message', 'As it was');
    writeFileSync(join(kept, 'accepted.yaml'), JSON.stringify([{ ...entry, pointer: '/x' }]));
    await expect(gate({ root, base: kept })).rejects.toThrow(
      'accepted.yaml#/0: openapi#/x matches no difference',
    );
    expect((await gate({ root, base: kept, since: 'HEAD' })).result.isRefused).toBe(false);
    const silence = '/components/schemas/JobConfig/properties/silence/maximum';
    writeFileSync(join(kept, 'accepted.yaml'), JSON.stringify([{ ...entry, pointer: silence }]));
    edit(root, 'openapi/schemas/request.yaml', 'maximum: 10', 'maximum: 9');
    for (const since of [undefined, 'HEAD']) {
      const { result } = await gate({ root, base: kept, since });
      expect(result.differences).toMatchObject([{ accepted: { reason: 'R.' } }]);
      expect(result.isRefused).toBe(false);
    }
  });
});

it('the version of a revision is the lower of those that its documents state, and must be valid', () => {
  expect(judged([], '2.0.0-rc.9', '2.0.0-rc.10').to).toBe('2.0.0-rc.9');
  expect(() => judged([], '2.0')).toThrow("openapi#/info/version: '2.0' is not a version;");
});

describe('an export', () => {
  const base = releaseOf(BASE);
  /** A package whose entry point re-exports a module, which sees the types of the contract. */
  const declare = (api: string, types = 'export interface Word { text: string }') => ({
    ...base,
    declarations: {
      entries: {
        ...{ '.': 'index.d.ts', './api': 'api.d.ts', './types': 'types.d.ts' },
        './data.json': 'data.json',
      },
      files: {
        'index.d.ts': `export * from './api.js';`,
        'api.d.ts': `import type { Word } from './types.js';\n${api}`,
        'types.d.ts': types,
      },
    },
  });
  const told = (before: Release, after: Release) =>
    compare(before, after).differences.map(({ verdict, impact }) => `${verdict} ${impact}`);
  const FUNCTION = 'export declare function read(word: Word, at: number): string;';

  it('is compared by signature', () => {
    const cases = {
      aRequiredParameterMore: ['(word: Word, at: number, how: string): Promise<string>', false],
      anOptionalParameterMore: ['(word: Word, at: number, how?: string): Promise<string>', true],
      aParameterLess: ['(word: Word): Promise<string>', true],
      aParameterThatTakesLess: ['(word: Word, at: 1 | 2): Promise<string>', false],
      aParameterThatTakesMore: ['(word: Word | null, at: number): Promise<string>', true],
      aResultThatMayBeNull: ['(word: Word, at: number): Promise<string | null>', false],
      aResultThatSaysMore: ["(word: Word, at: number): Promise<'a' | 'b'>", true],
    } as const;
    const declareAll = (signatureOf: (stated: string) => string) =>
      declare(
        Object.entries(cases)
          .map(([name, [stated]]) => `export declare function ${name}${signatureOf(stated)};`)
          .join('\n'),
      );
    const lost = told(
      declareAll(() => '(word: Word, at: number): Promise<string>'),
      declareAll((stated) => stated),
    );
    for (const [name, [, passes]] of Object.entries(cases)) {
      expect({ name, passes: !lost.join().includes(`\`${name}\``) }).toEqual({ name, passes });
    }
  });

  it('is reported by name, with all its entry points and its change', () => {
    const gone = 'breaks-importers Importers (`read` from ., ./api): no longer exported';
    expect(told(declare(FUNCTION), declare(''))).toEqual([gone]);
    const table = (key: string) => declare(`export declare const table: { ${key}: string };`);
    const [lacks] = told(table('first'), table('last'));
    expect(lacks).toContain(
      "(`table` from ., ./api): of another type: Property 'first' is missing",
    );
  });

  it('is reported once if one reason changes many values', () => {
    const list = (item: string) => {
      const values = [1, 2, 3, 4, 5, 6].map((n) => `export declare const value${n}: Item;`);
      return declare(`export type Item = ${item};\n${values.join('\n')}`);
    };
    const [all, ...more] = told(list('string'), list('string | null'));
    expect(more).toEqual([]);
    expect(all).toMatch(/`value1` .*`value6` .*: Type 'null' is not assignable to type 'string'$/);
  });

  it('with type parameters is compared with any for each of them', () => {
    const pick = (name: string, result: string, more = '') => {
      const names = 'names: readonly (Name & keyof All)[]';
      const generic = '<All extends object, Name extends string>';
      return `export declare function ${name}${generic}(${names}${more}): ${result};`;
    };
    const all = ['same', 'wider', 'longer', 'nullable'];
    const before = all.map((name) => pick(name, '{ all: Pick<All, Name & keyof All> }'));
    const after = [
      pick('same', '{ all: Pick<All, Name & keyof All> }'),
      pick('wider', '{ all: Partial<All> }', ', how?: string'),
      pick('longer', '{ all: All }', ', how: string'),
      pick('nullable', '{ all: All } | null'),
    ];
    const lost = told(declare(before.join('\n')), declare(after.join('\n'))).join();
    expect(all.filter((name) => lost.includes(`\`${name}\``))).toEqual(['longer', 'nullable']);
  });

  it('is compared by entry point and name, but not by the content of contract types', () => {
    const before = declare(FUNCTION);
    const { entries, files } = before.declarations;
    const { './data.json': __, ...fewer } = entries;
    const after = { ...before, declarations: { entries: fewer, files } };
    const entry =
      'breaks-importers Importers (`./data.json` from package.json): no longer exported';
    expect(told(before, after)).toEqual([entry]);
    const wider = declare(FUNCTION, 'export interface Word { text: string | null }');
    expect(told(before, wider)).toEqual([]);
    const renamed = declare('', 'export interface Term { text: string }');
    const gone = 'breaks-importers Importers (`Word` from ./types): no longer exported';
    expect(told(declare(''), renamed)).toEqual([gone]);
  });

  it('is unknown before a build: the last line says so, and the gate does not pass', () => {
    const result = compare(declare(FUNCTION), { ...base, declarations: undefined });
    expect(result.passes).toBe(false);
    expect(report(result, 'text', locate)).toMatch(/run `npm run build`, and compare again\.$/);
  });
});

describe('the report', () => {
  it.each([
    ['says why there is no witness', NO_DEFAULT, 'no witness: no value shows a change of meaning'],
    [
      'counts the differences that only readers see',
      WORDS,
      'readers of the documentation (--all lists them)',
    ],
    ['names missing exports', RENAMED, /`PartSucceeded` from .\/types/],
  ])('%s', (_, edit, text) => {
    expect(report(judged(edit), 'text', locate)).toMatch(text);
  });

  it('has one difference for a new field in a free-form object', () => {
    const value = { user: { type: 'object', properties: { id: { type: 'integer', default: 1 } } } };
    const found = judged([{ add: 'JobRequest/properties/metadata/properties', value }]);
    expect(found.differences.map(({ verdict, pointer }) => `${verdict} ${pointer}`)).toEqual([
      'breaks-senders /components/schemas/JobRequest/properties/metadata/properties/user',
    ]);
  });

  it('reports the same change in several places once, and one of another field separately', () => {
    const paragraphs = (...fields: string[]) => {
      const edits = fields.map((field) => ({ add: field, value: { type: 'boolean' } }));
      return report(judged(edits), 'text', locate).split('\n\n').slice(0, -1);
    };
    expect(paragraphs('Word/properties/first', 'Result/properties/first')).toHaveLength(1);
    expect(paragraphs('Word/properties/first', 'Word/properties/second')).toHaveLength(2);
  });

  it('says which version a release needs if its own is too low for its differences', () => {
    const text = report(judged(NEW, '1.0.1', '1.0.1', true), 'text', locate);
    expect(text).toContain('Refused: a release with these differences is 1.1.0 or later');
  });

  it('lists changes of documentation on request', () => {
    expect(report(judged(WORDS), 'text', locate)).not.toContain('Another.');
    expect(report(judged(WORDS), 'text', locate, { isAll: true })).toContain('Another.');
    // A removed export hides no other difference at the same place.
    expect(report(judged(RENAMED), 'text', locate, { isAll: true })).toContain(
      '/Part/oneOf/0/title',
    );
  });

  it('shows a removal at its place in the base', () => {
    const [gone] = judged([{ remove: 'Job/oneOf/1' }]).differences;
    expect(gone?.pointer).toBe('/components/schemas/Job/oneOf/1');
  });

  it('is one JSON object in the format json', () => {
    const [found] = JSON.parse(report(judged(LOWERED), 'json', locate)).differences;
    const witness = { schema: 'JobRequest', value: { priority: 9 }, acceptedBy: 'base' };
    expect(found).toMatchObject({ verdict: 'breaks-senders', old: 9, new: 8, witness, line: 1 });
  });
});

describe('the command line', () => {
  it('compares the contract with that of a commit', async (context) => {
    const git = need('git', context);
    const root = copySmall();
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid'];
    const runGit = (...args: string[]) =>
      execFileSync(git, [...author, ...args], { cwd: root, stdio: 'pipe' });
    const kept = join(root, 'releases');
    const keep = () => runWith(kept, '--keep', '--root', root);
    expect((await keep()).stderr).toContain('generated: was not built from the current contract');
    /** Writes the output of a build that the comparison reads. */
    const build = async () => {
      const { contract } = await load(root);
      for (const name of DOCUMENTS) {
        writeInto(join(root, 'generated'), emitDocument(name, contract[name]));
      }
    };
    await build();
    expect((await keep()).stdout).toBe(`${kept}/1.0.0 contains the current contract.\n`);
    runGit('init');
    runGit('add', 'generated', 'package.json');
    runGit('commit', '--message', 'As it was');
    const judge = async (code: number, said: RegExp, ...flags: string[]) => {
      const base = flags.length > 0 ? flags : ['--since', 'HEAD'];
      const ended = await runWith(...base, '--root', root);
      expect(ended.stdout + ended.stderr).toMatch(said);
      expect(ended.code).toBe(code);
    };
    await judge(0, /Since HEAD \(\w+: As it was\): no difference. Passes: .*`HEAD~1`/);
    edit(root, 'openapi/schemas/request.yaml', 'maximum: 10', 'maximum: 9');
    await judge(1, /1.0.0: is not the current contract; raise the version/, '--release');
    await judge(1, /1 breaking. Refused: .*run `npm run build`, and compare again\.\n$/);
    edit(root, 'openapi/schemas/request.yaml', 'maximum: 9', 'maximum: 11');
    await judge(2, /1 for strict receivers. The exports are not known yet: run `npm run build`/);
    edit(root, 'openapi/schemas/request.yaml', 'maximum: 11', 'maximum: 9');
    await build();
    await judge(1, /accepted by HEAD, refused by the revision.*1 breaking. Refused: revert the/s);
    for (const file of ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml']) {
      edit(root, file, 'version: 1.0.0', 'version: 2.0.0');
    }
    await build();
    await judge(0, /1 breaking.* Passes: 2.0.0 may break the released 1.0.0\./);
    const absent = /generated\/openapi.yaml: invalid object name 'PLANTED'; name a/;
    expect(() => readCommit(root, 'PLANTED')).toThrow(absent);
  });

  it.each([
    [['--format', 'xml'], "unknown format 'xml'; the formats are text, json"],
    [['a', '--since', 'HEAD'], '--since goes with neither BASE'],
    [['--since', ''], "--since '' does not name a commit"],
    [['--since', ':0'], "--since ':0' does not name a commit"],
  ])('refuses %j, and says why', async (args, message) => {
    const { code, stderr } = await runWith(...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: compare');
    expect(code).toBe(2);
  });
});

describe('a folder of releases', () => {
  const keep = (kept: string, version: string) =>
    keepRelease(kept, releaseOf(changed(NEW, version)));

  it('keeps each release once, with its checksums, and uses the latest as the base', () => {
    const kept = temporaryFolder();
    for (const version of ['1.9.0', '1.10.0']) keep(kept, version);
    expect(readRelease(readBundles(kept)).version).toBe('1.10.0');
    expect(() => keep(kept, '1.9.0')).toThrow(/exists, and a release never/);
    const sums = readFileSync(join(kept, 'SHA256SUMS'), 'utf8');
    expect(sums.match(/^\w{64} {2}.+$/gm)).toHaveLength(6);
  });

  it('compares a release with the previous one, and requires that it is identical to the kept one', () => {
    const base = temporaryFolder();
    const earlier = (version: string, edit: JsonObject[]) =>
      basename(findEarlier(base, releaseOf(changed(edit, version))));
    keepRelease(base, releaseOf(BASE));
    // The first release has no previous one.
    expect(earlier('1.0.0', [])).toBe('1.0.0');
    expect(earlier('1.1.0', NEW)).toBe('1.0.0');
    keep(base, '1.1.0');
    expect(earlier('1.1.0', NEW)).toBe('1.0.0');
    expect(() => earlier('1.1.0', [])).toThrow('1.1.0: is not the current contract');
  });

  it('is refused for a release if a file of any release was edited or is missing', () => {
    const base = temporaryFolder();
    keepRelease(base, releaseOf(BASE));
    keep(base, '1.1.0');
    const release = releaseOf(changed(NEW, '1.1.0'));
    expect(basename(findEarlier(base, release))).toBe('1.0.0');
    rmSync(join(base, '1.0.0/asyncapi.yaml'));
    const message = `${join(base, '1.0.0/asyncapi.yaml')}: does not match SHA256SUMS`;
    expect(() => findEarlier(base, release)).toThrow(message);
    edit(base, '1.1.0/declarations.json', /$/, '\n');
    expect(() => findEarlier(base, release)).toThrow('1.1.0/declarations.json: does not match');
    writeFileSync(join(base, 'SHA256SUMS'), '');
    expect(() => findEarlier(base, release)).toThrow('/asyncapi.yaml: does not match');
    rmSync(join(base, 'SHA256SUMS'));
    expect(() => findEarlier(base, release)).toThrow('SHA256SUMS: does not exist; restore it');
  });

  const swapped = { openapi: BASE.asyncapi, asyncapi: BASE.openapi };

  it.each([
    ['/nowhere/at/all', '/nowhere/at/all: does not exist'],
    [writeRelease(swapped), 'not an openapi bundle'],
    [writeRelease(BASE, { 'openapi.yaml': 'a: [' }), 'openapi.yaml:1'],
    [writeRelease(BASE, { 'declarations.json': '{' }), 'declarations.json:1'],
    [writeRelease(BASE, { 'declarations.json': '[]' }), 'is not a list of declarations'],
  ])('is refused if it is %s', (folder, message) => {
    expect(() => readKept(folder)).toThrow(message);
  });

  it.each(['openapi.yaml', 'asyncapi.yaml', 'declarations.json'])(
    'is refused if %s of a release was edited',
    (name) => {
      const kept = temporaryFolder();
      const file = join(keep(kept, '1.9.0'), name);
      edit(kept, `1.9.0/${name}`, /$/, '\n');
      const message = `${file}: does not match SHA256SUMS; a release never`;
      expect(() => readBundles(kept)).toThrow(message);
    },
  );
});
