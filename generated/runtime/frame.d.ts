// Generated from the contract by `npm run build`; edit the contract instead.

/** WebSocket frames: text, bytes of text, raw audio, or an object that was parsed already. */
import { type ParseResult } from './issues.js';
/** How a frame arrived. */
export interface FrameOptions {
    /**
     * Whether the frame is a binary one, as the WebSocket library says. When it is not given, bytes count as a binary
     * frame and text as a text frame, which is how libraries without that flag hand them over.
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
 * Reads the JSON of a text frame: of text, or of bytes of text in UTF-8, which get the same answer (a byte order mark
 * is not JSON). A value that was parsed already is taken as it is. The issue is `json` for text that is not JSON,
 * `encoding` for bytes that are not UTF-8 or cannot be read, such as a `Blob`.
 */
export declare function readFrame(frame: unknown): ParseResult<unknown>;
/** The raw audio in what the WebSocket library hands over, or null where that may be a message. */
export declare function readAudio(data: unknown, options?: FrameOptions): ParseResult<AudioFrame> | null;
