/** Contract to files: runs every emitter. */
import type { Contract } from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import { normalise } from '../normalise/normal.ts';
import { strict, tolerant } from '../normalise/profile.ts';
import type { Settings } from '../read/settings.ts';
import { emitExamples } from './examples.ts';
import { emitFacts } from './facts.ts';
import { emitDocument, type Files } from './files.ts';
import { emitGuards } from './guards.ts';
import { emitRuntime, moduleFiles } from './module.ts';
import { checkExports, checkTypeNames } from './names.ts';
import { emitOpenapi30 } from './openapi30.ts';
import { emitOperations } from './operations.ts';
import { emitDefaults } from './parse/defaults.ts';
import { emitParse } from './parse.ts';
import { emitCollection, emitSchemas } from './schemas.ts';
import { emitStandard } from './standard.ts';
import { indent, NOTICE } from './text.ts';
import { emitTypes } from './types.ts';
import { emitValidators, type ValidatorOptions } from './validators.ts';

/** The modules that the root entry re-exports; facts stay in a namespace, because their names are common words. */
const INDEX = `export * from './types.js';
export * from './validators.js';
export * from './parse.js';
export * from './guards.js';
export * from './operations.js';
export * as facts from './facts.js';
`;

/**
 * Generates everything under `generated/`, by its path there.
 *
 * @throws FindingsError if the contract contains something that cannot be generated
 */
export function generate(
  contract: Contract,
  settings: Settings,
  options?: ValidatorOptions,
): Files {
  const normal = normalise(contract);
  const toSend = strict(normal);
  const toRead = tolerant(normal);
  const profiles = [normal, toSend, toRead];
  refuse(checkTypeNames(normal, settings));
  const defaults = emitDefaults(normal);
  const files: Files = Object.assign(
    {},
    emitDocument('openapi', contract.openapi),
    emitDocument('asyncapi', contract.asyncapi),
    emitTypes(normal, toRead, defaults.names),
    emitSchemas(normal, settings),
    emitOpenapi30(normal),
    emitRuntime(),
    moduleFiles('formats', {}, [], "export * from './runtime/formats.js';\n"),
    ...profiles.map((profile) => emitValidators(profile, options)),
    ...profiles.map((profile) => emitCollection(profile, settings)),
    emitGuards(normal),
    { 'defaults.js': `${NOTICE}\n${indent(defaults.source)}` },
    ...profiles.map((profile) => emitParse(profile, settings, defaults.names)),
    ...[normal, toSend].map((profile) => emitStandard(profile, settings)),
    emitOperations(normal),
    emitFacts(normal),
    emitExamples(normal, toRead),
    moduleFiles('index', {}, [], INDEX),
  );
  refuse(checkExports(files, normal, settings));
  return files;
}
