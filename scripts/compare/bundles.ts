import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitBundles } from '../emit/bundles.ts';
import type { Contract } from '../model/contract.ts';
import { type Finding, FindingsError } from '../model/finding.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { parseYaml } from '../read/yaml.ts';
import type { Documents } from './side.ts';

const NAMES = ['openapi', 'asyncapi'] as const;

/**
 * Reads the two bundles of a release.
 *
 * @param folder a folder with `openapi.yaml` and `asyncapi.yaml`
 * @throws FindingsError when the folder or a file is missing, or is not such a bundle
 */
export function readBundles(folder: string): Documents {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    refuse(
      folder,
      '',
      'there is no such folder; name one that holds openapi.yaml and asyncapi.yaml',
    );
  }
  const [openapi, asyncapi] = NAMES.map((name) => readBundle(folder, name));
  return { openapi: openapi ?? {}, asyncapi: asyncapi ?? {} };
}

function readBundle(folder: string, name: (typeof NAMES)[number]): JsonObject {
  const file = join(folder, `${name}.yaml`);
  if (!existsSync(file))
    refuse(file, '', 'there is no such file; put the bundle of a release there');
  const document = parseYaml(readFileSync(file, 'utf8'), file);
  if (!isObject(document) || typeof document[name] !== 'string') {
    refuse(file, '', `it is no ${name} bundle: it has no field \`${name}\`; put the bundle there`);
  }
  return document;
}

/** Keeps the bundles of the contract as those of the last release. */
export function keepBundles(folder: string, contract: Contract): void {
  const files = emitBundles(contract);
  mkdirSync(folder, { recursive: true });
  for (const name of NAMES) {
    writeFileSync(join(folder, `${name}.yaml`), files[`${name}.yaml`] ?? '');
  }
}

function refuse(file: string, location: string, message: string): never {
  throw new FindingsError([{ file, location, message } satisfies Finding]);
}
