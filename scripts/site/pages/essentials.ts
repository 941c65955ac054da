/** What every caller needs: the address of the service, the key, and the field of an upload. */
import type { Contract, HttpRequest } from '../../model/contract.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, link, list } from '../md.ts';

/** The base address, the header of the key, and the fields of forms that hold a file. */
export function writeEssentials({ contract }: PageInput): string[] {
  const lines = [
    ...describeServers(contract.openapi),
    ...keyLines(contract, contract.openapi.security),
    ...contract.operations.flatMap((operation) =>
      fileFields(operation).map((field) => {
        const call = link(code(callName(operation)), `operation:${operation.id}`);
        return `File of an upload: the field ${code(field)} of the form that ${call} takes.`;
      }),
    ),
  ];
  return [list(lines)];
}

/** A line for each key that an alternative asks for, with the place where it goes. */
export function keyLines({ securitySchemes }: Contract, alternatives: unknown): string[] {
  return (Array.isArray(alternatives) ? alternatives : []).flatMap((alternative, index) => {
    const names = Object.keys(alternative);
    const start = index === 0 ? '' : 'Or: ';
    if (names.length === 0) return [`${start}No key is needed.`];
    return names.map((name, position) => {
      const { node = {}, description = 'The key.' } = securitySchemes.get(name) ?? {};
      const place = node.type === 'apiKey' ? `${node.in} ${code(node.name ?? name)}` : code(name);
      const begin = position === 0 ? start : 'Together with it: ';
      return `${begin}${description.replace(/\.$/, '')}, in the ${place}.`;
    });
  });
}

/** The names of the fields of a request's form that hold a file. */
function fileFields({ requestBody }: HttpRequest): string[] {
  return (requestBody?.content ?? [])
    .filter(({ type }) => type.startsWith('multipart/'))
    .flatMap(({ schema }) => Object.entries(schema?.properties ?? {}))
    .flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));
}

function describeServers({ servers }: JsonObject): string[] {
  return (Array.isArray(servers) ? servers : [])
    .filter(isJsonObject)
    .map(({ url, description }) => {
      return `Base address: ${code(url ?? '')}. ${description ?? ''}`.trim();
    });
}
