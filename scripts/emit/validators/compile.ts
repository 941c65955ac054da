import { Ajv, type CodeKeywordDefinition, type ValidateFunction } from 'ajv';
import type { NormalContract } from '../../model/contract.ts';
import { type CheckSchema, convert } from './convert.ts';
import { keywords } from './keywords.ts';

/**
 * The schemas that are validated most often, by far: once for each word and each utterance, or in
 * every job of a page. Their code stands where they are named, since a call costs more than they do.
 */
export const INLINED = [
  'Word',
  'Utterance',
  'LiveUtterance',
  'TranscriptionLanguageCode',
  'TranslationLanguageCode',
  'AudioFile',
  'ResultMetadata',
];

export interface CompileOptions {
  /** Collect every error instead of stopping at the first. */
  allErrors?: boolean;
}

/**
 * Ajv, with all schemas of a contract and our way of writing code. Nothing is compiled yet.
 *
 * @param options.source whether the code is kept, and written to be fast; without, it is compiled
 *   in less time
 */
export function prepare(
  normal: NormalContract,
  { allErrors = false, source = true }: CompileOptions & { source?: boolean } = {},
): { ajv: Ajv; schemas: Map<string, CheckSchema> } {
  const schemas = convert(normal);
  const ajv = new Ajv({
    allErrors,
    messages: false,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    ownProperties: false,
    code: source ? { source, esm: true, lines: true, optimize: 3 } : { optimize: false },
  });
  const inlined = new Map(
    (source ? INLINED : []).flatMap((name) => {
      const schema = schemas.get(name);
      return schema === undefined ? [] : [[name, schema] as const];
    }),
  );
  const original = { oneOf: definitionOf(ajv, 'oneOf'), anyOf: definitionOf(ajv, 'anyOf') };
  for (const definition of keywords(inlined, original)) {
    ajv.removeKeyword(String(definition.keyword));
    ajv.addKeyword(definition);
  }
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema, name);
    // What is refused is named by the schema that refuses it, whoever called: "Word#/required".
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return { ajv, schemas };
}

function definitionOf(ajv: Ajv, keyword: string): CodeKeywordDefinition {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object') throw new Error(`Ajv has no keyword "${keyword}"`);
  return rule.definition as CodeKeywordDefinition;
}

/**
 * Compiles validators in memory: the verdicts of the generated modules, sooner to be had.
 *
 * @param options.names the schemas to compile; all of them when absent
 * @returns a validator by schema name; `errors` are Ajv's, without `message`
 * @throws FindingsError for a keyword or a format that would go unchecked
 */
export function compileValidators(
  normal: NormalContract,
  { names = normal.schemas.keys(), ...options }: CompileOptions & { names?: Iterable<string> } = {},
): Map<string, ValidateFunction> {
  const { ajv } = prepare(normal, { ...options, source: false });
  const validators = new Map<string, ValidateFunction>();
  for (const name of names) {
    const validate = ajv.getSchema(name);
    if (validate === undefined) throw new Error(`there is no schema "${name}" to compile`);
    validators.set(name, validate as ValidateFunction);
  }
  return validators;
}
