/** The type `paths`: the operations by path and method, as typed clients of OpenAPI take them. */
import { METHODS } from '../../model/contract.ts';
import { jsdoc, property } from '../text.ts';

/** What the type tells of an operation. */
interface Operation {
  method: string;
  path: string;
  deprecated: boolean;
  parameters: { name: string; in: string; required: boolean }[];
  query: string | null;
  requestBody: { contentType: string | null; schema: string | null; required: boolean } | null;
  responses: Record<
    string,
    { contentType: string | null; schema: string | null; contentTypes: string[] }
  >;
}

const NO_PARAMETERS = '{ query?: never; header?: never; path?: never; cookie?: never }';

const COMMENT = jsdoc([
  'The REST operations by path and method, in the form that typed clients take: `paths` of',
  'openapi-typescript. A body whose shape is not specified is `unknown`, and so is a form.',
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
    return `  ${property(path)}: {\n    parameters: ${NO_PARAMETERS};\n${methods.join('')}  };\n`;
  });
  return `${PLAIN}
${COMMENT}export interface paths {\n${items.join('')}}\n`;
}

function declareOperation(method: string, operation: Operation): string {
  const { requestBody, responses, deprecated } = operation;
  const answers = Object.entries(responses).map(
    ([status, { contentTypes, contentType, schema }]) => {
      const bodies = contentTypes.map((type) => {
        const body =
          type === contentType ? answerOf(schema) : type.startsWith('text/') ? 'string' : 'unknown';
        return `${property(type)}: ${body}`;
      });
      const key = /^\d+$/.test(status) ? status : property(status);
      return `        ${key}: { headers: { [name: string]: unknown }; content: { ${bodies.join('; ')} } };\n`;
    },
  );
  const body = requestBody?.contentType
    ? `requestBody${requestBody.required ? '' : '?'}: { content: { ${property(requestBody.contentType)}: ${typeOf(requestBody.schema)} } }`
    : 'requestBody?: never';
  return `${jsdoc(deprecated ? ['@deprecated'] : [], '    ')}    ${method}: {
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
    const names = here.map((one) => `${property(one.name)}${one.required ? '' : '?'}: string`);
    const optional = here.some((one) => one.required) ? '' : '?';
    return `${place}${optional}: { ${names.join('; ')} }`;
  });
  const first = query ? `query${required ? '' : '?'}: ${typeOf(query)}` : 'query?: never';
  return `{ ${[first, ...fields].join('; ')} }`;
}

function answerOf(schema: string | null): string {
  return schema ? `Plain<types.${schema}>` : 'unknown';
}

function typeOf(schema: string | null): string {
  return schema ? `types.${schema}` : 'unknown';
}
