/**
 * `parse` and `read`: for every public schema a function that takes a value, and never throws; for one that arrives in
 * frames, or as a query, a function that takes these.
 *
 *     export const parseNote = parser(ajv.validateNote, defaults.Note);
 *     export const readNote = reader(ajv.validateNote, shapes.Note);
 *
 *     export const parseNewsValue = parser(ajv.validateNews);  // a message of the service
 *     export const parseNews = ofText(parseNewsValue);         // the frame with it
 *     export const parseListNotesQuery = ofQuery(parser(ajv.validateListNotesQuery), { limit: 'number' });
 */
import type { Contract } from '../model/contract.ts';
import { queryParameter } from '../model/queries.ts';
import { nameIn, type Schema, type Schemas } from '../model/schema.ts';
import { type Discriminator, discriminatorOf, valuesOf } from '../model/unions.ts';
import { defaultsOf } from './defaults.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, literal } from './shared/text.ts';

/** What the functions of a module have in common. */
interface FunctionModule {
  verb: 'parse' | 'read';
  about: string;
  /** The imports of the code. */
  code: string;
  /** The module of the types of the returned values. */
  types: string;
  /** The types of the runtime that the module exports, by the module that has them. */
  exported: Record<string, string>;
  result: (type: string) => string;
  /** The call that makes the function of a schema, which may be an open union. */
  make: (name: string, openUnion: string | undefined) => string;
}

const call = (maker: string, name: string, ...others: (string | undefined)[]): string =>
  `${maker}(${[`ajv.validate${name}`, ...others].filter(Boolean).join(', ')})`;

const FRAMES = 'AudioFrame, FrameOptions, MessageFrame';

/** Emits both modules. */
export function emitFunctions(contract: Contract, tolerant: Schemas): Files {
  const { schemas } = contract.merged;
  const defaults = defaultsOf(schemas);
  const parse: FunctionModule = {
    verb: 'parse',
    about:
      "Parsers. Each returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept.",
    code: `import { parser } from './runtime/parse.js';
import * as defaults from './defaults.js';
`,
    types: 'types/resolved',
    exported: {
      issues: 'Failure, Issue, OfKind, Success',
      inputs: FRAMES,
      parse: 'Dropped, ParseOptions, ParseResult',
      query: 'QueryInput',
    },
    result: (type) => `ParseResult<${type}, Options>`,
    make: (name, openUnion) =>
      call('parser', name, defaults.has(name) ? `defaults.${name}` : openUnion && '{}', openUnion),
  };
  const read: FunctionModule = {
    verb: 'read',
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    code: `import { reader } from './runtime/read.js';
import * as shapes from './shapes.js';
`,
    types: 'types/tolerant',
    exported: { issues: 'Failure, Issue, OfKind', inputs: FRAMES, read: 'Readable, ReadResult' },
    result: (type) => `ReadResult<${type}>`,
    make: (name, openUnion) => call('reader', name, `shapes.${name}`, openUnion),
  };
  return { ...emitModule(parse, schemas, contract), ...emitModule(read, tolerant, contract) };
}

function emitModule(module: FunctionModule, schemas: Schemas, contract: Contract): Files {
  const exported = Object.entries(module.exported);
  const typeImports = exported.map(
    ([file, names]) => `import type { ${names} } from './runtime/${file}.js';\n`,
  );
  const imports = {
    code: `import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
${module.code}`,
    types: `${typeImports.join('')}import type * as types from './types.js';
import type * as result from './${module.types}.js';
`,
  };
  const published = `export type { ${exported.map(([, names]) => names).join(', ')} };\n`;
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  const functions = Object.keys(schemas).flatMap((name) =>
    functionsFor(name, module, schemas, contract),
  );
  const items = [{ declaration: jsdoc(module.about) }, { declaration: published }, ...functions];
  return moduleFiles(module.verb, imports, items, head);
}

/** A function to publish, as source text. */
interface Published {
  name: string;
  /** The parameter with its type, in each overload. */
  parameters: string[];
  /** The type of the options, if it has any. */
  options: string | undefined;
  result: string;
  code: string;
}

function functionsFor(
  name: string,
  module: FunctionModule,
  schemas: Schemas,
  contract: Contract,
): ModuleItem[] {
  const { verb, result } = module;
  const schema = schemas[name] ?? {};
  const discriminator = discriminatorOf(schema, schemas);
  // Of an open union, results have the kind.
  const openUnion = discriminator?.values.includes('other') ? discriminator : undefined;
  const known = openUnion && valuesOf(openUnion).map(literal);
  const ofValue: Published = {
    name: verb + name,
    parameters: ['value: unknown'],
    options: verb === 'parse' ? 'ParseOptions' : undefined,
    result: openUnion ? resultByKind(name, schema, openUnion, module) : result(`result.${name}`),
    code: module.make(name, openUnion && `{ name: ${literal(openUnion.name)}, known: [${known}] }`),
  };
  const write = (changes: Partial<Published> = {}) =>
    functionItem({ ...ofValue, ...changes }, name, schema);
  const operation = contract.operations.find(({ queryName }) => queryName === name);
  if (operation && verb === 'parse') {
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    const parameters = [`query: QueryInput<types.${name}>`, 'query: unknown'];
    const styles = operation.query.map((field) => [field.name, queryParameter(field, schemas)]);
    const code = `ofQuery(/* @__PURE__ */ ${ofValue.code}, ${jsonCode(Object.fromEntries(styles))})`;
    return [write({ parameters, code })];
  }
  const group = contract.messageGroups.find((messages) => messages.name === name);
  // What a client sends is parsed, but not read.
  if (!group || (verb === 'read' && group.sender === 'client')) return [write()];
  const ofMessage = `${verb}${name}Value`;
  const parameters = ['frame: unknown'];
  const { frame } = group;
  if (!frame)
    return [write({ name: ofMessage }), write({ parameters, code: `ofText(${ofMessage})` })];
  const declaration = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`;
  const code = `ofData(${ofMessage}${verb === 'read' ? ', { deviations: [] }' : ''})`;
  const options = ['FrameOptions', ofValue.options].filter(Boolean).join(' & ');
  const ofFrame = { parameters, options, result: result(frame), code };
  return [{ declaration }, write({ name: ofMessage }), write(ofFrame)];
}

function functionItem(published: Published, schemaName: string, schema: Schema): ModuleItem {
  const { name, parameters, options, result, code } = published;
  const what = `${name.startsWith('read') ? 'Reads' : 'Parses'} the value as \`${schemaName}\`.`;
  const comment = jsdoc(what, schema.description, schema.deprecated && '@deprecated');
  // The type of the result of a parser depends on its options.
  const isGeneric = result.includes('Options');
  const generic = isGeneric ? `<Options extends ${options} = ${options}>` : '';
  const last = options ? `, options?: ${isGeneric ? 'Options' : options}` : '';
  const declarations = parameters.map(
    (first) => `${comment}export declare function ${name}${generic}(${first}${last}): ${result};\n`,
  );
  return {
    declaration: declarations.join(''),
    code: `export const ${name} = /* @__PURE__ */ ${code};\n`,
  };
}

/** The type of the result for an open union, with the kind of each branch next to the value. */
function resultByKind(
  name: string,
  schema: Schema,
  discriminator: Discriminator,
  { verb, result }: FunctionModule,
): string {
  const kinds = (schema.oneOf ?? []).map((branch, index) => {
    const values = discriminator.values[index] ?? [];
    const type = values === 'other' ? 'string & {}' : values.map(literal).join(' | ');
    const branchName = nameIn(branch);
    // In the tolerant types, the discriminator of a branch may have any value.
    const isExact = branchName !== undefined && verb === 'parse';
    const exact = `result.${branchName ?? name}${isExact ? '' : ` & { ${literal(discriminator.name)}: ${type} }`}`;
    return `OfKind<${values === 'other' ? literal(values) : type}, ${result(exact)}>`;
  });
  return kinds.join(' | ');
}
