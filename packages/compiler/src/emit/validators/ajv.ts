/**
 * The only file that relies on more than Ajv's documentation promises, all of it reached through what Ajv exports:
 *
 * - `errors` and `vErrors`, the variables of its code that count and list the errors so far
 * - `cxt.subschema`, with a schema that is not part of the one around it, and the numbers by which it takes a key for
 *   an index or a name
 * - `it.errSchemaPath`, the path of a keyword in errors, and `it.compositeRule`, which is true in an `anyOf`
 * - `_` as a function, for code that is not a template, and the scope `schema` of constants
 *
 * After an upgrade of Ajv, `test/emit/issues.slow.test.ts` and `npm run random` say whether all of this still holds.
 */
import { _, type Code, type KeywordCxt, Name, nil } from 'ajv';
import type { Json } from '../../model/json.ts';
import { MOST_ERRORS } from '../../runtime/validate.ts';
import type { CheckSchema } from './convert.ts';

const ERROR_COUNT = new Name('errors');
const ERROR_LIST = new Name('vErrors');

/** How a key is written in a path: an index as it is, a name escaped. */
const KEY_TYPES = { items: 0, additionalProperties: 1 } as const;

/** Source text as code of Ajv's generator. */
export function code(text: string): Code {
  return _(Object.assign([text], { raw: [text] }));
}

/** A constant of the module, shared by all that have the same text; it holds plain data or a regular expression. */
export function constant({ gen }: KeywordCxt, value: Json | RegExp): Name {
  const text = value instanceof RegExp ? String(value) : JSON.stringify(value);
  return gen.scopeValue('schema', { key: text, ref: value, code: code(text) });
}

interface Here {
  /** The variable with the value; that of the keyword by default. */
  data?: Name;
  /** The start of the path in errors; that of the schema around the keyword by default. */
  path?: string;
  /** What follows that start, such as `/oneOf/0`. */
  below?: string;
  /** An object whose `type` is that of the schema, for a list of types. */
  types?: Name;
}

/** Emits the code that explains a value by a schema that the keyword has made or looked up. */
export function explainHere(cxt: KeywordCxt, schema: CheckSchema, here: Here = {}): void {
  const { data, path = cxt.it.errSchemaPath, below = '', types: topSchemaRef = nil } = here;
  const place = { schema, schemaPath: nil, topSchemaRef, errSchemaPath: path + below };
  cxt.subschema(data === undefined ? place : { ...place, data }, cxt.gen.name('valid'));
}

/** Emits the code that explains an item of a list, or a value of a dictionary, by the schema of the keyword. */
export function explainPart(cxt: KeywordCxt, keyword: keyof typeof KEY_TYPES, key: Name): void {
  const part = { keyword, dataProp: key, dataPropType: KEY_TYPES[keyword] };
  cxt.subschema(part, cxt.gen.name('valid'));
}

/**
 * Emits a loop with a limit of errors: after every `MOST_ERRORS` new ones it ends or, if the context of the function
 * has `gather`, merges similar errors into one and goes on. A union that tries its branches has no limit, since it
 * drops the errors of some of them.
 *
 * @param loop emits the loop around the statements that it is given
 */
export function limited({ gen, it }: KeywordCxt, loop: (limitErrors: () => void) => void): void {
  if (it.compositeRule) {
    loop(() => {});
    return;
  }
  const limit = gen.let('most', MOST_ERRORS);
  loop(() => {
    gen.if(_`${ERROR_COUNT} >= ${limit}`, () => {
      gen.if(_`!this.gather`, () => gen.break());
      gen.assign(ERROR_COUNT, _`this.gather(${ERROR_LIST})`);
      gen.assign(limit, _`${ERROR_COUNT} + ${MOST_ERRORS}`);
    });
  });
}
