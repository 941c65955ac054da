/** What every caller needs: the base URL, the key, and the form field of an upload. */
import type { Contract, Operation } from '../../contract.ts';
import { isJsonObject, type Json } from '../../json.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, link, list } from '../md.ts';

/** The base URL, the header of the key, and the fields of forms that contain a file. */
export function writeEssentials({ contract }: PageInput): string[] {
  const { servers, security } = contract.openapi;
  const baseUrls = listOf(servers)
    .filter(isJsonObject)
    .map(({ url, description }) => baseUrlLine(String(url ?? ''), String(description ?? '')));
  const uploads = contract.operations.flatMap(uploadLines);
  return [list([...baseUrls, ...keyLines(contract, security), ...uploads])];
}

/** A line for a server: a host under `.invalid` is a placeholder, which a reader must replace. */
function baseUrlLine(url: string, name: string): string {
  const isPlaceholder = /\.invalid(\/|$)/.test(url);
  if (isPlaceholder) return `Base URL: Replace ${code(url)} with the base URL of your service.`;
  return `Base URL: ${code(url)}${name && ` (${name})`}.`;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** A line for each form field of an operation that contains a file. */
function uploadLines(operation: Operation): string[] {
  const call = link(code(callName(operation)), `operation:${operation.id}`);
  const content = operation.requestBody?.content ?? [];
  const forms = content.filter(({ type }) => type.startsWith('multipart/'));
  const fields = forms.flatMap(({ schema }) => Object.entries(schema?.properties ?? {}));
  const files = fields.filter(([, { format }]) => format === 'binary');
  return files.map(([name]) => `Upload: ${call} takes the file in the form field ${code(name)}.`);
}

/** A line for each key that an alternative requires, with its place. */
export function keyLines({ securitySchemes }: Contract, alternatives: Json | undefined): string[] {
  return listOf(alternatives).flatMap((alternative, index) => {
    const names = Object.keys(alternative ?? {});
    const start = index === 0 ? '' : 'Or: ';
    if (names.length === 0) return [`${start}No authentication.`];
    return names.map((name, position) => {
      const { node = {}, description = '' } = securitySchemes.get(name) ?? {};
      const place =
        node.type === 'apiKey' ? `the ${node.in} ${code(node.name ?? name)}` : code(name);
      const mark = position === 0 ? start : 'And: ';
      const isTold = description.includes(code(node.name ?? name));
      return `${mark}Authentication: ${isTold ? '' : `${place}. `}${description}`.trim();
    });
  });
}
