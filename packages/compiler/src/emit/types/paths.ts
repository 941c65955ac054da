/** The type `paths`: the operations by path and method, as typed OpenAPI clients expect them. */
import type {
  HttpResponse,
  Media,
  NormalContract,
  Operation,
  Parameter,
} from '../../model/contract.ts';
import { pickKeys } from '../../model/json.ts';
import { isAnnotation, type NormalSchema, type Schema } from '../../model/schema.ts';
import { paragraphs } from '../text.ts';
import { commentOn } from './comment.ts';
import { Translator } from './declare.ts';
import { named, printDeclaration, type TypeSchema, typed, typeOf, typeOfPaths } from './library.ts';

/**
 * The types that `paths` needs. `Plain`: openapi-fetch maps every response field by field, and treats the open end
 * of an enumeration, `string & {}`, as an object with the methods of a string. `UnspecifiedBody`: `unknown` would
 * absorb the known types of the other responses in the same range of status codes.
 */
const HELPER_TYPES = `/** A type whose open enumerations are plain strings, which clients can map field by field. */
export type Plain<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

/** JSON whose shape is not specified. */
export type UnspecifiedBody = { [field: string]: unknown } | unknown[] | string | number | boolean | null;

/** \`FormData\`, or any value in a project without that type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;

/**
 * The REST operations by path and method, in the form that typed clients expect: \`paths\` of openapi-typescript.
 */
`;

/** The declarations of `paths` and of the types that it needs; they refer to the module of schemas as `types`. */
export function declarePaths(normal: NormalContract): string {
  const paths: Record<string, Record<string, object>> = {};
  const translator = new PathTranslator(normal);
  const operations = normal.contract.operations.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const one of operations) {
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: translator.operation(one) };
  }
  return HELPER_TYPES + printDeclaration('paths', typeOfPaths(paths));
}

/** Translates operations for openapi-typescript, with their schemas in the normal form. */
class PathTranslator {
  readonly #translator: Translator;

  constructor(private readonly normal: NormalContract) {
    this.#translator = new Translator(normal.schemas, 'types.');
  }

  operation({ deprecated, parameters, requestBody, responses }: Operation): object {
    const sent = requestBody && {
      required: requestBody.required,
      content: this.#content(requestBody.content, this.#sent),
    };
    const received = responses.map((one) => [one.status, this.#response(one)]);
    return {
      deprecated,
      parameters: parameters.map((one) => this.#parameter(one)),
      ...(sent && { requestBody: sent }),
      responses: Object.fromEntries(received),
    };
  }

  #response({ content, headers }: HttpResponse): object {
    const named = headers.map((one) => [one.name, this.#parameter(one)]);
    return {
      headers: Object.fromEntries(named),
      content: this.#content(content, this.#received),
    };
  }

  #parameter(parameter: Parameter): object {
    const { name, in: place, required, node } = parameter;
    const schema = this.#schemaOf(parameter);
    const annotated = { ...schema, ...pickKeys(node, isAnnotation) };
    const title = commentOn(annotated, this.normal.schemas, name);
    return { name, in: place, required, title, schema: this.#translator.translate(schema) };
  }

  #content(bodies: Media[], translate: (body: Media) => TypeSchema): object {
    const entries = bodies.map((body) => {
      const parts = formParts(body).map(([name, { description }]) => `\`${name}\`: ${description}`);
      const title = paragraphs(parts.length > 0 && `The parts of the form. ${parts.join(' ')}`);
      return [body.type, { title, schema: translate(body) }];
    });
    return Object.fromEntries(entries);
  }

  readonly #sent = (body: Media): TypeSchema => {
    if (formParts(body).length > 0) return typed(named('Form'));
    return this.#translator.translate(this.#schemaOf(body));
  };

  readonly #received = (body: Media): TypeSchema => {
    const schema = this.#translator.translate(this.#schemaOf(body));
    const isSpecified = Object.keys(schema).length > 0;
    if (body.type.startsWith('text/')) return isSpecified ? schema : { type: 'string' };
    return typed(isSpecified ? named('Plain', typeOf(schema)) : named('UnspecifiedBody'));
  };

  /** The schema of a parameter, a header or a body in the normal form; a schema for any value, if none is stated. */
  #schemaOf({ pointer }: Parameter | Media): NormalSchema {
    return this.normal.roots.get(`${pointer}/schema`) ?? {};
  }
}

/** The parts of a form by their names. */
export function formParts({ type, schema }: Media): [string, Schema][] {
  return type === 'multipart/form-data' ? Object.entries(schema?.properties ?? {}) : [];
}
