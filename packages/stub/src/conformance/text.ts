/** The texts of responses, messages and notifications, which are read up to a size. */

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

/** The JSON in a text, or the text if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
