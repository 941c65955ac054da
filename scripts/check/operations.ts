/** Checks of calls and messages: what they lack, and what they refer to. */
import { type BundlePlace, type Contract, entriesAt, type QueryField } from '../contract.ts';
import { type JsonObject, joinPointer, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import { queryParameter } from '../queries.ts';
import { branchesOf, resolve, type Schema, type Schemas } from '../schema.ts';

/** What messages and operations lack: a named schema, an operation, messages. */
export function checkMessages({ messages, messageGroups }: Contract): Problem[] {
  const problems: Problem[] = [];
  const add = ({ document: file, pointer }: BundlePlace, message: string) =>
    problems.push({ file, pointer, message });
  for (const message of messages) {
    if (message.sentBy.length === 0)
      add(message, `no operation has the message \`${message.name}\`; add it to one`);
    if (/[/+]json\b/.test(message.contentType) && message.schemaName === undefined)
      add(message, 'the message has no named schema; write `payload` with a `$ref` to one');
  }
  const remedy = 'list them as `#/channels/<channel>/messages/<message>`';
  for (const group of messageGroups)
    if (group.messages.length === 0)
      add(group, `the operation has no messages of its channel; ${remedy}`);
  return problems;
}

/** @param schemas the merged schemas */
export function checkOperations(contract: Contract, schemas: Schemas): Problem[] {
  const problems = contract.operations.flatMap(({ query }) =>
    query.filter((field) => !queryParameter(field, schemas)).map(unreadable),
  );
  visitObjects(contract.openapi, (_, pointer) => {
    // Its links are not those of a response.
    if (pointer === '/components') return;
    for (const [message, place] of [
      ...wrongCallbacks(contract, pointer),
      ...wrongLinks(contract, pointer),
      ...bodiesWithoutStatus(contract, pointer),
    ])
      problems.push({ file: 'openapi', pointer: place, message });
  });
  return problems;
}

const unreadable = ({ name, document: file, pointer }: QueryField): Problem => {
  const message = `\`${name}\` cannot be read from a query; use a value of one type, an exploded list of these values, or an object in the style \`deepObject\``;
  return { file, pointer, message };
};

type PlacedMessage = [message: string, pointer: string];

/** Callbacks whose URL is in no field of the request. */
function* wrongCallbacks(contract: Contract, pointer: string): Generator<PlacedMessage> {
  const { requestBody } = Object.fromEntries(entriesIn(contract, pointer));
  for (const [, callback] of entriesIn(contract, `${pointer}/callbacks`))
    for (const expression of Object.keys(callback.node))
      if (!leadsToField(expression, contract, requestBody?.pointer ?? '', 'request'))
        yield [wrongPath(expression), callback.pointer];
}

/** Links that name no operation or none of its parameters, or whose values are in no field of the response. */
function* wrongLinks(contract: Contract, response: string): Generator<PlacedMessage> {
  for (const [, { node, pointer }] of entriesIn(contract, `${response}/links`)) {
    const { operationId: id, parameters = {} } = node;
    const operation = contract.operations.find((one) => one.id === id);
    if (id !== undefined && operation === undefined)
      yield [`there is no operation \`${id}\`; fix the name`, `${pointer}/operationId`];
    const holders = operation ? [operation.pointer, operation.pointer.replace(/\/\w+$/, '')] : [];
    const names = holders
      .flatMap((holder) => entriesIn(contract, `${holder}/parameters`))
      .flatMap(([, parameter]) => [
        parameter.node.name,
        `${parameter.node.in}.${parameter.node.name}`,
      ]);
    for (const [name, value] of Object.entries(parameters as JsonObject)) {
      const place = joinPointer(`${pointer}/parameters`, name);
      if (operation && !names.includes(name))
        yield [`\`${id}\` has no parameter \`${name}\`; fix the name`, place];
      if (!leadsToField(String(value), contract, response, 'response'))
        yield [wrongPath(String(value)), place];
    }
  }
}

/** Responses with a body under a status that has none. */
function* bodiesWithoutStatus(contract: Contract, pointer: string): Generator<PlacedMessage> {
  for (const [status, { node }] of entriesIn(contract, `${pointer}/responses`))
    if (/^(1..|204|304)$/.test(status) && node.content)
      yield [
        `a response with the status ${status} has no body; remove \`content\`, or change the status`,
        `${pointer}/responses/${status}`,
      ];
}

const entriesIn = ({ openapi }: Contract, pointer: string) =>
  entriesAt('openapi', openapi, pointer);

const wrongPath = (expression: string): string =>
  `\`${expression}\` leads to no field of the body; fix the path`;

/** Whether a runtime expression leads to a field of a body. Any other text does, too. */
function leadsToField(
  text: string,
  contract: Contract,
  holder: string,
  kind: 'request' | 'response',
): boolean {
  const [, path] = new RegExp(`\\$${kind}\\.body#([^}]*)`).exec(text) ?? [];
  if (path === undefined) return true;
  return entriesIn(contract, `${holder}/content`).some(([, { node }]) =>
    hasField(Object(node.schema) as Schema, tokens(path), contract.schemas),
  );
}

/** Whether a field leads to a schema, itself or in some part or branch. */
function hasField(schema: Schema | undefined, steps: readonly string[], schemas: Schemas): boolean {
  const [step, ...rest] = steps;
  if (step === undefined || schema === undefined) return schema !== undefined;
  const { allOf = [], ...node } = resolve(schema, schemas);
  const field = /^\d+$/.test(step)
    ? (node.items ?? node.properties?.[step])
    : node.properties?.[step];
  if (field && hasField(field, rest, schemas)) return true;
  return [...allOf, ...branchesOf(node)].some((part) => hasField(part, steps, schemas));
}
