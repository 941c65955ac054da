/** Facts about operations, callbacks, the webhook and the security scheme against the OpenAPI bundle. */

import {
  type Contract,
  type HttpNotification,
  type HttpRequest,
  METHODS,
  type Operation,
  type Parameter,
} from '../../../scripts/model/contract.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { joinPointer } from '../../../scripts/model/pointer.ts';
import type { NormalSchema } from '../../../scripts/model/schema.ts';
import {
  contentFacts,
  entryOf,
  furtherFacts,
  objectAt,
  securityText,
  serverFacts,
} from './bundle.ts';
import {
  type BundleEntry,
  compareEntries,
  type Difference,
  type Facts,
  type TableEntry,
} from './compare.ts';
import { otherSchemas } from './live.ts';
import type { NotificationFact, OperationFact, ParameterFact } from './operations.ts';
import { operations, securityScheme, servers, webhooks } from './operations.ts';
import { ownAspects, typeText } from './rows.ts';

const TABLE = 'test/contract/facts/operations.ts';

/** The interface document does not show how a receiver answers: any success or refusal will do. */
const notificationResponses: Facts = { '2XX': {}, '4XX': {} };

/** Compares every operation, parameter, body, response, callback, webhook and scheme, both ways. */
export function compareOperations(contract: Contract): Difference[] {
  return compareEntries(expected, operationsOf(contract), () => TABLE, 'openapi');
}

// --- facts ------------------------------------------------------------------------------------

const serverName = (index: number) => `server ${index + 1}`;

/** The tables by name: `listTranscriptionJobs`, `listTranscriptionJobs response 200` … */
function operationFacts(): Map<string, Facts> {
  const { name, type, in: place, header } = securityScheme;
  const facts = new Map<string, Facts>([
    ...servers.map((url, index): [string, Facts] => [serverName(index), { url, variables: {} }]),
    [`security scheme ${name}`, { type, in: place, name: header }],
  ]);
  for (const operation of operations) addOperation(facts, operation);
  for (const [hook, fact] of Object.entries(webhooks))
    addNotification(facts, `webhook ${hook}`, fact);
  return facts;
}

const expected = new Map<string, TableEntry>(
  [...operationFacts()].map(([name, facts]) => [name, { facts, table: TABLE }]),
);

function addOperation(facts: Map<string, Facts>, operation: OperationFact): void {
  const { id, method, path, deprecated, parameters, body, responses, headers, callbacks, links } =
    operation;
  facts.set(id, {
    method,
    path,
    security: securityScheme.name,
    ...(deprecated && { deprecated }),
    ...(links && { links: [...links] }),
  });
  for (const parameter of parameters) {
    facts.set(`${id} ${parameter.in} ${parameter.name}`, parameterFact(parameter));
  }
  if (body) {
    facts.set(`${id} body`, { [body.type]: body.schema, required: body.required });
  }
  for (const [status, content] of Object.entries(responses)) {
    const own = (headers?.[status] ?? []).map(({ path: name, ...fact }) => [
      `header ${name}`,
      fact,
    ]);
    facts.set(`${id} response ${status}`, { ...content, ...Object.fromEntries(own) });
  }
  for (const [name, callback] of Object.entries(callbacks ?? {})) {
    addNotification(facts, `${id} callback ${name}`, callback);
  }
}

function parameterFact({ name, in: place, required, type, assumedStyle }: ParameterFact): Facts {
  const query = otherSchemas.find((schema) => schema.name === 'ListTranscriptionJobsQuery');
  const field = place === 'query' ? query?.fields.find(({ path }) => path === name) : undefined;
  const { path, type: fieldType, required: fieldRequired, ...aspects } = field ?? {};
  const [style] = assumedStyle?.split(',') ?? [];
  return { required, type, ...(aspects as Facts), ...(style && { style, explode: true }) };
}

function addNotification(
  facts: Map<string, Facts>,
  name: string,
  { ids, url, methods, body, deprecated }: NotificationFact,
): void {
  for (const [index, method] of methods.entries()) {
    facts.set(`${name} ${method}`, {
      id: ids[index] ?? null,
      ...(url !== undefined && { url }),
      ...(deprecated && { deprecated }),
      security: 'none',
      'application/json': body,
      required: true,
      responses: notificationResponses as Json,
    });
  }
}

// --- the contract -----------------------------------------------------------------------------

/** The same records, made from the contract. */
function operationsOf({ openapi, operations, webhooks }: Contract): Map<string, BundleEntry> {
  const entries = new Map<string, BundleEntry>();
  const add = (name: string, facts: Facts, pointer: string) =>
    entries.set(name, entryOf(facts, { document: 'openapi', pointer }));
  const servers = Array.isArray(openapi.servers) ? openapi.servers : [];
  for (const [index, server] of servers.entries()) {
    add(serverName(index), serverFacts(server), `/servers/${index}`);
  }
  const { securitySchemes } = objectAt(openapi.components);
  for (const [name, scheme] of Object.entries(objectAt(securitySchemes))) {
    const facts = furtherFacts(objectAt(scheme));
    add(`security scheme ${name}`, facts, `/components/securitySchemes/${name}`);
  }
  for (const operation of operations) addRequests(add, operation);
  for (const hook of webhooks) addNotificationOf(add, `webhook ${hook.name}`, hook);
  for (const [section, prefix] of [
    ['paths', ''],
    ['webhooks', 'webhook '],
  ] as const) {
    for (const [name, item] of Object.entries(objectAt(openapi[section]))) {
      addShared(add, prefix + name, item, joinPointer(`/${section}`, name));
    }
  }
  return entries;
}

type Add = (name: string, facts: Facts, pointer: string) => void;

/** Adds what a path item states for all its operations, which no table has. */
function addShared(add: Add, name: string, item: Json, pointer: string): void {
  const facts = furtherFacts(objectAt(item), METHODS);
  if (Object.keys(facts).length > 0) add(`${name}, all operations`, facts, pointer);
}

/** What an operation states beyond what is in the tables. */
function furtherOperationFacts({ node }: HttpRequest): Facts {
  const { 'x-maturity': maturity, ...more } = furtherFacts(node, [
    ...['operationId', 'security', 'parameters', 'requestBody', 'responses', 'callbacks'],
  ]);
  return { ...more, ...(maturity !== undefined && { maturity }) };
}

function addRequests(add: Add, operation: Operation): void {
  const { method, path, security, parameters, requestBody, responses, callbacks } = operation;
  const id = operation.id || `${method.toLowerCase()} ${path}`;
  const links: Json[] = [];
  for (const response of responses) {
    const facts = contentFacts(response, ['links']);
    add(`${id} response ${response.status}`, facts, response.pointer);
    for (const [name, link] of Object.entries(objectAt(response.node.links))) {
      links.push(`${name}: ${linkText(objectAt(link))}`);
    }
  }
  const facts = {
    method: method.toLowerCase(),
    path,
    security: securityText(security),
    ...furtherOperationFacts(operation),
    ...(links.length > 0 && { links }),
  };
  add(id, facts, operation.pointer);
  for (const parameter of parameters) {
    const name = `${id} ${parameter.in} ${parameter.name}`;
    add(name, parameterFacts(parameter), parameter.pointer);
  }
  if (requestBody !== undefined) {
    const facts = { ...contentFacts(requestBody), required: requestBody.required };
    add(`${id} body`, facts, requestBody.pointer);
  }
  for (const sent of callbacks) {
    addNotificationOf(add, `${id} callback ${sent.name}`, sent);
  }
  for (const [name, callback] of Object.entries(objectAt(operation.node.callbacks))) {
    for (const [url, item] of Object.entries(objectAt(callback))) {
      const place = joinPointer(joinPointer(`${operation.pointer}/callbacks`, name), url);
      addShared(add, `${id} callback ${name}`, item, place);
    }
  }
}

/** What a parameter states: where it is, its type, how it is written, its constraints. */
function parameterFacts({ node, schema = {}, required }: Parameter): Facts {
  const { name, in: place, description, schema: _, example, examples, ...rest } = node;
  const said = Object.entries(rest).filter(([key]) => !/^x-(assumption|unspecified)$/.test(key));
  const normal = schema as NormalSchema;
  const own = Object.fromEntries(said);
  return { ...own, required, type: typeText(normal), ...ownAspects(normal) };
}

/** The operation that a link leads to, with its parameters, `getJob id=…`; then whatever else the link states. */
function linkText({ operationId = null, parameters, ...link }: JsonObject): string {
  const given = Object.entries(objectAt(parameters)).map(([name, value]) => `${name}=${value}`);
  const more = furtherFacts(link);
  const others = Object.keys(more).length > 0 ? [JSON.stringify(more)] : [];
  return [operationId, ...given, ...others].join(' ');
}

function addNotificationOf(add: Add, name: string, sent: HttpNotification): void {
  const { method, url, node, requestBody, responses, security, pointer } = sent;
  const answers = responses.map((response) => [response.status, contentFacts(response)]);
  const facts = {
    id: node.operationId ?? null,
    ...(url !== undefined && { url }),
    ...furtherOperationFacts(sent),
    ...(node.parameters !== undefined && { parameters: node.parameters }),
    ...(node.callbacks !== undefined && { callbacks: node.callbacks }),
    security: securityText(security),
    ...(requestBody && { ...contentFacts(requestBody), required: requestBody.required }),
    responses: Object.fromEntries(answers),
  };
  add(`${name} ${method.toLowerCase()}`, facts, pointer);
}
