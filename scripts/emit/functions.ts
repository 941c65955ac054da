/**
 * `parse` and `read`: for every public schema a function that takes a value, and never throws; for one that arrives in
 * frames, or as a query, a function that takes these.
 *
 *     export const parseNote = parser(ajv.validateNote, tables.Note);
 *     export const readNote = reader(ajv.validateNote, tables.Note);
 *
 *     export const parseNewsValue = parser(ajv.validateNews, tables.News);  // a message of the service
 *     export const parseNews = ofText(parseNewsValue);                      // the frame with it
 *     export const parseListNotesQuery = ofQuery(parser(ajv.validateListNotesQuery, tables.ListNotesQuery), { limit: 'number' });
 */
import type { Contract, MessageGroup, Operation } from '../model/contract.ts';
import { queryParameter } from '../model/queries.ts';
import { nameIn, namesReached, refTo, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, discriminatorOf } from '../model/unions.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, literal } from './shared/text.ts';

/** What each module says about itself, what it imports, the types of the runtime that it exports, and its functions. */
const VERBS = {
  parse: {
    about:
      "Parsers. Each returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept.",
    code: `import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
`,
    types: 'types/resolved',
    exported: {
      issues: 'Failure, Issue, OfKind, Success',
      inputs: 'AudioFrame, FrameOptions, MessageFrame',
      parse: 'Dropped, ParseOptions, ParseResult',
      query: 'QueryInput',
    },
    does: 'Parses',
    maker: 'parser',
    parametersOf: (input: string, options: string) =>
      `<Options extends ${options} = ${options}>(${input}, options?: Options)`,
    resultOf: (type: string) => `ParseResult<${type}, Options>`,
  },
  read: {
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    code: `import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
`,
    types: 'types/tolerant',
    exported: { issues: 'Failure, Issue, OfKind', read: 'Readable, ReadResult' },
    does: 'Reads',
    maker: 'reader',
    parametersOf: (input: string) => `(${input})`,
    resultOf: (type: string) => `ReadResult<${type}>`,
  },
};

/** What the functions of a module are made from. */
interface Module {
  verb: keyof typeof VERBS;
  contract: Contract;
  /** The schemas of the values that are parsed, or read. */
  schemas: Schemas;
}

/** Emits both modules. */
export function emitFunctions(contract: Contract, tolerant: Schemas): Files {
  return {
    ...emitModule({ verb: 'parse', contract, schemas: contract.schemas }),
    ...emitModule({ verb: 'read', contract, schemas: tolerant }),
  };
}

function emitModule(module: Module): Files {
  const { about, code, types, exported: typesByFile } = VERBS[module.verb];
  const exported = Object.entries(typesByFile);
  const typeImports = exported.map(
    ([file, names]) => `import type { ${names} } from './runtime/${file}.js';\n`,
  );
  const imports = {
    code: `import * as ajv from './ajv.js';\n${code}import * as tables from './tables/${module.verb}.js';\n`,
    types: `${typeImports.join('')}import type * as types from './types.js';
import type * as result from './${types}.js';
`,
  };
  const published = `export type { ${exported.map(([, names]) => names).join(', ')} };\n`;
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  const functions = Object.keys(module.schemas).flatMap((name) => functionsFor(name, module));
  const items = [{ declaration: jsdoc(about) }, { declaration: published }, ...functions];
  return moduleFiles(module.verb, imports, items, head);
}

/** A function to publish, as source text. */
interface Published {
  comment: string;
  name: string;
  /** Its first parameter with the type, in each overload. */
  inputs: string[];
  options: string;
  result: string;
  code: string;
}

/** The functions of a schema: of its values, or of the frames or queries in which they arrive. */
function functionsFor(name: string, module: Module): ModuleItem[] {
  const { verb, contract } = module;
  const ofValue = functionOfValues(name, module);
  const operation = contract.operations.find(({ queryName }) => queryName === name);
  const group = contract.messageGroups.find((messages) => messages.name === name);
  // What a client sends is parsed, but not read.
  const isOfClient = operation !== undefined || group?.sender === 'client';
  if (verb === 'read' && isOfClient) return [functionItem(ofValue, verb)];
  if (operation) return [functionItem(functionOfQueries(ofValue, operation, contract), verb)];
  return group ? functionsOfFrames(ofValue, group, verb) : [functionItem(ofValue, verb)];
}

/** The function for queries in any form, by the function for typed ones. */
function functionOfQueries(
  ofValue: Published,
  { query, queryName }: Operation,
  { schemas }: Contract,
): Published {
  // The second overload accepts a value of type `unknown`, such as the query of a request.
  const inputs = [`query: QueryInput<types.${queryName}>`, 'query: unknown'];
  const styles = query.map((field) => [field.name, queryParameter(field, schemas)]);
  const code = `ofQuery(/* @__PURE__ */ ${ofValue.code}, ${jsonCode(Object.fromEntries(styles))})`;
  return { ...ofValue, inputs, code };
}

/** The functions for messages, and for the frames in which they arrive; with the type of frames that may be bytes. */
function functionsOfFrames(
  ofValue: Published,
  { name, frame }: MessageGroup,
  verb: Module['verb'],
): ModuleItem[] {
  const ofMessage = { ...ofValue, name: `${ofValue.name}Value` };
  const ofFrame = { ...ofValue, inputs: ['frame: unknown'], code: `ofText(${ofMessage.name})` };
  if (!frame || verb === 'read')
    return [functionItem(ofMessage, verb), functionItem(ofFrame, verb)];
  const declaration = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`;
  const ofData = {
    ...ofFrame,
    options: `FrameOptions & ${ofValue.options}`,
    result: VERBS[verb].resultOf(frame),
    code: `ofData(${ofMessage.name})`,
  };
  return [{ declaration }, functionItem(ofMessage, verb), functionItem(ofData, verb)];
}

/** The function for the values of a schema. */
function functionOfValues(name: string, module: Module): Published {
  const { verb, schemas, contract } = module;
  const { does, maker } = VERBS[verb];
  const units = unitsIn(name, contract.schemas);
  const last = Object.keys(units).length > 0 ? `, ${jsonCode(units)}` : '';
  const { [name]: schema = {} } = schemas;
  const what = `${does} the value as \`${name}\`.`;
  return {
    comment: jsdoc(what, schema.description, schema.deprecated && '@deprecated'),
    name: verb + name,
    inputs: ['value: unknown'],
    options: 'ParseOptions',
    result: resultOf(name, schema, module),
    code: `${maker}(ajv.validate${name}, tables.${name}${last})`,
  };
}

/** The unit of each field with a bound in a schema: `{"Note#/properties/length": "seconds"}`. */
function unitsIn(name: string, schemas: Schemas): Record<string, string> {
  const fields = [...namesReached([refTo(name)], schemas)].flatMap((holder) =>
    Object.entries(schemas[holder]?.properties ?? {}).map(([key, field]) => {
      return [`${holder}#/properties/${key}`, field] as const;
    }),
  );
  const bounded = fields.flatMap(([place, { 'x-unit': unit, minimum, maximum }]) =>
    unit === undefined || (minimum ?? maximum) === undefined ? [] : [[place, unit]],
  );
  return Object.fromEntries(bounded);
}

function functionItem(published: Published, verb: Module['verb']): ModuleItem {
  const { comment, name, inputs, options, result, code } = published;
  const declarations = inputs.map((input) => {
    const parameters = VERBS[verb].parametersOf(input, options);
    return `${comment}export declare function ${name}${parameters}: ${result};\n`;
  });
  return {
    declaration: declarations.join(''),
    code: `export const ${name} = /* @__PURE__ */ ${code};\n`,
  };
}

/** The type of the result. That of an open union has the kind of each branch next to the value. */
function resultOf(name: string, schema: Schema, { verb, schemas }: Module): string {
  const { resultOf: of } = VERBS[verb];
  const { 'x-discriminator': discriminator = discriminatorOf(schema, schemas) } = schema;
  if (!discriminator?.values.includes(null)) return of(`result.${name}`);
  const kinds = branchesOf(schema).map((branch, index) => {
    const type = discriminator.values[index]?.map(literal).join(' | ');
    const branchName = nameIn(branch);
    // In the tolerant types, the discriminator of a branch may have any value.
    const isExact = branchName && verb === 'parse';
    const chosen = isExact ? '' : ` & { ${literal(discriminator.name)}: ${type ?? 'string & {}'} }`;
    return `OfKind<${type ?? literal('other')}, ${of(`result.${branchName ?? name}${chosen}`)}>`;
  });
  return kinds.join(' | ');
}
