/** A request as it is sent and as a report shows it, with the command that repeats it. */
import type { OperationId } from '../contract.ts';

export interface FormFile {
  part: string;
  /** The file on this machine, and the name under which it is sent. */
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What is sent. There is one body at most. */
interface Sendable {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  json: string | undefined;
  form: readonly FormFile[] | undefined;
}

/** A request as a report shows it. */
export interface ShownRequest {
  operation: OperationId;
  /** The command that repeats the request, with the key in `$API_KEY`. */
  curl: string;
}

/** The body of a form without parts, which curl cannot make of arguments for parts. */
const EMPTY_FORM = `-H 'content-type: multipart/form-data; boundary=none' --data-raw '--none--'`;

/** Removes the key of the account from a text. A shorter key is not a secret and is too common in other words. */
export const maskOf = (key: string) => (text: string) =>
  key.length < 4 ? text : text.replaceAll(key, '<key>');

/**
 * Shows a request.
 *
 * @param key the key of the account, which is replaced by `$API_KEY` in headers, and masked elsewhere
 */
export function showRequest(
  operation: OperationId,
  { method, url, headers, json, form }: Sendable,
  key: string,
): ShownRequest {
  const mask = maskOf(key);
  const shell = (text: string) => `'${mask(text).replaceAll("'", `'\\''`)}'`;
  const sent = Object.entries(headers).map(([name, value]) =>
    value.includes(key)
      ? `-H "${name}: ${value.replace(key, () => '$API_KEY')}"`
      : `-H ${shell(`${name}: ${value}`)}`,
  );
  const files = form?.map(
    ({ part, path, name, type }) => `-F ${shell(`${part}=@${path};filename=${name};type=${type}`)}`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...sent,
    ...(json === undefined ? [] : [`--data-raw ${shell(json)}`]),
    ...(files?.length === 0 ? [EMPTY_FORM] : (files ?? [])),
  ];
  // -g: brackets in a URL have no special meaning.
  return { operation, curl: ['curl -ig', ...options, shell(url)].join(' ') };
}
