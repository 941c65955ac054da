/** Stock Ajv on the schemas of small contracts. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../../scripts/runtime/formats.ts';
import type { Schemas } from '../../../scripts/schema.ts';

/** Stock Ajv's verdicts on the schemas as they are, by name. */
export function stock(schemas: Schemas): Record<string, (value: unknown) => boolean> {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    multipleOfPrecision: 6,
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
