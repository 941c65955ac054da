/** The types that a service needs: what an operation receives, once parsed, and what it may answer. */
import type { Contract, HttpResponse, Media, Operation } from '../../contract.ts';
import { refuseAt } from '../../problem.ts';
import { resolve, type Schemas, typesOf } from '../../schema.ts';
import { givenBody } from './bodies.ts';
import { jsdoc, keyName, literal, nest } from './text.ts';

/** The registered statuses of each class of final responses: TypeScript has no type of a range. */
const CLASSES: Readonly<Record<string, readonly number[]>> = {
  '2XX': [200, 201, 202, 203, 204, 205, 206, 207, 208, 226],
  '3XX': [300, 301, 302, 303, 304, 305, 307, 308],
  '4XX': [
    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418,
    421, 422, 423, 424, 425, 426, 428, 429, 431, 451,
  ],
  '5XX': [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
};

/**
 * The declarations of `OperationInputs` and `OperationResponses`, which refer to the modules of types as `types` and
 * `resolved`.
 */
export function declareHandlers({ operations }: Contract, schemas: Schemas): string {
  const sorted = operations.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const classes = Object.entries(CLASSES).map(
    ([name, statuses]) =>
      `/** The registered statuses ${name}. */\nexport type Status${name} = ${statuses.join(' | ')};\n`,
  );
  const table = (name: string, comment: string, typeOf: (one: Operation) => string) => {
    const members = sorted.map((one) => `${keyName(one.id)}: ${typeOf(one)};\n`);
    return `${jsdoc(comment)}export interface ${name} {\n${nest(members.join(''))}}\n`;
  };
  return [
    ...classes,
    table(
      'OperationInputs',
      'The parsed input of each operation, with its defaults: the body in any of its media types, or of an operation without one the query; `undefined` if it has neither. An absent optional body counts as an empty object, if that is valid.',
      (one) => inputType(one, schemas),
    ),
    table(
      'OperationResponses',
      'What each operation may answer: a status, and the body that the contract states for it. Of a class of statuses, those that are registered.',
      responsesType,
    ),
  ].join('\n');
}

function inputType({ id, queryName, requestBody }: Operation, schemas: Schemas): string {
  if (!requestBody) return queryName ? `resolved.${queryName}` : 'undefined';
  const { content, required } = requestBody;
  const inside = `NonNullable<types.operations[${literal(id)}]['requestBody']>`;
  const bodies = content.map((one) => bodyType(one, 'resolved', inside, false));
  const isOptional = !required && !content.some((one) => acceptsEmpty(one, schemas));
  return [...new Set([...bodies, ...(isOptional ? ['undefined'] : [])])].join(' | ') || 'unknown';
}

function responsesType({ id, responses }: Operation): string {
  const stated = responses.map(({ status }) => status);
  const answers = responses.flatMap((one) => {
    const others = Object.keys(CLASSES).filter((name) => !stated.includes(name));
    const covered = one.status === 'default' ? others : [one.status];
    const body = answerType(id, one);
    return covered.map(
      (status) => `{\n  status: ${statusType(status, stated)};\n${body && `  body: ${body};\n`}}`,
    );
  });
  return answers.join(' | ') || 'never';
}

function answerType(id: string, { status, content, document, pointer }: HttpResponse): string {
  if (status.startsWith('1')) {
    refuseAt(document, `a response ${status} is never the last one; remove it`, pointer);
  }
  const key = /^\d+$/.test(status) ? status : literal(status);
  const inside = `types.operations[${literal(id)}]['responses'][${key}]`;
  const bodies = content.map((one) => bodyType(one, 'types', inside, true));
  return [...new Set(bodies)].join(' | ');
}

/** The type of a body: by its name, or as it stands in an operation. */
function bodyType(media: Media, module: string, inside: string, isResponse: boolean): string {
  const given = givenBody(media, isResponse);
  if (given !== undefined) return given;
  const { schemaName, type } = media;
  return schemaName ? `${module}.${schemaName}` : `${inside}['content'][${literal(type)}]`;
}

function acceptsEmpty({ schema = {} }: Media, schemas: Schemas): boolean {
  const found = resolve(schema, schemas);
  const { required = [], oneOf, anyOf } = found;
  const isObject = typesOf(found, schemas).includes('object');
  return isObject && required.length === 0 && !oneOf && !anyOf;
}

/** The statuses of a response: one, or those of a class that are not stated by themselves. */
function statusType(status: string, stated: readonly string[]): string {
  if (/^\d+$/.test(status)) return status;
  const alone = stated.filter((one) => /^\d+$/.test(one) && one[0] === status[0]);
  return alone.length === 0 ? `Status${status}` : `Exclude<Status${status}, ${alone.join(' | ')}>`;
}
