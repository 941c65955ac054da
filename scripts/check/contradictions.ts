/** Checks of what is said twice and may differ, such as discriminators and tags, or `required` and defaults. */
import { type Contract, entriesAt } from '../contract.ts';
import { type JsonObject, joinPointer, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import {
  branchesOf,
  defaultOf,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
} from '../schema.ts';
import { findIn, type SchemaProblem } from './schemas.ts';

/** @param schemas the merged schemas */
export function checkContradictions(contract: Contract, schemas: Schemas): Problem[] {
  return [
    ...findIn(contract.placed, (node) => [
      ...wrongMappings(node, schemas),
      ...requiredDefaults(node, contract.schemas),
    ]),
    ...wrongOperations(contract),
  ];
}

/** A discriminator that names another field or leads to another branch than the tags of the branches. */
function* wrongMappings(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const { discriminator, oneOf = [] } = node;
  const tag = tagOf(node, schemas);
  if (discriminator === undefined || tag === undefined) return;
  const { propertyName, mapping = {} } = discriminator;
  if (propertyName !== tag.name)
    yield [`the branches differ in \`${tag.name}\`; write it here`, '/discriminator/propertyName'];
  for (const [index, branch] of oneOf.entries()) {
    const name = nameIn(branch);
    const values = [tag.values[index] ?? []].flat().map(String);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === branch.$ref);
    for (const value of mapped.filter((one) => !values.includes(one)))
      yield [
        `\`${name}\` has the \`${propertyName}\` ${values.join(' or ')}; fix the mapping`,
        joinPointer('/discriminator/mapping', value),
      ];
    for (const value of values.filter((one) => !(one in mapping) && one !== name))
      yield [
        `the ${propertyName} ${value} of \`${name}\` is not in the mapping; add it`,
        '/discriminator',
      ];
  }
}

/** A required field never gets its default. */
function* requiredDefaults(
  { required = [], properties = {} }: Schema,
  schemas: Schemas,
): Generator<SchemaProblem> {
  for (const [index, name] of required.entries())
    if (defaultOf(properties[name] ?? {}, schemas) !== undefined) {
      const message = `\`${name}\` is required and has a default; remove one of them`;
      yield [message, joinPointer('/required', index)];
    }
}

/** What callbacks, links, and statuses of the OpenAPI document contradict. */
function wrongOperations(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  visitObjects(contract.openapi, (node, pointer) => {
    if (pointer === '/components') return;
    for (const [message, place] of [
      ...wrongCallbacks(contract, node, pointer),
      ...wrongLinks(contract, pointer),
      ...bodiesWithoutStatus(contract, pointer),
    ])
      problems.push({ file: 'openapi', pointer: place, message });
  });
  return problems;
}

type PlacedMessage = [message: string, pointer: string];

/** Callbacks whose URL is in no field of the request. */
function* wrongCallbacks(
  contract: Contract,
  { callbacks }: JsonObject,
  pointer: string,
): Generator<PlacedMessage> {
  const { requestBody } = Object.fromEntries(entriesIn(contract, pointer));
  for (const [name, callback] of Object.entries(Object(callbacks) as JsonObject))
    for (const expression of Object.keys(Object(callback)))
      if (!leadsToField(expression, contract, requestBody?.pointer ?? '', 'request'))
        yield [wrongPath(expression), `${pointer}/callbacks/${name}`];
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
