/** Every field of both standards, as Redocly's library knows them, is supported or refused. */
import { getTypes, type NodeType, normalizeTypes } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import * as refused from '../../scripts/check/documents.ts';
import { KEYWORDS, REFUSED } from '../../scripts/check/vocabulary.ts';

/** The supported fields of each kind of object in OpenAPI 3.1: an output reads them, or the bundle passes them on. */
const OPENAPI: Readonly<Record<string, string>> = {
  Root: 'openapi info servers security tags paths webhooks components externalDocs',
  Info: 'title version summary description license termsOfService contact',
  Contact: 'name url email',
  License: 'identifier name url',
  Server: 'url description variables',
  ServerVariable: 'default description enum',
  Tag: 'name description externalDocs',
  TagGroup: 'name tags',
  ExternalDocs: 'description url',
  PathItem: '$ref parameters get put post delete options head patch trace summary description',
  Operation:
    'tags summary description operationId parameters security requestBody responses deprecated callbacks externalDocs',
  Parameter: 'name in description required deprecated style explode schema examples',
  RequestBody: 'description required content',
  MediaType: 'schema',
  Example: 'summary value description',
  Header: 'description required deprecated style explode schema',
  Responses: 'default',
  Response: 'description headers content links',
  Link: 'operationId parameters description',
  Discriminator: 'propertyName mapping',
  Components:
    'schemas parameters responses examples requestBodies headers securitySchemes links callbacks',
  SecurityScheme: 'type description name in scheme bearerFormat flows openIdConnectUrl',
  OAuth2Flows: 'implicit password clientCredentials authorizationCode',
  ImplicitFlow: 'refreshUrl scopes authorizationUrl',
  PasswordFlow: 'refreshUrl scopes tokenUrl',
  ClientCredentials: 'refreshUrl scopes tokenUrl',
  AuthorizationCode: 'refreshUrl scopes authorizationUrl tokenUrl',
};

/** The same for AsyncAPI 3. */
const ASYNCAPI: Readonly<Record<string, string>> = {
  Root: 'asyncapi info servers channels operations components id',
  Info: 'title version description tags termsOfService contact license externalDocs',
  Contact: 'name url email',
  License: 'name url',
  Tag: 'name description externalDocs',
  ExternalDocs: 'description url',
  Server:
    'host protocol description variables pathname protocolVersion security bindings externalDocs tags',
  ServerVariable: 'default description enum examples',
  Channel: 'messages title summary description address servers bindings tags externalDocs',
  Parameter: 'description location enum default examples',
  Operation:
    'action channel title tags summary description messages externalDocs security bindings',
  Message: 'payload contentType name title summary description tags externalDocs bindings',
  // Refused with the format beside it.
  MultiFormatSchema: 'schema',
  CorrelationId: 'location description',
  Components:
    'messages schemas parameters correlationIds tags externalDocs securitySchemes servers serverVariables channels operations serverBindings channelBindings operationBindings messageBindings',
  Discriminator: 'propertyName mapping',
  SecurityScheme: 'type description name in scheme bearerFormat flows openIdConnectUrl scopes',
  SecuritySchemeFlows: 'implicit password clientCredentials authorizationCode',
  ImplicitFlow: 'refreshUrl availableScopes authorizationUrl',
  PasswordFlow: 'refreshUrl availableScopes tokenUrl',
  ClientCredentials: 'refreshUrl availableScopes tokenUrl',
  AuthorizationCode: 'refreshUrl availableScopes authorizationUrl tokenUrl',
};

/** The keywords of schemas, on which the vocabulary decides. */
const SUPPORTED = { Schema: Object.keys(KEYWORDS).join(' ') };
const REFUSALS = { Schema: REFUSED };

const DOCUMENTS = [
  ['OpenAPI 3.1', 'oas3_1', { ...SUPPORTED, ...OPENAPI }, { ...REFUSALS, ...refused.OPENAPI }],
  ['AsyncAPI 3', 'async3', { ...SUPPORTED, ...ASYNCAPI }, { ...REFUSALS, ...refused.ASYNCAPI }],
] as const;

/** Objects that only a refused field or an extension of Redocly holds. */
const OUT_OF_REACH = /^(Xml|Logo|Encoding|X[A-Z].*|.*Trait|OperationReply.*|MessageExample)$/;

/** The names of the kinds of objects below `bindings`, which are passed through as a whole. */
function belowBindings(types: Record<string, NodeType>): Set<string> {
  const found = new Set<string>();
  const visit = (type: unknown): void => {
    const {
      name,
      properties = {},
      items,
    } = Object(type) as {
      name?: string;
      properties?: object;
      items?: unknown;
    };
    // The schemas in bindings are schemas as anywhere else.
    if (name === undefined || name === 'Schema' || found.has(name)) return;
    found.add(name);
    for (const one of [...Object.values(properties), items]) visit(one);
  };
  for (const [name, type] of Object.entries(normalizeTypes(types))) {
    if (/^(Server|Channel|Operation|Message)Bindings$/.test(name)) visit(type);
  }
  return found;
}

/** Each field of the objects that a document may contain, such as `Operation.servers`. */
function fieldsOf(version: 'oas3_1' | 'async3'): string[] {
  const types = getTypes(version);
  const below = belowBindings(types);
  return Object.entries(types).flatMap(([name, { properties }]) => {
    if (below.has(name) || OUT_OF_REACH.test(name)) return [];
    // Extensions have a rule of their own.
    const fields = Object.keys(properties).filter((field) => !field.startsWith('x-'));
    return fields.map((field) => `${name}.${field}`);
  });
}

it.each(DOCUMENTS)(
  'every field of %s is supported or refused',
  (_, version, supported, refusals) => {
    const known = [
      ...Object.entries(supported).flatMap(([name, all]) =>
        all.split(' ').map((one) => `${name}.${one}`),
      ),
      ...Object.entries(refusals).flatMap(([name, all]) =>
        Object.keys(all).map((one) => `${name}.${one}`),
      ),
    ];
    const fields = fieldsOf(version);
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
    // A kind or a field that is misspelled in the tables would never be refused.
    const everything = new Set(fields);
    const own = known.filter((field) => !field.startsWith('Schema.'));
    expect(own.filter((field) => !everything.has(field))).toEqual([]);
  },
);

it('every keyword of schemas is either supported or refused, or refused for some values', () => {
  const always = Object.entries(REFUSED).filter(([, refusal]) => typeof refusal === 'string');
  expect(always.filter(([keyword]) => Object.hasOwn(KEYWORDS, keyword))).toEqual([]);
});
