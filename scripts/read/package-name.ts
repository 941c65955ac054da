/** The name of the project, which is part of identifiers. */
import semver from 'semver';
import { type Contract, DOCUMENTS } from '../contract.ts';
import { at, child, type Json } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { readText } from './files.ts';
import { parseJson } from './yaml.ts';

const PACKAGE = 'package.json';

/**
 * Reads the name of the package in a folder, as part of an `$id` and as the vendor of validators: `acme-speech` for
 * `@acme/speech`.
 *
 * @throws ProblemsError when the name cannot be part of an `$id`, or a version is not valid
 */
export function readName(root: string, contract: Contract): string {
  const content = parseJson(readText(root, PACKAGE), PACKAGE);
  const name = child(content, 'name');
  const plain = String(name).replace(/^@([^/]+)\//, '$1-');
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{1,31}$/.test(plain)) {
    const message = `the name ${JSON.stringify(name)} cannot be part of an $id; use at most 32 characters of a-z, 0-9 and -, after the scope if there is one`;
    refuseAt(PACKAGE, message, '/name');
  }
  refuse([
    ...findVersion(PACKAGE, child(content, 'version'), '/version'),
    ...DOCUMENTS.flatMap((document) =>
      findVersion(document, at(contract[document], '/info/version'), '/info/version'),
    ),
  ]);
  return plain;
}

function findVersion(file: string, version: Json | undefined, pointer: string): Problem[] {
  if (version === undefined || semver.valid(String(version)) === version) return [];
  const message = `the version must be three numbers, such as 1.0.0, but is ${JSON.stringify(version)}; correct it`;
  return [{ file, pointer, message }];
}
