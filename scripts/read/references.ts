import type { Finding } from '../model/finding.ts';
import { isData, isObject, type Json } from '../model/json.ts';
import { at, child, join, tokens } from '../model/pointer.ts';
import { ENTRIES, type Place, type Sources, target } from './sources.ts';

/**
 * Checks the references between the hand-written files: each `$ref` names something that is there,
 * and each named schema is reached from one of the two documents.
 */
export function checkReferences(sources: Sources): Finding[] {
  const broken = unresolved(sources);
  // A broken reference also leaves its schema unreferenced: one cause, one finding.
  return broken.length > 0 ? broken : unreferenced(sources);
}

function unresolved(sources: Sources): Finding[] {
  const findings: Finding[] = [];
  for (const [file, content] of sources.files) {
    eachReference(content, '', (ref, pointer) => {
      const place = target(file, ref);
      const location = join(pointer, '$ref');
      if (!place) {
        findings.push({
          file,
          location,
          message: `${ref} is outside the project; copy what it names into a file here`,
        });
        return;
      }
      const content = sources.files.get(place.file);
      if (content === undefined) {
        const hint = nearest(place.file, sources.files.keys());
        findings.push({
          file,
          location,
          message: `there is no file ${place.file}; ${hint ?? 'correct the path'}`,
        });
      } else if (at(content, place.pointer) === undefined) {
        const steps = tokens(place.pointer);
        const last = steps.pop() ?? '';
        let parent: Json | undefined = content;
        for (const step of steps) parent = child(parent, step);
        const hint = nearest(last, isObject(parent) ? Object.keys(parent) : []);
        findings.push({
          file,
          location,
          message: `nothing stands at ${place.file}#${place.pointer}; ${hint ?? 'correct the name or add what is missing'}`,
        });
      }
    });
  }
  return findings;
}

function unreferenced(sources: Sources): Finding[] {
  const reached = new Set<string>();
  const visit = (place: Place): void => {
    const key = `${place.file}#${place.pointer}`;
    if (reached.has(key)) return;
    reached.add(key);
    const file = sources.files.get(place.file);
    const value = file === undefined ? undefined : at(file, place.pointer);
    if (value === undefined) return;
    eachReference(value, place.pointer, (ref) => {
      const next = target(place.file, ref);
      if (next) visit(next);
    });
  };
  for (const file of Object.values(ENTRIES)) visit({ file, pointer: '' });
  return [...sources.schemas]
    .filter(([, { file, pointer }]) => !reached.has(`${file}#${pointer}`))
    .map(([name, { file, pointer }]) => ({
      file,
      location: pointer,
      message: `nothing refers to the schema ${name}; refer to it or remove it`,
    }));
}

function eachReference(
  value: Json,
  pointer: string,
  report: (ref: string, pointer: string) => void,
  names = false,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachReference(item, join(pointer, index), report);
    });
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (!names && key === '$ref' && typeof item === 'string') report(item, pointer);
      else if (names || !isData(key))
        eachReference(item, join(pointer, key), report, !names && key === 'properties');
    }
  }
}

function nearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, name.length / 3) + 1;
  for (const candidate of names) {
    const distance = editDistance(name, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best === undefined ? undefined : `perhaps ${best} is meant`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
