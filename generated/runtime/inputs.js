// Generated from the contract by `npm run build`; edit the contract instead.

import { failure, orUnreadable } from "./issues.js";
import { preview } from "./messages.js";
import { readQuery } from "./query.js";
import { kindOf } from "./values.js";
function readFrame(frame) {
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
function readAudio(data, options) {
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
export function ofText(take) {
  return (frame, options) => orUnreadable(() => {
    const text = readFrame(frame);
    return text.ok ? take(text.value, options) : text;
  });
}
export function ofData(take) {
  const parse = ofText(take);
  return (data, options) => orUnreadable(() => {
    const audio = readAudio(data, options);
    if (audio)
      return audio.ok && options?.unknownFields === "drop" ? { ...audio, dropped: [] } : audio;
    const result = parse(data, options);
    if (!result.ok) return result;
    const { kind: _, ...rest } = result;
    return { ...rest, value: { kind: "message", message: result.value } };
  });
}
export function ofQuery(take, parameters) {
  return (query, options) => orUnreadable(() => {
    const read = readQuery(query, parameters);
    return read.ok ? take(read.value, options) : read;
  });
}
