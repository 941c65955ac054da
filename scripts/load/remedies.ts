/** What to do about problems that tools report without saying so. */
const REMEDIES: [message: RegExp, remedy: string][] = [
  [/`nullable` is not expected/, "write `type: [<type>, 'null']`"],
  [/alongside `\$ref`/, 'write `allOf: [{$ref: …}]`'],
  [/ can be one of /, "choose one of these, with 'null' in quotes"],
  [/`Discriminator`/, 'write it as an object in OpenAPI, and remove it from AsyncAPI'],
  [/^Unsupported (spec|OpenAPI)/, 'begin the document with `openapi: 3.1.0` or `asyncapi: 3.0.0`'],
  [/^Invalid OpenAPI version/, 'write `openapi: 3.1.0`'],
  [/^Can't resolve/, 'fix the file or the name in the reference, or add what it refers to'],
  [/ is not expected here/, 'fix its name or its indentation, or remove it'],
  [/^Expected type .* got `null`/, 'add a value, or fix the indentation of the lines below'],
  [/^Expected type/, 'fix the value or its indentation'],
  [/^Two schemas are referenced/, 'rename one of them'],
  [/^Operation tags/, 'fix the tag, or add it to `tags` of the document'],
  [/^Every operation must have a unique/, 'rename one of the operations'],
  [/Both schemas (accept|allow)/, 'write `anyOf`, or remove a branch'],
  [/^Required property/, 'fix the name, or add it to `properties`'],
  [/ should contain | must be present| must contain/i, 'add it, or fix the indentation'],
  [/^All values of `enum`/, 'fix the value or the type'],
  [/is never used/, 'refer to it, or remove it'],
];

/**
 * A message of a tool with what to do, which the messages of our own rules have.
 *
 * @param guess a question about the right name
 */
export function withRemedy(message: string, guess?: string): string {
  const [, usual] = REMEDIES.find(([pattern]) => pattern.test(message)) ?? [];
  const remedy = /; |Did you mean/.test(message) ? undefined : (guess ?? usual);
  return remedy === undefined ? message : `${message}; ${remedy}`;
}
