/** The inserts of the guides: text that the build writes between `<!-- insert … -->` and `<!-- end -->`. */
import stringify from 'json-stringify-pretty-compact';
import { readFiles } from '../base/files.ts';
import { groupBy, isJsonObject, type Json, mapValues, pickBy } from '../base/json.ts';
import { ProblemsError, problemsOf, refuse, refuseAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { listDefaults, listReplaced, listValues } from './lists.ts';
import { listStatements } from './statements.ts';

/** What inserts are made from: a contract, and the files of its project. */
interface Input {
  contract: Contract;
  root: string;
}

/** Makes the blocks of an insert from its arguments. */
type Insert = (input: Input, ...args: string[]) => string[];

const INSERTS: Readonly<Record<string, Insert>> = {
  assumptions: ({ contract }) => listStatements(contract, 'x-assumption', 'Assumptions'),
  defaults: ({ contract }, ...args) => listDefaults(contract.schemas, ...args),
  example: showExample,
  replaced: ({ contract }, ...args) => listReplaced(contract.schemas, ...args),
  questions: ({ contract }) => listStatements(contract, 'x-unspecified', 'Questions'),
  values: ({ contract }, ...args) => listValues(contract.schemas, ...args),
};

/** An insert up to its end or, without one, up to the next insert or the end of the guide. */
const INSERT = /^<!-- insert (.+) -->$[\s\S]*?(^<!-- end -->$|(?=^<!-- insert )|(?![\s\S]))/gm;

const SAMPLE = '<!-- insert values <Schema> -->';

/**
 * The guides with the newest text of each insert.
 *
 * @returns the new text of each guide that changes, by its path in the project
 * @throws ProblemsError if a guide names an insert, a schema or a field that does not exist
 */
export function buildDocs(input: Input): Record<string, string> {
  const guides = readFiles(input.root, 'docs/*.md', (text, path) => {
    return [path, refreshInserts(input, path, text), text] as const;
  });
  return Object.fromEntries([...guides.values()].filter(([, made, text]) => made !== text));
}

/** The text of a guide with the newest text of each insert. */
function refreshInserts(input: Input, file: string, guide: string): string {
  const lineOf = (index = 0) => guide.slice(0, index).split('\n').length;
  const others = guide.replaceAll(INSERT, (insert) => insert.replaceAll(/\S/g, ' '));
  const [stray] = others.matchAll(/^.*<!--\s*insert\b.*$/gim);
  const message = `\`${stray?.[0]}\` is no insert; write a line such as \`${SAMPLE}\``;
  if (stray) refuse([{ file, pointer: '', line: lineOf(stray.index), message }]);
  return guide.replaceAll(INSERT, (_, words: string, end: string, index: number) => {
    try {
      if (end === '') refuseAt(file, 'the insert has no end; write `<!-- end -->` after it');
      return [`<!-- insert ${words} -->`, ...blocksOf(input, words), end].join('\n\n');
    } catch (error) {
      const line = lineOf(index);
      throw new ProblemsError(problemsOf(error).map((problem) => ({ ...problem, file, line })));
    }
  });
}

function blocksOf(input: Input, words: string): string[] {
  const [name = '', ...args] = words.split(' ');
  const insert = Object.hasOwn(INSERTS, name) ? INSERTS[name] : undefined;
  const known = Object.keys(INSERTS).join(', ');
  if (!insert) return refuseAt('', `the insert \`${name}\` does not exist; choose ${known}`);
  const [schema = ''] = args;
  if (!/^(assumptions|questions)$/.test(name) && !Object.hasOwn(input.contract.schemas, schema))
    refuseAt('', `there is no schema \`${schema}\`; fix the insert, such as \`${SAMPLE}\``);
  return insert(input, ...args);
}

/** A documented example of a schema: the named one, or else the first; with paths such as `result.text`, these parts. */
function showExample({ contract }: Input, schema = '', name = '', ...paths: string[]): string[] {
  const examples = contract.examples.get(schema) ?? [];
  const example =
    examples.find((candidate) => name === '' || candidate.name === name) ??
    refuseAt(
      '',
      `the example ${schema} ${name} does not exist; choose one from an examples folder`,
    );
  const keys = paths.map((path) => path.split('.'));
  const shown = keys.length === 0 ? example.value : excerptOf(example.value, keys);
  return [`\`\`\`json\n${stringify(shown, { indent: 2, maxLength: 80 })}\n\`\`\``];
}

/** Some parts of a value: `a.b` of `{a: [{b: 1, c: 2}], d: 3}` is `{a: [{b: 1}]}`. */
function excerptOf(value: Json, paths: string[][]): Json {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((item) => excerptOf(item, paths));
  const below = groupBy(paths, ([key = '']) => key);
  const object = isJsonObject(value) ? pickBy(value, (key) => below.has(key)) : {};
  const missing = [...below.keys()].find((key) => !Object.hasOwn(object, key));
  if (missing) refuseAt('', `the example has no field \`${missing}\` there; fix the insert`);
  return mapValues(object, (part, key) =>
    excerptOf(
      part,
      (below.get(key) ?? []).map((path) => path.slice(1)),
    ),
  );
}
