/** The build refuses each mistake in the hand-written files with a finding at its place, and writes nothing. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContract } from '../../src/check/check.ts';
import { lintSources } from '../../src/check/lint.ts';
import { runCommand } from '../../src/command.ts';
import { build } from '../../src/emit/build.ts';
import { generate } from '../../src/emit/generate.ts';
import { findingsOf, formatFinding, isBug, refuse } from '../../src/model/finding.ts';
import { writeInto } from '../../src/read/files.ts';
import { load, withPlaces } from '../../src/read/load.ts';
import { readSettings } from '../../src/read/settings.ts';
import { run } from '../support/command.ts';
import { copySmall, edit } from '../support/small.ts';

/** The file that most mistakes are in. */
const WORD = 'openapi/schemas/word.yaml';
const EXAMPLES = 'openapi/examples';

/** A mistake: its name, an edit of a copy of the small contract, the place and a word of the first finding. */
type Mistake = [name: string, spoil: (root: string) => void, place: string, word: string];

const table = (name: string) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
const sections: Record<string, Record<string, (string | number | null)[]>> = table('mistakes.yaml');
const stages: Record<string, [file: string, from: string, to: string, line: number][]> =
  table('stages.yaml');

const written = Object.values(sections).flatMap((rows) =>
  Object.entries(rows).map(([name, row]) => {
    const [place, word] = row.slice(-2);
    const edits = row.slice(0, -2) as string[];
    const at = typeof place === 'number' ? `${edits[0]}:${place}` : `${place}`;
    return { name, edits, place: at, word: `${word}` };
  }),
);

/** Edits files of a copy. Returns a function that undoes the edits, since another copy would take far longer. */
function spoilWith(root: string, edits: (string | null)[]): () => void {
  const before: Record<string, string> = {};
  const files = edits.filter((_, index) => index % 3 === 0).map(String);
  for (const file of files.filter((one) => existsSync(join(root, one))))
    before[file] = readFileSync(join(root, file), 'utf8');
  for (const [index, file] of files.entries()) {
    const [from = null, to] = edits.slice(3 * index + 1);
    if (from === null) writeFileSync(join(root, file), `${to}`);
    else edit(root, file, from, `${to}`);
  }
  return () => {
    for (const file of files) rmSync(join(root, file), { force: true });
    writeInto(root, before);
  };
}

/** Renames an example, or the folder of a schema, in the summaries too. */
const renamed = (from: string, to: string, key: string, next: string) => (root: string) => {
  renameSync(join(root, EXAMPLES, from), join(root, EXAMPLES, to));
  edit(root, `${EXAMPLES}/summaries.yaml`, key, next);
};

/** Replaces a file with something else. */
const inPlaceOf = (file: string, make: (path: string) => void) => (root: string) => {
  rmSync(join(root, file), { force: true, recursive: true });
  make(join(root, file));
};

const link = (target: string) => (path: string) => symlinkSync(target, path);
const nested = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
const nest = (path: string) => writeFileSync(path, nested);

const queued = `${EXAMPLES}/Job/queued.json`;
const folder = `${EXAMPLES}/Job/x.json`;

/** Mistakes in a file as a whole. */
const whole: Mistake[] = [
  [
    'an example without a schema',
    renamed('Job', 'Jbo', '\nJob:', '\nJbo:'),
    queued.replace('Job', 'Jbo'),
    'Jbo',
  ],
  [
    'an unused example',
    renamed('Job', 'JobConfig', '\nJob:', '\nJobConfig:'),
    queued.replace('Job', 'JobConfig'),
    'JobConfig',
  ],
  [
    'an example with the name of a fixture',
    renamed('Job/done.json', 'Job/typical.json', '  done:', '  typical:'),
    queued.replace('queued', 'typical'),
    'typical',
  ],
  [
    'a byte that is not UTF-8',
    (root) => {
      const text = readFileSync(join(root, WORD), 'latin1').replace('heard', 'h\xf6rd');
      writeFileSync(join(root, WORD), text, 'latin1');
    },
    `${WORD}:2`,
    'UTF-8',
  ],
  [
    'a file in UTF-16, without a mark',
    (root) => writeFileSync(join(root, WORD), readFileSync(join(root, WORD), 'utf8'), 'utf16le'),
    `${WORD}:1`,
    'UTF-8',
  ],
  [
    'a pipe instead of a file',
    inPlaceOf(WORD, (path) => void execFileSync('mkfifo', [path])),
    WORD,
    'not a file',
  ],
  ['a link to a file outside', inPlaceOf(WORD, link('../../package.json')), WORD, 'link'],
  ['a loop of links instead of a file', inPlaceOf(WORD, link('word.yaml')), WORD, 'link'],
  [
    'the lock file of an editor',
    inPlaceOf('openapi/schemas/.#word.yaml', link('me@here.123')),
    'openapi/schemas/.#word.yaml',
    'link',
  ],
  ['a folder instead of an example', inPlaceOf(folder, mkdirSync), folder, 'not a file'],
  [
    'a file instead of a folder',
    inPlaceOf('openapi', (path) => writeFileSync(path, '')),
    'openapi',
    'openapi',
  ],
  ['an example that is nested 20,000 deep', inPlaceOf(queued, nest), queued, 'deep'],
  ['a schema that is nested 20,000 deep', inPlaceOf(WORD, nest), WORD, 'deep'],
];

/** The first findings of a build without the linters of bundles, which take seconds and find none of these mistakes. */
async function firstFinding(root: string): Promise<string> {
  try {
    const loaded = await load(root);
    await withPlaces(loaded, async () => {
      const { contract, sources } = loaded;
      checkContract(contract);
      const settings = readSettings(root, contract);
      refuse(await lintSources(root, sources));
      generate(contract, settings);
    });
    return 'no finding';
  } catch (error) {
    if (isBug(error)) throw error;
    const [first] = findingsOf(error);
    return first ? formatFinding(first) : 'no finding';
  }
}

/** Expects that a build refuses the contract, and that its first finding has a place and a word. */
async function expectRefused(root: string, place: string, word: string) {
  const first = await firstFinding(root);
  expect(first.startsWith(`${place}:`) || first.startsWith(`${place}#`), first).toBe(true);
  expect(first.slice(place.length)).toContain(word);
}

describe('a contract with mistakes', () => {
  const shared = copySmall();

  it.each(written)(
    'is refused with a finding at the place of $name',
    async ({ edits, place, word }) => {
      const undo = spoilWith(shared, edits);
      await expectRefused(shared, place, word).finally(undo);
    },
  );

  it.each(whole)('is refused with a finding at the place of %s', (_, spoil, place, word) => {
    const root = copySmall();
    spoil(root);
    return expectRefused(root, place, word);
  });

  it('is accepted without them', async () => {
    expect(await firstFinding(shared)).toBe('no finding');
  });

  it.each(['anyOf', 'oneOf'])(
    'is accepted with an open union as %s, of which all branches have a field',
    async (keyword) => {
      const branch = (title: string, type: string) => `
        - title: ${title}
          description: A receiver.
          type: object
          required: [type]
          properties:
            type: {type: string, ${type}, description: What it is.}
            note: {type: string, description: A note for it.}`;
      const branches = branch('Mail', 'const: mail') + branch('Other', 'not: {const: mail}');
      const sink = `    sink:\n      description: The receiver.\n      ${keyword}:${branches}\n`;
      const root = copySmall();
      edit(root, 'openapi/schemas/request.yaml', '    config:\n', `${sink}    config:\n`);
      expect(await firstFinding(root)).toBe('no finding');
    },
  );

  it.each(Object.entries(stages))(
    'is refused with a finding for each mistake in %s, at its line',
    async (_, edits) => {
      const root = copySmall();
      for (const [file, from, to] of edits) edit(root, file, from, to);
      const { code, stderr } = await run((args) =>
        runCommand('', {}, args, async () => {
          await build(root, 'write', () => {});
          return 0;
        }),
      );
      expect(code).toBe(1);
      const told = stderr.trim().split('\n');
      const places = edits.map(([file, , , line]) => `${file}:${line}`);
      expect(told.map((line) => /^[^#]+?(?=#|: )/.exec(line)?.[0]).sort()).toEqual(places.sort());
      expect(existsSync(join(root, 'generated'))).toBe(false);
    },
  );
});
