/** The name of the project, which is part of identifiers: `acme-speech` for `@acme/speech`. */
import { refuseAt } from '../problem.ts';
import { readText } from './files.ts';

export function readName(root: string): string {
  const { name } = JSON.parse(readText(root, 'package.json'));
  const plain = String(name).replace(/^@([^/]+)\//, '$1-');
  if (/^[a-z][a-z0-9-]{1,31}$/.test(plain)) return plain;
  const message = `the name \`${name}\` is not supported; use up to 32 lowercase letters, digits, and hyphens`;
  return refuseAt('package.json', message, '/name');
}
