/** A request as a report shows it, and the command that repeats it. */
import type { OperationId } from '../contract.ts';

/** A file in a form. */
export interface FormFile {
  /** The name of the form's part. */
  part: string;
  /** The file on this machine, and the name under which it is sent. */
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What is sent: the key and the body, of which there is one at most. */
interface Sendable {
  method: string;
  url: string;
  /** The key that is sent, if any. */
  key: string | null;
  /** Text with the content type of JSON, valid or not. */
  json: string | undefined;
  form: readonly FormFile[] | undefined;
}

/** A request as a report shows it. */
export interface ShownRequest {
  operation: OperationId;
  method: string;
  url: string;
  /** The body, cut to 500 characters; null if there is none. */
  body: string | null;
  /** The command that repeats the request, with the whole body, and the key in `$API_KEY`. */
  curl: string;
}

/** The header with the key. */
export const KEY_HEADER = 'x-service-key';
const MAX_BODY = 500;

/** Removes the key of the account from a text. A shorter key is no secret, and too common in other words. */
export const maskOf = (key: string) => (text: string) =>
  key.length < 4 ? text : text.replaceAll(key, '<key>');

/** The body of a form without parts, which curl cannot make of arguments for parts. */
const EMPTY_FORM = `-H 'content-type: multipart/form-data; boundary=none' --data-raw '--none--'`;

/**
 * Shows a request.
 *
 * @param accountKey the key of the account, which is replaced by `$API_KEY` in the header, and masked elsewhere
 */
export function showRequest(
  operation: OperationId,
  { method, url, key, json, form }: Sendable,
  accountKey: string,
): ShownRequest {
  const mask = maskOf(accountKey);
  const parts = form?.map(({ part, path }) => `${part}=@${path}`);
  const body = json ?? parts?.join(', ') ?? null;
  const shell = (text: string) => `'${mask(text).replaceAll("'", `'\\''`)}'`;
  const files = form?.map(
    ({ part, path, name, type }) => `-F ${shell(`${part}=@${path};filename=${name};type=${type}`)}`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(key === null ? [] : [`-H "${KEY_HEADER}: ${key.replace(accountKey, () => '$API_KEY')}"`]),
    ...(json === undefined
      ? []
      : [`-H 'content-type: application/json' --data-raw ${shell(json)}`]),
    ...(files?.length === 0 ? [EMPTY_FORM] : (files ?? [])),
  ];
  return {
    operation,
    method,
    url: mask(url),
    body: body && mask(body).slice(0, MAX_BODY),
    // -g: brackets in a URL stand for themselves.
    curl: ['curl -ig', ...options, shell(url)].join(' '),
  };
}
