/** The settings of a project: the name in identifiers, and which schemas arrive as frames. */
import semver from 'semver';
import { type Contract, DOCUMENTS, isJsonType } from '../contract.ts';
import { at, child, type Json } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { readText } from './files.ts';
import { parseJson } from './yaml.ts';

export interface Settings {
  /** The name in each `$id`, and the vendor of each validator: `acme-speech` for `@acme/speech`. */
  name: string;
  /** The schemas that arrive as WebSocket frames: as text only, or as text or raw audio. */
  frames: Readonly<Record<string, 'text' | 'text or audio'>>;
}

const PACKAGE = 'package.json';

/**
 * Reads the settings of the project in a folder.
 *
 * @throws ProblemsError when the name of its package cannot be part of an `$id`, or a version is not valid
 */
export function readSettings(root: string, contract: Contract): Settings {
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
  return { name: plain, frames: framesOf(contract) };
}

function findVersion(file: string, version: Json | undefined, pointer: string): Problem[] {
  if (version === undefined || semver.valid(String(version)) === version) return [];
  const message = `${JSON.stringify(version)} is not a version; write three numbers, such as 1.0.0`;
  return [{ file, pointer, message }];
}

/** Each side sends text, and also raw audio if one of its messages is neither JSON nor text. */
function framesOf({ channels }: Contract): Settings['frames'] {
  const operations = channels.flatMap((channel) => channel.operations);
  const isText = (type: string) => isJsonType(type) || type.startsWith('text/');
  const frames = operations.flatMap(({ unionName, messages }) => {
    const isMixed = !messages.every(({ contentType }) => isText(contentType));
    return unionName ? [[unionName, isMixed ? 'text or audio' : 'text'] as const] : [];
  });
  return Object.fromEntries(frames);
}
