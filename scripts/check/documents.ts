/** Refuses fields of both standards that no output reads. `vocabulary.ts` has the keywords of schemas. */
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { isJsonType } from '../contract.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { problemsInSchema } from './vocabulary.ts';

/** The refused fields of objects, by the names that Redocly gives to their kinds. */
type Refused = Readonly<Record<string, string>>;

const OPENAPI: Refused = {
  Root: 'jsonSchemaDialect',
  // OpenAPI 3.0 lacks it.
  License: 'identifier',
  PathItem: 'servers parameters',
  Operation: 'servers',
  Parameter: 'content allowEmptyValue allowReserved example',
  Header: 'content allowEmptyValue allowReserved example examples',
  MediaType: 'example examples encoding',
  Example: 'externalValue',
  Link: 'operationRef requestBody server',
  Components: 'pathItems',
};

const ASYNCAPI: Refused = {
  Operation: 'operationId traits reply',
  Message: 'headers traits examples correlationId',
  Channel: 'parameters',
  MultiFormatSchema: 'schemaFormat',
  Components: 'messageTraits operationTraits replies replyAddresses',
};

/** What to write instead of some fields. */
const INSTEAD: Readonly<Record<string, string>> = {
  identifier: 'write `url`',
  parameters: 'write the parameters at each operation, or as variables of the server',
  servers: 'write `servers` at the root of the document',
  content: 'write `schema`, and a `style` if the value is structured',
  example: 'write `examples` at a parameter, or a file examples/<SchemaName>/<scenario>.json',
  examples: 'move the example to examples/<SchemaName>/<scenario>.json',
  operationRef: 'write `operationId`',
  reply: 'write the reply as an operation of its own',
  headers: 'move the fields into the payload',
  schemaFormat: 'write the schema itself as the payload',
};

/** What is wrong with the fields of an object of a kind. */
function* problemsIn(
  kind: string,
  node: JsonObject,
  refused: Refused,
): Generator<[field: string, problem: string]> {
  if (kind === 'Schema') yield* problemsInSchema(node);
  for (const field of refused[kind]?.split(' ') ?? []) {
    const remedy = INSTEAD[field] ?? 'remove it';
    if (Object.hasOwn(node, field)) {
      yield [field, `is not supported here, since no output reads it; ${remedy}`];
    }
  }
  const { type, defaultContentType } = node;
  if (kind === 'SecurityScheme' && type !== 'apiKey' && type !== 'http') {
    yield ['type', 'must be apiKey or http, which have no scopes; choose one'];
  }
  if (kind === 'Root' && defaultContentType && !isJsonType(String(defaultContentType))) {
    const remedy = 'write `contentType` at each message of another type';
    yield ['defaultContentType', `must be a JSON type; ${remedy}`];
  }
  if (kind === 'SecurityRequirement') {
    for (const [name, scopes] of Object.entries(node)) {
      if (String(scopes) !== '') yield [name, `must have no scopes; write ${name}: []`];
    }
  }
}

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

function visitorFor(refused: Refused) {
  const enter = (node: unknown, { type, location, report }: UserContext) => {
    if (!isJsonObject(node)) return;
    for (const [field, problem] of problemsIn(type.name, node, refused)) {
      report({ message: `\`${field}\` ${problem}`, location: location.child([field]).key() });
    }
  };
  return { any: { enter } };
}
