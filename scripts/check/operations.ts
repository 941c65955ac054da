/** Checks of calls: of their bodies, parameters, examples, callbacks, and links. */
import { joinPointer, tokens } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, entriesAt } from '../model/contract.ts';
import { queryParameter } from '../model/queries.ts';
import { nameIn, resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, defaultOf } from '../model/unions.ts';
import { visitObjects } from '../model/visit.ts';

/** Bodies that narrow a named schema: its parser, its types, and its examples do not know of it. */
export function checkBodies({ placed }: Contract): Problem[] {
  const narrowed = placed.filter(
    ({ pointer, schema, written }) =>
      /\/content\/[^/]+\/schema$/.test(pointer) &&
      nameIn(schema) === undefined &&
      [written, ...(written.allOf ?? [])].some(nameIn),
  );
  return narrowed.map((place) => problemAt(place, NARROWED));
}

const NARROWED =
  'no parser knows what stands beside the reference; write it in a named schema, and refer only to this';

/** Documented examples that no body or message shows, and bodies and messages without an example. */
export function* checkExamples(contract: Contract): Generator<Problem> {
  const { bodies, messages, examples } = contract;
  const shown = [...bodies, ...messages].filter(({ schemaName }) => schemaName !== undefined);
  for (const [name, [first]] of examples) {
    if (shown.some(({ schemaName }) => schemaName === name)) continue;
    const message = `no body or message has the schema \`${name}\`; move the example to one that has it`;
    yield { file: first?.file ?? '', pointer: '', message };
  }
  for (const { schemaName = '', ...place } of shown) {
    const file = `${place.document}/examples/${schemaName}.json`;
    if (!examples.has(schemaName))
      yield problemAt(place, `\`${schemaName}\` has no example; add one in ${file}`);
  }
}

/** Checks the parameters of queries. */
export function* checkOperations(contract: Contract): Generator<Problem> {
  const { schemas } = contract;
  for (const field of contract.operations.flatMap(({ query }) => query)) {
    const { name, node, schema } = field;
    if (!queryParameter(field, schemas)) yield problemAt(field, `\`${name}\` ${UNREADABLE}`);
    if (node.required === true && defaultOf(schema, schemas) !== undefined)
      yield problemAt(field, `\`${name}\` ${DEFAULTED}`, '/required');
  }
}

const UNREADABLE =
  'cannot be read from a query; use a value of one type, an exploded list of these values, or an object of texts in the style `deepObject`';
const DEFAULTED = 'is required and has a default; remove one of them';

/** A runtime expression of OpenAPI; the pointer into the body of a request is a group. */
const EXPRESSION =
  /\{\$(?:url|method|statusCode|request\.body(?:#([^{}]*))?|response\.body(?:#[^{}]*)?|(?:request|response)\.(?:header|query|path)\.[^{}]+)\}/g;

/** Callbacks to what is no URL, and those to a field that the body of the request does not have. */
export function* checkCallbacks({ openapi, operations, placed, schemas }: Contract) {
  for (const { pointer } of operations) {
    const { requestBody } = Object.fromEntries(entriesAt('openapi', openapi, pointer));
    const body = placed.find(
      (place) => requestBody && place.pointer.startsWith(`${requestBody.pointer}/content/`),
    );
    for (const [, callback] of entriesAt('openapi', openapi, `${pointer}/callbacks`))
      for (const key of Object.keys(callback.node)) {
        const problem = (message: string) =>
          problemAt(callback, `\`${key}\` ${message}`, joinPointer('', key));
        const expressions = [...key.matchAll(EXPRESSION)];
        const others = key.replace(EXPRESSION, '');
        if (key.startsWith('x-')) continue;
        if (/[{}]/.test(others) || !/^(\{|https?:)/.test(key)) yield problem(NO_URL);
        else if (
          !expressions.every(([, steps = '']) =>
            describes(body?.schema ?? {}, tokens(steps), schemas),
          )
        )
          yield problem('names no field of the request; fix the name');
      }
  }
}

const NO_URL = 'is no URL; write an expression such as `{$request.body#/url}`';

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

/** Links to operations that do not exist. */
export function checkLinks({ openapi, operations }: Contract): Problem[] {
  const problems: Problem[] = [];
  visitObjects(openapi, ({ operationId }, pointer) => {
    const isLink = /\/links\/[^/]+$/.test(pointer) && typeof operationId === 'string';
    if (isLink && !operations.some(({ id }) => id === operationId))
      problems.push(
        problemAt(
          { document: 'openapi', pointer },
          `no operation is \`${operationId}\`; fix the name`,
          '/operationId',
        ),
      );
  });
  return problems;
}
