// Generated from the contract by `npm run build`; edit the contract instead.

/** WebSocket frames: text, bytes of text, raw audio, or an object that was read already. */
import { failure, preview } from './issues.js';

/**
 * Reads the JSON of a text frame.
 *
 * @param frame text, bytes of text in UTF-8, or anything else, which is taken as it is
 * @returns the value; an issue `json` for text that is not JSON, `encoding` for bytes that are not
 *   UTF-8. Text and bytes of the same text give the same answer (a byte order mark is not JSON).
 */
export function readFrame(frame) {
  const bytes = bytesOf(frame);
  let text = frame;
  if (bytes) {
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return failure('encoding', `expected text in UTF-8, got ${bytes.length} bytes that are not`);
    }
  }
  if (isBlob(frame)) return failure('encoding', BLOB);
  if (typeof text !== 'string') return { ok: true, value: text };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failure('json', `expected JSON, got the text ${preview(text)}`);
  }
}

/**
 * Tells raw audio from a message.
 *
 * @param data what the WebSocket library hands over
 * @param options whether the frame is binary
 * @returns the audio, or nothing when the frame is to be read as a message
 */
export function readAudio(data, options) {
  const bytes = bytesOf(data);
  if (!(options?.isBinary ?? bytes !== null)) return null;
  if (bytes) return { ok: true, value: { kind: 'audio', bytes } };
  if (isBlob(data)) return failure('encoding', BLOB);
  return failure('encoding', `expected the bytes of a binary frame, got ${preview(data)}`);
}

/** A Blob can only be read by waiting for it. */
const BLOB =
  "expected bytes, got a Blob; set binaryType = 'arraybuffer' on the WebSocket before it receives";
function isBlob(data) {
  return Object.prototype.toString.call(data) === '[object Blob]';
}

function bytesOf(data) {
  if (ArrayBuffer.isView(data)) {
    if (data instanceof Uint8Array) return data;
    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }
  // A buffer of another realm is no instance of this one's ArrayBuffer.
  const tag = Object.prototype.toString.call(data);
  return tag === '[object ArrayBuffer]' ? new Uint8Array(data) : null;
}
