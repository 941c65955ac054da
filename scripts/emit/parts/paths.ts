/** The paths of the REST document as openapi-typescript takes them, from which it makes `paths` and `operations`. */

import { mergeAllOf } from '../../all-of.ts';
import type { Contract, Media, Operation, Parameter } from '../../contract.ts';
import { pick } from '../../json.ts';
import { isAnnotation, type Schemas } from '../../schema.ts';
import { formParts, givenBody } from './bodies.ts';
import { commentOn, commentOnObject } from './comments.ts';
import { paragraphs } from './text.ts';
import { named, type TypeSchema, typeSchema } from './type-schema.ts';

/**
 * The operations by path and method, without references to other components than schemas.
 *
 * @param schemas the contract profile
 */
export function pathsOf(contract: Contract, schemas: Schemas): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of contract.operations) {
    const { path, method } = one;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(one, contract, schemas) };
  }
  return paths;
}

function operationOf(one: Operation, contract: Contract, schemas: Schemas): object {
  const parameter = (parameter: Parameter) => {
    const { name, in: where, required, node, schema = {} } = parameter;
    const merged = mergeAllOf(schema, contract, parameter);
    const title = commentOn({ ...merged, ...pick(node, isAnnotation) }, schemas, name);
    return { name, in: where, required, title, schema: typeSchema(merged, schemas) };
  };
  const content = (all: Media[], isReceived: boolean) =>
    mapEntries(all, (media) => {
      const parts = formParts(media, schemas).map(
        ([name, { description = '' }]) => `\`${name}\`: ${description}`,
      );
      const title = paragraphs(parts.length > 0 && `The parts of the form. ${parts.join(' ')}`);
      return [media.type, { title, schema: bodyOf(media, contract, schemas, isReceived) }];
    });
  const { id, parameters, requestBody, responses } = one;
  return {
    operationId: id,
    title: commentOnObject(one),
    parameters: parameters.map(parameter),
    ...(requestBody && {
      requestBody: {
        required: requestBody.required,
        content: content(requestBody.content, false),
      },
    }),
    responses: mapEntries(responses, (response) => {
      const headers = mapEntries(response.headers, (header) => [header.name, parameter(header)]);
      return [response.status, { headers, content: content(response.content, true) }];
    }),
  };
}

function bodyOf(
  media: Media,
  contract: Contract,
  schemas: Schemas,
  isReceived: boolean,
): TypeSchema {
  const given = givenBody(media, isReceived);
  if (given !== undefined) return named(given);
  return typeSchema(mergeAllOf(media.schema ?? {}, contract, media), schemas);
}

function mapEntries<Item>(items: Item[], entry: (item: Item) => [string, object]): object {
  return Object.fromEntries(items.map(entry));
}
