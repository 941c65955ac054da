import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Files } from '../../scripts/emit/files.ts';
import { format } from '../../scripts/emit/generate.ts';
import { emitRuntime } from '../../scripts/emit/module.ts';
import { emitResolvers } from '../../scripts/emit/parse/resolvers.ts';
import { emitParse } from '../../scripts/emit/parse.ts';
import { emitValidators } from '../../scripts/emit/validators.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { strict, tolerant } from '../../scripts/normalise/profile.ts';

/** A generated validator, seen from outside. */
export interface Validator {
  (value: unknown): boolean;
  errors:
    | {
        instancePath: string;
        schemaPath: string;
        keyword: string;
        params: Record<string, unknown>;
      }[]
    | null;
}

export interface Modules {
  /** Where the modules were written. */
  folder: string;
  /** The functions of a module, such as `validators` or `strict/parse`, by their names. */
  load: <Function = Validator>(module: string) => Promise<Record<string, Function>>;
  remove: () => Promise<void>;
}

/** Writes the modules of all profiles into a folder of their own, so that they can be imported. */
export async function writeModules(normal: NormalContract): Promise<Modules> {
  const settings = { name: 'small', frames: {} };
  const profiles = [normal, strict(normal), tolerant(normal)];
  const resolvers = emitResolvers(normal);
  const files: Files = await format({
    'package.json': '{"type": "module", "sideEffects": false}',
    'types/tolerant.js': 'export {};',
    'defaults.js': resolvers.source,
    ...emitRuntime(),
    ...Object.assign({}, ...profiles.map(emitValidators)),
    ...Object.assign(
      {},
      ...profiles.map((profile) => emitParse(profile, settings, resolvers.names)),
    ),
  });
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return {
    folder,
    load: (module) => import(pathToFileURL(join(folder, `${module}.js`)).href),
    remove: () => rm(folder, { recursive: true }),
  };
}
