/**
 * `parse` and `strict/parse`: for every public schema a function that parses a value and never throws.
 *
 *     export const parseNote = parser(check.validateNote, { shape: shapes.Note });
 */
import type { Contract } from '../contract.ts';
import { mapValues } from '../json.ts';
import type { Profile } from '../profiles.ts';
import type { Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { framesOf, frameType, functionsFor, type Module } from './functions.ts';
import { type ModulePart, moduleFiles } from './parts/module.ts';
import { jsonCode, UNKNOWN_FIELDS } from './parts/text.ts';
import { queryParameters } from './query.ts';
import { hasDefaults, shapesOf } from './shapes.ts';

/** The profiles that have parsers. */
export type ParsedProfile = Exclude<Profile, 'tolerant'>;

const TYPES =
  'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, OfKind, ParseResult, QueryInput, Success, ValidatorError';

const IMPORTS = {
  './runtime/frame.js': 'type AudioFrame, type FrameOptions, type MessageFrame',
  './runtime/inputs.js': 'ofData, ofQuery, ofText',
  './runtime/issues.js':
    'type Failure, type Issue, type OfKind, type ParseResult, type Success, type ValidatorError',
  './runtime/parse.js': 'parser, strictParser, type Dropped, type ParseOptions, type StrictResult',
  './runtime/query.js': 'type QueryInput',
  './shapes/contract.js': '* as shapes',
  './shapes/strict.js': '* as closed',
  './types.js': 'type * as types',
  './types/resolved.js': 'type * as result',
};

/**
 * Emits the parsers of a profile.
 *
 * @param schemas the schemas of the contract
 * @param own those of the profile
 */
export function emitParse(
  schemas: Schemas,
  own: Schemas,
  profile: ParsedProfile,
  contract: Contract,
): Files {
  const isStrict = profile === 'strict';
  const shapes = shapesOf(schemas, 'contract');
  const closed = isStrict ? shapesOf(own, 'strict') : new Map();
  const queries = queryParameters(own, contract);
  const module: Module = {
    verb: 'parse',
    opening: isStrict
      ? "Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them out instead."
      : (UNKNOWN_FIELDS.contract ?? ''),
    options: isStrict ? 'ParseOptions' : '',
    result: (type) => (isStrict ? `StrictResult<${type}, Options>` : `ParseResult<${type}>`),
    outcome: (name) => {
      const filled = hasDefaults(schemas[name] ?? {}, schemas)
        ? ' with the defaults filled in'
        : '';
      return `${filled}, or what is wrong with it; it may share parts with the input; never throws`;
    },
    code: (name, kinds) => {
      const about = [
        ...(shapes.has(name) ? [`shape: shapes.${name}`] : []),
        ...(closed.has(name) ? [`closed: closed.${name}`] : []),
        ...(kinds ? [`kinds: ${kinds}`] : []),
      ];
      const known = about.length > 0 ? `, { ${about.join(', ')} }` : '';
      return `${isStrict ? 'strictParser' : 'parser'}(check.validate${name}${known})`;
    },
    queries: new Map(Object.entries(mapValues(Object.fromEntries(queries), jsonCode))),
    takesAudio: true,
  };
  const parts = Object.keys(own).flatMap((name): ModulePart[] => {
    const functions = functionsFor(name, own, contract, module);
    if (framesOf(name, contract) !== 'text or bytes') return functions;
    const declaration = `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${frameType(name)} = AudioFrame | MessageFrame<result.${name}>;
`;
    return [{ declaration }, ...functions];
  });
  const types = isStrict ? `${TYPES}, Dropped, ParseOptions, StrictResult` : TYPES;
  const published = { declaration: `export type { ${types} };\n` };
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const imports = { ...IMPORTS, [isStrict ? './strict.js' : './validators.js']: '* as check' };
  const file = isStrict ? 'strict/parse' : 'parse';
  return moduleFiles(file, imports, [published, ...parts], head);
}
