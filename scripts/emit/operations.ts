/** The REST operations and the webhooks as data, typed as constants. */
import { isPlainReference, METHODS, querySchemaName } from '../model/contract.ts';
import { at, isObject } from '../model/pointer.ts';
import type { Files, Json, JsonObject, NormalContract, Schema } from '../model/schema.ts';
import { refName } from '../normalise/flatten.ts';
import { declarePaths } from './operations/paths.ts';
import { jsdoc, literalType, NOTICE, property, wrap } from './text.ts';

/** A body by its media type; `schema` is the name of an export, or null where none is named. */
interface Body {
  contentType: string | null;
  schema: string | null;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  deprecated: boolean;
  style: string;
  explode: boolean;
}

/** What a callback or a webhook sends. */
interface Sent {
  method: string;
  url: string | null;
  deprecated: boolean;
  requestBody: Body | null;
}

interface Operation {
  id: string;
  method: string;
  path: string;
  deprecated: boolean;
  maturity: string | null;
  security: string[];
  parameters: Parameter[];
  query: string | null;
  requestBody: (Body & { required: boolean }) | null;
  responses: Record<string, Body & { contentTypes: string[] }>;
  callbacks: Record<string, Sent[]>;
}

/** An operation with the text that stands in its comment. */
interface Described<T> {
  value: T;
  description: string[];
}

/** Emits `operations`: each REST operation, and each webhook, under its name. */
export function emitOperations({ contract, schemas }: NormalContract): Files {
  const reader = new Reader(contract.openapi, new Set(schemas.keys()));
  const operations = reader.operations();
  const webhooks = reader.webhooks();
  return {
    'operations.js': `${NOTICE}
export const operations = ${data(operations)};

export const webhooks = ${data(webhooks)};
`,
    'operations.d.ts': `${NOTICE}
import type * as types from './types.js';

/**
 * The REST operations by id. Each \`schema\` and \`query\` is the name of an export of the other
 * modules: of a type, and after \`validate\` or \`parse\` of a function.
 */
export declare const operations: ${types(operations)};

/** What the service sends to the endpoints that are configured in the account dashboard. */
export declare const webhooks: ${types(webhooks)};

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

${declarePaths([...operations.values()].map(({ value }) => value))}`,
  };
}

function data(entries: Map<string, Described<unknown>>): string {
  const values = [...entries].map(([key, { value }]) => [key, value]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
}

function types(entries: Map<string, Described<unknown>>): string {
  const fields = [...entries].map(
    ([key, { value, description }]) =>
      `${jsdoc(description, '  ')}  readonly ${property(key)}: ${literalType(value, '  ')};\n`,
  );
  return `{\n${fields.join('')}}`;
}

/** Reads operations from an OpenAPI bundle. */
class Reader {
  readonly #openapi: JsonObject;
  readonly #names: Set<string>;

  constructor(openapi: JsonObject, names: Set<string>) {
    this.#openapi = openapi;
    this.#names = names;
  }

  operations(): Map<string, Described<Operation>> {
    const found = new Map<string, Described<Operation>>();
    for (const [path, item] of fields(this.#openapi.paths)) {
      for (const [method, operation] of this.#methods(item)) {
        const value = this.#operation(path, method, this.#resolve(item), operation);
        found.set(value.id, { value, description: comment(operation) });
      }
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  webhooks(): Map<string, Described<Sent>> {
    const found = new Map<string, Described<Sent>>();
    for (const [name, item] of fields(this.#openapi.webhooks)) {
      for (const [method, operation] of this.#methods(item)) {
        const value = this.#sent(null, method, operation);
        found.set(name, { value, description: comment(operation) });
      }
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #operation(path: string, method: string, item: JsonObject, operation: JsonObject): Operation {
    const id = String(operation.operationId);
    const parameters = [...list(item.parameters), ...list(operation.parameters)];
    const maturity = operation['x-maturity'];
    const query = querySchemaName(id);
    const requestBody = operation.requestBody && this.#resolve(operation.requestBody);
    return {
      id,
      method: method.toUpperCase(),
      path,
      deprecated: operation.deprecated === true,
      maturity: typeof maturity === 'string' ? maturity : null,
      security: this.#security(operation),
      parameters: parameters.map((parameter) => toParameter(this.#resolve(parameter))),
      query: this.#names.has(query) ? query : null,
      requestBody: requestBody
        ? { ...this.#body(requestBody), required: requestBody.required === true }
        : null,
      responses: Object.fromEntries(
        fields(operation.responses).map(([status, response]) => {
          const resolved = this.#resolve(response);
          const contentTypes = fields(resolved.content).map(([type]) => type);
          return [status, { ...this.#body(resolved), contentTypes }];
        }),
      ),
      callbacks: this.#callbacks(operation),
    };
  }

  /** Every scheme that some alternative names; the contract has one alternative per operation. */
  #security(operation: JsonObject): string[] {
    const alternatives = list(operation.security ?? this.#openapi.security ?? []);
    return [...new Set(alternatives.flatMap((one) => (isObject(one) ? Object.keys(one) : [])))];
  }

  #callbacks(operation: JsonObject): Record<string, Sent[]> {
    const sent: [string, Sent[]][] = fields(operation.callbacks).map(([name, callback]) => [
      name,
      fields(this.#resolve(callback)).flatMap(([url, item]) =>
        this.#methods(item).map(([method, request]) => this.#sent(url, method, request)),
      ),
    ]);
    return Object.fromEntries(sent);
  }

  #sent(url: string | null, method: string, operation: JsonObject): Sent {
    const { requestBody, deprecated } = operation;
    return {
      method: method.toUpperCase(),
      url,
      deprecated: deprecated === true,
      requestBody: requestBody ? this.#body(this.#resolve(requestBody)) : null,
    };
  }

  #methods(item: Json): [string, JsonObject][] {
    return Object.entries(this.#resolve(item)).flatMap(
      ([method, operation]): [string, JsonObject][] =>
        METHODS.includes(method) && isObject(operation) ? [[method, operation]] : [],
    );
  }

  /** The body's first media type, JSON before others, and the schema that it names. */
  #body({ content }: JsonObject): Body {
    const types = fields(content);
    const chosen = types.find(([type]) => type === 'application/json') ?? types[0];
    if (!chosen) return { contentType: null, schema: null };
    const [contentType, media] = chosen;
    return { contentType, schema: isObject(media) ? this.#schemaName(media.schema) : null };
  }

  #schemaName(schema: Json | undefined): string | null {
    if (!isObject(schema)) return null;
    const plain = schema as Schema;
    const { $ref } = isPlainReference(plain) ? (plain.allOf?.[0] ?? plain) : plain;
    const name = $ref === undefined ? undefined : refName($ref);
    return name !== undefined && this.#names.has(name) ? name : null;
  }

  #resolve(value: Json): JsonObject {
    if (!isObject(value)) return {};
    if (typeof value.$ref !== 'string') return value;
    const target = at(this.#openapi, value.$ref.slice(1));
    return isObject(target) ? target : {};
  }
}

function toParameter(parameter: JsonObject): Parameter {
  // What OpenAPI lays down where a parameter does not say.
  const usual = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  const style = typeof parameter.style === 'string' ? parameter.style : usual;
  return {
    name: String(parameter.name),
    in: String(parameter.in),
    required: parameter.required === true,
    deprecated: parameter.deprecated === true,
    style,
    explode: typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form',
  };
}

function comment({ summary, description, deprecated }: JsonObject): string[] {
  const said = [summary, description].filter((text) => typeof text === 'string' && text !== '');
  const lines = said.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrap(String(text))]);
  return deprecated === true ? [...lines, '', '@deprecated'] : lines;
}

function fields(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value).filter(([key]) => !key.startsWith('x-')) : [];
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
