/** Headers and bodies of HTTP, as the stub and the conformance run read them. */

/** The header with the key. */
export const KEY = 'x-service-key';
export const JSON_TYPE = 'application/json';

/** Whether a content type is JSON, or a kind of it. */
export const isJson = (contentType: string) => /\bjson\b/i.test(contentType);

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
