// Generated from the contract by `npm run build`; edit the contract instead.

import { failure } from "./issues.js";
import { preview } from "./messages.js";
import { kindOf } from "./values.js";
export function readFrame(frame) {
  const unusable = refuseUnusable(frame);
  if (unusable) return unusable;
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
  const isBinary = options?.isBinary ?? bytes !== null;
  if (!isBinary) return null;
  if (bytes) return { ok: true, value: { kind: "audio", bytes } };
  const unusable = refuseUnusable(data);
  if (unusable) return unusable;
  return failure("encoding", `expected the bytes of a binary frame, got ${preview(data)}`);
}
function refuseUnusable(data) {
  const isBufferList = Array.isArray(data) && bytesOf(data[0]) !== null;
  const found = isBufferList ? "a list of buffers; join them" : UNUSABLE[memoryOf(data)];
  if (found === void 0) return void 0;
  return failure("encoding", `expected bytes, got ${found}`);
}
const UNUSABLE = {
  Blob: "a Blob; set binaryType = 'arraybuffer' on the WebSocket before it receives",
  SharedArrayBuffer: "a SharedArrayBuffer; copy it, since it may change meanwhile"
};
function memoryOf(data) {
  return kindOf(ArrayBuffer.isView(data) ? data.buffer : data);
}
function bytesOf(data) {
  if (memoryOf(data) !== "ArrayBuffer") return null;
  if (data instanceof Uint8Array) return data;
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
}
