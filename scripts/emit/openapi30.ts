/**
 * `openapi-3.0.json`, for tools that support only OpenAPI 3.0, in the subset that client generators understand.
 * `tolerant/openapi-3.0.json` is for clients that must survive changes of the service: what they send follows the
 * contract, and what they receive the tolerant profile. Both list what they can't say in `x-lost`.
 */
import type { Contract, HttpRequest, Media, Parameter } from '../contract.ts';
import { at, type JsonObject, mapValues, tokens, visitObjects } from '../json.ts';
import { refuse } from '../problem.ts';
import { tolerantProfile } from '../profiles.ts';
import { mapDeep, nameIn, namesReached, refTo, type Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { publicForms } from './schemas.ts';
import { toDocument30 } from './shared/openapi30.ts';
import { jsonText } from './shared/text.ts';

const LOST = [
  'The summary of the document.',
  'Webhooks: requests that the service makes by itself.',
  'The names and summaries of the examples of parameters.',
  'The `discriminator`, the notes (keys that begin with `x-`), and the titles of branches of schemas.',
  'The description of a field whose schema is a named list.',
  'Ranges of statuses: an unspecified success is 200, and for a POST also 201; an unspecified failure is `default`.',
];

const LOOSE = [
  'In responses and callbacks: which fields are required, and every value, bound, pattern and format. Any field may be missing or null, except the tag of a union.',
  'The examples of bodies.',
];

/**
 * Both editions for OpenAPI 3.0.
 *
 * @param schemas the public schemas of the contract profile
 * @param roots the schemas outside the components, by their pointers
 */
export function emitOpenapi30(contract: Contract, schemas: Schemas, roots: Schemas): Files {
  const named = publicForms(schemas);
  const inPlace = publicForms(roots);
  const bundle = structuredClone(contract.openapi);
  for (const { document, pointer } of contract.roots) {
    if (document === 'openapi') setAt(bundle, pointer, inPlace[pointer] as JsonObject);
  }
  const { sent, received } = sentAndReceived(contract);
  const namesSent = namesReached(schemasOf(sent, inPlace), named);
  const loosened = withReceived(received, bundle, { ...schemas, ...roots }, namesSent);
  const plain = toDocument30(bundle, named);
  const loose = toDocument30(loosened.document, { ...named, ...loosened.schemas });
  const lost = [...LOOSE, ...loosened.lost, ...LOST];
  return {
    'openapi-3.0.json': jsonText({ ...plain, 'x-lost': LOST }),
    'tolerant/openapi-3.0.json': jsonText({ ...loose, 'x-lost': lost }),
  };
}

/**
 * The document with what a client receives in the tolerant profile.
 *
 * @param schemas all schemas of the contract profile, by name and by pointer
 * @param sent the names of the schemas of what a client sends
 * @returns the document; the schemas of what is received, in which what is also sent has another name; and a sentence
 *   about each of these
 */
function withReceived(
  received: Described[],
  bundle: JsonObject,
  schemas: Schemas,
  sent: Set<string>,
) {
  const loose = publicForms(tolerantProfile(schemas));
  const found = [...namesReached(schemasOf(received, loose), loose)].sort();
  const names = new Map(found.map((name) => [name, sent.has(name) ? `${name}Received` : name]));
  const renamed = mapValues(loose, (schema) =>
    mapDeep(schema, (node) => {
      const name = names.get(nameIn(node) ?? '');
      return name === undefined ? node : { ...node, ...refTo(name) };
    }),
  );
  const document = structuredClone(bundle);
  for (const { pointer } of received) {
    setAt(document, `${pointer}/schema`, renamed[`${pointer}/schema`] as JsonObject);
  }
  // Generators ignore the examples of bodies, and the other edition has them all.
  visitObjects(document, (node) => {
    if ('in' in node) return false;
    delete node.examples;
    return true;
  });
  const both = found.filter((name) => sent.has(name));
  return {
    document,
    schemas: Object.fromEntries([...names].map(([name, free]) => [free, renamed[name] ?? {}])),
    lost: both.map((name) => `${name} is also sent; its received form is ${name}Received.`),
  };
}

/** Sets the value at a pointer, whose parent is there. */
function setAt(document: JsonObject, pointer: string, value: JsonObject): void {
  const parent = at(document, pointer.slice(0, pointer.lastIndexOf('/'))) as JsonObject;
  parent[tokens(pointer).at(-1) ?? ''] = value;
}

/** What may have a schema: a parameter, a header, or a body in a media type. */
type Described = Media | Parameter;

const schemasOf = (all: Described[], schemas: Schemas) =>
  all.flatMap(({ pointer }) => schemas[`${pointer}/schema`] ?? []);

/**
 * What a client sends: parameters, request bodies, and its responses to callbacks. What it receives: responses, and the
 * bodies of callbacks. Webhooks are not in the document.
 *
 * @throws ProblemsError for what a client both sends and receives
 */
function sentAndReceived({ operations }: Contract): { sent: Described[]; received: Described[] } {
  const callbacks = operations.flatMap((one) => one.callbacks);
  const parameters = [...operations, ...callbacks].flatMap((one) => one.parameters);
  const bodiesOf = (requests: HttpRequest[]) =>
    requests.flatMap(({ requestBody }) => requestBody?.content ?? []);
  const responsesOf = (requests: HttpRequest[]) =>
    requests
      .flatMap(({ responses }) => responses)
      .flatMap(({ content, headers }) => [...content, ...headers]);
  const sent = [...parameters, ...bodiesOf(operations), ...responsesOf(callbacks)];
  const all = [...responsesOf(operations), ...bodiesOf(callbacks)];
  const received = all.filter(({ schema }) => schema !== undefined);
  const pointers = new Set(sent.map(({ pointer }) => pointer));
  const message =
    'a client sends and receives this component; state it once for each, since clients read by the tolerant profile';
  const both = received.filter(({ pointer }) => pointers.has(pointer));
  refuse(both.map(({ document: file, pointer }) => ({ file, pointer, message })));
  return { sent, received };
}
