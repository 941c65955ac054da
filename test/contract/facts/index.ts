/** All facts of the interface document, as one table by place. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../../support/contract.ts';
import { enumerations } from './enumerations.ts';
import { jobs } from './jobs.ts';
import { live, otherSchemas } from './live.ts';
import { channel, channelName, messages, operationNames, sessionServers } from './messages.ts';
import {
  type Content,
  type OperationFact,
  operations,
  type ParameterFact,
  securityScheme,
  servers,
  webhooks,
} from './operations.ts';
import { requests } from './requests.ts';
import { results } from './results.ts';
import { canonicalType, type Facts, type Field, type SchemaFacts } from './types.ts';
import { changes, removals, renames } from './versions.ts';

const tables = { enumerations, jobs, requests, live: [...live, ...otherSchemas], results };

export const schemaFacts: readonly SchemaFacts[] = Object.values(tables).flat();

/** One place of one schema: `Schema`, `Schema.field`, `Schema(branch).field`, `Schema.list[]`. */
export interface Row {
  schema: string;
  /** The values of the tag for which the row holds, where the schema has branches. */
  branch?: string;
  /** `''` for the schema itself. */
  path: string;
  /** Type, required and every constraint. */
  aspects: Facts;
  /** Whether it is our choice. */
  assumed: boolean;
}

/** All facts about schemas. */
export function factRows(facts: readonly SchemaFacts[]): Row[] {
  return facts.flatMap(({ name, section, fields, branches = {}, ...own }) => [
    ...rowsOf({ path: '', required: true, ...own }, name),
    ...fields.flatMap((field) => rowsOf(field, name)),
    ...Object.entries(branches).flatMap(([branch, inner]) =>
      inner.flatMap((field) => rowsOf(field, name, branch)),
    ),
  ]);
}

function rowsOf(field: Field, schema: string, branch?: string): Row[] {
  const { path, type: text, required, assumed = false, enum: values, ...rest } = field;
  const type = canonicalType(text);
  const owner = { schema, ...(branch !== undefined && { branch }), assumed };
  const isElement = path === '' || path.endsWith('[]');
  const own = { type, ...(!isElement && { required }), ...(rest as Facts) };
  const members = values && { enum: [...values] };
  if (!members || !type.endsWith('[]'))
    return [{ ...owner, path, aspects: { ...own, ...members } }];
  // An enumeration of a list is that of its items.
  const items = { type: type.slice(0, -2), ...members };
  return [
    { ...owner, path, aspects: own },
    { ...owner, path: `${path}[]`, aspects: items },
  ];
}

/** The name of a row: unique within a contract. */
export function rowKey({ schema, branch, path }: Row): string {
  return `${schema}${branch === undefined ? '' : `(${branch})`}${path && `.${path}`}`;
}

/** What is stated at one place. */
export interface Stated {
  facts: Facts;
  /** The file that states it. */
  table: string;
  /** Whether it is our choice, which the contract must mark with `x-assumption`. */
  isAssumed: boolean;
  /** What its `x-replaces` must name. */
  words: readonly string[];
}

/** Everything that the interface document states, by place. */
export function stated(): Map<string, Stated> {
  const table = new Map<string, Stated>();
  const add = (file: string, name: string, facts: Facts, isAssumed = false) => {
    const own = table.get(name);
    const home = `test/contract/facts/${file}.ts`;
    const all = { ...own?.facts, ...facts };
    table.set(name, { table: home, isAssumed, words: [], ...own, facts: all });
  };
  for (const [file, facts] of Object.entries(tables)) {
    for (const row of factRows(facts)) add(file, rowKey(row), row.aspects, row.assumed);
  }
  for (const [name, facts] of documentFacts()) add('index', name, facts);
  for (const operation of [...operations, ...sent()]) {
    for (const [name, facts] of operationFacts(operation)) add('operations', name, facts);
  }
  for (const [name, facts] of messageFacts()) add('messages', name, facts);
  for (const [key, list] of Object.entries({ replaces: renames, removed: removals })) {
    for (const place of list.flatMap(({ places }) => places)) {
      const names = list.filter(({ places }) => places.includes(place)).map(({ name }) => name);
      add('versions', place, { [key]: names });
    }
  }
  for (const { place, words } of changes) {
    add('versions', place, {});
    Object.assign(table.get(place) ?? {}, { words });
  }
  return table;
}

type Named = [name: string, facts: Facts];

function documentFacts(): Named[] {
  const text = readFileSync(`${ROOT}/package.json`, 'utf8');
  const { version = '', license: own } = JSON.parse(text) as Record<string, string>;
  const url = 'https://opensource.org/license/mit';
  // "`info.version` of both documents is the package's version"; so is the license.
  const info = { version, license: { name: `${own} License, for this document`, url } };
  const { name, type, in: place, header } = securityScheme;
  const addresses = servers.map((address) => ({ url: address }));
  return [
    ['openapi', { openapi: '3.1.0', info, servers: addresses, security: [{ [name]: [] }] }],
    ['asyncapi', { asyncapi: '3.0.0', info, defaultContentType: 'application/json' }],
    [`security scheme ${name}`, { type, in: place, name: header }],
  ];
}

/** The requests that the service sends. How a receiver answers is not shown: any success or refusal will do. */
function sent(): OperationFact[] {
  const requests = operations.flatMap(({ id, callbacks = {} }) =>
    Object.entries(callbacks).map(([name, fact]) => {
      return [`operation ${id} callback ${name} ${fact.url}`, fact] as const;
    }),
  );
  const hooks = Object.entries(webhooks).map(([name, fact]) => [`webhook ${name}`, fact] as const);
  return [...requests, ...hooks].flatMap(([path, { ids, methods, body, deprecated }]) =>
    methods.map((method, index): OperationFact => {
      const content = { type: 'application/json', schema: body, required: true };
      const responses = { '2XX': {}, '4XX': {} };
      const own = { id: ids[index] ?? '', method, path, security: [] as [], body: content };
      return { ...own, ...(deprecated && { deprecated }), parameters: [], responses };
    }),
  );
}

function operationFacts(operation: OperationFact): Named[] {
  const { id, method, path, deprecated, security, parameters, body } = operation;
  const { responses, headers = {}, links = {} } = operation;
  const name = `operation ${id}`;
  const contents = (at: string, content: Content) =>
    Object.entries(content).map(([type, schema]): Named => {
      return [
        `${at} ${type}`,
        { type: schema.replace(' (open)', ''), ...(/open/.test(schema) && { open: true }) },
      ];
    });
  const fields = (at: string, list: readonly Field[] = []) =>
    list.map(({ path: own, ...facts }): Named => [`${at}${own}`, facts as object as Facts]);
  const { required = false, fields: parts } = body ?? {};
  return [
    [
      name,
      {
        operationId: id,
        method,
        at: path,
        ...(deprecated && { deprecated }),
        ...(security && { security }),
      },
    ],
    ...parameters.map((one): Named => [`${name} ${one.in} ${one.name}`, parameterFacts(one)]),
    ...(body ? [[`${name} body`, required ? { required } : {}] as Named] : []),
    ...(body ? contents(`${name} body`, { [body.type]: body.schema }) : []),
    ...fields(`${name} body ${body?.type}.`, parts),
    ...Object.entries(responses).flatMap(([status, content]) => [
      [`${name} response ${status}`, {}] as Named,
      ...contents(`${name} response ${status}`, content),
      ...fields(`${name} response ${status} header `, headers[status]),
    ]),
    ...Object.entries(links).map(
      ([link, facts]): Named => [`${name} response 2XX link ${link}`, facts],
    ),
  ];
}

/** A parameter of a query has the constraints of the query's field. */
function parameterFacts({ name, in: place, required, type, assumedStyle }: ParameterFact): Facts {
  const query = schemaFacts.find((schema) => schema.name === 'ListTranscriptionJobsQuery');
  const field = place === 'query' ? query?.fields.find(({ path }) => path === name) : undefined;
  const { path, type: _, required: __, ...aspects } = field ?? {};
  const [style] = assumedStyle?.split(',') ?? [];
  const own = { name, in: place, type, ...(required && { required }) };
  return { ...own, ...(aspects as Facts), ...(style && { style, explode: true }) };
}

function messageFacts(): Named[] {
  const at = { $ref: `#/channels/${channelName}` };
  return [
    [`channel ${channelName}`, channel],
    ...Object.entries(sessionServers).flatMap(([name, { variables, ...facts }]): Named[] => [
      [`server ${name}`, facts],
      ...variables.map((one): Named => [`server ${name} variable ${one}`, {}]),
    ]),
    ...Object.entries(operationNames).map(([action, name]): Named => {
      const own = messages.filter((one) => one.action === action);
      const refs = own.map((one) => ({ $ref: `${at.$ref}/messages/${one.name}` }));
      return [`operation ${name}`, { action, channel: at, messages: refs }];
    }),
    ...messages.map(({ name, payload, contentType, flags }): Named => {
      return [
        `message ${name}`,
        { name, type: payload, contentType, ...(flags && { flags: [...flags] }) },
      ];
    }),
  ];
}
