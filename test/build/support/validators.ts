/** Validators of small contracts, run in this process, and stock Ajv on the same schemas. */
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { emitRuntime } from '../../../scripts/emit/runtime.ts';
import { emitValidators } from '../../../scripts/emit/validators.ts';
import { type Profile, strictProfile, tolerantProfile } from '../../../scripts/profiles.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import type { Check } from '../../../scripts/runtime/validate.ts';
import type { Schemas } from '../../../scripts/schema.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** The functions of a generated module. */
export type Module = Record<string, Check>;

/** The generated modules behind one another: `guard` is missing without guards. */
export interface Built {
  folder: string;
  validators: Module;
  guard: Module | undefined;
}

const ENTRIES: Record<Profile, string> = {
  contract: 'validators',
  strict: 'strict',
  tolerant: 'tolerant',
};

/** The schemas of a profile, from those of the contract. */
function schemasOf(schemas: Schemas, profile: Profile): Schemas {
  if (profile === 'contract') return schemas;
  return profile === 'strict' ? strictProfile(schemas) : tolerantProfile(schemas);
}

/** All files behind the validators of a profile, by path. */
function filesOf(schemas: Schemas, profile: Profile, guards: boolean) {
  const files = emitValidators(schemasOf(schemas, profile), profile, guards);
  return { ...emitRuntime(), 'types/tolerant.js': 'export {};\n', ...files };
}

/** Emits the validators of a profile and imports them. */
export async function build(
  schemas: Schemas,
  guards: boolean,
  profile: Profile = 'contract',
): Promise<Built> {
  const folder = temporaryFolder('validators-');
  const about = '{"type": "module", "sideEffects": false}';
  writeInto(folder, { 'package.json': about, ...filesOf(schemas, profile, guards) });
  const load = (path: string): Promise<Module> => import(join(folder, `${path}.js`));
  return {
    folder,
    validators: await load(ENTRIES[profile]),
    guard: guards ? await load(`guard/${profile}`) : undefined,
  };
}

/** Stock Ajv's verdicts on the schemas as they are, by name. */
export function stock(schemas: Schemas): Record<string, (value: unknown) => boolean> {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    formats: { ...formats },
    validateSchema: false,
  });
  ajv.addSchema({ components: { schemas } }, 'all');
  const names = Object.keys(schemas);
  return Object.fromEntries(
    names.map((name) => {
      const validate = ajv.getSchema(`all#/components/schemas/${name}`);
      return [name, (value: unknown) => validate?.(value) === true];
    }),
  );
}
