import { posix } from 'node:path';
import { DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { type Finding, refuse } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, child, join, MOST_STEPS, pointerOf, tokens } from '../model/pointer.ts';
import { readFiles } from './files.ts';
import { parseYaml } from './yaml.ts';

/** The two documents, and the file in which each begins. */
export const ENTRIES: Readonly<Record<DocumentName, string>> = {
  openapi: 'openapi/openapi.yaml',
  asyncapi: 'asyncapi/asyncapi.yaml',
};

/** A place in the hand-written files. */
export interface Place {
  file: string;
  pointer: string;
}

/** The hand-written files, parsed, and where each named schema is. */
export interface Sources {
  /** Every YAML file by its path from the root. */
  files: Map<string, Json>;
  /** Every named schema's place by its name. */
  schemas: Map<string, Place>;
}

/**
 * Reads every hand-written YAML file under `openapi/` and `asyncapi/`.
 *
 * @throws FindingsError when an entry is missing, a file is not YAML or two schemas share a name
 */
export function readSources(root: string): Sources {
  const files = readFiles(root, DOCUMENTS, /^\w+\/(?!examples\/).*\.ya?ml$/, parseYaml);
  refuse(Object.values(ENTRIES).flatMap((file) => unfitParts(file, files.get(file))));
  return { files, schemas: namedSchemas(files) };
}

/** What nothing of a document can be read without: the file, and that its parts are objects. */
function unfitParts(file: string, content: Json | undefined): Finding[] {
  if (content === undefined) {
    return [{ file, location: '', message: 'the file does not exist; restore it' }];
  }
  const odd = isObject(content)
    ? ['paths', 'channels', 'components'].filter((key) => !isObject(content[key] ?? {}))
    : [''];
  return odd.map((key) => {
    return { file, location: key && `/${key}`, message: 'expected an object; correct it' };
  });
}

/** The place that a `$ref` in `file` names; `undefined` when it leaves the sources. */
export function target(file: string, ref: string): Place | undefined {
  const [path = ''] = ref.split('#', 1);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined;
  const pointer = ref.includes('#') ? pointerOf(ref) : '';
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), pointer };
}

/**
 * The hand-written place of what is at `pointer` in a bundle or in the normal form, following each
 * `$ref` on the way. Falls back to the nearest place that can be found.
 */
export function sourceOf(sources: Sources, document: DocumentName, pointer: string): Place {
  const steps = tokens(pointer);
  const [section, kind, name = ''] = steps;
  const home = section === 'components' && kind === 'schemas' && sources.schemas.get(name);
  let places: Place[] = [home || { file: ENTRIES[document], pointer: '' }];
  for (const step of home ? steps.slice(3) : steps) {
    const seen = new Set<string>();
    const forms = places.flatMap((place) => formsOf(sources, place, seen));
    const below = forms.map((form) => ({ ...form, pointer: join(form.pointer, step) }));
    places = below.filter((place) => contentAt(sources, place) !== undefined);
    if (places.length === 0) return forms[0] as Place;
  }
  return places[0] as Place;
}

/** What is at a place, behind its references, and the parts that are merged into it. */
function formsOf(sources: Sources, place: Place, seen: Set<string>): Place[] {
  const { file, pointer } = follow(sources, place) ?? place;
  const known = `${file}#${pointer}`;
  if (seen.has(known)) return [];
  seen.add(known);
  const content = contentAt(sources, { file, pointer });
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    Object.keys(child(content, keyword) ?? {}).map((part) => `${pointer}/${keyword}/${part}`),
  );
  const merged = parts.flatMap((part) => formsOf(sources, { file, pointer: part }, seen));
  return [{ file, pointer }, ...merged];
}

function contentAt({ files }: Sources, { file, pointer }: Place): Json | undefined {
  return at(files.get(file) ?? null, pointer);
}

/** The place at the end of a chain of references; none when they lead in a circle. */
export function follow(sources: Sources, place: Place, steps = MOST_STEPS): Place | undefined {
  const ref = child(contentAt(sources, place), '$ref');
  const next = typeof ref === 'string' ? target(place.file, ref) : undefined;
  if (next === undefined) return place;
  return steps > 0 ? follow(sources, next, steps - 1) : undefined;
}

function namedSchemas(files: Map<string, Json>): Map<string, Place> {
  const schemas = new Map<string, Place>();
  const findings: Finding[] = [];
  for (const [file, content] of files) {
    if (!/^(openapi|asyncapi)\/schemas\//.test(file) || !isObject(content)) continue;
    for (const name of Object.keys(content)) {
      const pointer = join('', name);
      const first = schemas.get(name);
      const message = `the name ${name} is taken by ${first?.file}#${first?.pointer}; rename one of the two schemas`;
      if (first) findings.push({ file, location: pointer, message });
      else schemas.set(name, { file, pointer });
    }
  }
  refuse(findings);
  return schemas;
}
