// Compiled from scripts/runtime/inputs.ts by `npm run build`; edit that file instead.

/** What parsers and readers take besides values: queries, and WebSocket frames, which are text, bytes, or a parsed object. */
import { failure, orUnreadable } from './issues.js';
import { classOf } from './pointers.js';
import { readQuery } from './query.js';
import { preview } from './wording.js';
/** The bytes in a buffer or a view, of any realm; null for any other value, even shared memory. */
function bytesOf(data) {
    const isView = ArrayBuffer.isView(data);
    if (classOf(isView ? data.buffer : data) !== 'ArrayBuffer')
        return null;
    if (data instanceof Uint8Array)
        return data;
    return isView
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data);
}
/**
 * Reads the JSON of a text frame, passed as text or as bytes in UTF-8, also after a byte order mark. A parsed value is
 * returned as it is.
 *
 *     '{"a":1}'      →  {ok: true, value: {a: 1}}
 *     bytes of "{"   →  the issue `json`
 *     the byte 0xff  →  the issue `encoding`
 */
function readFrame(frame) {
    let text = frame;
    const bytes = bytesOf(frame);
    try {
        if (bytes)
            text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return failure('encoding', 'must be text in UTF-8, but has other bytes');
    }
    if (typeof text !== 'string')
        return { ok: true, value: text };
    try {
        return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
    }
    catch {
        return failure('json', `must be JSON, but is the text ${preview(text)}`);
    }
}
/** A function for another form of a value: it is read first. */
const after = (read, take) => (given, options) => orUnreadable(undefined, () => {
    const result = read(given);
    return result.ok ? take(result.value, options) : result;
});
/** A function for text frames, by the function for the messages in them. */
export const ofText = (take) => after(readFrame, take);
/** A function for queries in any form, by the function for typed ones. */
export const ofQuery = (take, parameters) => after((query) => readQuery(query, parameters), take);
/** A parser of frames that may be raw audio, by the parser of the messages in text frames. */
export function ofData(take) {
    const ofMessage = ofText(take);
    return (data, options) => orUnreadable(undefined, () => {
        const bytes = bytesOf(data);
        if (options?.isBinary ?? bytes !== null) {
            if (!bytes) {
                const given = preview(data);
                return failure('encoding', `must be the bytes of a binary frame, but is ${given}`);
            }
            // Raw audio has no fields to drop.
            const dropped = options?.unknownFields === 'drop' && { dropped: [] };
            return { ok: true, value: { kind: 'audio', bytes }, ...dropped };
        }
        const result = ofMessage(data, options);
        if (!result.ok)
            return result;
        return { ...result, value: { kind: 'message', message: result.value } };
    });
}
