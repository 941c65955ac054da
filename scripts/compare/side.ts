import type { DocumentName } from '../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, join } from '../model/pointer.ts';
import { type NormalSchema, SCHEMA_REF, type Schema } from '../model/schema.ts';
import { flatten } from '../normalise/flatten.ts';
import { tag } from '../normalise/tag.ts';
import { componentSchemas, readContract } from '../read/contract.ts';

/** The two bundles of one release. */
export type Documents = Record<DocumentName, JsonObject>;

/** A node of a bundle. */
export interface Spot {
  document: DocumentName;
  pointer: string;
  node: Json;
}

/** One of the two releases that are compared, ready to be read. */
export interface Side {
  documents: Documents;
  /** The normal form of the public schemas, and of each schema that stands inline, by `rootKey`. */
  schemas: Map<string, NormalSchema>;
  /** The names of the public schemas. */
  names: Set<string>;
}

const DOCUMENTS = ['openapi', 'asyncapi'] as const;

/**
 * Reads one release.
 *
 * @throws FindingsError when the schemas cannot be merged, see `flatten`
 */
export function readSide(documents: Documents): Side {
  const contract = readContract(documents.openapi, documents.asyncapi, new Map());
  const named = new Set(
    DOCUMENTS.flatMap((name) => Object.keys(componentSchemas(documents[name]))),
  );
  const schemas = new Map([...contract.schemas].filter(([name]) => named.has(name)));
  for (const document of DOCUMENTS) {
    eachRoot(documents[document], '', (schema, pointer) => {
      schemas.set(rootKey(document, pointer), schema);
    });
  }
  return {
    documents,
    schemas: tag(flatten({ ...contract, schemas })),
    names: new Set([...named].filter((name) => !contract.parts.has(name))),
  };
}

/** The key in `Side.schemas` of a schema that stands inline in a document. */
export function rootKey(document: DocumentName, pointer: string): string {
  return `${document} ${pointer}`;
}

function eachRoot(
  value: Json,
  pointer: string,
  visit: (schema: Schema, pointer: string) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachRoot(item, join(pointer, index), visit);
    });
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const below = join(pointer, key);
      if (below === '/components/schemas' || key === 'examples' || key === 'example') continue;
      const isHeaders = key === 'headers' && value.payload !== undefined;
      if ((key === 'schema' || key === 'payload' || isHeaders) && isObject(item)) {
        visit(item as Schema, below);
      } else eachRoot(item, below, visit);
    }
  }
}

/** The node at a pointer of a release, or `undefined`. */
export function spotAt(side: Side, document: DocumentName, pointer: string): Spot | undefined {
  const node = at(side.documents[document], pointer);
  return node === undefined ? undefined : { document, pointer, node };
}

/** Where a named schema stands. */
export function spotOf(side: Side, name: string): Spot | undefined {
  const pointer = join('/components/schemas', name);
  return spotAt(side, 'openapi', pointer) ?? spotAt(side, 'asyncapi', pointer);
}

/** The node one step below. */
export function below({ document, pointer, node }: Spot, ...steps: (string | number)[]): Spot {
  let spot: Spot = { document, pointer, node };
  for (const step of steps) {
    const child: Json | undefined = Array.isArray(spot.node)
      ? spot.node[Number(step)]
      : isObject(spot.node)
        ? spot.node[step]
        : undefined;
    spot = { document, pointer: join(spot.pointer, step), node: child ?? null };
  }
  return spot;
}

/** A node and all that it takes its content from: what it refers to, and what its `allOf` merges. */
export function whole(side: Side, spots: readonly Spot[]): Spot[] {
  const found = new Map<string, Spot>();
  const visit = (spot: Spot): void => {
    if (found.has(`${spot.document}${spot.pointer}`) || !isObject(spot.node)) return;
    found.set(`${spot.document}${spot.pointer}`, spot);
    const { $ref, allOf } = spot.node;
    if (typeof $ref === 'string' && $ref.startsWith(SCHEMA_REF)) {
      const target = spotOf(side, $ref.slice(SCHEMA_REF.length));
      if (target) visit(target);
    }
    if (Array.isArray(allOf)) {
      for (const index of allOf.keys()) visit(below(spot, 'allOf', index));
    }
  };
  for (const spot of spots) visit(spot);
  return [...found.values()];
}

/** The branches of the union among `spots`, each whole. */
export function branchSpots(side: Side, spots: readonly Spot[], index: number): Spot[] {
  const around = whole(side, spots);
  for (const spot of around) {
    for (const key of ['oneOf', 'anyOf']) {
      const branches = isObject(spot.node) ? spot.node[key] : undefined;
      if (Array.isArray(branches) && index < branches.length) {
        return [...whole(side, [below(spot, key, index)]), ...around];
      }
    }
  }
  return around;
}

/** The spots of a property, looked for in the object, its parts, and then its branches. */
export function propertySpots(side: Side, spots: readonly Spot[], name: string): Spot[] {
  const spot = search(side, spots, (node) => isObject(node.properties) && name in node.properties);
  return spot === undefined ? [] : whole(side, [below(spot, 'properties', name)]);
}

/** The first node, among the object, its parts and its branches, that `test` accepts. */
export function search(
  side: Side,
  spots: readonly Spot[],
  test: (node: JsonObject) => boolean,
): Spot | undefined {
  const around = whole(side, spots);
  const accepts = ({ node }: Spot) => isObject(node) && test(node);
  const found = around.find(accepts);
  if (found !== undefined) return found;
  for (const spot of around) {
    for (const key of ['oneOf', 'anyOf']) {
      const branches = isObject(spot.node) ? spot.node[key] : undefined;
      if (!Array.isArray(branches)) continue;
      for (const index of branches.keys()) {
        const inside = whole(side, [below(spot, key, index)]).find(accepts);
        if (inside !== undefined) return inside;
      }
    }
  }
  return undefined;
}
