/** Checks requests and messages: their bodies, parameters, paths and headers. */
import {
  type Contract,
  type HttpResponse,
  isJsonType,
  type Media,
  type Message,
  mediaOf,
  type Parameter,
  requestsOf,
} from '../contract.ts';
import { child, isJsonObject, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { isAnnotation, listedIn, resolve, type Schema, typesOf, visitReached } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every request and every message of a contract. */
export function checkRequests(contract: Contract): Problem[] {
  return [
    ...checkNotEmpty(contract),
    ...checkPaths(contract),
    ...checkBodies(contract),
    ...checkParameters(contract),
    ...checkHeaders(contract),
    ...checkSecurity(contract),
    ...checkSentMessages(contract),
  ];
}

/** There is at least one operation and one named schema to generate from, and each request states its responses. */
export function checkNotEmpty(contract: Contract): Problem[] {
  const { operations, places } = contract;
  const parts = [
    [operations.length, '/paths', 'the document has no operation; add one'],
    [places.size, '/components', 'the document has no named schema; add one for a body'],
  ] as const;
  const empty = parts.flatMap(([count, pointer, message]) =>
    count === 0 ? [{ file: 'openapi', pointer, message }] : [],
  );
  const silent = requestsOf(contract).filter(({ responses }) => responses.length === 0);
  const remedy = 'the request has no responses; add one under `responses`, such as 2XX';
  return [...empty, ...silent.map((one) => problemAt(one, remedy))];
}

/** A path consists of plain segments and of parameters in braces, which routers and URLs read alike. */
export function checkPaths({ openapi }: Contract): Problem[] {
  const paths = isJsonObject(openapi.paths) ? Object.keys(openapi.paths) : [];
  return paths.flatMap((path) => {
    if (path.startsWith('x-')) return [];
    const odd = path
      .replace(/\/$/, '')
      .split('/')
      .slice(1)
      .find((part) => /^\.{1,2}$/.test(part) || !/^([\w.~-]|\{[\w-]+\})+$/.test(part));
    if (odd === undefined) return [];
    const [, name] = /^:(\w+)$/.exec(odd) ?? [];
    const remedy = name ? `write {${name}}` : 'write letters, digits, - _ . ~ or a {parameter}';
    const pointer = joinPointer('/paths', path);
    const message =
      odd === ''
        ? 'the path must not have two slashes in a row; remove one'
        : `the segment \`${odd}\` of the path is not plain text, so URLs or routers change its meaning; ${remedy}`;
    return [{ file: 'openapi', pointer, message }];
  });
}

type Holder = (Media | Message) & { type: string; key: 'schema' | 'payload' };

/**
 * A JSON body or message has a named schema, from which code is generated, unless it accepts any value or object.
 * A body of another type is text or bytes, since only JSON and forms have fields.
 */
export function checkBodies(contract: Contract): Problem[] {
  const bodies: Holder[] = [
    ...requestsOf(contract)
      .flatMap(mediaOf)
      .map((one) => ({ ...one, key: 'schema' as const })),
    ...contract.messages.map((one) => ({
      ...one,
      type: one.contentType,
      key: 'payload' as const,
    })),
  ];
  return bodies.flatMap((one) => {
    const { type, schema, schemaName, key } = one;
    if (isJsonType(type)) {
      if (schemaName !== undefined || (schema && isShapeless(schema))) return [];
      const message = schema
        ? `the ${key} has no name; give it one, in a file under schemas/, and refer to it`
        : `the ${key} is missing; refer to a schema, or state a content type other than JSON`;
      return [problemAt(one, message, schema && `/${key}`)];
    }
    const isForm = /^(multipart\/|application\/x-www-form-urlencoded)/.test(type);
    if (schema === undefined || isForm || isText(schema, contract)) return [];
    const message = `a body of the type ${type} must be a string, since only JSON and forms have fields; write \`type: string\`, with \`format: binary\` for bytes`;
    return [problemAt(one, message, `/${key}`)];
  });
}

function isText(schema: Schema, { schemas }: Contract): boolean {
  const { type } = resolve(schema, schemas);
  return type === undefined || type === 'string';
}

function isShapeless(schema: Schema): boolean {
  return Object.entries(schema).every(([key, value]) => {
    if (isAnnotation(key)) return true;
    return key === 'type' ? value === 'object' : value === true;
  });
}

/** A `deepObject`, which arrives as text, states no types but string and object. */
export function checkParameters(contract: Contract): Problem[] {
  const all = requestsOf(contract).flatMap(({ parameters }) => parameters);
  return all.flatMap((one) => {
    const type = one.style === 'deepObject' ? typeInside(one, contract) : undefined;
    if (type === undefined) return [];
    const remedy = 'declare it as a string, or state no type';
    const message = `a member has the type ${type}, but a query only carries text; ${remedy}`;
    return [problemAt(one, message, '/schema')];
  });
}

/** The first type inside a parameter that is neither string nor object, so that a query cannot carry it. */
function typeInside({ schema = {} }: Parameter, { schemas }: Contract): string | undefined {
  const types: string[] = [];
  visitReached(schema, schemas, (node) => {
    if (node.type ?? listedIn(node)) types.push(...typesOf(node, schemas));
  });
  return types.find((type) => type !== 'string' && type !== 'object');
}

/** The names of headers differ in more than their case, which HTTP ignores. */
export function checkHeaders(contract: Contract): Problem[] {
  return requestsOf(contract).flatMap(({ parameters, responses }) => {
    const ofRequest = parameters.filter((one) => one.in === 'header');
    return [ofRequest, ...responses.map(({ headers }: HttpResponse) => headers)].flatMap((all) => {
      const taken = new Map<string, string>();
      return all.flatMap((one) => {
        const key = one.name.toLowerCase();
        const other = taken.get(key);
        taken.set(key, one.name);
        if (other === undefined) return [];
        const message = `the header ${one.name} is the same as ${other}, since HTTP ignores case; remove one of the two`;
        return [problemAt(one, message)];
      });
    });
  });
}

/** The types of security schemes that have scopes. */
const SCOPED = ['oauth2', 'openIdConnect'];

/** Only schemes that have scopes are required with some, since OpenAPI 3.0 allows no others. */
export function checkSecurity(contract: Contract): Problem[] {
  const { openapi, securitySchemes } = contract;
  const root = { document: 'openapi', pointer: '', node: openapi } as const;
  return [root, ...requestsOf(contract)].flatMap((place) => {
    const alternatives = Array.isArray(place.node.security) ? place.node.security : [];
    return alternatives.flatMap((schemes, index) =>
      Object.entries(schemes ?? {}).flatMap(([name, scopes]) => {
        const type = String(securitySchemes.get(name)?.node.type);
        if (SCOPED.includes(type) || !Array.isArray(scopes) || scopes.length === 0) return [];
        const message = `the security scheme ${name} of the type ${type} has no scopes; write []`;
        return [problemAt(place, message, joinPointer(`/security/${index}`, name))];
      }),
    );
  });
}

/** An operation lists only messages of its channel, and each of these is sent by an operation. */
export function checkSentMessages({ channels, messages }: Contract): Problem[] {
  const strangers = channels.flatMap(({ operations, pointer }) =>
    operations.flatMap((one) => {
      const named = Array.isArray(one.node.messages) ? one.node.messages : [];
      const index = named.findIndex(
        (entry) => !String(child(entry, '$ref')).startsWith(`#${pointer}/`),
      );
      const message = `the message does not belong to the channel; write #${pointer}/messages/ and its name`;
      return index < 0 ? [] : [problemAt(one, message, `/messages/${index}`)];
    }),
  );
  if (strangers.length > 0) return strangers;
  return messages
    .filter(({ sentBy }) => sentBy.length === 0)
    .map((one) => {
      const { name, channel } = one;
      const message = `no operation of the channel ${channel} names the message ${name}; add it to one`;
      return problemAt(one, message);
    });
}
