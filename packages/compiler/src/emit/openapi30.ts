/** Emits editions of the OpenAPI document for tools that only support OpenAPI 3.0. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Content,
  type Contract,
  type DocumentPlace,
  findingAt,
  type HttpRequest,
  type HttpResponse,
  type Media,
  type NormalContract,
  type Parameter,
  requestsOf,
  visitSchemas,
} from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import { isJsonObject, type Json, type JsonObject, pickKeys, sortByKey } from '../model/json.ts';
import { at, joinPointer, pointerOf, tokens, visitObjects } from '../model/pointer.ts';
import { mapSchema, namesIn, refName, SCHEMA_REF, type Schema } from '../model/schema.ts';
import { tolerant } from '../normalise/profile.ts';
import { rootSchemas } from '../read/reader.ts';
import type { Files } from './files.ts';
import { Components } from './openapi30/components.ts';
import { publicSchemas, publishedForms } from './schemas.ts';
import { jsonText } from './text.ts';

/**
 * Emits `openapi-3.0.json`, in the subset that client generators understand, all of which read JSON. Its schemas
 * accept the same values as the published ones; `x-lost` lists what is left out: `"x-lost": ["The summary of the
 * document.", …]`. Emits `tolerant/openapi-3.0.json` as well, the same for clients that must survive changes of the
 * service: requests follow the contract, responses the tolerant profile.
 */
export function emitOpenapi30(normal: NormalContract): Files {
  const { contract } = normal;
  const forms = publishedForms(normal);
  const stated = withForms(contract.openapi, forms);
  const { document, schemas, lost } = readTolerantly(normal, stated, forms);
  const loose =
    'In responses and callbacks: which fields are required, and every value, bound, pattern and format. Any field may be missing or null, except the tag of a union.';
  // Generators ignore the examples of bodies, and the other edition has them all.
  visitObjects(document, (node) => {
    if ('in' in node) return false;
    delete node.examples;
    return true;
  });
  const lostBefore = [loose, ...lost, 'The examples of bodies.'];
  return {
    'openapi-3.0.json': jsonText(edition(contract, stated, publicSchemas(normal))),
    'tolerant/openapi-3.0.json': jsonText(edition(contract, document, schemas, lostBefore)),
  };
}

/** A bundle in version 3.0, with the given schemas; `lostBefore` lists what was already lost. */
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
      const item = at(rest, pointerOf(String($ref)));
      delete node.$ref;
      Object.assign(node, structuredClone(item), own);
    }
    if (!isJsonObject(node.schema)) return;
    const around = typeof node.name === 'string' ? node.name : 'body';
    const schema = restated.restate(node.schema, around);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
    // A parameter keeps the value of its first example; bodies still refer to shared examples.
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
    // Base64 is the format `byte` of OpenAPI 3.0.
    const { contentEncoding, ...others } = node;
    const kept = contentEncoding === 'base64' ? others : node;
    for (const key of Object.keys(kept)) keys.add(key);
    if (node.title !== undefined) titles.add(node.title);
  });
  const lostKeys = [...keys].filter((key) => /^(x-.*|contentEncoding|discriminator)$/.test(key));
  const whole = JSON.stringify(document);
  const lostTitles = [...titles].filter((title) => !whole.includes(`"${title}"`));
  const sentences = [
    ...lost,
    summary !== undefined && 'The summary of the document.',
    identifier !== undefined && `The identifier of the license: ${identifier}.`,
    webhooks !== undefined && 'Webhooks: requests that the service makes by itself.',
    jsonSchemaDialect !== undefined && 'The dialect of the schemas.',
    lostKeys.length > 0 && `The keys ${lostKeys.sort().join(', ')} of schemas.`,
    lostTitles.length > 0 && `The titles ${lostTitles.join(', ')} of branches.`,
    ...restated.lost,
    ...lostStatuses,
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

/** A bundle with each schema outside the components in its published form. */
function withForms(bundle: JsonObject, forms: ReadonlyMap<string, Schema>): JsonObject {
  const document = structuredClone(bundle);
  for (const { pointer } of rootSchemas(bundle)) {
    setAt(document, pointer, forms.get(pointer) as JsonObject);
  }
  return document;
}

/**
 * The document with what a client receives in the tolerant profile, and what it sends in the contract profile.
 *
 * @param bundle the document in the contract profile
 * @param forms its schemas by name, and those outside the components by their pointers
 * @returns a document whose responses refer to the tolerant form of their schemas, all schemas that it refers to,
 *   and a sentence about each schema that is also sent, since its received form has another name
 */
function readTolerantly(
  normal: NormalContract,
  bundle: JsonObject,
  forms: ReadonlyMap<string, Schema>,
) {
  const { contract } = normal;
  const received = receivedContent(contract);
  const sent = sentParts(contract).map(schemaPointer);
  const loose = publishedForms(tolerant(normal));
  const formsAt = (from: ReadonlyMap<string, Schema>, pointers: string[]) =>
    pointers.flatMap((pointer) => from.get(pointer) ?? []);
  const receivedPointers = received.flatMap(([, content]) => partsOf(content).map(schemaPointer));
  const reached = [...namesIn(formsAt(loose, receivedPointers), loose)].sort();
  const namesOfSent = namesIn(formsAt(forms, sent), forms);
  const published = publicSchemas(normal);
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
  const document = structuredClone(bundle);
  const restate = (part: Media | Parameter): JsonObject => {
    if (part.schema === undefined) return part.node;
    return { ...part.node, schema: renamed(schemaPointer(part)) as JsonObject };
  };
  for (const [pointer, content] of received) {
    const parts = partsOf(content);
    if (!parts.some((part) => sent.includes(schemaPointer(part)))) {
      for (const part of parts) setAt(document, part.pointer, restate(part));
      continue;
    }
    // A component that is also sent: its received form is written out at the reference.
    const bodies = content.content.map((one) => [one.type, restate(one)]);
    const headers = headersOf(content).map((one) => [one.name, restate(one)]);
    setAt(document, pointer, {
      ...content.node,
      ...(bodies.length > 0 && { content: Object.fromEntries(bodies) }),
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    });
  }
  for (const [name, free] of names) published.set(free, renamed(name));
  const lost = [...names].flatMap(([name, free]) =>
    name === free ? [] : `${name} is also sent; its received form is ${free}.`,
  );
  return { document, schemas: published, lost };
}

/** Sets the value at a pointer, whose parent is there. */
function setAt(document: JsonObject, pointer: string, value: JsonObject): void {
  const parent = at(document, pointer.slice(0, pointer.lastIndexOf('/'))) as JsonObject;
  parent[tokens(pointer).at(-1) ?? ''] = value;
}

function schemaPointer({ pointer }: DocumentPlace): string {
  return `${pointer}/schema`;
}

function headersOf(content: Content): Parameter[] {
  return 'headers' in content ? (content as HttpResponse).headers : [];
}

/** The parts of a body or a response that have a schema: each media type, and each header. */
function partsOf(content: Content): (Media | Parameter)[] {
  return [...content.content, ...headersOf(content)];
}

/** What a client sends: parameters, request bodies, and its responses to callbacks. */
function sentParts({ operations }: Contract): (Media | Parameter)[] {
  const callbacks = operations.flatMap((one) => one.callbacks);
  const bodies = operations.flatMap(({ requestBody }) => requestBody ?? []);
  const answers = callbacks.flatMap(({ responses }) => responses);
  const parameters = [...operations, ...callbacks].flatMap((one) => one.parameters);
  return [...parameters, ...bodies.flatMap(partsOf), ...answers.flatMap(partsOf)];
}

/**
 * What a client receives: responses, and the bodies of callbacks, each with the pointer at which a request states
 * it or refers to it. Webhooks are not in the document.
 *
 * @throws FindingsError if a path item is both a path and a callback, so that each body is both sent and received
 */
function receivedContent({ operations }: Contract): [pointer: string, content: Content][] {
  const callbacks = operations.flatMap((one) => one.callbacks);
  const own = new Set(operations.map(({ pointer }) => pointer));
  const message =
    'the operation of a path is also the request of a callback; state each separately';
  const both = callbacks.filter((one) => own.has(one.pointer));
  refuse(both.map((one) => findingAt(one, message)));
  const answers = operations.flatMap(({ pointer, responses }) =>
    responses.map((one): [string, Content] => {
      return [joinPointer(`${pointer}/responses`, one.status), one];
    }),
  );
  const bodies = callbacks.flatMap(({ pointer, requestBody }): [string, Content][] =>
    requestBody ? [[`${pointer}/requestBody`, requestBody]] : [],
  );
  return [...answers, ...bodies];
}
