/** The names that modules export, and the check that no two exports share one. */
import { type DocumentPlace, findingAt, type NormalContract } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { type NormalSchema, refName } from '../model/schema.ts';
import type { Settings } from '../read/settings.ts';

/** The names that modules always export (those in `parse.ts` among them), and the globals that they use. */
export const RESERVED: readonly string[] = `
  AudioFrame Dropped ErrorObject Failure Form FrameOptions InferInput InferOutput Issue JsonSchema
  JsonSchemaOptions MessageFrame Operation OperationId OwnField ParseOptions ParseResult
  PickOptions Plain QueryInput ReadResult Readable Record SchemaName StandardIssue StandardResult
  StandardSchemaV1 StrictResult Success UnspecifiedBody Validator ValidatorError`
  .trim()
  .split(/\s+/);

/** The name of the branch guard of a branch. */
export function branchGuard(branch: string): string {
  return `is${branch}`;
}

/** The named branches of an open union; each gets a branch guard, since comparing the tag does not narrow. */
export function guardedBranches({ union }: NormalSchema) {
  if (union?.by !== 'tag' || union.branches.every(({ when }) => when !== 'other')) return [];
  return union.branches.flatMap(({ when, schema }) => {
    const name = refName(schema.$ref);
    return name === undefined ? [] : [{ name, when }];
  });
}

/** The types of the branches of a union by tag, named by their titles; empty unless each title is a name. */
export function branchTypesOf({ union }: NormalSchema): string[] {
  const titles = union?.branches.map(({ schema }) => schema.title ?? '') ?? [];
  return union?.by === 'tag' && titles.every((title) => /^[A-Za-z]\w*$/.test(title)) ? titles : [];
}

/**
 * The name of the function that reads a value of a schema: `parse<Name>`, and for what arrives as a frame
 * `parse<Name>Value`, which refuses text instead of reading it as JSON.
 */
export function valueParser(name: string, settings: Settings): string {
  return `parse${name}${settings.frames[name] ? 'Value' : ''}`;
}

/** The name of the type of what a client sends: audio, or a message of a schema. */
export function frameType(name: string): string {
  return name.replace(/(Message)?$/, 'Frame');
}

/** Finds exports that would share a name, or take a reserved one. */
export function checkGeneratedNames(
  { contract, schemas }: NormalContract,
  settings: Settings,
): Finding[] {
  const { places, derived, fragments, operations } = contract;
  const findings: Finding[] = [];
  const taken = new Map(RESERVED.map((name) => [name, 'what the package itself exports']));
  const claim = (place: DocumentPlace | undefined, what: string, name: string): void => {
    const other = taken.get(name) ?? what;
    taken.set(name, other);
    const message = `${what} is called ${name}, as is ${other}; choose another name`;
    if (place && other !== what) findings.push(findingAt(place, message));
  };
  for (const [name, place] of places) {
    if (!fragments.has(name)) claim(place, `the schema ${name}`, name);
  }
  for (const [name, place] of derived) {
    if (place.document === 'asyncapi') claim(place, 'the union of messages', name);
  }
  for (const operation of operations) {
    const { id, queryName } = operation;
    if (queryName !== undefined) claim(operation, `the query of ${id}`, queryName);
  }
  for (const [name, schema] of schemas) {
    const place = places.get(name) ?? derived.get(name);
    claim(place, `the parser of ${name}`, `parse${name}`);
    const { [name]: frame } = settings.frames;
    if (frame) claim(place, `the parser of ${name} from a value`, valueParser(name, settings));
    if (frame === 'text or audio') claim(place, `the frame of ${name}`, frameType(name));
    for (const branch of guardedBranches(schema)) {
      claim(place, `the guard of ${branch.name} in ${name}`, branchGuard(branch.name));
    }
    for (const type of branchTypesOf(schema))
      claim(place, `the type of the branch ${type} of ${name}`, type);
  }
  return findings;
}
