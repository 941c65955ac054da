import { stringify } from 'yaml';
import type { Contract } from '../model/contract.ts';
import type { JsonObject } from '../model/json.ts';
import type { Files } from './files.ts';
import { json } from './text.ts';

/** Emits both bundled documents. */
export function emitBundles({ openapi, asyncapi }: Contract): Files {
  return { ...emitDocument('openapi', openapi), ...emitDocument('asyncapi', asyncapi) };
}

/** Emits a document as YAML and as JSON. */
export function emitDocument(name: string, document: JsonObject): Files {
  return { [`${name}.yaml`]: yaml(document), [`${name}.json`]: json(document) };
}

function yaml(document: JsonObject): string {
  // An example that is shown in several places is written out in each: tools trip over anchors.
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 });
}
