/** Emits editions of the OpenAPI document for tools that only support OpenAPI 3.0. */
import {
  type Content,
  type Contract,
  type DocumentPlace,
  findingAt,
  type HttpResponse,
  type Media,
  type NormalContract,
  type Parameter,
} from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { at, joinPointer, tokens, visitObjects } from '../model/pointer.ts';
import { mapSchema, namesIn, refName, SCHEMA_REF, type Schema } from '../model/schema.ts';
import { tolerant } from '../normalise/profile.ts';
import { rootSchemas } from '../read/reader.ts';
import type { Files } from './files.ts';
import { edition } from './openapi30/edition.ts';
import { publicSchemas, publishedForms } from './schemas.ts';
import { jsonText } from './text.ts';

/** The generated files for OpenAPI 3.0. */
export const EDITIONS = ['openapi-3.0.json', 'tolerant/openapi-3.0.json'] as const;

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
  const { document, schemas, lost } = loosenReceived(normal, stated, forms);
  const loose =
    'In responses and callbacks: which fields are required, and every value, bound, pattern and format. Any field may be missing or null, except the tag of a union.';
  // Generators ignore the examples of bodies, and the other edition has them all.
  visitObjects(document, (node) => {
    if ('in' in node) return false;
    delete node.examples;
    return true;
  });
  const lostBefore = [loose, ...lost, 'The examples of bodies.'];
  const [whole, loosened] = EDITIONS;
  return {
    [whole]: jsonText(edition(contract, stated, publicSchemas(normal))),
    [loosened]: jsonText(edition(contract, document, schemas, lostBefore)),
  };
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
function loosenReceived(
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
