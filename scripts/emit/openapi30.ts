/**
 * `openapi-3.0.json`, for tools that support only OpenAPI 3.0, in the subset that client generators understand.
 * `tolerant/openapi-3.0.json` is for clients that must survive changes of the service: what they send follows the
 * contract, and what they receive the tolerant profile. Both list what they can't say in `x-lost`.
 */
import type {
  Content,
  Contract,
  DocumentPlace,
  HttpResponse,
  Media,
  Parameter,
} from '../contract.ts';
import { at, type JsonObject, joinPointer, mapValues, tokens, visitObjects } from '../json.ts';
import { refuse } from '../problem.ts';
import { tolerantProfile } from '../profiles.ts';
import { mapDeep, nameIn, namesIn, refTo, type Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { toDocument30 } from './parts/openapi30/document.ts';
import { jsonText } from './parts/text.ts';
import { publicForms } from './schemas.ts';

const LOOSE =
  'In responses and callbacks: which fields are required, and every value, bound, pattern and format. Any field may be missing or null, except the tag of a union.';

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
  const [plain, lost] = toDocument30(contract, bundle, named);
  const received = withReceived(contract, bundle, { named, inPlace, schemas, roots });
  const [loose, lostLoose] = toDocument30(contract, received.document, received.schemas);
  const lostBefore = [LOOSE, ...received.lost, 'The examples of bodies.'];
  return {
    'openapi-3.0.json': jsonText({ ...plain, 'x-lost': lost }),
    'tolerant/openapi-3.0.json': jsonText({ ...loose, 'x-lost': [...lostBefore, ...lostLoose] }),
  };
}

/** The schemas of the contract profile, by name and by pointer, as they are and as they are published. */
interface Forms {
  named: Schemas;
  inPlace: Schemas;
  schemas: Schemas;
  roots: Schemas;
}

/**
 * The document with what a client receives in the tolerant profile.
 *
 * @returns the document; all schemas that it refers to, in which what is both sent and received has two names; and a
 *   sentence about each of these
 */
function withReceived(contract: Contract, bundle: JsonObject, forms: Forms) {
  const { named, inPlace } = forms;
  const loose = publicForms(tolerantProfile({ ...forms.schemas, ...forms.roots }));
  const received = receivedContent(contract);
  const sent = sentParts(contract).map(schemaPointer);
  const at = (from: Schemas, pointers: string[]) => pointers.flatMap((one) => from[one] ?? []);
  const receivedAt = received.flatMap(([, content]) => partsOf(content).map(schemaPointer));
  const namesOfSent = namesIn(at(inPlace, sent), named);
  const names = new Map<string, string>();
  for (const name of [...namesIn(at(loose, receivedAt), loose)].sort()) {
    let free = namesOfSent.has(name) ? `${name}Received` : name;
    while (free !== name && Object.hasOwn(named, free)) free += 'Value';
    names.set(name, free);
  }
  const renamed = mapValues(loose, (schema) =>
    mapDeep(schema, (node) => {
      const name = names.get(nameIn(node) ?? '');
      return name === undefined ? node : { ...node, ...refTo(name) };
    }),
  );
  const document = structuredClone(bundle);
  const restate = (part: Media | Parameter): JsonObject => {
    if (part.schema === undefined) return part.node;
    return { ...part.node, schema: renamed[schemaPointer(part)] as JsonObject };
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
  // Generators ignore the examples of bodies, and the other edition has them all.
  visitObjects(document, (node) => {
    if ('in' in node) return false;
    delete node.examples;
    return true;
  });
  const schemas: Schemas = { ...named };
  for (const [name, free] of names) schemas[free] = renamed[name] ?? {};
  const lost = [...names].flatMap(([name, free]) =>
    name === free ? [] : `${name} is also sent; its received form is ${free}.`,
  );
  return { document, schemas, lost };
}

/** Sets the value at a pointer, whose parent is there. */
function setAt(document: JsonObject, pointer: string, value: JsonObject): void {
  const parent = at(document, pointer.slice(0, pointer.lastIndexOf('/'))) as JsonObject;
  parent[tokens(pointer).at(-1) ?? ''] = value;
}

const schemaPointer = ({ pointer }: DocumentPlace): string => `${pointer}/schema`;

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
 * @throws ProblemsError if a path item is both a path and a callback, so that each body is both sent and received
 */
function receivedContent({ operations }: Contract): [pointer: string, content: Content][] {
  const callbacks = operations.flatMap((one) => one.callbacks);
  const own = new Set(operations.map(({ pointer }) => pointer));
  const message =
    'the operation of a path is also the request of a callback; state each separately';
  const both = callbacks.filter(({ pointer }) => own.has(pointer));
  refuse(both.map(({ document: file, pointer }) => ({ file, pointer, message })));
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
