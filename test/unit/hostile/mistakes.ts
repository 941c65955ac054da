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
  /** The whole of what a command says about it. */
  says: string;
}

/** What a command says; and, by the path of each file, its new content or the texts to replace in it. */
type WrittenMistake = { says: string } & Record<string, string | Record<string, string>>;

const written: Record<'slips' | 'traps' | 'late', Record<string, WrittenMistake>> = parse(
  readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
);

function mistakesOf(kind: keyof typeof written): Mistake[] {
  return Object.entries(written[kind]).map(([name, { says, ...files }]) => ({
    name,
    says,
    spoil(root) {
      for (const [file, change] of Object.entries(files)) {
        if (typeof change === 'string') writeFileSync(join(root, file), change);
        else for (const [from, to] of Object.entries(change)) edit(root, file, from, to);
      }
    },
  }));
}

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
  rmSync(join(root, file), { force: true });
  make(join(root, file));
};

/** Slips, which are found before anything is generated. */
export const slips: Mistake[] = [
  ...mistakesOf('slips'),
  {
    name: 'an example of no schema',
    spoil: renamed('Job', 'Jbo', '\nJob:', '\nJbo:'),
    says: `${EXAMPLES}/Jbo/queued.json: the schema Jbo does not exist; rename the folder or remove the example`,
  },
  {
    name: 'an example that nothing shows',
    spoil: renamed('Job', 'JobConfig', '\nJob:', '\nJobConfig:'),
    says: `${EXAMPLES}/JobConfig/queued.json: no body and no message is a JobConfig; make it an example of the body or message that contains it`,
  },
  {
    name: 'an example that is named for a test',
    spoil: renamed('Job/done.json', 'Job/typical.json', '  done:', '  typical:'),
    says: `${EXAMPLES}/Job/typical.json: the name typical must name a situation, in the style of two-speakers`,
  },
];

/** Files that would crash a program that trusts them. */
export const traps: Mistake[] = [
  ...mistakesOf('traps'),
  {
    name: 'a pipe in the place of a file',
    spoil: inPlaceOf(WORD, (path) => void execFileSync('mkfifo', [path])),
    says: `${WORD}: this is not a file; remove it or rename it`,
  },
  {
    name: 'a loop of links in the place of a file',
    spoil: inPlaceOf(WORD, (path) => symlinkSync('word.yaml', path)),
    says: `${WORD}: the file, or what a link here names, does not exist; restore it or remove the link`,
  },
  {
    name: 'the lock file of an editor',
    spoil: inPlaceOf('openapi/schemas/.#word.yaml', (path) => symlinkSync('me@here.123', path)),
    says: 'openapi/schemas/.#word.yaml: the file, or what a link here names, does not exist; restore it or remove the link',
  },
  {
    name: 'a folder in the place of an example',
    spoil: inPlaceOf(`${EXAMPLES}/Job/x.json`, (path) => mkdirSync(path)),
    says: `${EXAMPLES}/Job/x.json: this is not a file; remove it or rename it`,
  },
];

/** Mistakes that only the later steps of the build find. */
export const late = mistakesOf('late');
