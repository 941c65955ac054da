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
import { type Discriminator, discriminatorOf, hasDefaults, valuesOf } from '../model/unions.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, literal } from './shared/text.ts';

type Verb = 'parse' | 'read';

const FRAMES = 'AudioFrame, FrameOptions, MessageFrame';

/** What each module says about itself, what its code and its declarations import, and the types of the runtime that it exports. */
const MODULES = {
  parse: {
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
  },
  read: {
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    code: `import { reader } from './runtime/read.js';
import * as shapes from './shapes.js';
`,
    types: 'types/tolerant',
    exported: { issues: 'Failure, Issue, OfKind', inputs: FRAMES, read: 'Readable, ReadResult' },
  },
};

/** What the functions of a module are made from. */
interface Module {
  verb: Verb;
  contract: Contract;
  /** The schemas of the values that are parsed, or read. */
  schemas: Schemas;
}

/** Emits both modules. */
export function emitFunctions(contract: Contract, tolerant: Schemas): Files {
  return {
    ...emitModule({ verb: 'parse', contract, schemas: contract.merged.schemas }),
    ...emitModule({ verb: 'read', contract, schemas: tolerant }),
  };
}

function emitModule(module: Module): Files {
  const { verb, schemas } = module;
  const { about, code, types, exported: typesByFile } = MODULES[verb];
  const exported = Object.entries(typesByFile);
  const typeImports = exported.map(
    ([file, names]) => `import type { ${names} } from './runtime/${file}.js';\n`,
  );
  const imports = {
    code: `import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
${code}`,
    types: `${typeImports.join('')}import type * as types from './types.js';
import type * as result from './${types}.js';
`,
  };
  const published = `export type { ${exported.map(([, names]) => names).join(', ')} };\n`;
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  const functions = Object.keys(schemas).flatMap((name) => functionsFor(name, module));
  const items = [{ declaration: jsdoc(about) }, { declaration: published }, ...functions];
  return moduleFiles(verb, imports, items, head);
}

/** The type of a result. That of a parser depends on its options. */
const resultOf = (verb: Verb, type: string): string =>
  verb === 'parse' ? `ParseResult<${type}, Options>` : `ReadResult<${type}>`;

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

/** The functions of a schema: of its values, or of the frames or queries in which they arrive. */
function functionsFor(name: string, module: Module): ModuleItem[] {
  const { verb, contract, schemas } = module;
  const ofValue = functionOfValues(name, module);
  const write = (published: Published) => functionItem(published, verb, name, schemas[name] ?? {});
  const operation = contract.operations.find(({ queryName }) => queryName === name);
  if (operation && verb === 'parse') {
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    const parameters = [`query: QueryInput<types.${name}>`, 'query: unknown'];
    const styles = operation.query.map((field) => [field.name, queryParameter(field, schemas)]);
    const code = `ofQuery(/* @__PURE__ */ ${ofValue.code}, ${jsonCode(Object.fromEntries(styles))})`;
    return [write({ ...ofValue, parameters, code })];
  }
  const group = contract.messageGroups.find((messages) => messages.name === name);
  // What a client sends is parsed, but not read.
  if (!group || (verb === 'read' && group.sender === 'client')) return [write(ofValue)];
  const ofMessage = { ...ofValue, name: `${verb}${name}Value` };
  const ofText = { ...ofValue, parameters: ['frame: unknown'], code: `ofText(${ofMessage.name})` };
  const { frame } = group;
  if (!frame) return [write(ofMessage), write(ofText)];
  const declaration = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`;
  const code = `ofData(${ofMessage.name}${verb === 'read' ? ', { deviations: [] }' : ''})`;
  const options = ['FrameOptions', ofValue.options].filter(Boolean).join(' & ');
  const ofFrame = { ...ofText, options, result: resultOf(verb, frame), code };
  return [{ declaration }, write(ofMessage), write(ofFrame)];
}

/** The function for the values of a schema. Of an open union, results have the kind. */
function functionOfValues(name: string, { verb, schemas }: Module): Published {
  const schema = schemas[name] ?? {};
  const discriminator = discriminatorOf(schema, schemas);
  const openUnion = discriminator?.values.includes(null) ? discriminator : undefined;
  const known = openUnion && valuesOf(openUnion).map(literal);
  const kinds = openUnion && `{ name: ${literal(openUnion.name)}, known: [${known}] }`;
  const defaults = hasDefaults(schema, schemas) ? `defaults.${name}` : kinds && '{}';
  const needed = verb === 'parse' ? defaults : `shapes.${name}`;
  const given = [`ajv.validate${name}`, needed, kinds].filter(Boolean).join(', ');
  return {
    name: verb + name,
    parameters: ['value: unknown'],
    options: verb === 'parse' ? 'ParseOptions' : undefined,
    result: openUnion
      ? resultByKind(name, schema, openUnion, verb)
      : resultOf(verb, `result.${name}`),
    code: `${verb === 'parse' ? 'parser' : 'reader'}(${given})`,
  };
}

function functionItem(
  { name, parameters, options, result, code }: Published,
  verb: Verb,
  schemaName: string,
  schema: Schema,
): ModuleItem {
  const what = `${verb === 'read' ? 'Reads' : 'Parses'} the value as \`${schemaName}\`.`;
  const comment = jsdoc(what, schema.description, schema.deprecated && '@deprecated');
  const isGeneric = verb === 'parse';
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
  verb: Verb,
): string {
  const kinds = (schema.oneOf ?? []).map((branch, index) => {
    const type = discriminator.values[index]?.map(literal).join(' | ');
    const branchName = nameIn(branch);
    // In the tolerant types, the discriminator of a branch may have any value.
    const isExact = branchName !== undefined && verb === 'parse';
    const exact = `result.${branchName ?? name}${isExact ? '' : ` & { ${literal(discriminator.name)}: ${type ?? 'string & {}'} }`}`;
    return `OfKind<${type ?? literal('other')}, ${resultOf(verb, exact)}>`;
  });
  return kinds.join(' | ');
}
