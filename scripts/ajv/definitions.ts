/**
 * Two keywords of our own, and one of Ajv whose code we change, all by Ajv's public functions:
 *
 * - `choice` checks a value by the first case that it meets, so that a wrong field in a branch of a union gives one error.
 * - `enough` ends a loop once many errors were found, because Ajv copies all errors with each item.
 * - `additionalProperties` passes over undefined members and cuts long names in paths.
 *
 * What we know of Ajv beyond its documentation: the code counts its errors in the variable `errors`, a `KeywordCxt` writes an
 * error of its keyword, and `schemaPath` of an added schema begins the paths in errors (`compile.ts`).
 */
import {
  _,
  type Code,
  type CodeKeywordDefinition,
  KeywordCxt,
  Name,
  type SchemaObjCxt,
  str,
  stringify,
} from 'ajv';
import { type Json, mapValues } from '../base/json.ts';
import type { Schema } from '../model/schema.ts';
import { step } from '../runtime/pointers.ts';
import { STOP_AFTER } from '../runtime/validate.ts';

/** What a value may be that chooses a branch, as a condition on the variable with it. */
export type When = (data: Name) => Code;

/** A case of a choice. */
export interface Case {
  /** Without it, the case is that of all other values. */
  when?: When;
  /** What is left to check, and the place of it, such as `/oneOf/0`. */
  schema?: AjvSchema;
  pointer?: string;
  /** The errors of each such value. */
  errors?: ErrorTemplate[];
}

/** An error in Ajv's words, about the value or about one of its fields. */
export interface ErrorTemplate {
  /** Without it, each value has the error. */
  when?: When;
  keyword: string;
  params: Record<string, Json>;
  message: string;
  field?: string;
  /** The place of the assertion, such as `oneOf`. */
  keywordPath: string;
}

/** A schema with the keywords of our Ajv. */
export interface AjvSchema extends Schema {
  choice?: Case[];
  enough?: true;
}

export const CHOICE: CodeKeywordDefinition = {
  keyword: 'choice',
  code(cxt) {
    const { gen, data, it } = cxt;
    const writeFrom = ([first, ...others]: Case[], index = 0): void => {
      if (!first) return;
      const { when, schema, pointer = '', errors = [] } = first;
      const write = () => {
        for (const error of errors) writeError(error, it);
        if (!schema) return;
        const schemaPath = _`${it.schemaPath}.choice[${index}].schema`;
        const errSchemaPath = it.errSchemaPath + pointer;
        const { topSchemaRef } = it;
        cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('_valid'));
      };
      if (when) gen.if(when(data as Name), write, () => writeFrom(others, index + 1));
      else write();
    };
    writeFrom(cxt.schema);
  },
};

/** Writes an error of another keyword than the one whose code it is in. */
function writeError(
  { when, keyword, params, message, field, keywordPath }: ErrorTemplate,
  it: SchemaObjCxt,
): void {
  const { gen } = it;
  const members = Object.entries(mapValues(params, stringify));
  const error = { message, params: gen.object(...members) };
  const definition = { keyword, error, type: [], schemaType: [], code() {} };
  const inside = field === undefined ? it : within(it, `/${step(field)}`);
  const paths = { schemaPath: keywordPath, parentSchema: true };
  const write = () => new KeywordCxt(inside, definition, keyword).error(false, {}, paths);
  if (when) gen.if(when(it.data), write);
  else write();
}

/** What Ajv knows of a part of the value, whose errors have a longer path. */
const within = (it: SchemaObjCxt, path: string | Code): SchemaObjCxt => ({
  ...it,
  errorPath: str`${it.errorPath}${path}`,
});

/** Is in the schema of items or of other fields, whose code is in a loop. */
export const ENOUGH: CodeKeywordDefinition = {
  keyword: 'enough',
  code({ gen }) {
    gen.if(_`${new Name('errors')} >= ${STOP_AFTER}`, () => gen.break());
  },
};

/**
 * Ajv's own, except that a member that is undefined is missing, as one that the schema names, and that paths have only the
 * start of a long name, which would otherwise be in each of 1,000 errors. It writes:
 *
 *     for (const key in data) {
 *       if (data[key] === undefined) continue;
 *       if (key === 'a') continue;   // a field that the schema names
 *       …                            // the code of the schema for data[key], at instancePath + '/' + step(key)
 *     }
 */
export const ofPresentMembers = (own: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...own,
  code(cxt) {
    const { gen, data, it, keyword, def, schema, parentSchema } = cxt;
    if (typeof schema !== 'object') return own.code(cxt);
    if (Object.keys(schema).length === 0) return;
    const start = gen.scopeValue('func', { ref: step, code: _`step` });
    gen.forIn('key', data, (key) => {
      gen.if(_`${data}[${key}] === undefined`, () => gen.code(_`continue`));
      for (const name of Object.keys(parentSchema.properties ?? {}))
        gen.if(_`${key} === ${name}`, () => gen.code(_`continue`));
      const inside = within(it, _`"/" + ${start}(${key})`);
      const args = { keyword, data: _`${data}[${key}]` };
      new KeywordCxt(inside, def, keyword).subschema(args, gen.name('_valid'));
    });
  },
});
