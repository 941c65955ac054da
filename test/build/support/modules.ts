/** The modules of small contracts, written into a folder and imported. */
import { join } from 'node:path';
import { writeInto } from '../../../scripts/base/files.ts';
import type { JsonObject } from '../../../scripts/base/json.ts';
import { emitFunctions } from '../../../scripts/emit/functions.ts';
import { emitRuntime } from '../../../scripts/emit/runtime.ts';
import { emitTables } from '../../../scripts/emit/tables.ts';
import { emitValidators } from '../../../scripts/emit/validators.ts';
import type { Schemas } from '../../../scripts/model/schema.ts';
import type { Issue } from '../../../scripts/runtime/issues.ts';
import type { ParseResult } from '../../../scripts/runtime/parse.ts';
import type { ReadResult } from '../../../scripts/runtime/read.ts';
import type { Validator } from '../../../scripts/runtime/validate.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { profilesOf } from './in-memory.ts';

/** The result of any parser or reader, with the fields that only some results have. */
type AnyResult = (ParseResult<unknown> | ReadResult<unknown>) & {
  kind?: unknown;
  dropped?: string[];
};

/** Calls a generated parser or reader by its name, such as `Word`. */
type Take = (name: string, value: unknown, options?: object) => AnyResult;

/** Writes and imports the parsers, readers and validators of a contract with some schemas. */
export async function modulesOf(
  written: Schemas,
  openapi: JsonObject = {},
  asyncapi: JsonObject = {},
) {
  const { contract, schemas, tolerant } = profilesOf(written, openapi, asyncapi);
  const folder = temporaryFolder();
  writeInto(folder, {
    'package.json': '{"type": "module"}',
    ...emitRuntime(),
    ...emitValidators(schemas),
    ...emitTables(schemas, tolerant),
    ...emitFunctions(contract, tolerant),
  });
  const load = (module: string) => import(join(folder, `${module}.js`));
  const validators: Record<string, Validator<unknown>> = await load('validators');
  const parsers = await load('parse');
  const readers = await load('read');
  const parse: Take = (name, ...given) => parsers[`parse${name}`](...given);
  const read: Take = (name, ...given) => readers[`read${name}`](...given);
  return { parse, read, validators };
}

/** The issues of an invalid value or the deviations of a readable value. */
export function issuesIn(result: AnyResult): Issue[] {
  if (!result.ok) return result.issues;
  return 'deviations' in result ? result.deviations : [];
}

/** Their places: path, count if there are several, and whether the part was dropped. */
export function issuePlaces(result: AnyResult): string[] {
  return issuesIn(result).map(({ path, keyword, count, dropped }) => {
    return [path, keyword, count, dropped && 'dropped'].filter(Boolean).join(' ');
  });
}
