/** `openapi` and `asyncapi`: the bundles, as YAML and as JSON. */
import { stringify } from 'yaml';
import type { JsonObject } from '../json.ts';
import type { Files } from './output.ts';
import { jsonText } from './shared/text.ts';

/** Emits a document as YAML and as JSON. */
export function emitDocument(name: string, contract: JsonObject): Files {
  const document = withQuestions(contract);
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

/** A copy whose descriptions end with the open questions, because viewers show other keys as code or not at all. */
function withQuestions(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    const { description, 'x-unspecified': questions } = Object(value);
    if (!description || !questions) return value;
    const label = questions.length > 1 ? 'Open questions' : 'Open question';
    const text = `${description.trimEnd()}\n\n**${label}:** ${questions.join(' ')}`;
    return { ...value, description: text };
  });
}
