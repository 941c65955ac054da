// Compiled from scripts/runtime/inputs.ts by `npm run build`; edit that file instead.

/** What parsers and readers take besides values: queries, and WebSocket frames, which are text, bytes, or a parsed object. */
import { type ParseResult } from "./issues.js";
import type { ParseOptions } from "./parse.js";
import { type QueryParameter } from "./query.js";
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
	kind: "audio";
	/** A view of the same memory, not a copy. */
	bytes: Uint8Array;
}
/** A text frame: a message. */
export interface MessageFrame<Message> {
	kind: "message";
	message: Message;
}
/** A function of a value, and of options that it may have. */
export type Take = (value: unknown, options?: FrameOptions & ParseOptions) => ParseResult<unknown>;
/** A function for text frames, by the function for the messages in them. */
export declare const ofText: (take: Take) => Take;
/** A function for queries in any form, by the function for typed ones. */
export declare const ofQuery: (take: Take, parameters: Readonly<Record<string, QueryParameter>>) => Take;
/**
 * A function for frames that may be raw audio, by the function for the messages in text frames.
 *
 * @param empty what else is in the result for raw audio, which deviates from nothing
 */
export declare function ofData(take: Take, empty?: object): Take;
