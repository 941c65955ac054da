/**
 * `parse`, `strict/parse` and `read`: for every public schema a function that takes a value, and never throws; for one
 * that arrives in frames, or as a query, also a function that takes these.
 *
 *     export const parseNote = parser(check.validateNote, { defaults: defaults.Note });
 *     export const readNote = reader(check.validateNote, tolerant.validateNote);
 */
import type { ChannelOperation, Contract } from '../contract.ts';
import type { Merged, Profile } from '../profiles.ts';
import { nameIn, type Schema, type Schemas, type Tag, tagOf, valuesOf } from '../schema.ts';
import { defaultsOf } from './defaults.ts';
import type { Files } from './output.ts';
import { queryParameters } from './query.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, keyName, literal } from './shared/text.ts';

/** What the functions of a module have in common. */
interface Kind {
  path: 'parse' | 'strict/parse' | 'read';
  about: string;
  /** The runtime's function that makes each, and the profile whose validator it takes. */
  make: 'parser' | 'strictParser' | 'reader';
  profile: Profile;
  /** The module with the types of the returned values. */
  types: string;
  /** The type of the options of each function, on which the type of its result depends. */
  options?: string;
  result: (type: string) => string;
  /** The types of the runtime that the module exports, by the module that has them. */
  exported: Record<string, string>;
}

const SHARED = {
  issues: 'Failure, Issue, OfKind',
  inputs: 'AudioFrame, FrameOptions, MessageFrame',
};
const PARSED = { ...SHARED, issues: `${SHARED.issues}, ParseResult, Success`, query: 'QueryInput' };

const KINDS: Kind[] = [
  {
    path: 'parse',
    about:
      'Parsers. Each returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are accepted and kept.',
    make: 'parser',
    profile: 'contract',
    types: 'types/resolved',
    result: (type) => `ParseResult<${type}>`,
    exported: PARSED,
  },
  {
    path: 'strict/parse',
    about:
      "Parsers like those in `parse`, except that they reject unknown fields. With `{ unknownFields: 'drop' }`, they drop unknown fields instead.",
    make: 'strictParser',
    profile: 'strict',
    types: 'types/resolved',
    options: 'ParseOptions',
    result: (type) => `StrictResult<${type}, Options>`,
    exported: { ...PARSED, parse: 'Dropped, ParseOptions, StrictResult' },
  },
  {
    path: 'read',
    about:
      'Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws.',
    make: 'reader',
    profile: 'contract',
    types: 'types/tolerant',
    result: (type) => `ReadResult<${type}>`,
    exported: { ...SHARED, read: 'Readable, ReadResult' },
  },
];

/**
 * Emits the three modules.
 *
 * @param tolerant the tolerant profile
 */
export function emitFunctions(
  { contract, readable }: Pick<Merged, 'contract' | 'readable'>,
  tolerant: Schemas,
): Files {
  const queries = queryParameters(readable, contract);
  const defaults = new Set(defaultsOf(readable).keys());
  const files = KINDS.map((kind) => {
    const own = kind.path === 'read' ? tolerant : readable;
    const functions = Object.keys(own).flatMap((name) =>
      functionsFor({ name, schemas: own, contract, kind, defaults, query: queries.get(name) }),
    );
    const modules = Object.entries(kind.exported);
    const maker = kind.make === 'reader' ? 'read' : 'parse';
    const imports = {
      code: `import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { ${kind.make} } from './runtime/${maker}.js';
import * as ${maker === 'read' ? 'tolerant' : 'defaults'} from './${maker === 'read' ? 'ajv/tolerant' : 'defaults'}.js';
import * as check from './ajv/${kind.profile}.js';
`,
      types: `${modules.map(([module, names]) => `import type { ${names} } from './runtime/${module}.js';\n`).join('')}import type * as types from './types.js';
import type * as result from './${kind.types}.js';
`,
    };
    const published = `export type { ${modules.map(([, names]) => names).join(', ')} };\n`;
    const head = "export { formatIssue, oneLine } from './runtime/issues.js';\n";
    const items = [{ declaration: jsdoc(kind.about) }, { declaration: published }, ...functions];
    return moduleFiles(kind.path, imports, items, head);
  });
  return Object.assign({}, ...files);
}

/** A schema whose functions a module has. */
interface Subject {
  name: string;
  schemas: Schemas;
  contract: Contract;
  kind: Kind;
  /** The names of the schemas with defaults. */
  defaults: ReadonlySet<string>;
  /** How its parameters are written, if it is the schema of a query. */
  query: object | undefined;
}

function functionsFor({ name, schemas, contract, kind, defaults, query }: Subject): ModuleItem[] {
  const verb = kind.make === 'reader' ? 'read' : 'parse';
  const schema = schemas[name] ?? {};
  const anyTag = tagOf(schema, schemas);
  // Of an open union, results have the kind.
  const tag = anyTag?.values.includes('other') ? anyTag : undefined;
  const known = tag && valuesOf(tag).map((value) => literal(value));
  const kinds = tag && `{ tag: ${literal(tag.name)}, known: [${known}] }`;
  const filled = defaults.has(name) && `defaults: defaults.${name}`;
  const about = [filled, kinds && `kinds: ${kinds}`].filter(Boolean).join(', ');
  const more = verb === 'read' ? [`tolerant.validate${name}`, kinds] : [about && `{ ${about} }`];
  const code = `${kind.make}(${[`check.validate${name}`, ...more].filter(Boolean).join(', ')})`;
  const result = tag ? resultByKind(name, schema, tag, kind) : kind.result(`result.${name}`);
  const ofValue = { name: verb + name, type: name, parameters: ['value: unknown'], result, code };
  const write = (own: Published) => functionItem(own, schema, kind.options ?? '');
  if (query && verb === 'parse') {
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
  if (sent.frames === 'text') {
    const frame = { ...ofValue, parameters: ['frame: unknown'], code: `ofText(${ofMessage.name})` };
    return [write(ofMessage), write(frame)];
  }
  const frames = name.replace(/(Message)?$/, 'Frame');
  const declaration = `/** A frame that arrived. \`kind\` is the discriminator between raw audio and messages. */
export type ${frames} = AudioFrame | MessageFrame<result.${name}>;
`;
  const ofFrame = {
    ...ofValue,
    type: frames,
    parameters: ['frame: unknown'],
    result: kind.result(frames),
    options: 'FrameOptions',
    code: `ofData(${ofMessage.name}${verb === 'read' ? ', { deviations: [] }' : ''})`,
  };
  return [{ declaration }, write(ofMessage), write(ofFrame)];
}

/** A function to publish, as source text. */
interface Published {
  name: string;
  /** The type that it parses or reads. */
  type: string;
  /** The parameter with its type, in each overload. */
  parameters: string[];
  /** The type of further options. */
  options?: string;
  result: string;
  code: string;
}

function functionItem(
  own: Published,
  { description, deprecated }: Schema,
  shared: string,
): ModuleItem {
  const { name, type, parameters, result, code } = own;
  const options = [own.options ?? [], shared || []].flat().join(' & ');
  // The type of the result depends on the options.
  const generic = shared ? `<Options extends ${options} = ${options}>` : '';
  const last = options && `, options?: ${shared ? 'Options' : options}`;
  const verb = name.startsWith('read') ? 'Reads' : 'Parses';
  const what = `${verb} the ${/^\w+/.exec(parameters[0] ?? '')} as \`${type}\`.`;
  const comment = jsdoc(what, description, deprecated && '@deprecated');
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
function resultByKind(name: string, schema: Schema, tag: Tag, { make, result }: Kind): string {
  const kinds = (schema.oneOf ?? []).map((one, index) => {
    const values = tag.values[index] ?? [];
    const own = values === 'other' ? literal(values) : tagType(values);
    const branch = nameIn(one);
    const type = `result.${branch ?? name}`;
    // In the tolerant types, the tag of a branch may have any value.
    const isExact = branch !== undefined && make !== 'reader';
    const exact = isExact ? type : `${type} & { ${keyName(tag.name)}: ${tagType(values)} }`;
    return `OfKind<${own}, ${result(exact)}>`;
  });
  return kinds.join(' | ');
}

/** The values of a tag that choose a branch, as a type. */
function tagType(values: Tag['values'][number]): string {
  return values === 'other' ? 'string & {}' : values.map(literal).join(' | ');
}
