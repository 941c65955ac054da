/**
 * The fields of all objects of both standards: those that an output reads, those that are only passed through to the
 * bundles, and what to write instead of the others. A test compares these tables with the types of Redocly's library,
 * so a field of a standard that is missing here is noticed. `vocabulary.ts` has the keywords of schemas.
 */
import { isJsonType } from '../contract.ts';
import type { Refusal } from './vocabulary.ts';

/** The fields of one kind of object; each text of `refused` continues the name of the field. */
export interface Fields {
  read?: string;
  passed?: string;
  refused?: Readonly<Record<string, Refusal>>;
}

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

/** The objects of OpenAPI 3.1, by the names of Redocly's types. */
export const OPENAPI: Readonly<Record<string, Fields>> = {
  Root: {
    read: 'openapi info servers security tags paths webhooks components',
    passed: 'externalDocs',
    refused: {
      jsonSchemaDialect: (value) =>
        String(value).replace(/#$/, '') === 'https://json-schema.org/draft/2020-12/schema'
          ? undefined
          : 'is not supported, since every schema is read as JSON Schema 2020-12; remove it',
    },
  },
  Info: { read: 'title version summary description license', passed: 'termsOfService contact' },
  Contact: { passed: 'name url email' },
  License: { read: 'identifier', passed: 'name url' },
  Server: { read: 'url description variables' },
  ServerVariable: { read: 'default description', passed: 'enum' },
  Tag: { read: 'name description', passed: 'externalDocs' },
  TagGroup: { passed: 'name tags' },
  ExternalDocs: { passed: 'description url' },
  PathItem: {
    read: '$ref parameters get put post delete options head patch trace',
    passed: 'summary description',
    refused: { servers: SERVERS },
  },
  Operation: {
    read: 'tags summary description operationId parameters security requestBody responses deprecated callbacks',
    passed: 'externalDocs',
    refused: { servers: SERVERS },
  },
  Parameter: {
    read: 'name in description required deprecated style explode schema examples',
    refused: {
      content: CONTENT,
      allowEmptyValue: EMPTY,
      allowReserved: RESERVED,
      example: ONE_EXAMPLE,
    },
  },
  RequestBody: { read: 'description required content' },
  MediaType: {
    read: 'schema encoding',
    refused: { example: FILES, examples: FILES },
  },
  Encoding: {
    passed: 'contentType headers style explode',
    refused: { allowReserved: RESERVED },
  },
  Example: {
    read: 'summary value',
    passed: 'description',
    refused: { externalValue: 'is not supported, since examples are checked; write `value`' },
  },
  Header: {
    read: 'description required deprecated style explode schema',
    refused: {
      content: CONTENT,
      allowEmptyValue: EMPTY,
      allowReserved: RESERVED,
      example: UNSHOWN,
      examples: UNSHOWN,
    },
  },
  Responses: { read: 'default' },
  Response: { read: 'description headers content links' },
  Link: {
    read: 'operationId parameters requestBody',
    passed: 'description',
    refused: { operationRef: 'is not supported; write `operationId`', server: SERVERS },
  },
  Discriminator: { read: 'propertyName mapping' },
  Components: {
    read: 'schemas parameters responses examples requestBodies headers securitySchemes links callbacks pathItems',
  },
  SecurityScheme: {
    read: 'type description name in scheme',
    passed: 'bearerFormat flows openIdConnectUrl',
  },
  OAuth2Flows: { passed: 'implicit password clientCredentials authorizationCode' },
  ImplicitFlow: { passed: 'refreshUrl scopes authorizationUrl' },
  PasswordFlow: { passed: 'refreshUrl scopes tokenUrl' },
  ClientCredentials: { passed: 'refreshUrl scopes tokenUrl' },
  AuthorizationCode: { passed: 'refreshUrl scopes authorizationUrl tokenUrl' },
};

/** The objects of AsyncAPI 3; the objects below `bindings` are passed through as a whole. */
export const ASYNCAPI: Readonly<Record<string, Fields>> = {
  Root: {
    read: 'asyncapi info servers channels operations components',
    passed: 'id',
    refused: {
      defaultContentType: (value) =>
        isJsonType(String(value))
          ? undefined
          : 'must be a JSON type; write `contentType` at each message of another type',
    },
  },
  Info: {
    read: 'title version description tags',
    passed: 'termsOfService contact license externalDocs',
  },
  Contact: { passed: 'name url email' },
  License: { passed: 'name url' },
  Tag: { read: 'name description', passed: 'externalDocs' },
  ExternalDocs: { passed: 'description url' },
  Server: {
    read: 'host protocol description variables',
    passed: 'pathname protocolVersion security bindings externalDocs tags',
  },
  ServerVariable: { read: 'default description', passed: 'enum examples' },
  Channel: {
    read: 'messages title summary description parameters',
    passed: 'address servers bindings tags externalDocs',
  },
  Parameter: { read: 'description location', passed: 'enum default examples' },
  Operation: {
    read: 'action channel title tags summary description messages',
    passed: 'externalDocs security bindings',
    refused: {
      operationId: 'is not supported; the operation has its name from its key',
      traits: TRAITS,
      reply: 'is not supported; write the reply as an operation of its own',
    },
  },
  Message: {
    read: 'payload contentType name title summary description tags correlationId',
    passed: 'externalDocs bindings',
    refused: {
      headers:
        'is not supported, since a WebSocket frame has none; move the fields into the payload',
      traits: TRAITS,
      examples: FILES,
    },
  },
  MultiFormatSchema: {
    refused: {
      schemaFormat:
        'is not supported, since every schema is read as JSON Schema 2020-12; write the schema itself as the payload',
      // Reported with the format beside it.
      schema: () => undefined,
    },
  },
  CorrelationId: { read: 'location', passed: 'description' },
  Components: {
    read: 'messages schemas',
    passed:
      'parameters correlationIds tags externalDocs securitySchemes servers serverVariables channels operations serverBindings channelBindings operationBindings messageBindings',
    refused: {
      messageTraits: TRAITS,
      operationTraits: TRAITS,
      replies: 'is not supported; write the reply as an operation of its own',
      replyAddresses: 'is not supported; write the reply as an operation of its own',
    },
  },
  Discriminator: { read: 'propertyName mapping' },
  SecurityScheme: {
    passed: 'type description name in scheme bearerFormat flows openIdConnectUrl scopes',
  },
  SecuritySchemeFlows: { passed: 'implicit password clientCredentials authorizationCode' },
  ImplicitFlow: { passed: 'refreshUrl availableScopes authorizationUrl' },
  PasswordFlow: { passed: 'refreshUrl availableScopes tokenUrl' },
  ClientCredentials: { passed: 'refreshUrl availableScopes tokenUrl' },
  AuthorizationCode: { passed: 'refreshUrl availableScopes authorizationUrl tokenUrl' },
};
