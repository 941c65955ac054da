import { stringify } from 'yaml';
import type { Contract } from '../model/contract.ts';
import type { JsonObject } from '../model/json.ts';
import type { Files } from './files.ts';

/** Emits both bundled documents, as YAML and as JSON. */
export function emitBundles({ openapi, asyncapi }: Contract): Files {
  return {
    'openapi.yaml': yaml(openapi),
    'openapi.json': json(openapi),
    'asyncapi.yaml': yaml(asyncapi),
    'asyncapi.json': json(asyncapi),
  };
}

function json(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function yaml(document: JsonObject): string {
  // An example that is shown in several places is written out in each: tools trip over anchors.
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 });
}
