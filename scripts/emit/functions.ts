/**
 * `parse` and `read`: for every public schema a function that takes a value, and never throws; for one that arrives in
 * frames, or as a query, a function that takes these.
 *
 *     const units = { 'Note#/properties/length': 'seconds' };
 *
 *     export const parseNote = parser(ajv.validateNote, tables.Note, units);
 *     export const readNote = reader(ajv.validateNote, tables.Note, units);
 *
 *     export const parseNewsValue = parser(ajv.validateNews, tables.News, units);  // a message of the service
 *     export const parseNews = ofText(parseNewsValue);                             // the frame with it
 *     export const parseListNotesQuery = ofQuery(parser(ajv.validateListNotesQuery, …), { limit: 'number' });
 */
import type { Contract } from '../model/contract.ts';
import { EXPORTED } from '../model/exports.ts';
import { queryParameters } from '../model/queries.ts';
import { childrenOf, nameIn, type Schema, type Schemas } from '../model/schema.ts';
import { unionOf } from '../model/unions.ts';
import { schemaPathBelow } from '../runtime/pointers.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, literal, paragraphs } from './shared/text.ts';

/** What each module says about itself, what its code imports, and the types in its results. */
const MODULES = {
  parse: {
    about:
      "Parsers. Each takes what `JSON.parse` returns: other values inside it, such as a `Date`, may be accepted. It returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept.",
    code: `import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as tables from './tables/parse.js';
`,
    result: 'resolved',
  },
  read: {
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    code: `import * as ajv from './ajv.js';
import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as tables from './tables/read.js';
`,
    result: 'tolerant',
  },
};

type Verb = keyof typeof MODULES;

/** Emits both modules. */
export function emitFunctions(contract: Contract, tolerant: Schemas): Files {
  const names = Object.keys(contract.schemas);
  const parsers = names.flatMap((name) => parsersOf(name, contract));
  const readers = names.flatMap((name) => readersOf(name, contract, tolerant));
  const units = { code: `const units = ${jsonCode(unitsIn(contract.schemas))};\n` };
  return {
    ...emitModule('parse', [units, ...parsers]),
    ...emitModule('read', [units, ...readers]),
  };
}

function emitModule(verb: Verb, functions: ModuleItem[]): Files {
  const { about, code, result } = MODULES[verb];
  const imported = Object.entries(EXPORTED[verb]).map(
    ([module, names]) => `import type { ${names.join(', ')} } from './runtime/${module}.js';\n`,
  );
  const types = `${imported.join('')}import type * as types from './types.js';
import type * as result from './types/${result}.js';
`;
  const names = Object.values(EXPORTED[verb]).flat().join(', ');
  const items = [{ declaration: jsdoc(about) }, { declaration: `export type { ${names} };\n` }];
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  return moduleFiles(verb, { code, types }, [...items, ...functions], head);
}

/** The parsers of a schema: of its values, or of the queries or the frames in which they arrive. */
function parsersOf(name: string, contract: Contract): ModuleItem[] {
  const { operations, messageGroups, schemas } = contract;
  const write = writerOf('Parses', name, schemas);
  const result = resultOf('parse', name, schemas);
  const signature = (input: string, returned = result, options = 'ParseOptions') =>
    `<Options extends ${options} = ${options}>(${input}, options?: Options): ${returned}`;
  const ofValues = callOf('parser', name);
  const operation = operations.find(({ queryName }) => queryName === name);
  if (operation) {
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    const inputs = [`query: QueryInput<types.${name}>`, 'query: unknown'];
    const signatures = inputs.map((input) => signature(input));
    const styles = queryParameters(operation, schemas).map(({ field, style }) => {
      return [field.name, style];
    });
    const styleOf = jsonCode(Object.fromEntries(styles));
    return [write(`parse${name}`, signatures, `ofQuery(/* @__PURE__ */ ${ofValues}, ${styleOf})`)];
  }
  const group = messageGroups.find((messages) => messages.name === name);
  if (!group) return [write(`parse${name}`, [signature('value: unknown')], ofValues)];
  const ofMessage = write(`parse${name}Value`, [signature('value: unknown')], ofValues);
  const { frame } = group;
  if (!frame) {
    const code = `ofText(parse${name}Value)`;
    return [ofMessage, write(`parse${name}`, [signature('frame: unknown')], code)];
  }
  const type = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`;
  const ofFrame = signature(
    'frame: unknown',
    resultWith('parse', frame),
    'FrameOptions & ParseOptions',
  );
  const ofData = write(`parse${name}`, [ofFrame], `ofData(parse${name}Value)`);
  return [{ declaration: type }, ofMessage, ofData];
}

/** The readers of a schema: of its values, and of the frames with messages of the service. */
function readersOf(name: string, contract: Contract, tolerant: Schemas): ModuleItem[] {
  const write = writerOf('Reads', name, tolerant);
  const result = resultOf('read', name, tolerant);
  const code = callOf('reader', name);
  const group = contract.messageGroups.find((messages) => messages.name === name);
  if (group?.sender !== 'service')
    return [write(`read${name}`, [`(value: unknown): ${result}`], code)];
  return [
    write(`read${name}Value`, [`(value: unknown): ${result}`], code),
    write(`read${name}`, [`(frame: unknown): ${result}`], `ofText(read${name}Value)`),
  ];
}

/** Returns what writes a function of a schema, with a declaration for each signature. */
function writerOf(does: string, schemaName: string, schemas: Schemas) {
  const { description } = schemas[schemaName] ?? {};
  const what = `${does} the value as \`${schemaName}\`.`;
  const comment = jsdoc(paragraphs(what, description));
  return (name: string, signatures: string[], code: string): ModuleItem => {
    const declared = signatures.map(
      (each) => `${comment}export declare function ${name}${each};\n`,
    );
    const constant = `export const ${name} = /* @__PURE__ */ ${code};\n`;
    return { declaration: declared.join(''), code: constant };
  };
}

/** The call that makes the function for the values of a schema. */
const callOf = (maker: string, name: string): string =>
  `${maker}(ajv.validate${name}, tables.${name}, units)`;

/** The unit of each schema with a bound: `{"Note#/properties/length": "seconds"}`. */
function unitsIn(schemas: Schemas): Record<string, string> {
  const unitsBelow = (node: Schema, schemaPath: string): [string, string][] => {
    const { 'x-unit': unit, minimum, maximum } = node;
    const below = childrenOf(node).flatMap((child) =>
      unitsBelow(child.node, schemaPathBelow(schemaPath, child.keyword, child.key)),
    );
    return unit === undefined || (minimum ?? maximum) === undefined
      ? below
      : [[schemaPath, unit], ...below];
  };
  const named = Object.entries(schemas);
  return Object.fromEntries(named.flatMap(([name, schema]) => unitsBelow(schema, `${name}#`)));
}

/** The type of a result with a value of a type. */
const resultWith = (verb: Verb, type: string): string =>
  verb === 'parse' ? `ParseResult<${type}, Options>` : `ReadResult<${type}>`;

/** The type of the result for a schema. That of an open union has the kind of each branch next to the value. */
function resultOf(verb: Verb, name: string, schemas: Schemas): string {
  const { [name]: schema = {} } = schemas;
  const { discriminator, branches, open } = unionOf(schema, schemas);
  if (discriminator === undefined || !open) return resultWith(verb, `result.${name}`);
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
