/** A bundle of OpenAPI 3.1 as a document of OpenAPI 3.0, which lists what it cannot express. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Contract,
  type DocumentPlace,
  findingAt,
  type HttpRequest,
  requestsOf,
  visitSchemas,
} from '../../model/contract.ts';
import { refuse } from '../../model/finding.ts';
import { isJsonObject, type Json, type JsonObject, pickKeys, sortByKey } from '../../model/json.ts';
import { at, child, pointerOf, visitObjects } from '../../model/pointer.ts';
import { namesIn, type Schema } from '../../model/schema.ts';
import { Components } from './components.ts';

/**
 * A bundle in version 3.0, with the given schemas.
 *
 * @param lostBefore sentences about what the bundle has lost already; `x-lost` begins with them
 * @throws FindingsError for requirements of security that would be lost
 */
export function edition(
  contract: Contract,
  bundle: JsonObject,
  published: ReadonlyMap<string, Schema>,
  lostBefore: string[] = [],
): JsonObject {
  const { openapi, info, webhooks, jsonSchemaDialect, ...rest } = structuredClone(bundle);
  const { summary, license, ...about } = info as JsonObject;
  const { identifier, ...plainLicense } = (license ?? {}) as JsonObject;
  const lostRequests = [
    ...usePlainStatuses(rest, contract),
    ...stateResponses(rest, contract),
    ...useKnownSecurity(rest, contract),
  ];
  const { pathItems, ...components } = rest.components as JsonObject;
  const document: JsonObject = {
    openapi: '3.0.3',
    info: { ...about, ...(license !== undefined && { license: plainLicense }) },
    ...rest,
    components,
  };
  inlinePathItems(document, rest);
  const lostExamples = useOneExample(document);
  keepReachedExamples(document);
  const lostRules = restateSchemas(document, published);
  const sentences = [
    ...lostBefore,
    ...lostExamples,
    summary !== undefined && 'The summary of the document.',
    identifier !== undefined && `The identifier of the license: ${identifier}.`,
    webhooks !== undefined && 'Webhooks: requests that the service makes by itself.',
    jsonSchemaDialect !== undefined && 'The dialect of the schemas.',
    ...lostKeywords(contract),
    ...lostTitles(contract, document),
    ...lostRules,
    ...lostRequests,
  ];
  return { ...document, 'x-lost': sentences.filter((one) => one !== false) };
}

/** The statuses for a range of statuses in OpenAPI 3.0: a POST may respond with 201, if it created something. */
function plainStatuses(range: string, request: HttpRequest): string[] {
  if (range === '4XX') return ['default'];
  if (range !== '2XX') return [];
  return 'path' in request && request.method === 'POST' ? ['200', '201'] : ['200'];
}

/**
 * If the contract leaves the status open, states success as 200, and for a POST also as 201, and failure as
 * `default`. A range stays if the contract states another response for each of these.
 *
 * @returns a sentence for each range that is lost, with what the contract says about it
 */
function usePlainStatuses(document: JsonObject, contract: Contract): string[] {
  const lost = new Map<string, string[]>();
  for (const request of requestsOf(contract)) {
    const operation = at(document, request.pointer);
    if (!isJsonObject(operation) || !isJsonObject(operation.responses)) continue;
    const { responses: stated } = operation;
    const plain = { ...stated };
    for (const { status, description = '', node } of request.responses) {
      const codes = plainStatuses(status, request);
      const free = codes.filter((code) => stated[code] === undefined);
      const same = codes.filter((code) => isDeepStrictEqual(stated[code], stated[status]));
      const instead = free.length > 0 ? free : same;
      if (instead.length === 0) continue;
      for (const code of instead) plain[code] = stated[status] as Json;
      delete plain[status];
      const unspecified = (node['x-unspecified'] ?? []) as string[];
      const text = [description, ...unspecified].join(' Not specified: ');
      const sentence = `The status ${status}, here ${instead.join(' and ')}: ${text}`;
      lost.set(sentence, [...(lost.get(sentence) ?? []), request.id]);
    }
    operation.responses = plain;
  }
  return [...lost].map(([sentence, ids]) => `${sentence} (${ids.join(', ')})`);
}

/** Adds a response to each operation that states none, as OpenAPI 3.0 requires; returns a sentence about them. */
function stateResponses(document: JsonObject, contract: Contract): string[] {
  const without = requestsOf(contract).filter(({ pointer }) => {
    const operation = at(document, pointer);
    if (!isJsonObject(operation) || operation.responses !== undefined) return false;
    operation.responses = { default: { description: 'Not specified.' } };
    return true;
  });
  if (without.length === 0) return [];
  const ids = without.map(({ id }) => id).join(', ');
  return [`That no response is specified, here default (${ids}).`];
}

/**
 * Removes the security schemes that OpenAPI 3.0 lacks, and the alternatives that require them.
 *
 * @returns a sentence for each scheme
 * @throws FindingsError if no alternative is left, since that would mean that none is required
 */
function useKnownSecurity(document: JsonObject, contract: Contract): string[] {
  const schemes = at(document, '/components/securitySchemes');
  const unknown = [...contract.securitySchemes].filter(([, { node }]) => node.type === 'mutualTLS');
  if (!isJsonObject(schemes) || unknown.length === 0) return [];
  const names = unknown.map(([name]) => name);
  for (const name of names) delete schemes[name];
  const root: DocumentPlace = { document: 'openapi', pointer: '' };
  const lost = [root, ...requestsOf(contract)].filter(({ pointer }) => {
    const holder = at(document, pointer);
    if (!isJsonObject(holder) || !Array.isArray(holder.security)) return false;
    const known = holder.security.filter((one) => !names.some((name) => child(one, name)));
    const isLost = known.length === 0 && holder.security.length > 0;
    holder.security = known;
    return isLost;
  });
  const remedy =
    'add an alternative with another scheme, or state the certificate in words instead';
  const message = `only mutualTLS is accepted here, which OpenAPI 3.0 lacks, so that generated/openapi-3.0.json would require nothing; ${remedy}`;
  refuse(lost.map((place) => findingAt(place, message, '/security')));
  return names.map((name) => `The security scheme ${name}, and the requirements that name it.`);
}

/** Writes each path item of the components out where it is referred to, also through others. */
function inlinePathItems(document: JsonObject, from: JsonObject): void {
  visitObjects(document, (node) => {
    while (String(node.$ref).startsWith('#/components/pathItems/')) {
      const item = at(from, pointerOf(String(node.$ref)));
      delete node.$ref;
      Object.assign(node, structuredClone(item));
    }
  });
}

/** Keeps the value of the first example of each parameter; returns a sentence about the others. */
function useOneExample(document: JsonObject): string[] {
  const lost = new Set<string>();
  visitObjects(document, (node) => {
    // Bodies still refer to shared examples.
    const [example] = isJsonObject(node.examples) ? Object.values(node.examples) : [];
    const isParameter = 'in' in node && isJsonObject(node.schema);
    if (!isParameter || !isJsonObject(example) || example.value === undefined) return;
    delete node.examples;
    node.example = example.value;
    lost.add('The names and summaries of the examples of parameters.');
  });
  return [...lost];
}

/**
 * Restates the schemas of a document, and keeps those components that it refers to.
 *
 * @returns a sentence for each statement that is lost
 */
function restateSchemas(
  document: JsonObject,
  published: ReadonlyMap<string, Schema>,
): readonly string[] {
  const restated = new Components(published);
  const inPlace: Schema[] = [];
  const { schemas: _, ...components } = document.components as JsonObject;
  visitObjects({ ...document, components }, (node) => {
    if (!isJsonObject(node.schema)) return;
    const around = typeof node.name === 'string' ? node.name : 'body';
    const schema = restated.restate(node.schema, around);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
  });
  const reached = namesIn(inPlace, restated.schemas);
  const schemas = pickKeys(Object.fromEntries(sortByKey(restated.schemas)), (name) =>
    reached.has(name),
  );
  document.components = { ...components, schemas } as unknown as JsonObject;
  return restated.lost;
}

/** Keeps the shared examples that the document refers to. */
function keepReachedExamples(document: JsonObject): void {
  const { examples = {}, ...components } = document.components as JsonObject;
  const text = JSON.stringify([document.paths, components]);
  const reached = pickKeys(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  const isAny = Object.keys(reached).length > 0;
  document.components = { ...components, ...(isAny && { examples: reached }) };
}

/** A sentence about the keywords of schemas that OpenAPI 3.0 lacks, if there are any. */
function lostKeywords(contract: Contract): string[] {
  const keys = new Set<string>();
  visitSchemas(contract, ({ contentEncoding, ...others }, { document }) => {
    if (document !== 'openapi') return;
    for (const key of Object.keys(others)) keys.add(key);
    // Base64 is the format `byte` of OpenAPI 3.0.
    if (contentEncoding !== undefined && contentEncoding !== 'base64') keys.add('contentEncoding');
  });
  const lost = [...keys].filter((key) => /^(x-.*|contentEncoding|discriminator)$/.test(key));
  return lost.length > 0 ? [`The keys ${lost.sort().join(', ')} of schemas.`] : [];
}

/** A sentence about the titles of branches that are no longer in the document, if there are any. */
function lostTitles(contract: Contract, document: JsonObject): string[] {
  const titles = new Set<string>();
  visitSchemas(contract, ({ title }, place) => {
    if (place.document === 'openapi' && title !== undefined) titles.add(title);
  });
  const whole = JSON.stringify(document);
  const lost = [...titles].filter((title) => !whole.includes(`"${title}"`));
  return lost.length > 0 ? [`The titles ${lost.join(', ')} of branches.`] : [];
}
