/** A mutant as a contract: what it leaves alone is taken from the original. */

import { convert } from '../../scripts/emit/validators/convert.ts';
import type { Contract, Example, NormalContract } from '../../scripts/model/contract.ts';
import { refuse } from '../../scripts/model/finding.ts';
import { isObject, type JsonObject } from '../../scripts/model/json.ts';
import { at, tokens } from '../../scripts/model/pointer.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { componentSchemas, readContract } from '../../scripts/read/contract.ts';
import { checkExampleNames } from '../../scripts/read/examples.ts';
import { checkReach, checkReferences } from '../../scripts/read/references.ts';
import type { Sources } from '../../scripts/read/sources.ts';
import { bundleSchema, bundleSources } from './bundle.ts';
import { applyEdits, type Mutant } from './mutant.ts';
import { normaliseAgain } from './normal.ts';

/** The contract as it is, and the hand-written files that say so. */
export interface Written {
  sources: Sources;
  examples: Map<string, Example[]>;
  normal: NormalContract;
}

/** A mutant's files, and their normal form: schemas that are as they were are the same objects. */
export interface Rewritten {
  sources: Sources;
  normal: NormalContract;
}

/**
 * Reads a mutant as the build would.
 *
 * @throws FindingsError when the files do not hold together
 */
export function readMutant(original: Written, mutant: Mutant): Rewritten {
  const sources = applyEdits(original.sources, mutant.edits);
  const names = namesWithin(original.sources, mutant);
  const contract =
    names === undefined
      ? readAll(sources, original.examples)
      : withSchemas(original.normal.contract, sources, names);
  const normal = normaliseAgain(contract, original.normal);
  const { schemas } = original.normal;
  const own = new Map([...normal.schemas].filter(([name, one]) => schemas.get(name) !== one));
  convert({ ...normal, schemas: own });
  return { sources, normal };
}

/**
 * The contract that some files state, with nothing taken from elsewhere.
 *
 * @throws FindingsError when they do not hold together
 */
export function readAll(sources: Sources, examples: Map<string, Example[]>): Contract {
  refuse(checkReferences(sources));
  const { openapi, asyncapi } = bundleSources(sources);
  const contract = readContract(openapi, asyncapi, examples);
  refuse(checkReach(contract, sources));
  refuse(checkExampleNames(contract));
  return contract;
}

/**
 * The schemas that a mutant changes, where it changes their content and nothing else can follow from
 * that: no name, no reference, nor what is beside one.
 */
function namesWithin({ files, schemas }: Sources, { edits }: Mutant): string[] | undefined {
  const names = new Set<string>();
  for (const { file, pointer, value } of edits) {
    const [name = '', ...rest] = tokens(pointer);
    const content = files.get(file) ?? null;
    const holder = at(content, pointer.slice(0, pointer.lastIndexOf('/')));
    const changed = JSON.stringify([at(content, pointer), value, isObject(holder) && holder.allOf]);
    const refers = pointer.endsWith('/$ref') || changed.includes('"$ref"');
    if (schemas.get(name)?.file !== file || rest.length === 0 || refers) return undefined;
    names.add(name);
  }
  return [...names];
}

/** A contract with some of its schemas read again. */
function withSchemas(contract: Contract, sources: Sources, names: readonly string[]): Contract {
  const again = Object.fromEntries(names.map((name) => [name, bundleSchema(sources, name)]));
  const schemas = new Map(contract.schemas);
  for (const name of names) if (schemas.has(name)) schemas.set(name, again[name] as Schema);
  const changed = (document: JsonObject): JsonObject => {
    const before = componentSchemas(document);
    const own = Object.entries(again).filter(([name]) => Object.hasOwn(before, name));
    const all = { ...before, ...Object.fromEntries(own) };
    return { ...document, components: { ...(document.components as JsonObject), schemas: all } };
  };
  return {
    ...contract,
    openapi: changed(contract.openapi),
    asyncapi: changed(contract.asyncapi),
    schemas,
  };
}
