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
import { checkContract } from '../../../scripts/check/check.ts';
import { lintSources } from '../../../scripts/check/lint.ts';
import { generate } from '../../../scripts/emit/generate.ts';
import { findingsOf, formatFinding, isBug, refuse } from '../../../scripts/model/finding.ts';
import { load, withPlaces } from '../../../scripts/read/load.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import { runScript } from '../../support/command.ts';
import { ROOT } from '../../support/contract.ts';
import { copySmall, edit } from '../../support/small.ts';

/** The file that most mistakes are in. */
const WORD = 'openapi/schemas/word.yaml';
const EXAMPLES = 'openapi/examples';

/** A mistake: its name, what breaks a copy of the small contract, the place and the word that the first finding names. */
type Mistake = [name: string, spoil: (root: string) => void, place: string, word: string];

/** For each edit the file, the text to replace (null for all of it) and the new one; then the place and the word. */
type Row = [...(string | null)[], place: string | number, word: string];

const sections: Record<string, Record<string, Row>> = parse(
  readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
);
const written = Object.values(sections).flatMap((rows) =>
  Object.entries(rows).map(([name, row]): Mistake => {
    const [place, word] = row.slice(-2);
    const edits = row.slice(0, -2) as string[];
    const spoil = (root: string) => {
      for (let next = 0; next < edits.length; next += 3) {
        const [file = '', from = null, to = ''] = edits.slice(next, next + 3);
        if (from === null) writeFileSync(join(root, file), to);
        else edit(root, file, from, to);
      }
    };
    return [
      name,
      spoil,
      typeof place === 'number' ? `${edits[0]}:${place}` : `${place}`,
      `${word}`,
    ];
  }),
);

/** Renames an example, or the folder of a schema, in the summaries too. */
const renamed = (from: string, to: string, key: string, next: string) => (root: string) => {
  renameSync(join(root, EXAMPLES, from), join(root, EXAMPLES, to));
  edit(root, `${EXAMPLES}/summaries.yaml`, key, next);
};

/** Puts something else in the place of a file. */
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
    'an example of no schema',
    renamed('Job', 'Jbo', '\nJob:', '\nJbo:'),
    queued.replace('Job', 'Jbo'),
    'Jbo',
  ],
  [
    'an example that nothing shows',
    renamed('Job', 'JobConfig', '\nJob:', '\nJobConfig:'),
    queued.replace('Job', 'JobConfig'),
    'JobConfig',
  ],
  [
    'an example that is named for a test',
    renamed('Job/done.json', 'Job/typical.json', '  done:', '  typical:'),
    queued.replace('queued', 'typical'),
    'typical',
  ],
  [
    'a letter that is not UTF-8',
    (root) => {
      const text = readFileSync(join(root, WORD), 'latin1').replace('heard', 'h\xf6rd');
      writeFileSync(join(root, WORD), text, 'latin1');
    },
    `${WORD}:2`,
    'UTF-8',
  ],
  [
    'a pipe in the place of a file',
    inPlaceOf(WORD, (path) => void execFileSync('mkfifo', [path])),
    WORD,
    'not a file',
  ],
  ['a loop of links in the place of a file', inPlaceOf(WORD, link('word.yaml')), WORD, 'link'],
  [
    'the lock file of an editor',
    inPlaceOf('openapi/schemas/.#word.yaml', link('me@here.123')),
    'openapi/schemas/.#word.yaml',
    'link',
  ],
  ['a folder in the place of an example', inPlaceOf(folder, mkdirSync), folder, 'not a file'],
  [
    'a file in the place of a folder',
    inPlaceOf('openapi', (path) => writeFileSync(path, '')),
    'openapi',
    'openapi',
  ],
  ['an example that is nested 20,000 deep', inPlaceOf(queued, nest), queued, 'deep'],
  ['a schema that is nested 20,000 deep', inPlaceOf(WORD, nest), WORD, 'deep'],
];

/** What a build finds first, but for the linters of bundles, which take seconds and find no mistake of these. */
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

describe('a contract with mistakes', () => {
  it.each([...written, ...whole])(
    'is refused for %s, which is named with its place',
    async (_, spoil, place, word) => {
      const root = copySmall();
      spoil(root);
      const first = await firstFinding(root);
      expect(first.startsWith(`${place}:`) || first.startsWith(`${place}#`), first).toBe(true);
      expect(first.slice(place.length)).toContain(word);
    },
  );

  it.each([
    {
      stage: 'the hand-written files',
      edits: [
        ['openapi/schemas/job.yaml', 'word.yaml#/Word', 'words.yaml#/Word', 47],
        ['openapi/schemas/request.yaml', "'#/JobConfig'", "'#/Config'", 35],
        ['openapi/schemas/word.yaml', 'type: number', 'allOf: [{$ref: http://127.0.0.1:9/}]', 11],
        ['openapi/examples/summaries.yaml', 'A finished', 'a finished', 5],
        ['asyncapi/messages/session.yaml', 'live.yaml#/Transcript', 'live.yaml#/Script', 17],
      ],
    },
    {
      stage: 'the schemas of both documents',
      edits: [
        ['openapi/schemas/job.yaml', 'type: string', 'type: text', 3],
        ['openapi/schemas/word.yaml', 'type: number', 'maxlength: 1', 11],
        ['openapi/schemas/request.yaml', 'minimum: 0.01', 'minItems: few', 8],
        ['openapi/paths/jobs.yaml', 'minimum: 1', 'minimum: one', 12],
      ],
    },
    {
      stage: 'what the contract says',
      edits: [
        ['openapi/schemas/request.yaml', 'default: 0.05', 'default: 20', 10],
        ['openapi/schemas/job.yaml', 'The kind of a job.', "''", 1],
        ['openapi/schemas/job.yaml', 'title: Queued', 'title: Done', 48],
        ['openapi/paths/jobs.yaml', 'default: 20', 'default: 0', 13],
        ['openapi/paths/jobs.yaml', 'style: form', 'style: deepObject', 22],
        ['asyncapi/schemas/live.yaml', 'required: [type]', 'required: [planted, type]', 16],
        ['asyncapi/schemas/live.yaml', 'Words that were heard.', "''", 1],
        ['asyncapi/asyncapi.yaml', /- \$ref: .*ClientWord'/, '[]', 27],
      ],
    },
    {
      stage: 'schemas that are to be merged',
      edits: [
        [
          'openapi/schemas/job.yaml',
          /(required: \[id, kind\])/,
          '$1\n  allOf: [{ required: [id], minItems: 1 }, { minItems: 2 }]',
          6,
        ],
        [
          'openapi/schemas/word.yaml',
          'type: number',
          'oneOf: [{ type: number }]\n      anyOf: [{ type: number }]',
          12,
        ],
        [
          'asyncapi/schemas/live.yaml',
          'type: object',
          'type: object\n  allOf: [{ minItems: 1 }, { minItems: 2 }]',
          1,
        ],
      ],
    },
  ] as const)(
    'is refused for all that is wrong with $stage, each at its line',
    async ({ edits }) => {
      const root = copySmall();
      for (const [file, from, to] of edits) edit(root, file, from, to);
      const { code, stderr } = await runScript('build', '--root', root);
      expect(code).toBe(1);
      const told = stderr.trim().split('\n');
      const places = edits.map(([file, , , line]) => `${file}:${line}`);
      expect(told.map((line) => /^[^#]+?(?=#|: )/.exec(line)?.[0]).sort()).toEqual(places.sort());
      expect(existsSync(join(root, 'generated'))).toBe(false);
    },
  );

  it('is refused by compare, too', async () => {
    const root = copySmall();
    edit(root, WORD, 'Word:', 'Lonely: {type: string}\nWord:');
    const base = join(ROOT, 'generated');
    const { code, stderr } = await runScript('compare', base, '--root', root);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(`${WORD}:1#/Lonely`),
    });
  });
});
