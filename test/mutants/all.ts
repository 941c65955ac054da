/** Every mutant of the hand-written contract, in the order of the files. */

import { isObject, type Json } from '../../scripts/model/json.ts';
import { join } from '../../scripts/model/pointer.ts';
import { ENTRIES, type Sources, target } from '../../scripts/read/sources.ts';
import { liveMutants, messageMutants } from './live-mutants.ts';
import { below, type Edit, type Mutant, objectAt, type Spot } from './mutant.ts';
import { pathItemMutants, restMutants } from './rest-mutants.ts';
import { schemaMutants } from './schema-mutants.ts';

/**
 * Makes the mutants.
 *
 * @param sources the hand-written files
 * @returns every change of a fact, each one once; what is only said to readers is left alone
 */
export function allMutants(sources: Sources): Mutant[] {
  const mutants: Mutant[] = [];
  const seen = new Set<string>();
  for (const [file, value] of sources.files) {
    for (const mutant of mutantsOf({ file, pointer: '', value }, sources)) {
      const key = JSON.stringify(mutant.edits);
      if (seen.has(key)) continue;
      seen.add(key);
      mutants.push(mutant);
    }
  }
  return mutants;
}

function* mutantsOf(root: Spot, sources: Sources): Generator<Mutant> {
  const { file } = root;
  if (file === ENTRIES.openapi) yield* restMutants(root);
  else if (file === ENTRIES.asyncapi) yield* liveMutants(root);
  else if (file.startsWith('openapi/paths/')) yield* pathItemMutants(root);
  else {
    for (const name of Object.keys(objectAt(root))) {
      const spot = below(root, name);
      if (file.startsWith('asyncapi/messages/')) yield* messageMutants(spot);
      else {
        yield* nameMutants(name, root, sources);
        yield* schemaMutants(spot, 'named');
      }
    }
    if (file.includes('/schemas/')) yield strangerMutant(root);
  }
}

/** A schema taken away, and one renamed together with everything that refers to it. */
function* nameMutants(name: string, { file, value }: Spot, sources: Sources): Generator<Mutant> {
  const pointer = join('', name);
  const kind = 'schema name';
  yield { kind, file, pointer, what: 'removed', edits: [{ file, pointer }] };
  const entries = Object.entries(isObject(value) ? value : {});
  const renamed = entries.map(([key, schema]) => [key === name ? `${name}X` : key, schema]);
  const edits: Edit[] = [{ file, pointer: '', value: Object.fromEntries(renamed) }];
  for (const [other, content] of sources.files) {
    const base = other === file ? (edits[0]?.value ?? null) : content;
    for (const at of references(base, '', other, { file, pointer })) {
      const ref = String(at.ref).replace(/\/[^/]*$/, `/${name}X`);
      edits.push({ file: other, pointer: join(at.pointer, '$ref'), value: ref });
    }
  }
  yield { kind, file, pointer, what: `renamed to ${name}X everywhere`, edits };
}

function* references(
  node: Json,
  pointer: string,
  file: string,
  to: { file: string; pointer: string },
): Generator<{ pointer: string; ref: string }> {
  if (isObject(node) && typeof node.$ref === 'string') {
    const place = target(file, node.$ref);
    if (place?.file === to.file && place.pointer === to.pointer) yield { pointer, ref: node.$ref };
    return;
  }
  if (!isObject(node) && !Array.isArray(node)) return;
  for (const [key, item] of Object.entries(node)) {
    yield* references(item, join(pointer, key), file, to);
  }
}

function strangerMutant({ file }: Spot): Mutant {
  const pointer = '/Stranger';
  const value = { type: 'string', description: 'A stranger.' };
  const edits = [{ file, pointer, value }];
  return { kind: 'schema name', file, pointer, what: 'a schema that nothing names', edits };
}
