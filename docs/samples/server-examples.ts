// What server.ts sends as in the examples of the contract, because no code gives it a meaning yet.
import * as examples from 'speech-to-text-contract/examples';

const told = new Set<string>();

/** Logs once that something is sent as in its example. */
function tell(what: string): void {
  if (!told.has(what)) console.warn(`${what} is sent as in its example, because no code sets it.`);
  told.add(what);
}

/** An object with the given fields and with any other field as in the example of its schema. */
export function withExample<Example extends object, Own extends object>(
  schema: string,
  example: Example,
  own: Own,
): Example & Own {
  for (const field of Object.keys(example)) if (!(field in own)) tell(`${schema}.${field}`);
  return { ...example, ...own };
}

/** The first example of a schema. */
export const exampleOf = (schema?: string | null): object | undefined =>
  Object.values<object>(Object(examples)[schema ?? ''] ?? {})[0];

/** The documented response of an operation that has no code yet. */
export function documented(id: string, responses: Record<string, { schema: string | null }>) {
  tell(`The response of ${id}`);
  const [[range = '', { schema = null } = {}] = []] = Object.entries(responses);
  return { status: Number(range.replaceAll('X', '0')), body: exampleOf(schema) };
}
