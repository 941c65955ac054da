/** The test values of each schema, which the repository derives from the schemas and this package ships. */
import { existsSync, readFileSync } from 'node:fs';

/** Beside the compiled code of the published package, or in the repository. */
const FOLDER = [
  new URL('./vectors/', import.meta.url),
  new URL('../../../test/vectors/', import.meta.url),
].find((folder) => existsSync(folder));

/** Values of one kind, such as `whole` or `bound`. */
export interface VectorGroup<Test> {
  kind: string;
  tests: Test[];
}

/** The files that were read, by schema: a response needs several, and no caller changes them. */
const known = new Map<string, VectorGroup<never>[]>();

/** The test values of a schema, by their kinds. */
export function vectorsOf<Test>(schema: string): VectorGroup<Test>[] {
  const read = () => JSON.parse(readFileSync(new URL(`${schema}.json`, FOLDER), 'utf8'));
  const groups = known.get(schema) ?? read();
  known.set(schema, groups);
  return groups;
}
