/** The hand-written files, and the mapping from places in a bundle back to them. */
import { posix } from 'node:path';
import { DOCUMENTS, type DocumentName } from '../contract.ts';
import {
  at,
  child,
  isJsonObject,
  type Json,
  joinPointer,
  MAX_REFS,
  pointerOf,
  tokens,
  visitValues,
} from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { SCHEMAS } from '../schema.ts';
import { readFiles } from './files.ts';
import { parseJson, parseYaml } from './yaml.ts';

/** The entry file of each document. */
export const ENTRIES: Readonly<Record<DocumentName, string>> = {
  openapi: 'openapi/openapi.yaml',
  asyncapi: 'asyncapi/asyncapi.yaml',
};

/** A place in a hand-written file. */
interface SourcePlace {
  file: string;
  pointer: string;
}

/** A reference in a hand-written file, which tools follow. */
export interface Reference extends SourcePlace {
  text: string;
  /** Its target; `undefined` for a URL. */
  target: SourcePlace | undefined;
}

/** The hand-written files, and where each named schema is. */
export interface Sources {
  /** The content of every file except the examples, by its path relative to the root. */
  files: Map<string, Json>;
  /** The content of the examples and of the lists of their summaries. */
  examples: Map<string, Json>;
  references: Reference[];
  /** The place of every named schema: each key of a file under `schemas/`. */
  schemas: Map<string, SourcePlace>;
}

/** The files that are read, except hidden files, which editors leave behind, and workflows and their audio, which are published as written. */
const SOURCE_FILES = /^(openapi|asyncapi)\/(.*\/)?(?!.*\.(arazzo\.yaml|wav)$)[^./][^/]*$/;

/**
 * Reads every hand-written file under `openapi/` and `asyncapi/`.
 *
 * @throws ProblemsError when a document or a file cannot be read, or two schemas share a name
 */
export function readSources(root: string): Sources {
  const all = readFiles(root, DOCUMENTS, SOURCE_FILES, (text, file) => {
    if (file.endsWith('.json')) return parseJson(text, file);
    return /\.ya?ml$/.test(file)
      ? parseYaml(text, file)
      : refuseAt(file, 'the file is neither YAML nor JSON; remove it');
  });
  const isExample = ([file]: [string, Json]) => /^\w+\/examples\//.test(file);
  const files = new Map([...all].filter((entry) => !isExample(entry)));
  const examples = new Map([...all].filter(isExample));
  const problems: Problem[] = [];
  for (const name of DOCUMENTS) {
    const file = ENTRIES[name];
    const content = files.get(file) ?? null;
    const report = (pointer: string, message: string) => problems.push({ file, pointer, message });
    const version = child(content, name);
    const line = `\`${name}: ${VERSIONS[name]}\``;
    if (version === undefined)
      report(
        `/${name}`,
        `the file is missing or has no \`${name}\`; create it, or begin it with ${line}`,
      );
    else if (version !== VERSIONS[name])
      report(
        `/${name}`,
        `\`${name}\` is ${JSON.stringify(version)}, which is not supported; write ${line}`,
      );
    const remedy = 'move them to files in schemas/ and refer to them';
    if (at(content, SCHEMAS)) report(SCHEMAS, `the document must not contain schemas; ${remedy}`);
  }
  const schemas = new Map<string, SourcePlace>();
  const names = [...files].filter(([file]) => /^\w+\/schemas\//.test(file));
  for (const [file, content] of names) {
    if (!isJsonObject(content)) {
      const message = 'the file must be a map of schemas by name, such as `Note: {type: string}`';
      problems.push({ file, pointer: '', message });
      continue;
    }
    for (const name of Object.keys(content)) {
      const pointer = joinPointer('', name);
      const first = schemas.get(name);
      const report = (message: string) => problems.push({ file, pointer, message });
      if (first)
        report(`the name \`${name}\` is taken by ${first.file}; rename one of the schemas`);
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
        report(`the schema name \`${name}\` is not in PascalCase; rename it, or indent it`);
      schemas.set(name, { file, pointer });
    }
  }
  refuse(problems);
  return { files, examples, references: referencesIn(all), schemas };
}

/** The pointers at which a string is a reference. */
const REFERENCE = /\/(\$ref|discriminator\/mapping\/[^/]+)$/;

/** The references in files, even in data, because tools follow them. */
function referencesIn(files: Sources['files']): Reference[] {
  const references: Reference[] = [];
  for (const [file, content] of files) {
    visitValues(content, (text, pointer) => {
      if (typeof text !== 'string' || !REFERENCE.test(pointer)) return;
      references.push({ file, pointer, text, target: targetOf(file, text) });
    });
  }
  return references;
}

const VERSIONS: Readonly<Record<DocumentName, string>> = { openapi: '3.1.0', asyncapi: '3.0.0' };

/** The target of a `$ref` in `file`; `undefined` for a URL. */
function targetOf(file: string, ref: string): SourcePlace | undefined {
  const [path = ''] = ref.split('#', 1);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined;
  const pointer = ref.includes('#') ? pointerOf(ref) : '';
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), pointer };
}

/**
 * Maps a pointer in a bundle to the hand-written files, following each `$ref` on the way.
 * Falls back to the nearest place that exists.
 */
export function sourceOf(
  { files, schemas }: Sources,
  document: DocumentName,
  pointer: string,
): SourcePlace {
  const steps = tokens(pointer);
  const home = pointer.startsWith(SCHEMAS) ? schemas.get(steps[2] ?? '') : undefined;
  let places: SourcePlace[] = [home ?? { file: ENTRIES[document], pointer: '' }];
  for (const step of home ? steps.slice(3) : steps) {
    const seen = new Set<string>();
    const holders = places.flatMap((place) => resolvedPlaces(files, place, seen));
    const below = holders.map((one) => ({ ...one, pointer: joinPointer(one.pointer, step) }));
    places = below.filter((place) => contentAt(files, place) !== undefined);
    if (places.length === 0) return holders[0] as SourcePlace;
  }
  return places[0] as SourcePlace;
}

/** A place with its references resolved, and the branches of its `allOf` or union, which may contain the next step. */
function resolvedPlaces(
  files: Sources['files'],
  place: SourcePlace,
  seen: Set<string>,
): SourcePlace[] {
  const { file, pointer } = endOfReference(files, place) ?? place;
  const key = `${file}#${pointer}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const content = contentAt(files, { file, pointer });
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    Object.keys(child(content, keyword) ?? {}).map((index) => `${pointer}/${keyword}/${index}`),
  );
  const inBranches = branches.flatMap((branch) =>
    resolvedPlaces(files, { file, pointer: branch }, seen),
  );
  return [{ file, pointer }, ...inBranches];
}

/** What is at a place; undefined if nothing is. */
export function contentAt(
  files: Sources['files'],
  { file, pointer }: SourcePlace,
): Json | undefined {
  const content = files.get(file);
  // `#Name` is a reference to an anchor, not a pointer.
  if (content === undefined || !/^(\/|$)/.test(pointer)) return undefined;
  return at(content, pointer);
}

/** The place at the end of a chain of references; `undefined` if it is circular. */
export function endOfReference(
  files: Sources['files'],
  place: SourcePlace,
  steps = MAX_REFS,
): SourcePlace | undefined {
  const ref = child(contentAt(files, place), '$ref');
  const next = typeof ref === 'string' ? targetOf(place.file, ref) : undefined;
  if (next === undefined) return place;
  return steps > 0 ? endOfReference(files, next, steps - 1) : undefined;
}
