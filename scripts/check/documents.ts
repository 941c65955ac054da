/** Refuses fields of both standards that no output reads. `vocabulary.ts` has the keywords of schemas. */
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { isJsonType } from '../contract.ts';
import { isJsonObject } from '../json.ts';
import { REFUSED, type Refusal } from './vocabulary.ts';

const CONTENT = 'is not supported here; write `schema`, and a `style` if the value is structured';
const EMPTY = 'is not supported, since nothing sends a name without a value; remove it';
const RESERVED =
  'is not supported, since queries are written with every reserved character encoded; remove it';
const ONE_EXAMPLE = 'is not supported; write `examples: {<name>: {summary, value}}`';
const FILES = 'is not supported; move the example to examples/<SchemaName>/<scenario>.json';
const UNSHOWN = 'is not supported, since no page shows it; remove it';
const SERVERS =
  'is not supported here, since every request uses the servers of the document; move it there';
const TRAITS = 'is not supported, since a trait hides what it adds; write its fields out here';

const PATH_ITEMS =
  'is not supported; move each path item to a file under paths/, and refer to it there';
const REPLY = 'is not supported; write the reply as an operation of its own';
const PARAMETER = {
  content: CONTENT,
  allowEmptyValue: EMPTY,
  allowReserved: RESERVED,
};

/** What is wrong with each refused field, by the names that Redocly gives to the kinds of objects. */
type Refusals = Readonly<Record<string, Readonly<Record<string, Refusal>>>>;

/** The objects of OpenAPI 3.1. Each text continues the name of the field. */
export const OPENAPI: Refusals = {
  Root: {
    jsonSchemaDialect:
      'is not supported, since every schema is read as JSON Schema 2020-12; remove it',
  },
  License: { identifier: 'is not supported, since OpenAPI 3.0 lacks it; write `url`' },
  PathItem: {
    servers: SERVERS,
    parameters: 'is not supported here; write the parameters at each operation',
  },
  Operation: { servers: SERVERS },
  Parameter: { ...PARAMETER, example: ONE_EXAMPLE },
  Header: { ...PARAMETER, example: UNSHOWN, examples: UNSHOWN },
  MediaType: {
    example: FILES,
    examples: FILES,
    encoding: 'is not supported; describe the parts of the form in its schema',
  },
  Example: { externalValue: 'is not supported, since examples are checked; write `value`' },
  Link: {
    operationRef: 'is not supported; write `operationId`',
    requestBody: 'is not supported; write `parameters`',
    server: SERVERS,
  },
  Components: { pathItems: PATH_ITEMS },
  SecurityScheme: {
    type: (value) =>
      value === 'mutualTLS'
        ? 'must not be mutualTLS, which OpenAPI 3.0 lacks; remove the scheme, and describe the certificate in words'
        : undefined,
  },
};

/** The objects of AsyncAPI 3. */
export const ASYNCAPI: Refusals = {
  Root: {
    defaultContentType: (value) =>
      isJsonType(String(value))
        ? undefined
        : 'must be a JSON type; write `contentType` at each message of another type',
  },
  Operation: {
    operationId: 'is not supported; the operation has its name from its key',
    traits: TRAITS,
    reply: REPLY,
  },
  Message: {
    headers: 'is not supported, since a WebSocket frame has none; move the fields into the payload',
    traits: TRAITS,
    examples: FILES,
    correlationId: 'is not supported; say in the descriptions which fields repeat the id',
  },
  Channel: { parameters: 'is not supported; write variables of the server' },
  MultiFormatSchema: {
    schemaFormat:
      'is not supported, since every schema is read as JSON Schema 2020-12; write the schema itself as the payload',
  },
  Components: {
    messageTraits: TRAITS,
    operationTraits: TRAITS,
    replies: REPLY,
    replyAddresses: REPLY,
  },
};

/** The name of the rule below. */
export const FIELDS = 'contract/fields';

/**
 * A rule for Redocly, whose library knows the kind of each object and follows references. It checks every object of
 * both documents, at its place in the hand-written files.
 */
export const PLUGIN: Plugin = {
  id: 'contract',
  rules: {
    oas3: { [FIELDS]: () => visitorFor(OPENAPI) },
    async3: { [FIELDS]: () => visitorFor(ASYNCAPI) },
  },
};

function visitorFor(refusals: Refusals) {
  const enter = (node: unknown, { type, location, report }: UserContext) => {
    if (!isJsonObject(node)) return;
    const refused = type.name === 'Schema' ? REFUSED : (refusals[type.name] ?? {});
    for (const [field, refusal] of Object.entries(refused)) {
      const value = Object.hasOwn(node, field) ? node[field] : undefined;
      if (value === undefined) continue;
      const words = typeof refusal === 'string' ? refusal : refusal(value, node);
      if (words === undefined) continue;
      report({ message: `\`${field}\` ${words}`, location: location.child([field]).key() });
    }
  };
  return { any: { enter } };
}
