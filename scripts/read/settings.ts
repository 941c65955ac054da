/** The settings of a project: the name in identifiers, and which schemas arrive as frames. */
import { type Contract, isJsonType } from '../model/contract.ts';
import { refuseAt } from '../model/finding.ts';
import { child } from '../model/pointer.ts';
import { readText } from './files.ts';
import { parseYaml } from './yaml.ts';

export interface Settings {
  /** The name in each `$id`, and the vendor of each validator: `acme-speech` for `@acme/speech`. */
  name: string;
  /** The schemas that arrive as WebSocket frames: as text alone, or as text or raw audio. */
  frames: Readonly<Record<string, 'text' | 'text or audio'>>;
}

const PACKAGE = 'package.json';

/**
 * Reads the settings of the project in a folder.
 *
 * @throws FindingsError when the name of its package cannot be part of an `$id`
 */
export function readSettings(root: string, contract: Contract): Settings {
  const name = child(parseYaml(readText(root, PACKAGE), PACKAGE), 'name');
  const plain = String(name).replace(/^@([^/]+)\//, '$1-');
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{1,31}$/.test(plain)) {
    const message = `the name ${JSON.stringify(name)} cannot be part of an $id; choose up to 32 of a-z, 0-9 and -, after a scope if there is one`;
    refuseAt(PACKAGE, message, '/name');
  }
  return { name: plain, frames: framesOf(contract) };
}

/** Each side sends text, and also raw audio where one of its messages is neither JSON nor text. */
function framesOf({ channels }: Contract): Settings['frames'] {
  const operations = channels.flatMap((channel) => channel.operations);
  const frames = operations.flatMap(({ unionName, messages }) => {
    const isMixed = messages.some(({ contentType: type = 'application/json' }) => {
      return !isJsonType(type) && !type.startsWith('text/');
    });
    return unionName === undefined
      ? []
      : [[unionName, isMixed ? 'text or audio' : 'text'] as const];
  });
  return Object.fromEntries(frames);
}
