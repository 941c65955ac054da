// Compiled from scripts/runtime/inputs.ts by `npm run build`; edit that file instead.

/** What parsers and readers take besides values: queries, and WebSocket frames, which are text, bytes, or a parsed object. */
import { failure, orUnreadable } from "./issues.js";
import { preview } from "./messages.js";
import { readQuery } from "./query.js";
import { kindOf } from "./values.js";
/**
 * Reads the JSON of a text frame, passed as text or as bytes in UTF-8, with the same result (a byte order mark is
 * not JSON). A parsed value is returned as it is. The issue is `json` for text that is not JSON, `encoding` for
 * bytes that are not UTF-8.
 */
function readFrame(frame) {
	let text = frame;
	const bytes = bytesOf(frame);
	if (bytes) {
		try {
			text = new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes);
		} catch {
			return failure("encoding", `expected text in UTF-8, got ${bytes.length} bytes that are not`);
		}
	}
	if (typeof text !== "string") return {
		ok: true,
		value: text
	};
	try {
		return {
			ok: true,
			value: JSON.parse(text)
		};
	} catch {
		return failure("json", `expected JSON, got the text ${preview(text)}`);
	}
}
/** The raw audio in the data from a WebSocket library, or null if the data may be a message. */
function readAudio(data, options) {
	const bytes = bytesOf(data);
	if (!(options?.isBinary ?? bytes !== null)) return null;
	if (bytes) return {
		ok: true,
		value: {
			kind: "audio",
			bytes
		}
	};
	return failure("encoding", `expected the bytes of a binary frame, got ${preview(data)}`);
}
/** The bytes in a buffer or a view of one, of any realm; null for anything else, also for shared memory. */
function bytesOf(data) {
	if (kindOf(ArrayBuffer.isView(data) ? data.buffer : data) !== "ArrayBuffer") return null;
	if (data instanceof Uint8Array) return data;
	return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
}
/** A function for text frames, by the function for the messages in them. */
export function ofText(take) {
	return (frame, options) => orUnreadable(() => {
		const text = readFrame(frame);
		return text.ok ? take(text.value, options) : text;
	});
}
/** A function for frames that may be raw audio, by the function for the messages in text frames. */
export function ofData(take) {
	const parse = ofText(take);
	return (data, options) => orUnreadable(() => {
		const audio = readAudio(data, options);
		// Raw audio has no fields to leave out.
		if (audio) return audio.ok && options?.unknownFields === "drop" ? {
			...audio,
			dropped: []
		} : audio;
		const result = parse(data, options);
		if (!result.ok) return result;
		const { kind: _, ...rest } = result;
		return {
			...rest,
			value: {
				kind: "message",
				message: result.value
			}
		};
	});
}
/** A function for queries in any form, by the function for typed ones. */
export function ofQuery(take, parameters) {
	return (query, options) => orUnreadable(() => {
		const read = readQuery(query, parameters);
		return read.ok ? take(read.value, options) : read;
	});
}
