/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */
import { METHODS, type Media, type Operation } from '../../model/contract.ts';
import { jsdoc } from '../text.ts';

const NO_PARAMETERS = '{ query?: never; header?: never; path?: never; cookie?: never }';

const COMMENT = jsdoc([
  'The REST operations by path and method, in the form that typed clients take: `paths` of',
  'openapi-typescript. A form is `unknown`.',
]);

/**
 * The form of a type that survives such clients. openapi-fetch maps every answer field by field, and
 * takes the open end of an enumeration, `string & {}`, for an object with the methods of a string.
 */
const PLAIN = `/** A type whose open enumerations are plain strings, which clients can map field by field. */
export type Plain<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;
`;

/** As `unknown`, it would take in what is known of the other answers with the same range of status. */
const UNSPECIFIED = `/** JSON whose shape is not specified. */
export type Unspecified =
  | { [field: string]: unknown }
  | unknown[]
  | string
  | number
  | boolean
  | null;
`;

/**
 * @param operations the operations, in any order
 * @returns the declaration; it names the module of the types \`types\`
 */
export function declarePaths(operations: readonly Operation[]): string {
  const paths = [...new Set(operations.map(({ path }) => path))].sort();
  const items = paths.map((path) => {
    const methods = METHODS.map((method) => {
      const operation = operations.find(
        (one) => one.path === path && one.method.toLowerCase() === method,
      );
      return operation ? declareOperation(method, operation) : `    ${method}?: never;\n`;
    });
    return `  ${JSON.stringify(path)}: {\n    parameters: ${NO_PARAMETERS};\n${methods.join('')}  };\n`;
  });
  return `${PLAIN}
${UNSPECIFIED}
${COMMENT}export interface paths {\n${items.join('')}}\n`;
}

function declareOperation(method: string, operation: Operation): string {
  const { requestBody, responses, deprecated } = operation;
  const answers = responses.map(({ status, content, media }) => {
    const bodies = content.map((one) => {
      const body =
        one === media ? answerOf(one) : one.type.startsWith('text/') ? 'string' : 'Unspecified';
      return `${JSON.stringify(one.type)}: ${body}`;
    });
    const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
    return `        ${key}: { headers: { [name: string]: unknown }; content: { ${bodies.join('; ')} } };\n`;
  });
  const media = requestBody?.media;
  const body = media
    ? `requestBody${requestBody.required ? '' : '?'}: { content: { ${JSON.stringify(media.type)}: ${typeOf(media.name)} } }`
    : 'requestBody?: never';
  return `${jsdoc(deprecated ? ['@deprecated'] : [])}    ${method}: {
      parameters: ${parametersOf(operation)};
      ${body};
      responses: {
${answers.join('')}      };
    };
`;
}

function parametersOf({ parameters, query }: Operation): string {
  const required = parameters.some((one) => one.in === 'query' && one.required);
  const fields = ['header', 'path', 'cookie'].map((place) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return `${place}?: never`;
    const names = here.map(
      (one) => `${JSON.stringify(one.name)}${one.required ? '' : '?'}: string`,
    );
    const optional = here.some((one) => one.required) ? '' : '?';
    return `${place}${optional}: { ${names.join('; ')} }`;
  });
  const first = query ? `query${required ? '' : '?'}: ${typeOf(query)}` : 'query?: never';
  return `{ ${[first, ...fields].join('; ')} }`;
}

function answerOf({ name }: Media): string {
  return name ? `Plain<types.${name}>` : 'Unspecified';
}

function typeOf(schema: string | undefined): string {
  return schema ? `types.${schema}` : 'unknown';
}
