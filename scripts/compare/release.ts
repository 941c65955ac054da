/** A release as it is published: what its clients send and receive, and the names that importers use. */
import { parse } from 'yaml';
import { at, type JsonObject } from '../base/json.ts';
import { contractOf } from '../load/contract.ts';
import type { Contract } from '../model/contract.ts';

export interface Release {
  version: string;
  /** What `exports` of package.json offers, such as `./parse` and `./schemas.json`. */
  entries: string[];
  /** What the declarations of these entries export, such as `parseLiveRequest from ./parse`. */
  exported: string[];
  openapi: JsonObject;
  asyncapi: JsonObject;
}

/**
 * Reads a release.
 *
 * @param paths the paths of the generated files in the package
 * @param read returns the text of a file by its path
 */
export function readRelease(paths: string[], read: (path: string) => string): Release {
  const { version, exports = {} } = JSON.parse(read('package.json'));
  const targets: [entry: string, target: unknown][] = Object.entries(exports);
  const exported = targets.flatMap(([entry, target]) => {
    const { types } = Object(target) as { types?: string };
    return types === undefined ? [] : exportsIn(read(types)).map((name) => `${name} from ${entry}`);
  });
  return {
    version,
    entries: targets.flatMap(([entry, target]) => entriesOf(entry, String(target), paths)),
    exported,
    openapi: parse(read('generated/openapi.yaml')),
    asyncapi: parse(read('generated/asyncapi.yaml')),
  };
}

/** An entry, or those of the files that its pattern matches: `./*.json` is `./openapi.json` and others. */
function entriesOf(entry: string, target: string, paths: string[]): string[] {
  if (!entry.includes('*')) return [entry];
  const [start = '', end = ''] = target.replace('./', '').split('*');
  return paths
    .filter((path) => path.startsWith(start) && path.endsWith(end))
    .map((path) => entry.replace('*', path.slice(start.length, path.length - end.length)));
}

/** The names that a declaration exports, which are in one line each or in a list. */
function exportsIn(declaration: string): string[] {
  const exported = declaration.matchAll(
    /^export (?:declare )?(?:(?:type )?\{ (.+) \}|(?:type|interface|const|function) (\w+))/gm,
  );
  return Array.from(exported, ([, list, name = '']) => list?.split(', ') ?? name).flat();
}

/** The contract of a release. */
export const contractIn = ({ openapi, asyncapi }: Release): Contract =>
  contractOf({ openapi, asyncapi }, new Map());

/** The names that importers and generated code use. */
export function namesOf({ entries, exported, openapi }: Release, contract: Contract): string[] {
  const calls = JSON.stringify([openapi.paths ?? {}, openapi.webhooks ?? {}]);
  return [
    ...entries.map((name) => `entry ${name}`),
    ...Object.keys(contract.schemas).map((name) => `schema ${name}`),
    ...Array.from(calls.matchAll(/"operationId":"([^"]+)"/g), ([, name]) => `operation ${name}`),
    ...contract.messageGroups.map(({ id }) => `operation ${id}`),
    ...contract.messages.map(({ name }) => `message ${name}`),
    // The flags of a request that select a message.
    ...contract.messages.flatMap(({ node: { tags } }) =>
      [tags ?? []].flat().map((tag) => `flag ${at(tag, '/name')}`),
    ),
    ...exported.map((name) => `export ${name}`),
    ...Object.keys(at(openapi, '/components/examples') ?? {}).map((name) => `example ${name}`),
  ];
}
