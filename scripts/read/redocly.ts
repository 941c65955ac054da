/**
 * Runs Redocly's library on the documents. It gets the texts that were already read, so it accesses neither disk
 * nor network.
 */
import { relative, resolve } from 'node:path';
import {
  BaseResolver,
  type Config,
  createConfig,
  lint,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import { at, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { ENTRIES, type Sources } from './sources.ts';

/** Resolves references to files by their paths relative to the root, wherever the root is. */
export class TextResolver extends BaseResolver {
  /** @param texts the texts of files by their paths from the root */
  constructor(private readonly texts: Pick<ReadonlyMap<string, string>, 'get'>) {
    super();
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const text = this.texts.get(fileAt(path));
    if (text === undefined) {
      throw new ResolveError(new Error(`${path} is not a file of the project`));
    }
    return new Source(path, text);
  }
}

/** Resolvers that have parsed some texts, by the map of the texts. */
const RESOLVERS = new WeakMap<object, TextResolver>();

/** A resolver for linting, which parses each text once; the bundler changes what it has parsed, and needs its own. */
export function lintResolver(texts: ReadonlyMap<string, string>): TextResolver {
  const resolver = RESOLVERS.get(texts) ?? new TextResolver(texts);
  RESOLVERS.set(texts, resolver);
  return resolver;
}

/**
 * The path of a file for Redocly, as if the project were in `/`: it misreads a `#` or `%` in the name of a folder.
 */
export function pathOf(file: string): string {
  return resolve('/', file);
}

function fileAt(path: string): string {
  return relative(resolve('/'), path).replaceAll('\\', '/');
}

/** Converts a problem that Redocly reports; the message ends with the tool's name `by`, if given. */
export function problemOf({ location, message, suggest }: NormalizedProblem, by = ''): Problem {
  const [first] = location;
  const place = (first?.pointer ?? '').replace(/^#|\/$/g, '');
  const words = reworded(message.trim().replace(/\.$/, ''), place);
  const isUnknown = words.endsWith('not expected here');
  const known = isUnknown ? HINTS.find(([at]) => at.test(place))?.[1] : undefined;
  const guess = suggest[0] && `did you mean ${suggest[0]}?`;
  const hint =
    known ?? (guess || (isUnknown && 'correct its name or its indentation, or remove it'));
  const text = hint ? `${words}; ${hint}` : words;
  return {
    file: fileAt(first?.source.absoluteRef ?? ''),
    pointer: place,
    message: by === '' ? text : `${text} (${by})`,
  };
}

/** Redocly's messages about structure in the words of this project: `x` must be an array, but is null. */
function reworded(message: string, place: string): string {
  const key = tokens(place).at(-1) ?? 'the document';
  const withArticle = (type: string) => `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
  return message
    .replace(/^Property (`.*`) is/, '$1 is')
    .replace(/^The field (`.*`) must be present on this level$/, '$1 is missing; add it')
    .replace(
      /^Expected type `(\w+)`(?: \((\w+)\))? but got `(\w+)`$/,
      (_, type: string, inner: string | undefined, got: string) =>
        `\`${key}\` must be ${withArticle(inner ?? type)}, but is ${got === 'null' ? got : withArticle(got)}`,
    )
    .replace(/ can be one of the following only: (.*)$/, (_, values: string) => {
      return ` must be one of ${values.replaceAll('"', '')}`;
    });
}

/** Remedies for unexpected keys, by the place of the key. */
const HINTS: [RegExp, string][] = [
  [/^\/paths\/[^/]+$/, 'a path begins with /'],
  [/\/nullable$/, "write type: [<type>, 'null'], or anyOf with type: 'null'"],
  [/\/ref$/, 'write $ref'],
  [/\/\$ref$/, 'quote what begins with #'],
  [/\/parameters\/\d+\/(type|format|enum|items|minimum|maximum|default)$/, 'move it into schema'],
  [/\/responses\/[^/]+\/schema$/, 'move it under content and a media type'],
  [/\/responses\/[^/]+$/, 'a status is a number such as 200, a range such as 2XX, or default'],
];

/** Redocly's rule on structure, and no other; they are the same for every project. */
let settings: Promise<Config> | undefined;

/** Checks that each object of the documents has the keys of its standard, on which all later steps rely. */
export async function checkStructure({ texts, files }: Sources): Promise<Problem[]> {
  settings ??= createConfig({ rules: { struct: 'error' } });
  const config = await settings;
  const options = { config, externalRefResolver: lintResolver(texts) };
  const all = Object.values(ENTRIES).map((file) => lint({ ref: pathOf(file), ...options }));
  const reported = (await Promise.all(all)).flat();
  // If a key or a value is misspelled, another one seems to be missing, too.
  const stated = reported.filter(({ message }) => !/^(The field|Must contain)/.test(message));
  const problems = stated.length > 0 ? stated : reported;
  const holderOf = ({ location: [place] }: NormalizedProblem) =>
    `${place?.source.absoluteRef}${place?.pointer?.replace(/\/[^/]*$/, '')}`;
  const unknown = problems.filter(({ message }) => message.includes('not expected'));
  return problems.map((one) => {
    const problem = problemOf(one);
    const isNull = at(files.get(problem.file) ?? {}, problem.pointer) === null;
    const message = "null without quotes is not a type; write 'null'";
    if (isNull && /\/type(\/\d+)?$/.test(problem.pointer)) return { ...problem, message };
    const { from } = one;
    const others = unknown.filter((other) => holderOf(other) === holderOf(one));
    // Several unknown keys in the target of a reference mean a wrong target, not misspelled keys.
    if (from === undefined || others.length < 3) return problem;
    const instead = 'whose keys are not expected here; correct it';
    return {
      file: fileAt(from.source.absoluteRef),
      pointer: `${from.pointer?.slice(1)}/$ref`,
      message: `the reference names an object of another kind, ${instead}`,
    };
  });
}
