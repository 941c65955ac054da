// Generated from the contract by `npm run build`; edit the contract instead.

import { failure } from "./issues.js";
import { preview } from "./messages.js";
import { kindOf } from "./values.js";
export function readFrame(frame) {
  let text = frame;
  const bytes = bytesOf(frame);
  if (bytes) {
    try {
      text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return failure("encoding", `expected text in UTF-8, got ${bytes.length} bytes that are not`);
    }
  }
  if (typeof text !== "string") return { ok: true, value: text };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failure("json", `expected JSON, got the text ${preview(text)}`);
  }
}
export function readAudio(data, options) {
  const bytes = bytesOf(data);
  if (!(options?.isBinary ?? bytes !== null)) return null;
  if (bytes) return { ok: true, value: { kind: "audio", bytes } };
  return failure("encoding", `expected the bytes of a binary frame, got ${preview(data)}`);
}
function bytesOf(data) {
  if (kindOf(ArrayBuffer.isView(data) ? data.buffer : data) !== "ArrayBuffer") return null;
  if (data instanceof Uint8Array) return data;
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
}
