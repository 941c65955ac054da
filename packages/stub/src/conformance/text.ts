/** The texts of responses, messages and notifications, which are read up to a size and a depth. */

/** The deepest JSON that is read. */
const MAX_DEPTH = 100;
/** Stands for JSON that is nested deeper. */
export const DEEP = Symbol('too deep');
/** What is wrong with it. */
export const TOO_DEEP = `the JSON is nested more than ${MAX_DEPTH} deep`;
/** The largest response, message or notification that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** The text of a body; null when it is too long. */
export async function textOf(
  body: AsyncIterable<Uint8Array> | Iterable<never>,
): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A content type without its parameters. */
export function mediaType(header: string | null | undefined): string {
  return (header ?? '').replace(/;.*/s, '').trim();
}

/** Whether the brackets of a text, outside of strings, are nested deeper than any response should be. */
function isTooDeep(text: string): boolean {
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += one === '\\' ? 1 : 0;
    else if (one === '[' || one === '{') depth += 1;
    else if (one === ']' || one === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * The JSON in a text, or the text if it is not JSON.
 *
 * @param tooDeep the result if the JSON is nested too deep; the text unless given
 */
export function readJson(text: string, tooDeep: unknown = text): unknown {
  if (isTooDeep(text)) return tooDeep;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
