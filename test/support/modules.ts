import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Files } from '../../scripts/emit/files.ts';
import { format } from '../../scripts/emit/generate.ts';
import { emitRuntime } from '../../scripts/emit/module.ts';
import { emitValidators } from '../../scripts/emit/validators.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { strict, tolerant } from '../../scripts/normalise/profile.ts';

/** A generated validator, seen from outside. */
export interface Validator {
  (value: unknown): boolean;
  errors: { instancePath: string; schemaPath: string; keyword: string; params: object }[] | null;
}

export interface Modules {
  /** Where the modules were written. */
  folder: string;
  /** The functions of a module, such as `validators` or `accept/contract`, by their names. */
  load: (module: string) => Promise<Record<string, Validator>>;
  remove: () => Promise<void>;
}

/** Writes the modules of all profiles into a folder of their own, so that they can be imported. */
export async function writeModules(normal: NormalContract): Promise<Modules> {
  const files: Files = await format({
    'package.json': '{"type": "module", "sideEffects": false}',
    ...emitRuntime(),
    ...emitValidators(normal),
    ...emitValidators(strict(normal)),
    ...emitValidators(tolerant(normal)),
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
