/** Checks of calls and messages: what they lack, and what they refer to. */

import { isJson, type JsonObject, joinPointer, tokens, visitObjects } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, entriesAt, type WrittenContract } from '../model/contract.ts';
import { queryParameter } from '../model/queries.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf } from '../model/unions.ts';

/** What messages and operations lack: a named schema, an operation, messages. */
export function checkMessages({ messages, messageGroups }: WrittenContract): Problem[] {
  const unsent = messages.filter(({ sentBy }) => sentBy.length === 0);
  const unnamed = messages.filter(
    ({ contentType, schemaName }) => isJson(contentType) && schemaName === undefined,
  );
  const empty = messageGroups.filter((group) => group.messages.length === 0);
  return [
    ...unsent.map((one) =>
      problemAt(one, `no operation has the message \`${one.name}\`; add it to one`),
    ),
    ...unnamed.map((one) => problemAt(one, UNNAMED)),
    ...empty.map((one) => problemAt(one, EMPTY)),
  ];
}

const UNNAMED = 'the message has no named schema; write `payload` with a `$ref` to one';
const EMPTY =
  'the operation has no messages of its channel; list them as `#/channels/<channel>/messages/<message>`';

/** Documented examples that no body or message shows. */
export function checkExamples({ bodies, messages, examples }: WrittenContract): Problem[] {
  const shown = new Set([...bodies, ...messages].map(({ schemaName }) => schemaName));
  const hidden = [...examples].filter(([name]) => !shown.has(name));
  return hidden.map(([name, [first]]) => {
    const message = `no body or message has the schema \`${name}\`; move the example to one that has it`;
    return { file: first?.file ?? '', pointer: '', message };
  });
}

/** Checks queries, callbacks, links, and responses. */
export function checkOperations(contract: Contract): Problem[] {
  const unreadable = contract.operations.flatMap(({ query }) =>
    query.filter((field) => !queryParameter(field, contract.merged.schemas)),
  );
  const problems = unreadable.map((field) => problemAt(field, `\`${field.name}\` ${UNREADABLE}`));
  visitObjects(contract.openapi, (_, pointer) => {
    // Its links are not those of a response.
    if (pointer === '/components') return;
    problems.push(
      ...wrongCallbacks(contract, pointer),
      ...wrongLinks(contract, pointer),
      ...bodiesWithoutStatus(contract, pointer),
    );
  });
  return problems;
}

const UNREADABLE =
  'cannot be read from a query; use a value of one type, an exploded list of these values, or an object in the style `deepObject`';

/** A problem in the OpenAPI document. */
const at = (pointer: string, message: string): Problem =>
  problemAt({ document: 'openapi', pointer }, message);

/** Callbacks whose URL is in no field of the request. */
function* wrongCallbacks(contract: Contract, pointer: string): Generator<Problem> {
  const { requestBody } = Object.fromEntries(entriesIn(contract, pointer));
  for (const [, callback] of entriesIn(contract, `${pointer}/callbacks`))
    for (const expression of Object.keys(callback.node))
      if (!leadsToField(expression, contract, requestBody?.pointer ?? '', 'request'))
        yield at(callback.pointer, wrongPath(expression));
}

/** Links that name no operation or none of its parameters, or whose values are in no field of the response. */
function* wrongLinks(contract: Contract, response: string): Generator<Problem> {
  for (const [, { node, pointer }] of entriesIn(contract, `${response}/links`)) {
    const { operationId: id, parameters = {} } = node;
    const operation = contract.operations.find((one) => one.id === id);
    if (id !== undefined && operation === undefined)
      yield at(`${pointer}/operationId`, `there is no operation \`${id}\`; fix the name`);
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
        yield at(place, `\`${id}\` has no parameter \`${name}\`; fix the name`);
      if (!leadsToField(String(value), contract, response, 'response'))
        yield at(place, wrongPath(String(value)));
    }
  }
}

/** Responses with a body under a status that has none. */
function* bodiesWithoutStatus(contract: Contract, pointer: string): Generator<Problem> {
  for (const [status, { node }] of entriesIn(contract, `${pointer}/responses`))
    if (/^(1..|204|304)$/.test(status) && node.content)
      yield at(
        `${pointer}/responses/${status}`,
        `a response with the status ${status} has no body; remove \`content\`, or change the status`,
      );
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
  side: 'request' | 'response',
): boolean {
  const [, path] = new RegExp(`\\$${side}\\.body#([^}]*)`).exec(text) ?? [];
  if (path === undefined) return true;
  return entriesIn(contract, `${holder}/content`).some(([, { node }]) =>
    hasField(Object(node.schema) as Schema, tokens(path), contract.written.schemas),
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
