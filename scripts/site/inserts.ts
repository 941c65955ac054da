/** The inserts of the guides: text that the build writes between `<!-- insert … -->` and `<!-- end -->`. */
import { ProblemsError, problemsOf, refuseAt } from '../base/problem.ts';
import type { Guide, Input } from './input.ts';
import { code, fence, fenceJson } from './md.ts';
import { listNotes, tabulateMigration } from './notes.ts';
import {
  listValues,
  tabulateDefaults,
  tabulateFields,
  tabulateFlags,
  tabulateMessages,
  tabulateResults,
  tabulateStates,
} from './tables.ts';

/** Makes the blocks of an insert from its arguments. */
type Insert = (input: Input, guide: Guide, ...args: string[]) => string[];

const INSERTS: Readonly<Record<string, Insert>> = {
  assumptions: (input) => listNotes(input, 'x-assumption'),
  defaults: tabulateDefaults,
  example: showExample,
  fields: tabulateFields,
  file: showFile,
  flags: tabulateFlags,
  messages: tabulateMessages,
  migration: tabulateMigration,
  questions: (input) => listNotes(input, 'x-unspecified'),
  results: tabulateResults,
  states: tabulateStates,
  values: listValues,
};

/** An insert up to its end or, without one, up to the next insert or the end of the guide. */
const INSERT = /^<!-- insert (.+) -->$[\s\S]*?(^<!-- end -->$|(?=^<!-- insert )|(?![\s\S]))/gm;

/** The text of a guide with the newest text of each insert. */
export function refreshInserts(input: Input, file: string, guide: string): string {
  return guide.replaceAll(INSERT, (_, words: string, end: string, index: number) => {
    try {
      if (end === '') refuseAt(file, 'the insert has no end; write `<!-- end -->` after it');
      const blocks = blocksOf(input, file, words);
      return [`<!-- insert ${words} -->`, ...blocks, end].join('\n\n');
    } catch (error) {
      const line = guide.slice(0, index).split('\n').length;
      throw new ProblemsError(problemsOf(error).map((problem) => ({ ...problem, line })));
    }
  });
}

function blocksOf(input: Input, file: string, words: string): string[] {
  const [name = '', ...args] = words.split(' ');
  const insert = Object.hasOwn(INSERTS, name) ? INSERTS[name] : undefined;
  const known = Object.keys(INSERTS).join(', ');
  if (!insert) return refuseAt(file, `the insert \`${name}\` does not exist; choose ${known}`);
  const unknown = args.find((one) => /^[A-Z]/.test(one) && !Object.hasOwn(input.schemas, one));
  if (unknown) refuseAt(file, `there is no schema \`${unknown}\`; fix the insert`);
  return insert(input, { file }, ...args);
}

/** A documented example of a schema: the named one, or else the first. */
function showExample({ contract }: Input, { file }: Guide, schema = '', name = ''): string[] {
  const examples = contract.examples.get(schema) ?? [];
  const example = examples.find((one) => name === '' || one.name === name);
  const message = `the example ${schema} ${name} does not exist; choose one from an examples folder`;
  return [fenceJson((example ?? refuseAt(file, message)).value)];
}

/** A sample or recipe below its path. */
function showFile({ prose }: Input, { file }: Guide, path = ''): string[] {
  const text =
    prose.get(`docs/${path}`) ?? refuseAt(file, `docs/${path} does not exist; fix the insert`);
  return [`[${code(`docs/${path}`)}](${path})`, fence(path.replace(/.*\./, ''), text)];
}
