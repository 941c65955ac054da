/** A bundle of OpenAPI 3.1 as a document of OpenAPI 3.0, and what that cannot say. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Contract,
  type HttpRequest,
  requestsOf,
  visitPlaced,
  writtenSchemas,
} from '../../../contract.ts';
import {
  at,
  isJsonObject,
  type Json,
  type JsonObject,
  pick,
  sortByKey,
  visitObjects,
} from '../../../json.ts';
import { namesIn, type Schema, type Schemas } from '../../../schema.ts';
import { restateSchemas } from './schemas.ts';

/**
 * A bundle in version 3.0, with the given schemas.
 *
 * @param bundle the document, with the schemas outside the components as they are published
 * @param published the named schemas as they are published
 * @returns the document, and a sentence for each statement that it lacks
 */
export function toDocument30(
  contract: Contract,
  bundle: JsonObject,
  published: Schemas,
): [document: JsonObject, lost: string[]] {
  const { openapi: _, info, webhooks, ...rest } = structuredClone(bundle);
  const { summary, ...about } = info as JsonObject;
  const ofRequests = usePlainStatuses(rest, contract);
  const document: JsonObject = { openapi: '3.0.3', info: about, ...rest };
  const ofExamples = useOneExample(document);
  keepReachedExamples(document);
  const ofSchemas = useSchemas(document, published);
  const lost = [
    ...ofExamples,
    summary !== undefined && 'The summary of the document.',
    webhooks !== undefined && 'Webhooks: requests that the service makes by itself.',
    ...lostKeywords(contract),
    ...lostTitles(contract, document),
    ...ofSchemas,
    ...ofRequests,
  ].filter((one) => one !== false);
  return [document, lost];
}

/** The statuses for a range of statuses: a POST may respond with 201, if it created something. */
function plainStatuses(range: string, request: HttpRequest): string[] {
  if (range === '4XX') return ['default'];
  if (range !== '2XX') return [];
  return 'path' in request && request.method === 'POST' ? ['200', '201'] : ['200'];
}

/**
 * If the contract leaves the status open, states success as 200, and for a POST also as 201, and failure as
 * `default`. A range stays if the contract states another response for each of these.
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

/** Keeps the value of the first example of each parameter. */
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

/** Restates the schemas of a document, and keeps the components that it refers to. */
function useSchemas(document: JsonObject, published: Schemas): string[] {
  const { schemas, lost, restate } = restateSchemas(published);
  const inPlace: Schema[] = [];
  const { schemas: _, ...components } = document.components as JsonObject;
  visitObjects({ ...document, components }, (node) => {
    if (!isJsonObject(node.schema)) return;
    const around = typeof node.name === 'string' ? node.name : 'body';
    const schema = restate(node.schema, around);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
  });
  const reached = namesIn(inPlace, schemas);
  const kept = sortByKey(Object.entries(schemas)).filter(([name]) => reached.has(name));
  document.components = { ...components, schemas: Object.fromEntries(kept) as JsonObject };
  return [...new Set(lost)];
}

/** Keeps the shared examples that the document refers to. */
function keepReachedExamples(document: JsonObject): void {
  const { examples = {}, ...components } = document.components as JsonObject;
  const text = JSON.stringify([document.paths, components]);
  const reached = pick(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  const isAny = Object.keys(reached).length > 0;
  document.components = { ...components, ...(isAny && { examples: reached as JsonObject }) };
}

/** A sentence about the keywords of schemas that OpenAPI 3.0 lacks, if there are any. */
function lostKeywords(contract: Contract): string[] {
  const keys = new Set<string>();
  visitPlaced(writtenSchemas(contract), ({ contentEncoding, ...others }, { document }) => {
    if (document !== 'openapi') return;
    for (const key of Object.keys(others)) keys.add(key);
    // Base64 is the format `byte` of OpenAPI 3.0.
    if (contentEncoding !== undefined && contentEncoding !== 'base64') keys.add('contentEncoding');
  });
  const isLost = (key: string) => /^(x-.*|contentEncoding|discriminator)$/.test(key);
  const lost = [...keys].filter(isLost).sort();
  return lost.length > 0 ? [`The keys ${lost.join(', ')} of schemas.`] : [];
}

/** A sentence about the titles of branches that are no longer in the document, if there are any. */
function lostTitles(contract: Contract, document: JsonObject): string[] {
  const titles = new Set<string>();
  visitPlaced(writtenSchemas(contract), ({ title }, place) => {
    if (place.document === 'openapi' && title !== undefined) titles.add(title);
  });
  const whole = JSON.stringify(document);
  const lost = [...titles].filter((title) => !whole.includes(`"${title}"`));
  return lost.length > 0 ? [`The titles ${lost.join(', ')} of branches.`] : [];
}
