/** Checks callbacks and links: where they lead, and the fields that their runtime expressions name. */
import { type Json, joinPointer, tokens } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type BundleNode, type Contract, entriesAt, type Operation } from '../model/contract.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, typesOf } from '../model/unions.ts';

/** A runtime expression of OpenAPI for a field of a body, the only one that is supported. */
const EXPRESSION = /^\$(request|response)\.body#(\/.+)$/;

/** The schemas of the bodies of a call. */
type CallBodies = Record<string, Schema | undefined>;

/** Callbacks to what is no URL, links to what is no operation or parameter, and expressions that name no field of a body. */
export function* checkExpressions(contract: Contract): Generator<Problem> {
  const entries = (pointer: string) => entriesAt('openapi', contract.openapi, pointer);
  const bodyOf = (holder: BundleNode | undefined) =>
    contract.bodies.find(
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
    const expressions = Array.from(url.matchAll(/\{([^{}]*)\}/g), ([, text = '']) => text);
    const isUrl = /^(\{|https?:)/.test(url) && !/[{}]/.test(url.replaceAll(/\{[^{}]*\}/g, ''));
    const isText = (schema: Schema) => typesOf(schema, schemas).includes('string');
    if (!isUrl || !expressions.every((text) => targetsOf(text, bodies, schemas).some(isText)))
      yield problemAt(callback, `\`${url}\` ${NO_URL}`, joinPointer('', url));
  }
}

const NO_URL = 'is no URL with texts in the body of the request; write `{$request.body#/<field>}`';

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
    if (targetsOf(String(value), bodies, contract.schemas).length === 0)
      yield problem(
        `\`${value}\` names no field of a body; write one such as \`$response.body#/id\``,
      );
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

/** The schemas of the field that an expression names; none for another text. */
function targetsOf(text: string, bodies: CallBodies, schemas: Schemas): Schema[] {
  const [, holder = '', pointer = ''] = EXPRESSION.exec(text) ?? [];
  return holder === '' ? [] : schemasAt(bodies[holder] ?? {}, tokens(pointer), schemas);
}

/** The schemas that describe the value at a pointer. */
function schemasAt(schema: Schema, [first, ...below]: string[], schemas: Schemas): Schema[] {
  if (first === undefined) return [schema];
  const whole = resolve(schema, schemas);
  const { properties = {}, items, additionalProperties = false } = whole;
  const inside =
    properties[first] ?? (/^\d+$/.test(first) ? items : undefined) ?? additionalProperties;
  if (inside) return schemasAt(inside === true ? {} : inside, below, schemas);
  return branchesOf(whole).flatMap((branch) => schemasAt(branch, [first, ...below], schemas));
}
