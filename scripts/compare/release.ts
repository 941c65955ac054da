/** A release as it is published: what its clients send and receive, and the names that importers use. */
import { parse } from 'yaml';
import { at, type JsonObject } from '../base/json.ts';
import { contractOf } from '../load/contract.ts';
import type { Contract } from '../model/contract.ts';

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
  const openapi: JsonObject = parse(read('generated/openapi.yaml'));
  const exported = Object.entries(exports).flatMap(([entry, target]) => {
    const { types } = Object(target) as { types?: string };
    return types === undefined ? [] : exportsIn(read(types)).map((name) => `${name} from ${entry}`);
  });
  const examples = Object.keys(at(openapi, '/components/examples') ?? {});
  const names = [
    ...Object.keys(exports).map((entry) => `${entry} from package.json`),
    ...paths
      .filter((path) => /\.(json|yaml)$/.test(path))
      .map((path) => `${path} from the package`),
    ...exported,
    ...examples.map((name) => `example ${name} from openapi.yaml`),
  ];
  return { version, names, openapi, asyncapi: parse(read('generated/asyncapi.yaml')) };
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
