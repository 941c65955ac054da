/**
 * `parse` and `read`: for every public schema a function that takes a value, and never throws; for one that arrives in
 * frames, or as a query, also a function that takes these.
 *
 *     export const parseNote = parser(ajv.validateNote, { defaults: defaults.Note });
 *     export const readNote = reader(ajv.validateNote, shapes.Note);
 */
import type { ChannelOperation, Contract } from '../contract.ts';
import type { Merged } from '../profiles.ts';
import { nameIn, type Schema, type Schemas, type Tag, tagOf, valuesOf } from '../schema.ts';
import { defaultsOf } from './defaults.ts';
import type { Files } from './output.ts';
import { queryParameters } from './query.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, keyName, literal } from './shared/text.ts';

/** What the functions of a module have in common. */
interface Kind {
  verb: 'parse' | 'read';
  about: string;
  /** The imports of the code. */
  code: string;
  /** The types of the returned values. */
  types: string;
  /** The types of the runtime that the module exports, by the module that has them. */
  exported: Record<string, string>;
  /** The type of the options of each function. */
  options: string;
  result: (type: string) => string;
  /** The call that makes the function of a schema. */
  make: (name: string, kinds: string | undefined) => string;
}

/** Emits both modules. */
export function emitFunctions(
  { contract, readable }: Pick<Merged, 'contract' | 'readable'>,
  tolerant: Schemas,
): Files {
  const defaults = defaultsOf(readable);
  const parse: Kind = {
    verb: 'parse',
    about:
      "Parsers. Each returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept.",
    code: `import { parser } from './runtime/parse.js';
import * as defaults from './defaults.js';
`,
    types: 'types/resolved',
    exported: {
      issues: 'Failure, Issue, OfKind, Success',
      inputs: 'AudioFrame, FrameOptions, MessageFrame',
      parse: 'Dropped, ParseOptions, ParseResult',
      query: 'QueryInput',
    },
    options: 'ParseOptions',
    result: (type) => `ParseResult<${type}, Options>`,
    make: (name, kinds) => {
      const filled = defaults.has(name) && `defaults: defaults.${name}`;
      const about = [filled, kinds && `kinds: ${kinds}`].filter(Boolean).join(', ');
      return `parser(ajv.validate${name}${about && `, { ${about} }`})`;
    },
  };
  const read: Kind = {
    verb: 'read',
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    code: `import { reader } from './runtime/read.js';
import * as shapes from './shapes.js';
`,
    types: 'types/tolerant',
    exported: {
      issues: 'Failure, Issue, OfKind',
      inputs: 'AudioFrame, FrameOptions, MessageFrame',
      read: 'Readable, ReadResult',
    },
    options: '',
    result: (type) => `ReadResult<${type}>`,
    make: (name, kinds) =>
      `reader(${[`ajv.validate${name}`, `shapes.${name}`, kinds].filter(Boolean).join(', ')})`,
  };
  const queries = queryParameters(readable, contract);
  return {
    ...emitKind(parse, readable, contract, queries),
    ...emitKind(read, tolerant, contract, new Map()),
  };
}

function emitKind(
  kind: Kind,
  schemas: Schemas,
  contract: Contract,
  queries: ReadonlyMap<string, object>,
): Files {
  const modules = Object.entries(kind.exported);
  const typeImports = modules.map(
    ([module, names]) => `import type { ${names} } from './runtime/${module}.js';\n`,
  );
  const imports = {
    code: `import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
${kind.code}`,
    types: `${typeImports.join('')}import type * as types from './types.js';
import type * as result from './${kind.types}.js';
`,
  };
  const published = `export type { ${modules.map(([, names]) => names).join(', ')} };\n`;
  const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
  const functions = Object.keys(schemas).flatMap((name) =>
    functionsFor(name, kind, schemas, contract, queries.get(name)),
  );
  const items = [{ declaration: jsdoc(kind.about) }, { declaration: published }, ...functions];
  return moduleFiles(kind.verb, imports, items, head);
}

/** The functions for a schema; `query` is how its parameters are written, if it is the schema of a query. */
function functionsFor(
  name: string,
  kind: Kind,
  schemas: Schemas,
  contract: Contract,
  query: object | undefined,
): ModuleItem[] {
  const { verb, result, make } = kind;
  const schema = schemas[name] ?? {};
  const anyTag = tagOf(schema, schemas);
  // Of an open union, results have the kind.
  const tag = anyTag?.values.includes('other') ? anyTag : undefined;
  const known = tag && valuesOf(tag).map((value) => literal(value));
  const code = make(name, tag && `{ tag: ${literal(tag.name)}, known: [${known}] }`);
  const ofValue: Published = {
    name: verb + name,
    what: `${verb === 'read' ? 'Reads' : 'Parses'} the value as \`${name}\`.`,
    parameters: ['value: unknown'],
    result: tag ? resultByKind(name, schema, tag, kind) : result(`result.${name}`),
    code,
  };
  const write = (own: Published) => functionItem(own, schema, kind.options);
  if (query) {
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    const parameters = [`query: QueryInput<types.${name}>`, 'query: unknown'];
    // A bundler drops an unused call only if the calls in its arguments are also marked.
    const ofAny = `ofQuery(/* @__PURE__ */ ${code}, ${jsonCode(query)})`;
    return [write({ ...ofValue, parameters, code: ofAny })];
  }
  const sent = channelOperationOf(name, contract);
  // What a client sends is parsed, but not read.
  if (!sent || (verb === 'read' && sent.sender === 'client')) return [write(ofValue)];
  const ofMessage = { ...ofValue, name: `${ofValue.name}Value` };
  const ofFrame = { ...ofValue, parameters: ['frame: unknown'], code: `ofText(${ofMessage.name})` };
  if (sent.frames === 'text') return [write(ofMessage), write(ofFrame)];
  const frames = name.replace(/(Message)?$/, 'Frame');
  const declaration = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frames} = AudioFrame | MessageFrame<result.${name}>;
`;
  const more = verb === 'read' ? ', { deviations: [] }' : '';
  const ofBytes = {
    ...ofFrame,
    result: result(frames),
    options: 'FrameOptions',
    code: `ofData(${ofMessage.name}${more})`,
  };
  return [{ declaration }, write(ofMessage), write(ofBytes)];
}

/** A function to publish, as source text. */
interface Published {
  name: string;
  what: string;
  /** The parameter with its type, in each overload. */
  parameters: string[];
  /** The type of further options. */
  options?: string;
  result: string;
  code: string;
}

function functionItem(own: Published, schema: Schema, shared: string): ModuleItem {
  const { name, what, parameters, result, code } = own;
  const options = [own.options ?? [], shared || []].flat().join(' & ');
  // The type of the result depends on the options.
  const generic = shared ? `<Options extends ${options} = ${options}>` : '';
  const last = options && `, options?: ${shared ? 'Options' : options}`;
  const comment = jsdoc(what, schema.description, schema.deprecated && '@deprecated');
  const declarations = parameters.map(
    (one) => `${comment}export declare function ${name}${generic}(${one}${last}): ${result};\n`,
  );
  const made = `export const ${name} = /* @__PURE__ */ ${code};\n`;
  return { declaration: declarations.join(''), code: made };
}

/** The operation whose messages are the values of a schema, preferably with raw audio; undefined if there is none. */
export function channelOperationOf(
  name: string,
  { channels }: Contract,
): ChannelOperation | undefined {
  const operations = channels.flatMap((channel) => channel.operations);
  const own = operations.filter(({ unionName }) => unionName === name);
  return own.find(({ frames }) => frames !== 'text') ?? own[0];
}

/** The type of the result for an open union, with the kind of each branch next to the value. */
function resultByKind(name: string, schema: Schema, tag: Tag, { verb, result }: Kind): string {
  const kinds = (schema.oneOf ?? []).map((one, index) => {
    const values = tag.values[index] ?? [];
    const own = values === 'other' ? literal(values) : tagType(values);
    const branch = nameIn(one);
    const type = `result.${branch ?? name}`;
    // In the tolerant types, the tag of a branch may have any value.
    const isExact = branch !== undefined && verb === 'parse';
    const exact = isExact ? type : `${type} & { ${keyName(tag.name)}: ${tagType(values)} }`;
    return `OfKind<${own}, ${result(exact)}>`;
  });
  return kinds.join(' | ');
}

/** The values of a tag that choose a branch, as a type. */
function tagType(values: Tag['values'][number]): string {
  return values === 'other' ? 'string & {}' : values.map(literal).join(' | ');
}
