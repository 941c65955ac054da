/** Facts about operations, callbacks, the webhook and the security scheme against the OpenAPI bundle. */

import type { Contract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { join } from '../../scripts/model/pointer.ts';
import {
  contentText,
  type Found,
  follow,
  furtherFacts,
  METHODS,
  objectAt,
  parameterFacts,
  securityText,
} from './bundle.ts';
import { compareFound, type Facts } from './compare.ts';
import { notifications } from './live.ts';
import {
  type NotificationFact,
  type OperationFact,
  operations,
  type ParameterFact,
  securityScheme,
  serverDefault,
  serverUrl,
  webhooks,
} from './operations.ts';

const FILE = 'generated/openapi.yaml';

/** What the receiver of a notification answers is not shown: any success, any refusal. */
const notificationResponses: Facts = { '2XX': {}, '4XX': {} };

/**
 * Every operation, parameter, body, response, callback, webhook and scheme, both ways.
 *
 * @returns one finding per difference
 */
export function compareOperations({ openapi }: Pick<Contract, 'openapi'>): Finding[] {
  return compareFound(operationFacts(), operationsOf(openapi), FILE);
}

// --- facts ------------------------------------------------------------------------------------

/** The tables as records by name: `listTranscriptionJobs`, `listTranscriptionJobs response 200` … */
function operationFacts(): Map<string, Facts> {
  const { name, type, in: place, header } = securityScheme;
  const facts = new Map<string, Facts>([
    ['server', { url: serverUrl, variables: { base_url: { default: serverDefault } } }],
    [`security scheme ${name}`, { type, in: place, name: header }],
  ]);
  for (const operation of operations) addOperation(facts, operation);
  for (const [hook, fact] of Object.entries(webhooks))
    addNotification(facts, `webhook ${hook}`, fact);
  return facts;
}

function addOperation(facts: Map<string, Facts>, operation: OperationFact): void {
  const { id, method, path, deprecated, parameters, body, responses, callbacks, links } = operation;
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
    facts.set(`${id} response ${status}`, { ...content });
  }
  for (const [name, callback] of Object.entries(callbacks ?? {})) {
    addNotification(facts, `${id} callback ${name}`, callback);
  }
}

function parameterFact({ name, in: place, required, type, assumedStyle }: ParameterFact): Facts {
  const query = notifications.find((schema) => schema.name === 'ListTranscriptionJobsQuery');
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

// --- the bundle -------------------------------------------------------------------------------

/** The same records, from the bundle. */
function operationsOf(document: JsonObject): Map<string, Found> {
  const found = new Map<string, Found>();
  const add = (name: string, facts: Facts, pointer: string) =>
    found.set(name, { facts, file: FILE, pointer });
  const servers = Array.isArray(document.servers) ? document.servers : [];
  servers.forEach((server, index) => {
    const name = index === 0 ? 'server' : `server ${index + 1}`;
    const node = objectAt(server);
    const variables = Object.entries(objectAt(node.variables)).map(([key, variable]) => [
      key,
      furtherFacts(objectAt(variable)),
    ]);
    const more = furtherFacts(node, ['variables']);
    add(name, { ...more, variables: Object.fromEntries(variables) }, `/servers/${index}`);
  });
  const components = objectAt(document.components);
  for (const [name, scheme] of Object.entries(objectAt(components.securitySchemes))) {
    const facts = furtherFacts(objectAt(scheme));
    add(`security scheme ${name}`, facts, `/components/securitySchemes/${name}`);
  }
  for (const [path, item] of Object.entries(objectAt(document.paths))) {
    addShared(document, add, path, item, join('/paths', path));
    eachOperation(document, item, join('/paths', path), (method, operation, pointer) => {
      readOperation(document, add, { method, path, operation, pointer });
    });
  }
  for (const [name, item] of Object.entries(objectAt(document.webhooks))) {
    addShared(document, add, `webhook ${name}`, item, `/webhooks/${name}`);
    eachOperation(document, item, `/webhooks/${name}`, (method, operation, pointer) => {
      const facts = notificationOf(document, operation);
      add(`webhook ${name} ${method}`, facts, pointer);
    });
  }
  return found;
}

type Add = (name: string, facts: Facts, pointer: string) => void;

/** What a path item states for all its operations: no table has such a thing. */
function addShared(
  document: JsonObject,
  add: Add,
  name: string,
  value: Json | undefined,
  pointer: string,
): void {
  const item = follow(document, value);
  const facts = furtherFacts(item, METHODS);
  if (Object.keys(facts).length > 0) add(`${name}, all operations`, facts, pointer);
}

/** What an operation states beside what the tables tell of. */
function furtherOperationFacts(operation: JsonObject): Facts {
  const { 'x-maturity': maturity, ...more } = furtherFacts(operation, [
    ...['operationId', 'security', 'parameters', 'requestBody', 'responses', 'callbacks'],
  ]);
  return { ...more, ...(maturity !== undefined && { maturity }) };
}

/** Visits the operations of a path item, a callback or a webhook. */
export function eachOperation(
  document: JsonObject,
  item: Json | undefined,
  pointer: string,
  visit: (method: string, operation: JsonObject, pointer: string) => void,
): void {
  for (const [method, operation] of Object.entries(follow(document, item))) {
    if (METHODS.includes(method) && isObject(operation)) {
      visit(method, operation, `${pointer}/${method}`);
    }
  }
}

function readOperation(
  document: JsonObject,
  add: Add,
  at: { method: string; path: string; operation: JsonObject; pointer: string },
): void {
  const { method, path, operation, pointer } = at;
  const id = String(operation.operationId ?? `${method} ${path}`);
  const links: Json[] = [];
  for (const [status, value] of Object.entries(objectAt(operation.responses))) {
    const response = follow(document, value);
    const facts = { ...contentText(response), ...furtherFacts(response, ['content', 'links']) };
    add(`${id} response ${status}`, facts, `${pointer}/responses/${status}`);
    for (const [name, link] of Object.entries(objectAt(response.links))) {
      links.push(`${name}: ${linkText(objectAt(link))}`);
    }
  }
  const facts = {
    method,
    path,
    security: securityText(document, operation),
    ...furtherOperationFacts(operation),
    ...(links.length > 0 && { links }),
  };
  add(id, facts, pointer);
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  parameters.forEach((value, index) => {
    const parameter = follow(document, value);
    const name = `${id} ${parameter.in} ${parameter.name}`;
    add(name, parameterFacts(parameter), `${pointer}/parameters/${index}`);
  });
  if (operation.requestBody !== undefined) {
    const body = follow(document, operation.requestBody);
    const said = { ...contentText(body), ...bodyFacts(body) };
    add(`${id} body`, said, `${pointer}/requestBody`);
  }
  for (const [name, callback] of Object.entries(objectAt(operation.callbacks))) {
    for (const [url, item] of Object.entries(follow(document, callback))) {
      const place = join(`${pointer}/callbacks/${name}`, url);
      addShared(document, add, `${id} callback ${name}`, item, place);
      eachOperation(document, item, place, (verb, sent, at) => {
        add(`${id} callback ${name} ${verb}`, { url, ...notificationOf(document, sent) }, at);
      });
    }
  }
}

function bodyFacts(body: JsonObject): Facts {
  return { ...furtherFacts(body, ['content']), required: body.required === true };
}

/** An operation with what it is given: `getJob id=…`; then whatever else is said of it. */
function linkText({ operationId = null, parameters, ...link }: JsonObject): string {
  const given = Object.entries(objectAt(parameters)).map(([name, value]) => `${name}=${value}`);
  const more = furtherFacts(link);
  const others = Object.keys(more).length > 0 ? [JSON.stringify(more)] : [];
  return [operationId, ...given, ...others].join(' ');
}

function notificationOf(document: JsonObject, operation: JsonObject): Facts {
  const body = follow(document, operation.requestBody);
  const responses = Object.entries(objectAt(operation.responses)).map(([status, value]) => {
    const response = follow(document, value);
    return [status, { ...contentText(response), ...furtherFacts(response, ['content']) }];
  });
  const { parameters, callbacks } = operation;
  return {
    id: operation.operationId ?? null,
    ...furtherOperationFacts(operation),
    ...(parameters !== undefined && { parameters }),
    ...(callbacks !== undefined && { callbacks }),
    security: securityText(document, operation),
    ...contentText(body),
    ...bodyFacts(body),
    responses: Object.fromEntries(responses),
  };
}
