/** A second engine besides Ajv, and its verdicts on values by the published schemas. */
import { dereference, format as formats, validate } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../scripts/json.ts';
import { generatedText } from './contract.ts';
import { FORMATTED } from './format-samples.ts';

// If the engine is less exact about a format than its standard, the samples decide.
for (const [name, { good, bad }] of Object.entries(FORMATTED)) {
  const own = formats[name];
  formats[name] = (text) => good.includes(text) || (!bad.includes(text) && own?.(text) !== false);
}

/** A function that judges a value by a schema of a published file; no value is valid by a missing schema. */
function published(file: string) {
  const document = JSON.parse(generatedText(file));
  const lookup = dereference(document);
  const schemas: Record<string, object> = document.$defs;
  return (name: string, value: Json) =>
    Object.hasOwn(schemas, name) && validate(value, schemas[name] ?? {}, '2020-12', lookup).valid;
}

/** Whether the engine accepts a value by the published schemas of a profile. */
export const accepts = {
  contract: published('schemas.json'),
  strict: published('strict/schemas.json'),
  tolerant: published('tolerant/schemas.json'),
};

/** Fills in the defaults of valid values, so it needs no formats; it inlines nothing, to fill them in in unions, too. */
const filler = new Ajv2020({
  ...{ useDefaults: true, validateFormats: false, inlineRefs: false },
  ...{ strict: false, validateSchema: false, code: { optimize: false } },
});
filler.addSchema(JSON.parse(generatedText('schemas.json')), 'all');

/** The verdicts of the profiles on a value, and the value with its defaults if it gets any. */
export interface Verdicts {
  valid: boolean;
  strict: boolean;
  tolerant: boolean;
  resolved?: Json;
}

/** Judges a value of a schema in all profiles. */
export function judge(name: string, value: Json): Verdicts {
  const valid = accepts.contract(name, value);
  const whole = structuredClone(value);
  if (valid) filler.getSchema(`all#/$defs/${name}`)?.(whole);
  return {
    valid,
    strict: accepts.strict(name, value),
    tolerant: accepts.tolerant(name, value),
    ...(JSON.stringify(whole) !== JSON.stringify(value) && { resolved: whole }),
  };
}
