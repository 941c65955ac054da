/** `openapi` and `asyncapi`: the bundles, as YAML and as JSON. */
import { stringify } from 'yaml';
import type { JsonObject } from '../json.ts';
import type { Files } from './output.ts';
import { jsonText } from './shared/text.ts';

/** Emits a document as YAML and as JSON. */
export function emitDocument(name: string, document: JsonObject): Files {
  const yaml = stringify(document, {
    // An example in several places is repeated in each, because some tools fail on anchors.
    aliasDuplicateObjects: false,
    lineWidth: 100,
    // Within double quotes, unlike single ones, a line may break where the text has no space.
    singleQuote: false,
    // Readers of YAML 1.1 take an unquoted `no` for false, and an unquoted date for a timestamp.
    compat: 'yaml-1.1',
    blockQuote: 'literal',
  });
  return { [`${name}.yaml`]: yaml, [`${name}.json`]: jsonText(document) };
}
