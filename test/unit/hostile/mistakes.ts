/** Mistakes in the hand-written files: those that replace texts are in `mistakes.yaml`, all others here. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { edit } from '../../support/small.ts';

/** A mistake in the hand-written files. */
export interface Mistake {
  name: string;
  /** Breaks a copy of the small contract in one place. */
  spoil: (root: string) => void;
  /** The file, and the line in it where there is one, with which the first finding begins. */
  place: string;
  /** What the first finding names. */
  word: string;
}

/** For each edit the file, the text to replace (null for all of it) and the new one; then the place and the word. */
type Row = [...(string | null)[], place: string | number, word: string];

const sections: Record<string, Record<string, Row>> = parse(
  readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
);

function mistakeOf([name, row]: [string, Row]): Mistake {
  const [place, word] = row.slice(-2);
  const edits = row.slice(0, -2) as string[];
  return {
    name,
    place: typeof place === 'number' ? `${edits[0]}:${place}` : String(place),
    word: String(word),
    spoil(root) {
      for (let next = 0; next < edits.length; next += 3) {
        const [file = '', from = null, to = ''] = edits.slice(next, next + 3);
        if (from === null) writeFileSync(join(root, file), to);
        else edit(root, file, from, to);
      }
    },
  };
}

const { traps: written = {}, ...others } = sections;

/** The file that most mistakes are in. */
const WORD = 'openapi/schemas/word.yaml';
const EXAMPLES = 'openapi/examples';

/** Renames an example, or the folder of a schema, in the summaries too. */
const renamed = (from: string, to: string, key: string, next: string) => (root: string) => {
  renameSync(join(root, EXAMPLES, from), join(root, EXAMPLES, to));
  edit(root, `${EXAMPLES}/summaries.yaml`, key, next);
};

/** Removes a file, and puts something else in its place. */
const inPlaceOf = (file: string, make: (path: string) => void) => (root: string) => {
  rmSync(join(root, file), { force: true, recursive: true });
  make(join(root, file));
};

/** A mistake in a file as a whole. */
const whole = (name: string, place: string, word: string, spoil: Mistake['spoil']): Mistake => {
  return { name, place, word, spoil };
};

const nested = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

/** What people write by mistake. */
export const mistakes: Mistake[] = [
  ...Object.values(others).flatMap((rows) => Object.entries(rows).map(mistakeOf)),
  whole(
    'an example of no schema',
    `${EXAMPLES}/Jbo/queued.json`,
    'Jbo',
    renamed('Job', 'Jbo', '\nJob:', '\nJbo:'),
  ),
  whole(
    'an example that nothing shows',
    `${EXAMPLES}/JobConfig/queued.json`,
    'JobConfig',
    renamed('Job', 'JobConfig', '\nJob:', '\nJobConfig:'),
  ),
  whole(
    'an example that is named for a test',
    `${EXAMPLES}/Job/typical.json`,
    'typical',
    renamed('Job/done.json', 'Job/typical.json', '  done:', '  typical:'),
  ),
  whole('a letter that is not UTF-8', `${WORD}:2`, 'UTF-8', (root) => {
    const text = readFileSync(join(root, WORD), 'latin1').replace('heard', 'h\xf6rd');
    writeFileSync(join(root, WORD), text, 'latin1');
  }),
];

/** Files that would crash a program that trusts them. */
export const traps: Mistake[] = [
  ...Object.entries(written).map(mistakeOf),
  whole(
    'a pipe in the place of a file',
    WORD,
    'not a file',
    inPlaceOf(WORD, (path) => void execFileSync('mkfifo', [path])),
  ),
  whole(
    'a loop of links in the place of a file',
    WORD,
    'link',
    inPlaceOf(WORD, (path) => symlinkSync('word.yaml', path)),
  ),
  whole(
    'the lock file of an editor',
    'openapi/schemas/.#word.yaml',
    'link',
    inPlaceOf('openapi/schemas/.#word.yaml', (path) => symlinkSync('me@here.123', path)),
  ),
  whole(
    'a folder in the place of an example',
    `${EXAMPLES}/Job/x.json`,
    'not a file',
    inPlaceOf(`${EXAMPLES}/Job/x.json`, (path) => mkdirSync(path)),
  ),
  whole(
    'a file in the place of a folder',
    'openapi',
    'openapi',
    inPlaceOf('openapi', (path) => writeFileSync(path, '')),
  ),
  whole(
    'an example that is nested 20,000 deep',
    `${EXAMPLES}/Job/queued.json`,
    'deep',
    inPlaceOf(`${EXAMPLES}/Job/queued.json`, (path) => writeFileSync(path, nested)),
  ),
  whole(
    'a schema that is nested 20,000 deep',
    WORD,
    'deep',
    inPlaceOf(WORD, (path) => writeFileSync(path, nested)),
  ),
];
