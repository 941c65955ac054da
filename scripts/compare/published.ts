/** A release as it is published: what its clients send and receive, and the names that importers use. */
import { posix } from 'node:path';
import { parse } from 'yaml';
import { at, type JsonObject } from '../base/json.ts';
import { isCallAt, visitObjects } from '../model/visit.ts';

export interface Release {
  version: string;
  /** The names that importers use, such as `parsePet from ./parse`. */
  names: string[];
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
  const names = Object.entries(exports).flatMap(([entry, target]) => {
    const { types } = Object(target) as { types?: string };
    const exported = types === undefined ? [] : exportsIn(types, read);
    return [`${entry} from package.json`, ...exported.map((name) => `${name} from ${entry}`)];
  });
  const files = paths.filter((path) => /\.(json|yaml)$/.test(path));
  const [openapi, asyncapi] = ['openapi', 'asyncapi'].map((name) =>
    parse(read(`generated/${name}.yaml`)),
  );
  return { version, names: [...names, ...files], openapi, asyncapi };
}

/** The names of a release, with those of the schemas, examples, and calls of the HTTP interface. */
export function importedNames({ names, openapi }: Release): string[] {
  const keysAt = (pointer: string) => Object.keys(at(openapi, pointer) ?? {});
  const found = keysAt('/components/schemas');
  found.push(...keysAt('/components/examples').map((name) => `example ${name}`));
  visitObjects(openapi, ({ operationId }, pointer) => {
    if (isCallAt(pointer)) found.push(`${operationId}`);
  });
  return [...new Set([...names, ...found.map((name) => `${name} from openapi.yaml`)])];
}

/** The names that a declaration exports, which are in one line each, in a list, or in another declaration. */
function exportsIn(path: string, read: (path: string) => string): string[] {
  const declaration = read(path);
  const exported = declaration.matchAll(
    /^export (?:declare )?(?:(?:type )?\{ (.+) \}|(?:type|interface|const|function) (\w+))/gm,
  );
  const names = Array.from(exported, ([, list, name = '']) => list?.split(', ') ?? name).flat();
  const others = Array.from(declaration.matchAll(/^export \* from '(.+)\.js'/gm), ([, other]) =>
    exportsIn(posix.join(posix.dirname(path), `${other}.d.ts`), read),
  );
  return [...names, ...others.flat()];
}
