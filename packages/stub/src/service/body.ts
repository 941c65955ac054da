/** Reads URLs and bodies of requests: UTF-8, JSON, and forms. */
import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { AudioMetadata } from 'speech-to-text-contract/types';
import { LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';
import type { Uploads } from './uploads.ts';

/** Whether a URL is percent-encoded UTF-8. */
export function isEncoded(url: string): boolean {
  try {
    return Boolean(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** Reads and drops the rest of a body: a client that still sends it would get a reset connection instead of a response. */
export async function readRest({ raw, ws }: FastifyRequest): Promise<void> {
  if (!ws) await finished(raw.resume()).catch(() => {});
}

/** Refuses a body in another charset than UTF-8, or in a coding such as gzip. */
function checkCoding(headers: IncomingHttpHeaders): void {
  const { 'content-encoding': coding = 'identity' } = headers;
  if (!/^identity$/i.test(coding))
    throw new Refusal(415, `the body has the coding ${coding}; send it as it is`);
  const [, charset = 'utf-8'] =
    /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) {
    throw new Refusal(415, `the body has the charset ${charset}; send UTF-8`);
  }
}

/** The value of a JSON body; undefined if it is empty, whatever its type. */
export function readJson({ headers, mediaType }: FastifyRequest, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  checkCoding(headers);
  if (mediaType !== 'application/json') {
    throw new Refusal(415, 'the type must be application/json, or multipart/form-data for uploads');
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new Refusal(400, `the body is not JSON in UTF-8: ${(error as Error).message}`);
  }
  const { depth: most } = LIMITS;
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) throw new Refusal(422, `the body is nested more than ${most} deep`);
    // JSON.stringify would write null.
    if (level.includes(Infinity) || level.includes(-Infinity)) {
      throw new Refusal(422, 'the body has a number that is too large, such as 1e999');
    }
    level = level.flatMap((item) => (typeof item === 'object' && item ? Object.values(item) : []));
  }
  return value;
}

/** Reads the form of an upload to its end. Any error in it is the sender's. */
export async function readUpload(uploads: Uploads, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(415, 'the type must be multipart/form-data');
  checkCoding(request.headers);
  let metadata: AudioMetadata | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'audio' && !metadata) {
        // What the parser of the form puts in place of other bytes.
        if (part.filename.includes('\ufffd')) throw new Refusal(400, 'the file name is not UTF-8');
        metadata = await uploads.add(part.file, part.filename);
      } else for await (const _ of part.file);
    }
  } catch (error) {
    const { message, statusCode = 400 } = error as Error & { statusCode?: number };
    throw new Refusal(statusCode, `the form cannot be read: ${message}`);
  }
  if (metadata) return metadata;
  throw new Refusal(422, 'the form has no file in a part named `audio`');
}
