/** The modules that the root entry re-exports have no types but those of schemas and the reserved ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isReserved } from '../../scripts/check/exports.ts';

const GENERATED = join(import.meta.dirname, '../../generated');
const read = (file: string) => readFileSync(join(GENERATED, file), 'utf8');
const names = Object.keys(JSON.parse(read('schemas.json')).$defs);
const modules = [...read('index.d.ts').matchAll(/export \* from '\.\/(.*)\.js'/g)].map(
  ([, name]) => name,
);

it.each(modules)('every type of %s has the name of a schema, or a reserved one', (module) => {
  const text = read(`${module}.d.ts`);
  const declared = [...text.matchAll(/^(?:export )?(?:type|interface) ([A-Z]\w*)/gm)];
  const listed = [...text.matchAll(/^(?:import|export) type \{([^}]*)\}/gm)];
  const types = [
    ...declared.map(([, name = '']) => name),
    ...listed.flatMap(([, all = '']) => all.match(/\b[A-Z]\w*/g) ?? []),
  ];
  const isOfSchema = (type: string) => names.some((name) => type.startsWith(name));
  const others = types.filter((type) => !isReserved(type) && !isOfSchema(type));
  expect(others).toEqual([]);
});
