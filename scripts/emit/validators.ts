import type { NormalContract, Profile } from '../model/contract.ts';
import type { Files } from './files.ts';
import { checkFormats } from './formats.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';
import { validatorModule } from './validators/source.ts';

export { type CompileOptions, compileValidators } from './validators/compile.ts';
export { MAX_ERRORS } from './validators/keywords.ts';
export { validatorModule } from './validators/source.ts';

/** The module of each profile, and where the types are that its guards promise. */
const MODULES: Record<Profile, { name: string; types: string; reading: string }> = {
  contract: { name: 'validators', types: './types.js', reading: 'by the contract' },
  strict: {
    name: 'strict',
    types: './types.js',
    reading: 'by the contract, with no field that it does not name',
  },
  tolerant: {
    name: 'tolerant',
    types: './types/tolerant.js',
    reading: 'by the contract, and by what may be added to it later',
  },
};

/**
 * Emits the validators of a profile: a module with one function per public schema, and its
 * declarations as type guards.
 *
 * @returns `validators`, `strict` or `tolerant`, as `.js` and `.d.ts`; for the contract profile also
 *   `all-errors.js`, the same functions made to collect every error, for `parse`
 * @throws FindingsError for a keyword or a format that would go unchecked
 */
export async function emitValidators(normal: NormalContract): Promise<Files> {
  checkFormats(normal);
  const { name } = MODULES[normal.profile];
  const files: Files = {
    [`${name}.js`]: NOTICE + (await validatorModule(normal)),
    [`${name}.d.ts`]: declarations(normal),
  };
  if (normal.profile === 'contract') {
    files['all-errors.js'] = NOTICE + (await validatorModule(normal, { allErrors: true }));
  }
  return files;
}

function declarations({ profile, schemas }: NormalContract): string {
  const { types, reading } = MODULES[profile];
  const guards = [...schemas].map(([name, { description = '', deprecated }]) => {
    const lines = [
      `Whether a value is ${/^[AEIOU]/.test(name) ? 'an' : 'a'} \`${name}\`, ${reading}.`,
    ];
    if (description !== '') lines.push('', ...wrap(description));
    if (deprecated) lines.push('', '@deprecated');
    return `${jsdoc(lines)}export declare const validate${name}: Validator<types.${name}>;\n`;
  });
  // The tolerant reading has types of its own, to be imported beside its functions.
  const own = profile === 'tolerant' ? `export * from '${types}';\n` : '';
  return `${NOTICE}
import type * as types from '${types}';
${own}
/** One thing that is wrong with a value, as Ajv reports it, without \`message\`: \`parse\` words it. */
export interface ErrorObject {
  /** Where, as a JSON Pointer into the value; \`''\` is the value itself. */
  instancePath: string;
  /** What refuses it: the name of a schema, \`#\`, and the place in it. */
  schemaPath: string;
  /** The keyword that refuses it, such as \`maximum\`. */
  keyword: string;
  /** What the keyword asks for, such as \`{comparison: '<=', limit: 10}\`. */
  params: Record<string, unknown>;
}

/** A type guard that keeps what it found wrong. It never throws on JSON, and changes nothing. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  /** What was wrong with the last value; \`null\` when nothing was, and before the first call. */
  errors: ErrorObject[] | null;
}

${guards.join('\n')}`;
}
