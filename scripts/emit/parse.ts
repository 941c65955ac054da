/**
 * `parse` and `strict/parse`: for every public schema a function that parses a value and never throws.
 *
 *     export const parseNote = parser(check.validateNote, { shape: shapes.Note });
 */
import type { Contract } from '../contract.ts';
import type { Profile } from '../profiles.ts';
import type { Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { framesOf, frameType, functionsFor, type Module } from './functions.ts';
import { queryParameters } from './query.ts';
import { shapesOf } from './shapes.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { UNKNOWN_FIELDS } from './shared/text.ts';

/** The profiles that have parsers. */
export type ParsedProfile = Exclude<Profile, 'tolerant'>;

const TYPES =
  'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, OfKind, ParseResult, QueryInput, Success, ValidatorError';

const STRICT_TYPES = 'Dropped, ParseOptions, StrictResult';

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
  const make = isStrict ? 'strictParser' : 'parser';
  const shapes = shapesOf(schemas, 'contract');
  const closed = isStrict ? shapesOf(own, 'strict') : new Map();
  const module: Module = {
    verb: 'parse',
    opening: isStrict
      ? "Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them out instead."
      : UNKNOWN_FIELDS.contract,
    options: isStrict ? 'ParseOptions' : '',
    result: (type) => (isStrict ? `StrictResult<${type}, Options>` : `ParseResult<${type}>`),
    outcome: (name) => {
      const filled = shapes.has(name) ? ' with the defaults filled in' : '';
      return `${filled}, or what is wrong with it; it may share parts with the input; never throws`;
    },
    code: (name, kinds) => {
      const about = [
        ...(shapes.has(name) ? [`shape: shapes.${name}`] : []),
        ...(closed.has(name) ? [`closed: closed.${name}`] : []),
        ...(kinds ? [`kinds: ${kinds}`] : []),
      ];
      const known = about.length > 0 ? `, { ${about.join(', ')} }` : '';
      return `${make}(check.validate${name}${known})`;
    },
    queries: queryParameters(own, contract),
  };
  const functions = Object.keys(own).flatMap((name): ModuleItem[] => {
    const ofSchema = functionsFor(name, own, contract, module);
    if (framesOf(name, contract) !== 'text or bytes') return ofSchema;
    const declaration = `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${frameType(name)} = AudioFrame | MessageFrame<result.${name}>;
`;
    return [{ declaration }, ...ofSchema];
  });
  const exported = isStrict ? `${TYPES}, ${STRICT_TYPES}` : TYPES;
  const published = { declaration: `export type { ${exported} };\n` };
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const code = `import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { ${make} } from './runtime/parse.js';
import * as shapes from './shapes/contract.js';
${isStrict ? "import * as closed from './shapes/strict.js';\n" : ''}import * as check from '${isStrict ? './strict.js' : './validators.js'}';
`;
  const types = `import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { Failure, Issue, OfKind, ParseResult, Success, ValidatorError } from './runtime/issues.js';
${isStrict ? `import type { ${STRICT_TYPES} } from './runtime/parse.js';\n` : ''}import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
`;
  const file = isStrict ? 'strict/parse' : 'parse';
  return moduleFiles(file, { code, types }, [published, ...functions], head);
}
