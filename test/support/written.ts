/** The contract as written, before any build: the YAML files, and an Ajv that knows each of them by its path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import type { JsonObject } from '../../scripts/base/json.ts';
import { visitObjects } from '../../scripts/model/documents.ts';
import { ROOT } from './contract.ts';

const FILES = globSync('{openapi,asyncapi}/**/*.yaml', { cwd: ROOT }).sort();
const files = FILES.map((file): [string, JsonObject] => {
  return [file, parse(readFileSync(join(ROOT, file), 'utf8'))];
});

function engine(useDefaults: boolean): Ajv2020 {
  // Not strict: keywords that begin with x- are for readers.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults,
    // Compiles faster: each schema only judges a few values.
    code: { optimize: false },
    inlineRefs: false,
  });
  addFormats.default(ajv);
  // A reference such as language.yaml#/LanguageConfig is resolved by the path of the file that contains it.
  for (const [file, content] of files) ajv.addSchema(content, file);
  return ajv;
}

const validator = engine(false);
const filler = engine(true);

/** A schema or a parameter as written. */
interface Written {
  /** Such as `openapi/schemas/live.yaml#/LiveRequest/properties/channels`. */
  place: string;
  /** Such as `LiveRequest.channels in openapi/schemas/live.yaml`. */
  name: string;
  node: JsonObject;
}

/** The objects that have a keyword, in all files. */
export function writtenWith(keyword: string): Written[] {
  const written: Written[] = [];
  for (const [file, content] of files) {
    visitObjects(content, (node, pointer) => {
      if (!Object.hasOwn(node, keyword)) return;
      const place = `${file}#${pointer.split('/').map(encodeURIComponent).join('/')}`;
      const name = `${pointer.slice(1).replaceAll('/properties/', '.')} in ${file}`;
      written.push({ place, name, node });
    });
  }
  return written;
}

/** The place of a named schema, or `undefined` if no file has it. */
export function placeOf(schema: string): string | undefined {
  const isIt = ([file, content]: [string, JsonObject]) =>
    file.includes('/schemas/') && Object.hasOwn(content, schema);
  const [file] = files.find(isIt) ?? [];
  return file && `${file}#/${schema}`;
}

/** What Ajv finds wrong with a value by the schema at a place. */
export function errorsOf(place: string, value: unknown): ErrorObject[] {
  const validate = validateBy(validator, place);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The defaults that Ajv fills in in an empty object. */
export function defaultsOf(place: string): Record<string, unknown> {
  const object = {};
  validateBy(filler, place)(object);
  return object;
}

function validateBy(ajv: Ajv2020, place: string): ValidateFunction {
  const validate = ajv.getSchema(place);
  if (validate === undefined) throw new Error(`there is no schema at ${place}; fix the place`);
  return validate;
}
