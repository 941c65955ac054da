/** Reads URLs and bodies of requests: UTF-8, JSON, and forms. */
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

/** Whether a value has at most so many levels. Whatever walks a deeper one, such as JSON.stringify, can overflow the stack. */
const hasLevels = (value: unknown, most: number): boolean =>
  typeof value !== 'object' ||
  (most > 0 && Object.values(Object(value)).every((part) => hasLevels(part, most - 1)));

/** The value of a JSON body; undefined if it is empty, whatever its type. */
export async function readJson({ mediaType }: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  if (mediaType !== 'application/json')
    throw new Refusal(415, 'send JSON as application/json, and an upload as multipart/form-data');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    const { message } = error as Error;
    throw new Refusal(400, `the body is not JSON in UTF-8 without compression: ${message}`);
  }
  if (hasLevels(value, LIMITS.levels)) return value;
  throw new Refusal(422, `the body has more than ${LIMITS.levels} levels of objects and lists`);
}

/** What the parser of forms yields. An error of it is the sender's, unlike one of whoever reads the items. */
async function* fromSender<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    const { message, statusCode } = error as Error & { statusCode?: number };
    throw new Refusal(statusCode === 413 ? 413 : 400, `the form cannot be read: ${message}`);
  }
}

/** Reads the form of an upload to its end. */
export async function readUpload(uploads: Uploads, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(415, 'send an upload as multipart/form-data');
  let audio_metadata: AudioMetadata | undefined;
  const unknown: string[] = [];
  for await (const part of fromSender(request.parts())) {
    if (part.type === 'file' && part.fieldname === 'audio' && !audio_metadata) {
      // The types don't say that it may be missing.
      const filename: string | undefined = part.filename;
      if (!filename) throw new Refusal(422, 'the part `audio` has no file name');
      // What the parser of the form puts in place of other bytes.
      if (filename.includes('\ufffd')) throw new Refusal(400, 'the file name is not UTF-8');
      audio_metadata = await uploads.add(fromSender<Buffer>(part.file), filename);
    } else {
      unknown.push(part.fieldname);
      if (part.type === 'file') for await (const _ of fromSender<Buffer>(part.file));
    }
  }
  if (audio_metadata) return { audio_metadata, unknown };
  throw new Refusal(422, 'the form has no file in a part named `audio`');
}
