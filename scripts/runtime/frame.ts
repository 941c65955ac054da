/** WebSocket frames: text, bytes of text, raw audio, or a parsed object. */

import { type Failure, failure, type ParseResult, preview } from './issues.ts';
import { tagOf } from './validate.ts';

/** How a frame arrived. */
export interface FrameOptions {
  /**
   * Whether the frame is binary, according to the WebSocket library. By default, bytes are a binary frame and text
   * is a text frame, which is how libraries without that flag deliver them.
   */
  isBinary?: boolean;
}

/** A binary frame: raw audio in the encoding of the session. */
export interface AudioFrame {
  kind: 'audio';
  /** A view of the same memory, not a copy. */
  bytes: Uint8Array;
}

/** A text frame: a message. */
export interface MessageFrame<Message> {
  kind: 'message';
  message: Message;
}

/**
 * Reads the JSON of a text frame, passed as text or as bytes in UTF-8, with the same result (a byte order mark is
 * not JSON). A parsed value is returned as it is. The issue is `json` for text that is not JSON, `encoding` for
 * bytes that are not UTF-8 or cannot be read, such as a `Blob`.
 */
export function readFrame(frame: unknown): ParseResult<unknown> {
  const instead = notBytes(frame);
  if (instead) return instead;
  const bytes = bytesOf(frame);
  let text = frame;
  try {
    if (bytes) text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value: typeof text === 'string' ? JSON.parse(text) : text };
  } catch {
    return typeof text === 'string'
      ? failure('json', `expected JSON, got the text ${preview(text)}`)
      : failure('encoding', `expected text in UTF-8, got ${bytes?.length} bytes that are not`);
  }
}

/** The raw audio in the data from a WebSocket library, or null if the data may be a message. */
export function readAudio(data: unknown, options?: FrameOptions): ParseResult<AudioFrame> | null {
  const bytes = bytesOf(data);
  if (!(options?.isBinary ?? bytes !== null)) return null;
  if (bytes) return { ok: true, value: { kind: 'audio', bytes } };
  return (
    notBytes(data) ??
    failure('encoding', `expected the bytes of a binary frame, got ${preview(data)}`)
  );
}

/** The refusal of an object whose bytes cannot be read, with the remedy. */
function notBytes(data: unknown): Failure | undefined {
  const listed = Array.isArray(data) && bytesOf(data[0]) !== null;
  const found = listed ? 'a list of buffers; join them' : INSTEAD[memoryOf(data)];
  return found === undefined ? undefined : failure('encoding', `expected bytes, got ${found}`);
}

const INSTEAD: Record<string, string> = {
  Blob: "a Blob; set binaryType = 'arraybuffer' on the WebSocket before it receives",
  SharedArrayBuffer: 'a SharedArrayBuffer; copy it, since it may change meanwhile',
};

/**
 * The kind of a buffer by its `Symbol.toStringTag`: a buffer of another realm is not an instance of our
 * `ArrayBuffer`.
 */
function memoryOf(data: unknown): string {
  return tagOf(ArrayBuffer.isView(data) ? data.buffer : data);
}

function bytesOf(data: unknown): Uint8Array | null {
  if (memoryOf(data) !== 'ArrayBuffer') return null;
  if (data instanceof Uint8Array) return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data as ArrayBuffer);
}
