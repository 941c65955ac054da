/** What a contract states, in the notation of the facts. */
import {
  at,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  mapValues,
} from '../../../scripts/base/json.ts';
import { type BundlePlace, DOCUMENTS } from '../../../scripts/base/problem.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import { hasNames } from '../../../scripts/model/documents.ts';
import { placeIn } from '../../../scripts/model/places.ts';
import { mapChildren, nameIn, type Schema } from '../../../scripts/model/schema.ts';
import { branchesOf, discriminatorOf, knownIn } from '../../../scripts/model/unions.ts';
import { inOneOrder } from './notation.ts';

const FOR_READERS = /^(title|summary|description|tags|examples?|x-.*)$/;

/** The name of a keyword in the facts, or undefined if it is for readers only. */
function factName(key: string): string | undefined {
  const name = key.replace(/^x-(?=maturity$|opaque$|unit$)/, '');
  return FOR_READERS.test(name) ? undefined : name;
}

/** The values of keywords in the facts. */
function ofKeywords(node: JsonObject, factOf: (value: Json, key: string) => Json): JsonObject {
  const versions = (node['x-replaces'] ?? []) as JsonObject[];
  const replaces = versions.flatMap(({ name }) => name ?? []);
  const removed = versions.flatMap((version) => version.removed ?? []);
  const facts = Object.entries(node).flatMap(([key, value]) => {
    const name = factName(key);
    return name ? [[name, factOf(value, key)]] : [];
  });
  return {
    ...Object.fromEntries(facts),
    ...(replaces.length > 0 && { replaces }),
    ...(removed.length > 0 && { removed }),
    ...(node['x-assumption'] && { assumed: true }),
  };
}

/** A value without the keywords for readers. */
function withoutNotes(value: Json): Json {
  const text = JSON.stringify(value, (key, member) =>
    factName(key) === undefined ? undefined : member,
  );
  return JSON.parse(text);
}

/** Everything that a contract states, by schemas and documents, and the place of each object of facts. */
export function statedBy(contract: Contract) {
  const places = new WeakMap<object, BundlePlace>();
  const { schemas } = contract;

  /** What a schema states. References to other schemas are not followed. */
  function ofSchema(schema: Schema, isRequired = false): JsonObject {
    const { required = [], oneOf, anyOf, ...keywords } = schema;
    const stated = mapChildren(keywords, (child, keyword, key) => {
      const isField = keyword === 'properties' && required.includes(`${key}`);
      return ofSchema(child, isField) as Schema;
    });
    const facts = ofKeywords(stated as JsonObject, (value) => value);
    if (facts.$ref) facts.$ref = nameIn(schema) ?? facts.$ref;
    if (isRequired) facts.required = true;
    places.set(facts, placeIn(schema));
    return Object.assign(facts, ofUnion(schema));
  }

  /** What the branches of a union state; an open enumeration is a string with known values. */
  function ofUnion(schema: Schema): JsonObject {
    const branches = branchesOf(schema);
    const known = knownIn(schema);
    if (known) return { type: 'string', known, pattern: branches[1]?.pattern ?? '' };
    const { name, branches: chosen = [] } = discriminatorOf(schema, schemas) ?? {};
    const facts = branches.map((branch) => ofSchema(branch));
    if (name && branches.every(({ $ref }) => $ref === undefined)) {
      const named = chosen.map(([values], index) => [
        [values].flat().sort().join('|'),
        facts[index],
      ]);
      return { discriminator: name, branches: Object.fromEntries(named) };
    }
    return {
      ...(name && { discriminator: name }),
      ...(facts.length > 0 && { anyOf: inOneOrder(facts) }),
    };
  }

  /** What a value in a document states, with references resolved. A schema stands for the object that contains it. */
  function ofDocument(value: Json, place: BundlePlace, key = ''): Json {
    const { document, pointer } = place;
    const below = (step: string | number) => ({ document, pointer: joinPointer(pointer, step) });
    const resolved = ({ $ref = '', ...keywords }: JsonObject): JsonObject => {
      const target = $ref ? at(contract[document], `${$ref}`.slice(1)) : {};
      return { ...(target as JsonObject), ...keywords };
    };
    if (key === 'parameters' && Array.isArray(value)) {
      const named = value.map((parameter, index) => {
        const { in: location, name, ...keywords } = resolved(parameter as JsonObject);
        return [`${location} ${name}`, ofDocument(keywords, below(index))];
      });
      return Object.fromEntries(named);
    }
    if (!isJsonObject(value)) return withoutNotes(value);
    if (hasNames(key)) return mapValues(value, (member, name) => ofDocument(member, below(name)));
    // The channel of an operation is a fact by its reference.
    const node = key === 'channel' ? { ...value } : resolved(value);
    const { schema, payload = schema, tags, ...keywords } = node;
    const facts = ofKeywords(keywords, (member, name) => ofDocument(member, below(name), name));
    if (payload) Object.assign(facts, ofSchema(payload as Schema));
    if (payload && tags) facts.flags = (tags as JsonObject[]).map(({ name = '' }) => name);
    places.set(facts, place);
    return facts;
  }

  const tree = mapValues(schemas, (schema) => ofSchema(schema));
  for (const document of DOCUMENTS) {
    const { components, ...node } = contract[document];
    const { securitySchemes } = components as JsonObject;
    const stated = { ...node, ...(securitySchemes && { components: { securitySchemes } }) };
    tree[document] = ofDocument(stated, { document, pointer: '' }) as JsonObject;
  }
  return { tree, places };
}
