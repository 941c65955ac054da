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
  const unusable = refuseUnusable(frame);
  if (unusable) return unusable;
  let text = frame;
  const bytes = bytesOf(frame);
  if (bytes) {
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return failure('encoding', `expected text in UTF-8, got ${bytes.length} bytes that are not`);
    }
  }
  if (typeof text !== 'string') return { ok: true, value: text };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failure('json', `expected JSON, got the text ${preview(text)}`);
  }
}

/** The raw audio in the data from a WebSocket library, or null if the data may be a message. */
export function readAudio(data: unknown, options?: FrameOptions): ParseResult<AudioFrame> | null {
  const bytes = bytesOf(data);
  const isBinary = options?.isBinary ?? bytes !== null;
  if (!isBinary) return null;
  if (bytes) return { ok: true, value: { kind: 'audio', bytes } };
  const unusable = refuseUnusable(data);
  if (unusable) return unusable;
  return failure('encoding', `expected the bytes of a binary frame, got ${preview(data)}`);
}

/** The refusal, with the remedy, of an object that holds bytes but cannot be used as bytes; else undefined. */
function refuseUnusable(data: unknown): Failure | undefined {
  const isBufferList = Array.isArray(data) && bytesOf(data[0]) !== null;
  const found = isBufferList ? 'a list of buffers; join them' : UNUSABLE[memoryOf(data)];
  if (found === undefined) return undefined;
  return failure('encoding', `expected bytes, got ${found}`);
}

/** Objects that contain bytes but cannot be used as bytes, by their tag. */
const UNUSABLE: Record<string, string> = {
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
