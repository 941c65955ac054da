/** Checks callbacks and links: where they lead, and the fields that their runtime expressions name. */
import { type Json, joinPointer, tokens } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type BundleNode, type Contract, entriesAt, type Operation } from '../model/contract.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf } from '../model/unions.ts';

/** A runtime expression of OpenAPI, with the body that it is about and a pointer into this body. */
const EXPRESSION =
  /^\$(?:url|method|statusCode|(request|response)\.(?:body(?:#(.*))?|(?:header|query|path)\..+))$/;

/** The schemas of the bodies of a call. */
type CallBodies = Record<string, Schema | undefined>;

/** Callbacks to what is no URL, links to what is no operation or parameter, and expressions that name no field. */
export function* checkExpressions(contract: Contract): Generator<Problem> {
  const entries = (pointer: string) => entriesAt('openapi', contract.openapi, pointer);
  const bodyOf = (holder: BundleNode | undefined) =>
    contract.placed.find(
      ({ pointer }) => holder && pointer.startsWith(`${holder.pointer}/content/`),
    )?.schema;
  for (const { pointer } of contract.operations) {
    const request = bodyOf(Object.fromEntries(entries(pointer)).requestBody);
    for (const [, callback] of entries(`${pointer}/callbacks`))
      yield* wrongUrls(callback, { request }, contract.schemas);
    for (const [, response] of entries(`${pointer}/responses`))
      for (const [, link] of entries(`${response.pointer}/links`))
        yield* wrongLink(link, { request, response: bodyOf(response) }, contract);
  }
}

function* wrongUrls(callback: BundleNode, bodies: CallBodies, schemas: Schemas) {
  for (const url of Object.keys(callback.node)) {
    if (url.startsWith('x-')) continue;
    const problem = (message: string) =>
      problemAt(callback, `\`${url}\` ${message}`, joinPointer('', url));
    const expressions = Array.from(url.matchAll(/\{([^{}]*)\}/g), ([, text = '']) => text);
    const isUrl = /^(\{|https?:)/.test(url) && !/[{}]/.test(url.replaceAll(/\{[^{}]*\}/g, ''));
    if (!isUrl || !expressions.every((text) => EXPRESSION.test(text))) yield problem(NO_URL);
    else if (!expressions.every((text) => leads(text, bodies, schemas)))
      yield problem('names no field of the request; fix the name');
  }
}

const NO_URL = 'is no URL; write an expression such as `{$request.body#/url}`';

function* wrongLink(link: BundleNode, bodies: CallBodies, contract: Contract) {
  const { operationId, parameters = {} } = link.node;
  const operation = contract.operations.find(({ id }) => id === operationId);
  if (!operation) {
    yield problemAt(link, `no operation is \`${operationId}\`; fix the name`, '/operationId');
    return;
  }
  const names = parameterNames(operation, contract);
  for (const [name, value] of Object.entries(parameters ?? {}) as [string, Json][]) {
    const problem = (message: string) =>
      problemAt(link, message, `/parameters${joinPointer('', name)}`);
    if (!names.includes(name))
      yield problem(`\`${operation.id}\` has no parameter \`${name}\`; fix the name`);
    if (String(value).startsWith('$') && !leads(String(value), bodies, contract.schemas))
      yield problem(`\`${value}\` names no field of the call; fix the expression`);
  }
}

/** The names of the parameters of a call, also with their location, such as `id` and `path.id`. */
function parameterNames({ pointer }: Operation, { openapi }: Contract): string[] {
  const holders = [pointer, pointer.replace(/\/[^/]*$/, '')];
  const parameters = holders.flatMap((holder) =>
    entriesAt('openapi', openapi, `${holder}/parameters`),
  );
  return parameters.flatMap(([, { node }]) => [`${node.name}`, `${node.in}.${node.name}`]);
}

/** Whether a text is an expression and, if it has a pointer, names a field of a body. */
function leads(text: string, bodies: CallBodies, schemas: Schemas): boolean {
  const [expression, holder = '', pointer = ''] = EXPRESSION.exec(text) ?? [];
  return expression !== undefined && describes(bodies[holder] ?? {}, tokens(pointer), schemas);
}

/** Whether a schema describes the value at a pointer. */
function describes(schema: Schema, [first, ...below]: string[], schemas: Schemas): boolean {
  if (first === undefined) return true;
  const whole = resolve(schema, schemas);
  const { properties = {}, items, additionalProperties = false } = whole;
  const inside =
    properties[first] ?? (/^\d+$/.test(first) ? items : undefined) ?? additionalProperties;
  if (inside) return inside === true || describes(inside, below, schemas);
  return branchesOf(whole).some((branch) => describes(branch, [first, ...below], schemas));
}
