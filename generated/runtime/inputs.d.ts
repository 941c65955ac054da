// Compiled from scripts/runtime/inputs.ts by `npm run build`; edit that file instead.

/** What parsers and readers take besides values: queries, and WebSocket frames, which are text, bytes, or a parsed object. */
import { type Failure, type Success } from './issues.js';
import type { ParseOptions } from './parse.js';
import { type QueryParameter } from './query.js';
/** Information about a frame from the WebSocket library. */
export interface FrameOptions {
    /**
     * True if the WebSocket library says that the frame is binary. By default, bytes count as a binary frame and a string
     * counts as a text frame, because libraries without this flag deliver frames in this way.
     */
    isBinary?: boolean;
}
/** A binary frame, which contains raw audio in the session's encoding. */
export interface AudioFrame {
    kind: 'audio';
    /** The audio, as a view of the same memory. */
    bytes: Uint8Array;
}
/** A text frame, which contains a message. */
export interface MessageFrame<Message> {
    kind: 'message';
    message: Message;
}
/** A function of a value, and of options that it may have. */
export type Take = (value: unknown, options?: FrameOptions & ParseOptions) => Success<unknown> | Failure;
/** A function for text frames, by the function for the messages in them. */
export declare const ofText: (take: Take) => Take;
/** A function for queries in any form, by the function for typed ones. */
export declare const ofQuery: (take: Take, parameters: Readonly<Record<string, QueryParameter>>) => Take;
/** A parser of frames that may be raw audio, by the parser of the messages in text frames. */
export declare function ofData(take: Take): Take;
