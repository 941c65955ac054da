/** Checks that the expressions of callbacks and links name a part of a body, and that links name operations. */
import { type Contract, type HttpRequest, type HttpResponse, requestsOf } from '../contract.ts';
import { isJsonObject, type Json, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { branchesOf, resolve, type Schema, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every expression of a contract. */
export function checkExpressions(contract: Contract): Problem[] {
  const ofCallbacks = contract.operations.flatMap((operation) =>
    operation.callbacks.flatMap(({ document, pointer, url = '' }) => {
      // The place of the URL, whose methods have places below it.
      const place = { document, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
      return [...url.matchAll(/\{([^}]*)\}/g)].flatMap(([, expression = '']) => {
        const wrong = problemWith(expression, { request: operation }, contract.schemas);
        return wrong ? [problemAt(place, wrong)] : [];
      });
    }),
  );
  const ofLinks = requestsOf(contract).flatMap((request) =>
    request.responses.flatMap((response) => checkLinks({ request, response }, contract)),
  );
  return [...ofCallbacks, ...ofLinks];
}

/** What an expression may take values from. */
interface Bodies {
  request: HttpRequest;
  response?: HttpResponse;
}

/** A link names an operation and its parameters, and takes their values from the bodies. */
function checkLinks(bodies: Required<Bodies>, { operations, schemas }: Contract): Problem[] {
  const { links } = bodies.response.node;
  return Object.entries(isJsonObject(links) ? links : {}).flatMap(([name, link]) => {
    const { operationId, parameters } = isJsonObject(link) ? link : {};
    const find = (message: string, below: string) =>
      problemAt(bodies.response, message, joinPointer('/links', name) + below);
    const target = operations.find(({ id }) => id === operationId);
    if (target === undefined) {
      const message = `\`operationId\` must name an operation, but is ${operationId}; correct it`;
      return [find(message, '/operationId')];
    }
    const values = isJsonObject(parameters) ? Object.entries(parameters) : [];
    return values.flatMap(([key, value]) => {
      const isKnown = target.parameters.some((one) =>
        [one.name, `${one.in}.${one.name}`].includes(key),
      );
      const wrong = isKnown
        ? typeof value === 'string' && value.startsWith('$') && problemWith(value, bodies, schemas)
        : `${target.id} has no parameter \`${key}\`; correct the name`;
      return wrong ? [find(wrong, joinPointer('/parameters', key))] : [];
    });
  });
}

/** What is wrong with a runtime expression of OpenAPI; undefined if nothing is. */
function problemWith(value: Json, bodies: Bodies, schemas: Schemas): string | undefined {
  const [, side, steps = ''] = /^\$(request|response)\.body#(\/.*)$/.exec(String(value)) ?? [];
  const body = side === 'response' ? bodies.response : bodies.request.requestBody;
  if (side === undefined || (side === 'response' && bodies.response === undefined)) {
    const known = bodies.response ? '$request.body#/ or $response.body#/' : '$request.body#/';
    return `\`${value}\` is not supported here; write ${known} and the path to a field`;
  }
  const has = body?.content.some(({ schema }) => hasPart(schema, tokens(steps), schemas));
  return has ? undefined : `\`${value}\` names no part of the ${side}; correct it`;
}

/** Whether a value of a schema can have a part. An object that describes no fields can have any. */
function hasPart(schema: Schema | undefined, steps: string[], schemas: Schemas): boolean {
  if (schema === undefined) return false;
  const [step, ...more] = steps;
  if (step === undefined) return true;
  const found = resolve(schema, schemas);
  const { properties, additionalProperties: others, items, allOf = [] } = found;
  const parts = [...allOf, ...branchesOf(found)];
  if (parts.some((one) => hasPart(one, steps, schemas))) return true;
  if (properties && Object.hasOwn(properties, step))
    return hasPart(properties[step], more, schemas);
  if (items && /^\d+$/.test(step)) return hasPart(items, more, schemas);
  return typeof others === 'object' ? hasPart(others, more, schemas) : others === true;
}
