/** Reads bodies of requests: JSON and forms. */
import type { FastifyRequest } from 'fastify';
import type { AudioMetadata } from 'speech-to-text-contract/types';
import { Refusal } from './refusal.ts';
import type { Uploads } from './uploads.ts';

/** The deepest body. Beyond a few thousand levels, JSON.stringify overflows the stack. */
const MAX_DEPTH = 100;
/** The most values in a body, because each of them takes many times the memory of its text. */
const MAX_VALUES = 20_000;

/** The value of a JSON body; undefined if it is empty. */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `the body is not JSON: ${(error as Error).message}`);
  }
  let level = [value];
  let count = 1;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new Refusal(422, `the body is nested more than ${MAX_DEPTH} deep`);
    level = level.flatMap((item) => (typeof item === 'object' && item ? Object.values(item) : []));
    count += level.length;
    if (count > MAX_VALUES) throw new Refusal(422, `the body has more than ${MAX_VALUES} values`);
  }
  return value;
}

/** Reads the form of an upload to its end. Any error in it is the sender's. */
export async function readUpload(uploads: Uploads, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(415, 'the type must be multipart/form-data');
  let metadata: AudioMetadata | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'audio' && !metadata) {
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
