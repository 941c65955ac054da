/** What every caller needs: the base URL, the key, and the form field of an upload. */
import type { Contract, Operation } from '../../contract.ts';
import { at, isJsonObject, type Json } from '../../json.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, link, list } from '../md.ts';

/** The base URL, the header of the key, and the fields of forms that contain a file. */
export function writeEssentials({ contract }: PageInput): string[] {
  const url = at(contract.openapi, '/servers/0/url') ?? '/';
  // A host under `.invalid` is a placeholder.
  const base = /\.invalid(\/|$)/.test(String(url))
    ? `In all examples, replace ${code(url)} with the base URL of your service.`
    : `${code(url)}.`;
  const keys = keyLines(contract, contract.openapi.security);
  return [list([`Base URL: ${base}`, ...keys, ...contract.operations.flatMap(uploadLines)])];
}

/** A line for each form field of an operation that contains a file. */
function uploadLines(operation: Operation): string[] {
  const call = link(code(callName(operation)), `operation:${operation.id}`);
  const forms = operation.requestBody?.content ?? [];
  return forms.flatMap(({ schema }) =>
    Object.entries(schema?.properties ?? {})
      .filter(([, { format }]) => format === 'binary')
      .map(([name]) => `Upload: ${call} takes the file in the form field ${code(name)}.`),
  );
}

/** A line for each key that a call takes, from the description of its security scheme. */
export function keyLines({ securitySchemes }: Contract, security: Json | undefined): string[] {
  const alternatives = Array.isArray(security) ? security.filter(isJsonObject) : [];
  return alternatives.flatMap(Object.keys).map((name) => {
    return `Authentication: ${securitySchemes.get(name)?.description ?? code(name)}`;
  });
}
