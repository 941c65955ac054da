// Generated from the contract by `npm run build`; edit the contract instead.

/** WebSocket frames: text, bytes of text, raw audio, or a parsed object. */
import { type ParseResult } from './issues.js';
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
 * bytes that are not UTF-8.
 */
export declare function readFrame(frame: unknown): ParseResult<unknown>;
/** The raw audio in the data from a WebSocket library, or null if the data may be a message. */
export declare function readAudio(data: unknown, options?: FrameOptions): ParseResult<AudioFrame> | null;
