import { posix } from 'node:path';
import { DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { type Finding, refuse } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, child, join, pointerOf, tokens } from '../model/pointer.ts';
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
 * @param root the project's root
 * @throws FindingsError when an entry is missing, a file is not YAML or two schemas share a name
 */
export function readSources(root: string): Sources {
  const files = readFiles(root, DOCUMENTS, /^\w+\/(?!examples\/).*\.ya?ml$/, parseYaml);
  const lacking = Object.values(ENTRIES).filter((entry) => !files.has(entry));
  refuse(
    lacking.map((file) => ({ file, location: '', message: 'the file does not exist; restore it' })),
  );
  return { files, schemas: namedSchemas(files) };
}

/** The place that a `$ref` in `file` names; `undefined` when it leaves the sources. */
export function target(file: string, ref: string): Place | undefined {
  const [path = ''] = ref.split('#', 1);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined;
  const pointer = ref.includes('#') ? pointerOf(ref) : '';
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), pointer };
}

/**
 * The hand-written place of what is at `pointer` in a bundle, following each `$ref` on the way.
 * Falls back to the nearest place that can be found.
 */
export function sourceOf(sources: Sources, document: DocumentName, pointer: string): Place {
  const steps = tokens(pointer);
  const [section, kind, name] = steps;
  let place: Place = { file: ENTRIES[document], pointer: '' };
  if (section === 'components' && kind === 'schemas' && name !== undefined) {
    const home = sources.schemas.get(name);
    if (home) {
      place = home;
      steps.splice(0, 3);
    }
  }
  for (const step of steps) {
    place = follow(sources, place) ?? place;
    place = { file: place.file, pointer: join(place.pointer, step) };
  }
  return place;
}

/** A finding about what is at `pointer` in a bundle, where it is written by hand. */
export function findingAt(
  sources: Sources,
  document: DocumentName,
  pointer: string,
  message: string,
): Finding {
  const place = sourceOf(sources, document, pointer);
  return { file: place.file, location: place.pointer, message };
}

/** The place at the end of a chain of references; none when they lead in a circle. */
export function follow(sources: Sources, place: Place, hops = 0): Place | undefined {
  const ref = child(at(sources.files.get(place.file) ?? null, place.pointer), '$ref');
  const next = typeof ref === 'string' ? target(place.file, ref) : undefined;
  if (hops > 20) return undefined;
  return next ? follow(sources, next, hops + 1) : place;
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
