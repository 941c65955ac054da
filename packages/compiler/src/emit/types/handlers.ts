/** The types that a service needs: what an operation receives, once parsed, and what it may answer. */
import type { HttpResponse, Media, NormalContract, Operation } from '../../model/contract.ts';
import { type NormalSchema, resolve, typesOf } from '../../model/schema.ts';
import { jsdoc } from '../text.ts';
import { Translator } from './declare.ts';
import { named, printDeclaration, type TypeSchema, typed, typeOf } from './library.ts';
import { formParts } from './paths.ts';

/** The registered statuses of each class of final responses: TypeScript has no type of a range. */
const CLASSES: Record<string, readonly number[]> = {
  '2XX': [200, 201, 202, 203, 204, 205, 206, 207, 208, 226],
  '3XX': [300, 301, 302, 303, 304, 305, 307, 308],
  '4XX': [
    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418,
    421, 422, 423, 424, 425, 426, 428, 429, 431, 451,
  ],
  '5XX': [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
};

const INPUTS =
  'The parsed input of each operation, with its defaults: the body, or of an operation without one the query; `undefined` if it has neither. An absent optional body counts as an empty object, if that is valid.';
const RESPONSES =
  'What each operation may answer: a status, and the body that the contract states for it. Of a class of statuses, those that are registered.';

/**
 * The declarations of `OperationInputs` and `OperationResponses`. They refer to the modules of schemas as `types`
 * and `resolved`, and to the helper types of `paths`.
 */
export function declareHandlers(normal: NormalContract): string {
  const translator = new HandlerTranslator(normal);
  const operations = normal.contract.operations.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const table = (name: string, comment: string, typeFor: (one: Operation) => TypeSchema) => {
    const properties = Object.fromEntries(operations.map((one) => [one.id, typeFor(one)]));
    return jsdoc(comment) + printDeclaration(name, typeOf(objectOf(properties)));
  };
  const classes = Object.entries(CLASSES).map(([name, statuses]) => {
    const type = typeOf({ anyOf: [{ enum: [...statuses] }] });
    return jsdoc(`The registered statuses ${name}.`) + printDeclaration(`Status${name}`, type);
  });
  return [
    ...classes,
    table('OperationInputs', INPUTS, (one) => translator.input(one)),
    table('OperationResponses', RESPONSES, (one) => translator.responses(one)),
  ].join('\n');
}

const objectOf = (properties: Record<string, TypeSchema>): TypeSchema => {
  return { type: 'object', properties, required: Object.keys(properties) };
};

class HandlerTranslator {
  readonly #received: Translator;
  readonly #sent: Translator;

  constructor(private readonly normal: NormalContract) {
    this.#received = new Translator(normal.schemas, 'resolved.');
    this.#sent = new Translator(normal.schemas, 'types.');
  }

  input({ queryName, requestBody }: Operation): TypeSchema {
    const { preferred, required } = requestBody ?? {};
    if (!preferred) return typed(named(queryName ? `resolved.${queryName}` : 'undefined'));
    if (formParts(preferred).length > 0) return typed(named('Form'));
    const schema = this.#schemaOf(preferred);
    const type = this.#received.translate(schema);
    const isPresent = required || this.#acceptsEmpty(schema);
    return isPresent ? type : { anyOf: [type, typed(named('undefined'))] };
  }

  responses({ responses }: Operation): TypeSchema {
    const stated = responses.map(({ status }) => status);
    const anyOf = responses.flatMap((one) => {
      const isDefault = one.status === 'default';
      const classes = Object.keys(CLASSES).filter((name) => !stated.includes(name));
      const covered = isDefault ? classes : [one.status];
      const body = this.#body(one);
      return covered.map((status) =>
        objectOf({ status: statusType(status, stated), ...(body && { body }) }),
      );
    });
    return { anyOf };
  }

  #body({ content }: HttpResponse): TypeSchema | undefined {
    const bodies = content.map((media) => {
      const type = this.#sent.translate(this.#schemaOf(media));
      if (Object.keys(type).length > 0) return type;
      return typed(named(media.type.startsWith('text/') ? 'string' : 'UnspecifiedBody'));
    });
    return bodies.length > 1 ? { anyOf: bodies } : bodies[0];
  }

  #acceptsEmpty(schema: NormalSchema): boolean {
    const { required = [], union } = resolve(schema, this.normal.schemas);
    const isObject = typesOf(schema, this.normal.schemas).includes('object');
    return isObject && required.length === 0 && union === undefined;
  }

  #schemaOf({ pointer }: Media): NormalSchema {
    return this.normal.roots.get(`${pointer}/schema`) ?? {};
  }
}

/** The statuses of a response: one, or those of a class that are not stated by themselves. */
function statusType(status: string, stated: readonly string[]): TypeSchema {
  if (!Object.hasOwn(CLASSES, status)) return { anyOf: [{ enum: [Number(status)] }] };
  const alone = stated.filter((one) => /^\d+$/.test(one) && one[0] === status[0]).map(Number);
  const type = named(`Status${status}`);
  if (alone.length === 0) return typed(type);
  return typed(named('Exclude', type, typeOf({ anyOf: [{ enum: alone }] })));
}
