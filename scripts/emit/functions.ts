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
import type { Contract } from '../model/contract.ts';
import { queryParameter } from '../model/queries.ts';
import {
  type ChildSchema,
  childrenOf,
  nameIn,
  namesReached,
  refTo,
  type Schema,
  type Schemas,
} from '../model/schema.ts';
import { unionOf } from '../model/unions.ts';
import { propertySchemaPath } from '../runtime/pointers.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, literal, untagged } from './shared/text.ts';

/** What each module says about itself, what it imports, and the types of the runtime that it exports. */
const MODULES = {
  parse: {
    about:
      "Parsers. Each returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept.",
    imports: {
      code: `import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as tables from './tables/parse.js';
`,
      types: `import type { Failure, Issue, OfKind, Success } from './runtime/issues.js';
import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { Dropped, ParseOptions, ParseResult } from './runtime/parse.js';
import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
`,
    },
    exported:
      'Failure, Issue, OfKind, Success, AudioFrame, FrameOptions, MessageFrame, Dropped, ParseOptions, ParseResult, QueryInput',
  },
  read: {
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    imports: {
      code: `import * as ajv from './ajv.js';
import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as tables from './tables/read.js';
`,
      types: `import type { Failure, Issue, OfKind } from './runtime/issues.js';
import type { Readable, ReadResult } from './runtime/read.js';
import type * as types from './types.js';
import type * as result from './types/tolerant.js';
`,
    },
    exported: 'Failure, Issue, OfKind, Readable, ReadResult',
  },
};

type Verb = keyof typeof MODULES;

/** Emits both modules. */
export function emitFunctions(contract: Contract, tolerant: Schemas): Files {
  return {
    ...emitModule('parse', contract, contract.schemas),
    ...emitModule('read', contract, tolerant),
  };
}

/** @param schemas the schemas of the values that are parsed, or read */
function emitModule(verb: Verb, contract: Contract, schemas: Schemas): Files {
  const { about, imports, exported } = MODULES[verb];
  const functions = Object.keys(schemas).flatMap((name) => {
    const ofValue = functionOfValues(verb, name, schemas, contract);
    const written =
      verb === 'parse' ? parsersOf(ofValue, name, contract) : readersOf(ofValue, name, contract);
    return written.map((one) => functionItem(verb, one));
  });
  const items = [{ declaration: jsdoc(about) }, { declaration: `export type { ${exported} };\n` }];
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  return moduleFiles(verb, imports, [...items, ...functions], head);
}

/** A function to publish, as source text. */
interface FunctionText {
  comment: string;
  name: string;
  /** Its first parameter with the type, in each overload. */
  inputs: string[];
  options: string;
  result: string;
  code: string;
  /** The declaration of a type that it needs. */
  type?: string;
}

/** The parsers of a schema: of its values, or of the queries or the frames in which they arrive. */
function parsersOf(ofValue: FunctionText, name: string, contract: Contract): FunctionText[] {
  const { operations, messageGroups, schemas } = contract;
  const operation = operations.find(({ queryName }) => queryName === name);
  if (operation) {
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    const inputs = [`query: QueryInput<types.${name}>`, 'query: unknown'];
    const styles = operation.query.map((field) => [field.name, queryParameter(field, schemas)]);
    const styleOf = jsonCode(Object.fromEntries(styles));
    return [{ ...ofValue, inputs, code: `ofQuery(/* @__PURE__ */ ${ofValue.code}, ${styleOf})` }];
  }
  const group = messageGroups.find((messages) => messages.name === name);
  if (!group) return [ofValue];
  const [ofMessage, ofFrame] = functionsOfFrames(ofValue);
  const { frame } = group;
  if (!frame) return [ofMessage, ofFrame];
  const type = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;

`;
  const ofData = {
    ...ofFrame,
    options: 'FrameOptions & ParseOptions',
    result: resultWith('parse', frame),
    code: `ofData(${ofMessage.name})`,
  };
  return [{ ...ofMessage, type }, ofData];
}

/** The readers of a schema: of its values, or of the frames with messages of the service. */
function readersOf(ofValue: FunctionText, name: string, contract: Contract): FunctionText[] {
  const group = contract.messageGroups.find((messages) => messages.name === name);
  return group?.sender === 'service' ? functionsOfFrames(ofValue) : [ofValue];
}

/** The function for messages, and the one for text frames with them. */
function functionsOfFrames(ofValue: FunctionText): [FunctionText, FunctionText] {
  const ofMessage = { ...ofValue, name: `${ofValue.name}Value` };
  return [ofMessage, { ...ofValue, inputs: ['frame: unknown'], code: `ofText(${ofMessage.name})` }];
}

/** The function for the values of a schema. */
function functionOfValues(
  verb: Verb,
  name: string,
  schemas: Schemas,
  contract: Contract,
): FunctionText {
  const { [name]: schema = {} } = schemas;
  const units = unitsIn(name, contract.schemas);
  const last = Object.keys(units).length > 0 ? `, ${jsonCode(units)}` : '';
  const [does, maker] = verb === 'parse' ? ['Parses', 'parser'] : ['Reads', 'reader'];
  const what = `${does} the value as \`${name}\`.`;
  return {
    comment: jsdoc(what, untagged(schema.description), schema.deprecated && '@deprecated'),
    name: verb + name,
    inputs: ['value: unknown'],
    options: 'ParseOptions',
    result: resultOf(verb, name, schemas),
    code: `${maker}(ajv.validate${name}, tables.${name}${last})`,
  };
}

/** The unit of each schema with a bound that a schema leads to: `{"Note#/properties/length": "seconds"}`. */
function unitsIn(name: string, schemas: Schemas): Record<string, string> {
  const unitsBelow = (node: Schema, at: string): [string, string][] => {
    const { 'x-unit': unit, minimum, maximum } = node;
    const isBounded = unit !== undefined && (minimum ?? maximum) !== undefined;
    const below = childrenOf(node).flatMap((child) =>
      unitsBelow(child.node, schemaPathBelow(child, at)),
    );
    return [...(isBounded ? [[at, unit] as [string, string]] : []), ...below];
  };
  const names = [...namesReached([refTo(name)], schemas)];
  return Object.fromEntries(names.flatMap((one) => unitsBelow(schemas[one] ?? {}, `${one}#`)));
}

/** The path of a schema in another one, as Ajv writes it. */
const schemaPathBelow = ({ keyword, key, pointer }: ChildSchema, at: string): string =>
  keyword === 'properties' ? propertySchemaPath(at, `${key}`) : at + pointer;

function functionItem(verb: Verb, text: FunctionText): ModuleItem {
  const { comment, name, inputs, options, result, code, type = '' } = text;
  const declarations = inputs.map((input) => {
    const parameters =
      verb === 'parse'
        ? `<Options extends ${options} = ${options}>(${input}, options?: Options)`
        : `(${input})`;
    return `${comment}export declare function ${name}${parameters}: ${result};\n`;
  });
  return {
    declaration: type + declarations.join(''),
    code: `export const ${name} = /* @__PURE__ */ ${code};\n`,
  };
}

/** The type of a result with a value of a type. */
const resultWith = (verb: Verb, type: string): string =>
  verb === 'parse' ? `ParseResult<${type}, Options>` : `ReadResult<${type}>`;

/** The type of the result for a schema. That of an open union has the kind of each branch next to the value. */
function resultOf(verb: Verb, name: string, schemas: Schemas): string {
  const { [name]: schema = {} } = schemas;
  const { discriminator, branches } = unionOf(schema, schemas);
  if (discriminator === undefined || branches.every(({ chosenBy }) => chosenBy))
    return resultWith(verb, `result.${name}`);
  const kinds = branches.map(({ schema: branch, chosenBy }) => {
    const type = chosenBy?.map(literal).join(' | ');
    const branchName = nameIn(branch);
    // In the tolerant types, the discriminator of a branch may have any value.
    const isExact = branchName && verb === 'parse';
    const chosen = isExact ? '' : ` & { ${literal(discriminator)}: ${type ?? 'string & {}'} }`;
    const result = resultWith(verb, `result.${branchName ?? name}${chosen}`);
    return `OfKind<${type ?? literal('other')}, ${result}>`;
  });
  return kinds.join(' | ');
}
