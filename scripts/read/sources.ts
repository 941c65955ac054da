import { existsSync, readdirSync } from 'node:fs';
import { join as joinPath, posix } from 'node:path';
import { type Finding, FindingsError } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, child, join, pointerOf, tokens } from '../model/pointer.ts';
import { readYaml } from './yaml.ts';

/** The two documents, and the file in which each begins. */
export const ENTRIES = {
  openapi: 'openapi/openapi.yaml',
  asyncapi: 'asyncapi/asyncapi.yaml',
} as const;

export type DocumentName = keyof typeof ENTRIES;

/** A place in the hand-written files. */
export interface Place {
  file: string;
  pointer: string;
}

/** The hand-written files, parsed, and where each named schema stands. */
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
  const findings: Finding[] = [];
  const files = new Map<string, Json>();
  for (const file of yamlFiles(root)) {
    try {
      files.set(file, readYaml(root, file));
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
    }
  }
  for (const entry of Object.values(ENTRIES)) {
    if (existsSync(joinPath(root, entry))) continue;
    findings.push({ file: entry, location: '', message: 'there is no such file; restore it' });
  }
  if (findings.length > 0) throw new FindingsError(findings);
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
 * The hand-written place of what stands at `pointer` in a bundle, following each `$ref` on the way.
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
    place = follow(sources, place);
    place = { file: place.file, pointer: join(place.pointer, step) };
  }
  return place;
}

function follow(sources: Sources, place: Place): Place {
  let current = place;
  for (let hops = 0; hops < 20; hops++) {
    const file = sources.files.get(current.file);
    const value = file === undefined ? undefined : at(file, current.pointer);
    const ref = child(value, '$ref');
    const next = typeof ref === 'string' ? target(current.file, ref) : undefined;
    if (!next) return current;
    current = next;
  }
  return current;
}

function yamlFiles(root: string): string[] {
  return ['openapi', 'asyncapi']
    .flatMap((folder) => {
      if (!existsSync(joinPath(root, folder))) return [];
      return readdirSync(joinPath(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
        .filter((file) => !file.startsWith(`${folder}/examples/`));
    })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort();
}

function namedSchemas(files: Map<string, Json>): Map<string, Place> {
  const schemas = new Map<string, Place>();
  const findings: Finding[] = [];
  for (const [file, content] of files) {
    if (!/^(openapi|asyncapi)\/schemas\//.test(file) || !isObject(content)) continue;
    for (const name of Object.keys(content)) {
      const pointer = join('', name);
      const first = schemas.get(name);
      if (first) {
        findings.push({
          file,
          location: pointer,
          message: `the name ${name} is taken by ${first.file}#${first.pointer}; rename one of the two schemas`,
        });
      } else {
        schemas.set(name, { file, pointer });
      }
    }
  }
  if (findings.length > 0) throw new FindingsError(findings);
  return schemas;
}
