// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from "./frame.js";
import { orUnreadable } from "./issues.js";
import { readQuery } from "./query.js";
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
