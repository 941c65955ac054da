/** The modules of a small contract, written into a folder and imported. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../../../scripts/contract.ts';
import { emitParse } from '../../../scripts/emit/parse.ts';
import { emitRead } from '../../../scripts/emit/read.ts';
import { emitRuntime } from '../../../scripts/emit/runtime.ts';
import { emitShapes } from '../../../scripts/emit/shapes.ts';
import { emitValidators } from '../../../scripts/emit/validators.ts';
import { contractProfile, strictProfile, tolerantProfile } from '../../../scripts/profiles.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import type { Issue, ParseResult } from '../../../scripts/runtime/issues.ts';
import type { ParseOptions } from '../../../scripts/runtime/parse.ts';
import type { ReadResult } from '../../../scripts/runtime/read.ts';
import type { Validator } from '../../../scripts/runtime/validate.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** The result of any parser or reader, with what only some results have. */
type AnyResult = (ParseResult<unknown> | ReadResult<unknown>) & {
  kind?: unknown;
  dropped?: string[];
};

type Take = (value: unknown, options?: ParseOptions & { isBinary?: boolean }) => AnyResult;

interface SmallModules {
  folder: string;
  parse: Record<string, Take>;
  strict: Record<string, Take>;
  read: Record<string, Take>;
  validators: Record<string, Validator<unknown>>;
  strictValidators: Record<string, Validator<unknown>>;
  tolerant: Record<string, Validator<unknown>>;
}

/** Writes and imports the parsers and readers of a contract. */
export async function modulesOf(contract: Contract): Promise<SmallModules> {
  const schemas = contractProfile(contract);
  const strict = strictProfile(schemas);
  const tolerant = tolerantProfile(schemas);
  const folder = temporaryFolder('validators-');
  writeInto(folder, {
    'package.json': '{"type": "module", "sideEffects": false}',
    'types/tolerant.js': 'export {};',
    ...emitRuntime(),
    ...emitValidators(schemas, 'contract', { guards: true }),
    ...emitValidators(strict, 'strict', { guards: true }),
    ...emitValidators(tolerant, 'tolerant', { guards: true }),
    ...emitShapes(schemas, 'contract'),
    ...emitShapes(strict, 'strict'),
    ...emitShapes(tolerant, 'tolerant'),
    ...emitParse(schemas, schemas, 'contract', contract),
    ...emitParse(schemas, strict, 'strict', contract),
    ...emitRead(tolerant, contract),
  });
  const load = (module: string) => import(pathToFileURL(join(folder, `${module}.js`)).href);
  return {
    folder,
    parse: await load('parse'),
    strict: await load('strict/parse'),
    read: await load('read'),
    validators: await load('validators'),
    strictValidators: await load('strict'),
    tolerant: await load('tolerant'),
  };
}

/** The issues of a refused value, or the deviations of a readable one. */
export function issuesIn(result: AnyResult): Issue[] {
  if (!result.ok) return result.issues;
  return 'deviations' in result ? result.deviations : [];
}

/** Their places: path, count if there are several, and whether the part was left out. */
export function placesIn(result: AnyResult): string[] {
  return issuesIn(result).map(({ path, keyword, count, dropped }) => {
    return [path, keyword, count, dropped && 'dropped'].filter(Boolean).join(' ');
  });
}
