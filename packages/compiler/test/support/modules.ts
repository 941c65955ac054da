/** The generated modules of any contract, written into a folder and imported. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitRuntime } from '../../src/emit/module.ts';
import { emitDefaults } from '../../src/emit/parse/defaults.ts';
import { emitParse } from '../../src/emit/parse.ts';
import { emitValidators, type ValidatorOptions } from '../../src/emit/validators.ts';
import { type NormalContract, PROFILES, type Profile } from '../../src/model/contract.ts';
import { strict, tolerant } from '../../src/normalise/profile.ts';
import { writeInto } from '../../src/read/files.ts';
import type { Settings } from '../../src/read/settings.ts';
import type { ErrorObject } from '../../src/runtime/validate.ts';

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
