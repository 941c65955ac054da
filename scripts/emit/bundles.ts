/** A document as it is published. */
import { stringify } from 'yaml';
import type { JsonObject } from '../model/json.ts';
import type { Files } from './files.ts';
import { jsonText } from './text.ts';

/** Emits a document as YAML and as JSON. */
export function emitDocument(name: string, document: JsonObject): Files {
  // An example that is shown in several places is written out in each: tools trip over anchors.
  // Within double quotes, unlike single ones, a line may break where the text has no space.
  const options = { aliasDuplicateObjects: false, lineWidth: 100, singleQuote: false };
  // Readers of YAML 1.1 take an unquoted `no` for false, and an unquoted date for a timestamp.
  const quoting = { compat: 'yaml-1.1', blockQuote: 'literal' } as const;
  const yaml = stringify(document, { ...options, ...quoting });
  return { [`${name}.yaml`]: yaml, [`${name}.json`]: jsonText(document) };
}
