/** Small contracts for tests of the build: a whole project on disk, and schemas in memory. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Contract, contractOf } from '../../../scripts/contract.ts';
import type { JsonObject } from '../../../scripts/json.ts';
import { SCHEMAS, type Schemas } from '../../../scripts/schema.ts';

/** The small contract as it is written: three operations, a webhook, a channel and seven schemas. */
const SMALL = join(import.meta.dirname, 'small');

/** The rules for hand-written documents, which the settings of the small contract extend. */
const RULES = join(import.meta.dirname, '../../../scripts/check/rules.yaml');

/** A folder that is removed after all tests. */
export function temporaryFolder(name = 'test-'): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), name));
}

/**
 * A copy of the small contract, to edit.
 *
 * @param root the folder; a new one unless given, whose name has characters with a meaning in a URL, but not in a path
 */
export function copySmall(root = temporaryFolder('copy #%zz%20-')): string {
  cpSync(SMALL, root, { recursive: true });
  cpSync(RULES, join(root, 'rules.yaml'));
  return root;
}

/** Replaces a text, which must occur, in a file of a copy. */
export function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text)
    throw new Error(`${file} does not contain ${from}; adapt the edit to the file`);
  writeFileSync(path, changed);
}

/**
 * A contract in memory, without any check.
 *
 * @param openapi what to add to an OpenAPI document with the schemas, such as `paths`
 * @param asyncapi the AsyncAPI document
 */
export function contractWith(
  schemas: Schemas,
  openapi: JsonObject = {},
  asyncapi: JsonObject = {},
): Contract {
  const components = { ...(openapi.components as JsonObject), schemas } as unknown as JsonObject;
  return contractOf({ ...openapi, components }, asyncapi, new Map());
}

/** A contract in memory with one of everything that profiles and emitters must deal with. */
export function sampleContract(): Contract {
  const text = readFileSync(join(import.meta.dirname, 'schemas.yaml'), 'utf8');
  const { schemas } = parse(text) as { schemas: Schemas };
  return contractWith(schemas);
}

/** A reference to a named schema. */
export const ref = (name: string) => ({ $ref: `#${SCHEMAS}/${name}` });

/** The problems in the first lines of a document, one each: `#! <pointer> <message>`. */
export function announcedIn(text: string): string[] {
  return [...text.matchAll(/^#! (.*)$/gm)].map(([, problem = '']) => problem);
}
