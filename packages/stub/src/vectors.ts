/** The test values of each schema, which the repository derives from the schemas and this package ships. */
import { existsSync, readFileSync } from 'node:fs';

/** Beside the compiled code of the published package, or in the repository. */
const FOLDER = [
  new URL('./vectors/', import.meta.url),
  new URL('../../../test/vectors/', import.meta.url),
].find((folder) => existsSync(folder));

/** A value of a schema, valid or not. */
export interface Vector {
  description: string;
  data: unknown;
  /** Whether the contract accepts it, if it specifies that. */
  valid?: boolean;
}

type Groups = readonly { kind: string; tests: Vector[] }[];
/** The files that were read, by schema: a response needs several, and no caller changes them. */
const known = new Map<string, Groups>();

/** The test values of a schema, by their kinds, such as `whole` or `bound`. */
export function vectorsOf(schema: string): Groups {
  const read = () => JSON.parse(readFileSync(new URL(`${schema}.json`, FOLDER), 'utf8'));
  const groups: Groups = known.get(schema) ?? read();
  known.set(schema, groups);
  return groups;
}
