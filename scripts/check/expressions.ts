/** Checks that the expressions of callbacks and links name a field of a body, and that links name operations. */
import {
  type Content,
  type Contract,
  type HttpResponse,
  type Operation,
  requestsOf,
} from '../contract.ts';
import { isJsonObject, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { branchesOf, resolve, type Schema, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every expression of a contract. */
export function checkExpressions(contract: Contract): Problem[] {
  const responses = requestsOf(contract).flatMap((request) => request.responses);
  return [
    ...contract.operations.flatMap((operation) => checkCallbacks(operation, contract)),
    ...responses.flatMap((response) => checkLinks(response, contract)),
  ];
}

/** The URLs of callbacks take values from the body of the request. */
function checkCallbacks({ callbacks, requestBody }: Operation, { schemas }: Contract): Problem[] {
  return callbacks.flatMap(({ document, pointer, url = '' }) => {
    // The place of the URL, whose methods have places below it.
    const place = { document, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
    const expressions = [...url.matchAll(/\{([^}]*)\}/g)].map(([, expression]) => expression);
    const wrong = expressions.find(
      (one) => !leadsToField(one, '$request.body#', requestBody, schemas),
    );
    const message = `\`${wrong}\` must be $request.body# and the path of a field of the body; name a field that the body has`;
    return wrong === undefined ? [] : [problemAt(place, message)];
  });
}

/** A link names an operation and its parameters, and takes their values from the body of the response. */
function checkLinks(response: HttpResponse, { operations, schemas }: Contract): Problem[] {
  const { links } = response.node;
  return Object.entries(isJsonObject(links) ? links : {}).flatMap(([name, link]) => {
    const { operationId, parameters = {} } = isJsonObject(link) ? link : {};
    const place = joinPointer('/links', name);
    const target = operations.find(({ id }) => id === operationId);
    if (target === undefined) {
      const message = `\`operationId\` must name an operation, but is ${operationId}; use an \`operationId\` from paths`;
      return [problemAt(response, message, `${place}/operationId`)];
    }
    return Object.entries(parameters ?? {}).flatMap(([key, value]) => {
      const isKnown = target.parameters.some((one) => one.name === key);
      if (isKnown && leadsToField(value, '$response.body#', response, schemas)) return [];
      const message = `\`${key}\` must be a parameter of ${target.id}, and its value must be $response.body# and the path of a field of the body; name a field that the body has`;
      return [problemAt(response, message, joinPointer(`${place}/parameters`, key))];
    });
  });
}

/** Whether an expression begins with the name of a body, and leads to a field of it. */
function leadsToField(
  expression: unknown,
  start: string,
  body: Content | undefined,
  schemas: Schemas,
) {
  const text = String(expression);
  const steps = tokens(text.slice(start.length));
  const has = body?.content.some(({ schema }) => hasField(schema, steps, schemas));
  return text.startsWith(`${start}/`) && has === true;
}

/** Whether a value of a schema can have a field, by its path. */
function hasField(schema: Schema = {}, [step, ...more]: string[], schemas: Schemas): boolean {
  if (step === undefined) return true;
  const found = resolve(schema, schemas);
  const { properties = {}, allOf = [] } = found;
  if (Object.hasOwn(properties, step)) return hasField(properties[step], more, schemas);
  return [...allOf, ...branchesOf(found)].some((one) => hasField(one, [step, ...more], schemas));
}
