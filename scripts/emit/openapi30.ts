/** Editions for tools that only support OpenAPI 3.0. */
import {
  type Contract,
  type NormalContract,
  notificationsOf,
  requestsOf,
  visitSchemas,
} from '../model/contract.ts';
import { isJsonObject, type JsonObject, pickKeys, sortByKey } from '../model/json.ts';
import { at, pointerOf, visitObjects } from '../model/pointer.ts';
import { mapSchema, namesIn, refName, SCHEMA_REF, type Schema } from '../model/schema.ts';
import { normalise } from '../normalise/normal.ts';
import { tolerant } from '../normalise/profile.ts';
import { emitDocument, type Files } from './files.ts';
import { Components } from './openapi30/components.ts';
import { publicSchemas } from './schemas.ts';

/**
 * Emits `openapi-3.0`, in the subset that client generators understand. Its schemas accept what the
 * published ones accept; what it leaves out is listed: `"x-lost": ["The summary of the document.", …]`.
 * Emits `tolerant/openapi-3.0` as well, the same for clients that survive what a service may change: what they
 * send is stated by the contract, what they receive by the tolerant profile.
 */
export function emitOpenapi30(normal: NormalContract): Files {
  const { contract } = normal;
  const published = publicSchemas(normal);
  const { document, schemas, lost } = readTolerantly(contract, published);
  const loose =
    'Of what the service sends: which fields are required, and every value, bound, pattern and format. Any field may be missing or null, but for what tells the branches of a union apart.';
  // Generators take no example of a body, and each is in the edition by the contract.
  visitObjects(document, (node) => !('in' in node) && delete node.examples);
  const lostBefore = [loose, ...lost, 'The examples of bodies.'];
  return {
    ...emitDocument('openapi-3.0', edition(contract, contract.openapi, published)),
    ...emitDocument('tolerant/openapi-3.0', edition(contract, document, schemas, lostBefore)),
  };
}

/** A bundle in the version 3.0, with the given schemas; `lostBefore` is what they do not say. */
function edition(
  contract: Contract,
  bundle: JsonObject,
  published: ReadonlyMap<string, Schema>,
  lostBefore: string[] = [],
): JsonObject {
  const { openapi, info, webhooks, jsonSchemaDialect, ...rest } = structuredClone(bundle);
  const { summary, license, ...about } = info as JsonObject;
  const { identifier, ...plainLicense } = (license ?? {}) as JsonObject;
  const { schemas, pathItems, examples = {}, ...components } = rest.components as JsonObject;
  const document: JsonObject = {
    openapi: '3.0.3',
    info: { ...about, ...(license !== undefined && { license: plainLicense }) },
    ...rest,
    components,
  };
  const lostStatuses = usePlainStatuses(rest, contract);
  const restated = new Components(published);
  const inPlace: Schema[] = [];
  const lost = new Set(lostBefore);
  visitObjects(document, (node) => {
    if (String(node.$ref).startsWith('#/components/pathItems/')) {
      const { $ref, ...own } = node;
      delete node.$ref;
      Object.assign(node, structuredClone(at(rest, pointerOf(String($ref)))), own);
    }
    if (!isJsonObject(node.schema)) return;
    const around = typeof node.name === 'string' ? node.name : 'body';
    const schema = restated.restate(node.schema, around);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
    // A parameter keeps the value of its first example; bodies go on referring to shared examples.
    const [example] = isJsonObject(node.examples) ? Object.values(node.examples) : [];
    if (!('in' in node) || !isJsonObject(example) || example.value === undefined) return;
    delete node.examples;
    node.example = example.value;
    lost.add('The names and summaries of the examples of parameters.');
  });
  const reached = namesIn(inPlace, restated.schemas);
  const text = JSON.stringify([document.paths, components]);
  const shown = pickKeys(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  document.components = {
    ...components,
    ...(Object.keys(shown).length > 0 && { examples: shown }),
    schemas: pickKeys(Object.fromEntries(sortByKey(restated.schemas)), (name) => reached.has(name)),
  } as unknown as JsonObject;
  const keys = new Set<string>();
  const titles = new Set<string>();
  visitSchemas(contract, (node, place) => {
    if (place.document !== 'openapi') return;
    for (const key of Object.keys(node)) keys.add(key);
    if (node.title !== undefined) titles.add(node.title);
  });
  const lostKeys = [...keys].filter((key) => /^(x-.*|contentEncoding|discriminator)$/.test(key));
  const whole = JSON.stringify(document);
  const lostTitles = [...titles].filter((title) => !whole.includes(`"${title}"`));
  const sentences = [
    ...lost,
    summary !== undefined && 'The summary of the document.',
    identifier !== undefined && `The identifier of the license: ${identifier}.`,
    webhooks !== undefined && 'Webhooks: what the service sends without being asked.',
    jsonSchemaDialect !== undefined && 'The dialect of the schemas.',
    lostKeys.length > 0 && `The keys ${lostKeys.sort().join(', ')} of schemas.`,
    lostTitles.length > 0 && `The titles ${lostTitles.join(', ')} of branches.`,
    ...[...restated.lost, ...lostStatuses],
  ];
  return { ...document, 'x-lost': sentences.filter((one) => one !== false) };
}

/**
 * States success as 200 where the contract leaves the status open, and as 201 too for a POST, which may have
 * created something; leaves refusals to `default`.
 *
 * @returns for each range that is lost, a sentence with what the contract says of it
 */
function usePlainStatuses(document: JsonObject, contract: Contract): string[] {
  const lost = new Map<string, string[]>();
  for (const { id, method, pointer, responses, ...request } of requestsOf(contract)) {
    const operation = at(document, pointer);
    if (!isJsonObject(operation) || !isJsonObject(operation.responses)) continue;
    const { '2XX': success, '4XX': refusal, ...stated } = operation.responses;
    const codes = 'path' in request && method === 'POST' ? ['200', '201'] : ['200'];
    operation.responses = {
      ...(success !== undefined && Object.fromEntries(codes.map((code) => [code, success]))),
      ...(refusal !== undefined && { default: refusal }),
      ...stated,
    };
    for (const { status, description = '', node } of responses) {
      if (status in operation.responses) continue;
      const unspecified = (node['x-unspecified'] ?? []) as string[];
      const instead = status === '2XX' ? codes.join(' and ') : 'default';
      const text = [description, ...unspecified].join(' Not specified: ');
      const sentence = `The status ${status}, here ${instead}: ${text}`;
      lost.set(sentence, [...(lost.get(sentence) ?? []), id]);
    }
  }
  return [...lost].map(([sentence, ids]) => `${sentence} (${ids.join(', ')})`);
}

/**
 * What a client receives, by the tolerant profile, beside what it sends, by the contract.
 *
 * @param stated the schemas by the contract
 * @returns a document whose answers refer to the tolerant form of their schemas, all schemas that it refers to, and
 *   a sentence about each schema that is sent as well, whose received form has a name of its own
 */
function readTolerantly(contract: Contract, stated: ReadonlyMap<string, Schema>) {
  const isReceived = receivedPointers(contract);
  const roots = contract.roots.filter(({ document }) => document === 'openapi');
  const sent = roots.flatMap(({ pointer, schema }) => (isReceived.has(pointer) ? [] : schema));
  const received = roots.filter(({ pointer }) => isReceived.has(pointer));
  // Schemas in place are read tolerantly, too: as if they had names.
  const schemas = new Map(contract.schemas);
  for (const { pointer, schema } of received) schemas.set(pointer, schema);
  const loose = publicSchemas(tolerant(normalise({ ...contract, schemas })));
  const published = new Map(stated);
  const starts = received.map(({ pointer }) => loose.get(pointer) ?? {});
  const reached = [...namesIn(starts, loose)].sort();
  const namesOfSent = namesIn(sent, contract.schemas);
  const names = new Map(reached.map((name) => [name, name]));
  for (const name of reached.filter((one) => namesOfSent.has(one))) {
    let free = `${name}Received`;
    while (published.has(free)) free += 'Value';
    names.set(name, free);
  }
  const renamed = (key: string) =>
    mapSchema(loose.get(key) ?? {}, (node) => {
      const name = names.get(refName(node.$ref) ?? '');
      return name === undefined ? node : { ...node, $ref: SCHEMA_REF + name };
    });
  const document = structuredClone(contract.openapi);
  for (const { pointer } of received) {
    const media = at(document, pointer.slice(0, -'/schema'.length)) as JsonObject;
    media.schema = renamed(pointer) as JsonObject;
  }
  for (const [name, free] of names) published.set(free, renamed(name));
  const lost = [...names].flatMap(([name, free]) =>
    name === free ? [] : `${name} is sent, too: what is received is a ${free}.`,
  );
  return { document, schemas: published, lost };
}

/** The places of the schemas of what a client receives: answers, and the bodies of notifications. */
function receivedPointers(contract: Contract): Set<string> {
  const answers = contract.operations.flatMap(({ responses }) => responses);
  const bodies = notificationsOf(contract).flatMap(({ requestBody }) => requestBody ?? []);
  const media = [...answers, ...bodies].flatMap(({ content }) => content);
  const headers = answers.flatMap((answer) => answer.headers);
  return new Set([...media, ...headers].map(({ pointer }) => `${pointer}/schema`));
}
