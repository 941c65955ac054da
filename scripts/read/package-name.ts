/** The name of the project, which is part of identifiers. */
import { child } from '../json.ts';
import { refuseAt } from '../problem.ts';
import { readText } from './files.ts';
import { parseJson } from './yaml.ts';

const PACKAGE = 'package.json';

/**
 * Reads the name of the package in a folder, as part of an `$id` and as the vendor of validators: `acme-speech` for
 * `@acme/speech`.
 *
 * @throws ProblemsError when the name cannot be part of an `$id`
 */
export function readName(root: string): string {
  const name = String(child(parseJson(readText(root, PACKAGE), PACKAGE), 'name'));
  const plain = name.replace(/^@([^/]+)\//, '$1-');
  if (/^[a-z][a-z0-9-]{1,31}$/.test(plain)) return plain;
  const message = `the name ${name} cannot be part of an $id; use at most 32 characters of a-z, 0-9 and -, after the scope if there is one`;
  return refuseAt(PACKAGE, message, '/name');
}
