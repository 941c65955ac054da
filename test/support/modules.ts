/** The generated modules of any contract, written into a folder and imported. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type NormalContract, PROFILES, type Profile } from '../../scripts/contract.ts';
import { emitRuntime } from '../../scripts/emit/module.ts';
import { emitDefaults } from '../../scripts/emit/parse/defaults.ts';
import { emitParse } from '../../scripts/emit/parse.ts';
import { emitValidators, type ValidatorOptions } from '../../scripts/emit/validators.ts';
import { strict, tolerant } from '../../scripts/profiles.ts';
import { writeInto } from '../../scripts/read/files.ts';
import type { Settings } from '../../scripts/read/settings.ts';
import type { ErrorObject } from '../../scripts/runtime/validate.ts';

/** A generated validator, as a user sees it. */
export interface Validator {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

export interface Modules {
  folder: string;
  /** The functions of a module, such as `validators` or `strict/parse`, by their names. */
  load: <Function = Validator>(module: string) => Promise<Record<string, Function>>;
  remove: () => Promise<void>;
}

const BY_PROFILE = { contract: (normal: NormalContract) => normal, strict, tolerant };

/** Writes the modules of the given profiles into a separate folder, so that they can be imported. */
export async function writeModules(
  normal: NormalContract,
  profiles: readonly Profile[] = PROFILES,
  { frames = {}, ...options }: Partial<Pick<Settings, 'frames'>> & ValidatorOptions = {},
): Promise<Modules> {
  const settings = { name: 'small', frames };
  const defaults = emitDefaults(normal);
  const parts = profiles.flatMap((profile) => {
    const derived = BY_PROFILE[profile](normal);
    return [emitValidators(derived, options), emitParse(derived, settings, defaults.names)];
  });
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  writeInto(folder, {
    'package.json': '{"type": "module", "sideEffects": false}',
    'types/tolerant.js': 'export {};',
    ...emitRuntime(),
    'formats.js': "export * from './runtime/formats.js';",
    'defaults.js': defaults.source,
    ...Object.assign({}, ...parts),
  });
  return {
    folder,
    load: (module) => import(pathToFileURL(join(folder, `${module}.js`)).href),
    remove: () => rm(folder, { recursive: true }),
  };
}
