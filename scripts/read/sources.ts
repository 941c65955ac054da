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
export interface SourcePlace {
  file: string;
  pointer: string;
}

/** A reference in a hand-written file, which tools follow. */
interface Reference extends SourcePlace {
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
  /** The place of every named schema. */
  schemas: Map<string, SourcePlace>;
}

/** The files that a reference may name. */
export const REFERABLE = /^(openapi|asyncapi)\/(?!examples\/).*\.(ya?ml|json)$/;

/** The files of the examples, except hidden ones, which editors leave behind. */
export const EXAMPLES = /^\w+\/examples\/(.*\/)?[^./][^/]*$/;

const WANTED = new RegExp(`${REFERABLE.source}|${EXAMPLES.source}`);

/**
 * Reads every hand-written file under `openapi/` and `asyncapi/`.
 *
 * @throws ProblemsError when a document cannot be read, a file is not YAML or JSON, or two schemas share a name
 */
export function readSources(root: string): Sources {
  const all = readFiles(root, DOCUMENTS, WANTED, (text, file) => {
    if (REFERABLE.test(file)) return parseYaml(text, file);
    if (/^\w+\/examples\/[^/]+\/[^/]+\.json$/.test(file)) return parseJson(text, file);
    if (/^\w+\/examples\/summaries\.yaml$/.test(file)) return parseYaml(text, file);
    const known = '<Schema>/<scenario>.json and summaries.yaml';
    return refuseAt(file, `only ${known} are read here; move or rename it`);
  });
  const isExample = ([file]: [string, Json]) => EXAMPLES.test(file);
  const files = new Map([...all].filter((entry) => !isExample(entry)));
  const examples = new Map([...all].filter(isExample));
  const unfit = DOCUMENTS.flatMap((name) => checkDocument(name, files.get(ENTRIES[name])));
  const sources = { files, examples, references: referencesIn(all), schemas: new Map() };
  refuse([...unfit, ...notePlaces(sources)]);
  return sources;
}

/** The pointers at which a string is a reference. */
const REFERENCE =
  /\/(\$ref|operationRef|externalValue|discriminator\/(defaultMapping|mapping\/[^/]+))$/;

/** The references in files, including those in data, which tools follow as well. */
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

/** The supported versions of each standard, and the one to write. */
const VERSIONS = {
  openapi: { supported: /^3\.1\.\d+$/, wanted: '3.1.0' },
  asyncapi: { supported: /^3\.[01]\.\d+$/, wanted: '3.0.0' },
};

/** Checks that a document has its entry file, an object in it, and a supported version. */
function checkDocument(name: DocumentName, content: Json | undefined): Problem[] {
  const file = ENTRIES[name];
  const findAt = (pointer: string, message: string) => [{ file, pointer, message }];
  if (content === undefined) return findAt('', 'the file does not exist; restore it');
  if (!isJsonObject(content)) return findAt('', 'the document must be an object; correct it');
  const { supported, wanted } = VERSIONS[name];
  const version = String(content[name]);
  const message = `${name} ${version} is not supported; write ${wanted}, and adapt the rest of the document to it`;
  return supported.test(version) ? [] : findAt(`/${name}`, message);
}

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
  const [section, kind, name = ''] = steps;
  const isNamed = section === 'components' && kind === 'schemas';
  const home = isNamed ? schemas.get(name) : undefined;
  let places: SourcePlace[] = [home ?? { file: ENTRIES[document], pointer: '' }];
  for (const step of home ? steps.slice(3) : steps) {
    const seen = new Set<string>();
    const holders = places.flatMap((place) => placesBehind(files, place, seen));
    const below = holders.map((one) => ({ ...one, pointer: joinPointer(one.pointer, step) }));
    places = below.filter((place) => contentAt(files, place) !== undefined);
    if (places.length === 0) return holders[0] as SourcePlace;
  }
  return places[0] as SourcePlace;
}

/** A place with its references resolved, and the parts of its `allOf` or union, which may contain the next step. */
function placesBehind(
  files: Sources['files'],
  place: SourcePlace,
  seen: Set<string>,
): SourcePlace[] {
  const { file, pointer } = endOfReference(files, place) ?? place;
  const key = `${file}#${pointer}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const content = contentAt(files, { file, pointer });
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    Object.keys(child(content, keyword) ?? {}).map((part) => `${pointer}/${keyword}/${part}`),
  );
  const ofParts = parts.flatMap((part) => placesBehind(files, { file, pointer: part }, seen));
  return [{ file, pointer }, ...ofParts];
}

function contentAt(files: Sources['files'], { file, pointer }: SourcePlace): Json | undefined {
  const content = files.get(file);
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

/** The pointers of references that lead to a schema. */
export const SCHEMA_PLACE =
  /\/(schema|payload|items|not|additionalProperties|(allOf|anyOf|oneOf|properties|schemas)\/[^/]+)\/\$ref$/;

/**
 * Adds the place of each named schema to `schemas`; finds names that are used twice, and references to a part of a
 * schema.
 */
function notePlaces({ files, schemas, references }: Sources): Problem[] {
  const problems: Problem[] = [];
  for (const { file, pointer, text, target } of references) {
    const place = target && endOfReference(files, target);
    const isMissing = !place || contentAt(files, place) === undefined;
    if (isMissing || !SCHEMA_PLACE.test(pointer)) continue;
    const name = tokens(place.pointer).at(-1) ?? '';
    const parent = Object.values(ENTRIES).includes(place.file) ? SCHEMAS : '';
    if (place.pointer !== joinPointer(parent, name)) {
      const message = `the reference must name a schema, such as notes.yaml#/Note, but is ${text}; correct it`;
      problems.push({ file, pointer, message });
      continue;
    }
    const first = schemas.get(name) ?? place;
    schemas.set(name, first);
    const taken = `${first.file}#${first.pointer}`;
    const message = `the name ${name} is taken by ${taken}; rename one of the two schemas`;
    if (taken !== `${place.file}#${place.pointer}`) {
      problems.push({ file: place.file, pointer: place.pointer, message });
    }
  }
  return problems;
}
