// Generated from the contract by `npm run build`; edit the contract instead.

import { failure, preview } from './issues.js';
import { tagOf } from './validate.js';
export function readFrame(frame) {
    const instead = notBytes(frame);
    if (instead)
        return instead;
    const bytes = bytesOf(frame);
    let text = frame;
    try {
        if (bytes)
            text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return { ok: true, value: typeof text === 'string' ? JSON.parse(text) : text };
    }
    catch {
        return typeof text === 'string'
            ? failure('json', `expected JSON, got the text ${preview(text)}`)
            : failure('encoding', `expected text in UTF-8, got ${bytes?.length} bytes that are not`);
    }
}
export function readAudio(data, options) {
    const bytes = bytesOf(data);
    if (!(options?.isBinary ?? bytes !== null))
        return null;
    if (bytes)
        return { ok: true, value: { kind: 'audio', bytes } };
    return (notBytes(data) ??
        failure('encoding', `expected the bytes of a binary frame, got ${preview(data)}`));
}
function notBytes(data) {
    const listed = Array.isArray(data) && bytesOf(data[0]) !== null;
    const found = listed ? 'a list of buffers; join them' : INSTEAD[memoryOf(data)];
    return found === undefined ? undefined : failure('encoding', `expected bytes, got ${found}`);
}
const INSTEAD = {
    Blob: "a Blob; set binaryType = 'arraybuffer' on the WebSocket before it receives",
    SharedArrayBuffer: 'a SharedArrayBuffer; copy it, since it may change meanwhile',
};
function memoryOf(data) {
    return tagOf(ArrayBuffer.isView(data) ? data.buffer : data);
}
function bytesOf(data) {
    if (memoryOf(data) !== 'ArrayBuffer')
        return null;
    if (data instanceof Uint8Array)
        return data;
    return ArrayBuffer.isView(data)
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data);
}
