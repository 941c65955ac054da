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

/** The test values of a schema, by their kinds. */
export function vectorsOf<Test>(schema: string): VectorGroup<Test>[] {
  return JSON.parse(readFileSync(new URL(`${schema}.json`, FOLDER), 'utf8'));
}
