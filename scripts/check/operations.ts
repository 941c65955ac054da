/** Checks of calls: of their parameters and examples, and of what their callbacks and links refer to. */
import {
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  tokens,
} from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { type BundleNode, type Contract, entriesAt } from '../model/contract.ts';
import { visitObjects } from '../model/documents.ts';
import { queryParameter } from '../model/queries.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { branchesOf, defaultOf } from '../model/unions.ts';

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

/** Checks the parameters of queries, and callbacks and links. */
export function* checkOperations(contract: Contract): Generator<Problem> {
  const { schemas } = contract;
  for (const field of contract.operations.flatMap(({ query }) => query)) {
    const { name, node, schema } = field;
    if (!queryParameter(field, schemas)) yield problemAt(field, `\`${name}\` ${UNREADABLE}`);
    if (node.required === true && defaultOf(schema, schemas) !== undefined)
      yield problemAt(field, `\`${name}\` ${DEFAULTED}`, '/required');
  }
  const calls: Call[] = [];
  visitObjects(contract.openapi, ({ responses }, pointer) => {
    // The components have responses, too.
    if (isJsonObject(responses) && pointer !== '/components') calls.push({ contract, pointer });
  });
  for (const call of calls) yield* wrongCall(call);
}

const UNREADABLE =
  'cannot be read from a query; use a value of one type, an exploded list of these values, or an object in the style `deepObject`';
const DEFAULTED = 'is required and has a default; remove one of them';

/** What is wrong in the callbacks and the links of an operation. */
function* wrongCall(call: Call): Generator<Problem> {
  for (const [, { node, pointer }] of entriesIn(call.contract, `${call.pointer}/callbacks`))
    for (const url of Object.keys(node)) yield* wrongExpressions(url, pointer, call);
  for (const [, { pointer }] of entriesIn(call.contract, `${call.pointer}/responses`))
    for (const [, link] of entriesIn(call.contract, `${pointer}/links`))
      yield* wrongLink(link, call);
}

/** A link to an operation or a parameter that does not exist, or with a value that the call does not have. */
function* wrongLink({ node, pointer }: BundleNode, call: Call): Generator<Problem> {
  const { contract } = call;
  const { operationId: id, parameters = {} } = node;
  const target = contract.operations.find((operation) => operation.id === id);
  if (!target)
    yield inOpenapi(`${pointer}/operationId`, `there is no operation \`${id}\`; fix the name`);
  const stated = parametersOf({ contract, pointer: target?.pointer ?? '' });
  const known = stated.flatMap((parameter) => [parameter, parameter.replace(/^\w+\./, '')]);
  for (const [name, value] of Object.entries(parameters as JsonObject)) {
    const place = joinPointer(`${pointer}/parameters`, name);
    if (target && !known.includes(name))
      yield inOpenapi(place, `\`${id}\` has no parameter \`${name}\`; fix the name`);
    yield* wrongExpressions(value, place, call);
  }
}

/** An operation that runtime expressions are about. */
interface Call {
  contract: Contract;
  pointer: string;
}

/** The runtime expressions in a text, as a whole or in braces, that lead to nothing in a call. */
function* wrongExpressions(text: unknown, place: string, call: Call): Generator<Problem> {
  const expressions = String(text).match(/^\$.*|\{[^}]*\}?/g) ?? [];
  for (const expression of expressions)
    if (!leadsSomewhere(expression.replace(/^\{(.*)\}$/, '$1'), call))
      yield inOpenapi(place, `\`${expression}\` leads to nothing in the call; fix it`);
}

/** Whether a runtime expression leads to a parameter or to a field of a body. Headers need not be stated. */
function leadsSomewhere(expression: string, call: Call): boolean {
  const { contract, pointer } = call;
  const { placed, schemas } = contract;
  const parameters = parametersOf(call).map((name) => `$request.${name}`);
  if (['$url', '$method', '$statusCode', ...parameters].includes(expression)) return true;
  if (/^\$(request|response)\.header\.[\w-]+$/.test(expression)) return true;
  const [, side, path = ''] = /^\$(request|response)\.body(?:#(\/.*)?)?$/.exec(expression) ?? [];
  if (side === undefined) return false;
  const { requestBody } = Object.fromEntries(entriesIn(contract, pointer));
  const responses = entriesIn(contract, `${pointer}/responses`).map(([, response]) => response);
  return (side === 'request' ? [requestBody] : responses)
    .flatMap((holder) => entriesIn(contract, `${holder?.pointer}/content`))
    .flatMap(([, body]) => placed.find((place) => place.pointer === `${body.pointer}/schema`) ?? [])
    .some(({ schema }) => hasField(schema, tokens(path), schemas));
}

/** The parameters of an operation, its own and those of its path, such as `query.limit`. */
const parametersOf = ({ contract, pointer }: Call): string[] =>
  [pointer, pointer.replace(/\/\w+$/, '')]
    .flatMap((holder) => entriesIn(contract, `${holder}/parameters`))
    .map(([, { node }]) => `${node.in}.${node.name}`);

/** A problem in the OpenAPI document. */
const inOpenapi = (pointer: string, message: string): Problem =>
  problemAt({ document: 'openapi', pointer }, message);

const entriesIn = ({ openapi }: Contract, pointer: string) =>
  entriesAt('openapi', openapi, pointer);

/** Whether steps lead to a field of a schema, itself or in some branch. */
function hasField(schema: Json | undefined, steps: readonly string[], schemas: Schemas): boolean {
  const [step, ...below] = steps;
  if (step === undefined || !isJsonObject(schema)) return isJsonObject(schema);
  const { properties, items, ...union } = resolve(schema as Schema, schemas);
  const fields = [child(properties, step), /^\d+$/.test(step) ? items : undefined];
  return (
    fields.some((field) => field !== undefined && hasField(field, below, schemas)) ||
    branchesOf(union).some((branch) => hasField(branch, steps, schemas))
  );
}
