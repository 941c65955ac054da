import { closest, distance } from 'fastest-levenshtein';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, child, join, tokens, visitValues } from '../model/pointer.ts';
import { ENTRIES, follow, type Place, type Sources, target } from './sources.ts';

/**
 * Checks the references between the hand-written files: each `$ref` names something that is there,
 * and each named schema is reached from an operation or a message of one of the two documents.
 */
export function checkReferences(sources: Sources): Finding[] {
  const broken = unresolved(sources);
  // A broken reference also leaves its schema unreferenced: one cause, one finding.
  return broken.length > 0 ? broken : unreferenced(sources);
}

function unresolved(sources: Sources): Finding[] {
  const { files } = sources;
  const findings = new Map<string, Finding>();
  for (const [file, content] of files) {
    for (const [ref, pointer] of referencesIn(content)) {
      const place = target(file, ref);
      const end = place && follow(sources, place);
      const message = place ? (missing(place, files) ?? (end ? undefined : CIRCLE)) : OUTSIDE;
      // However often it is named, what is missing is missing once.
      const key = place ? `${place.file}#${files.has(place.file) ? place.pointer : ''}` : ref;
      if (message === undefined || findings.has(key)) continue;
      findings.set(key, { file, location: join(pointer, '$ref'), message });
    }
  }
  return [...findings.values()];
}

const OUTSIDE = 'the reference leaves the project; copy what it names into a file here';

const CIRCLE = 'the reference leads back to itself; name a schema';

function missing({ file, pointer }: Place, files: Sources['files']): string | undefined {
  const content = files.get(file);
  if (content === undefined) {
    return `the file ${file} does not exist; ${nearest(file, files.keys()) ?? 'correct the path'}`;
  }
  if (at(content, pointer) !== undefined) return undefined;
  const name = tokens(pointer).pop() ?? '';
  const siblings = at(content, pointer.slice(0, pointer.lastIndexOf('/')));
  const hint = nearest(name, isObject(siblings) ? Object.keys(siblings) : []);
  return `${file}#${pointer} does not exist; ${hint ?? 'correct the name or add what is missing'}`;
}

function unreferenced({ files, schemas }: Sources): Finding[] {
  const reached = new Set<string>();
  const visit = ({ file, pointer }: Place): void => {
    if (reached.has(`${file}#${pointer}`)) return;
    reached.add(`${file}#${pointer}`);
    for (const [ref] of referencesIn(at(files.get(file) ?? null, pointer), pointer)) {
      const next = target(file, ref);
      if (next) visit(next);
    }
  };
  for (const file of Object.values(ENTRIES)) {
    // What is only listed among the components is of no use to anyone.
    const used = Object.keys(files.get(file) ?? {}).filter((key) => key !== 'components');
    for (const key of used) visit({ file, pointer: join('', key) });
  }
  return [...schemas]
    .filter(([, { file, pointer }]) => !reached.has(`${file}#${pointer}`))
    .map(([name, { file, pointer }]) => ({
      file,
      location: pointer,
      message: `nothing refers to the schema ${name}; refer to it or remove it`,
    }));
}

/** Every `$ref` and where it is, those in data included: the tools follow them too. */
function referencesIn(value: Json | undefined, pointer = ''): [ref: string, pointer: string][] {
  const found: [string, string][] = [];
  const look = (node: Json, place: string) => {
    const ref = child(node, '$ref');
    if (typeof ref === 'string') found.push([ref, place]);
  };
  visitValues(value ?? null, look, pointer);
  return found;
}

function nearest(name: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  // Without a candidate the library has nothing to return.
  const best = all.length === 0 ? '' : closest(name, all);
  const isNear = best !== '' && distance(name, best) <= Math.max(2, name.length / 3);
  return isNear ? `perhaps ${best} is meant` : undefined;
}
