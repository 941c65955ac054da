// Generated from the contract by `npm run build`; edit the contract instead.

/** What parsers and readers take besides values: the text and bytes of frames, and queries. */
import { type FrameOptions } from './frame.js';
import { type ParseResult } from './issues.js';
import type { ParseOptions } from './parse.js';
import { type QueryParameter } from './query.js';
type Options = FrameOptions & ParseOptions;
type Take = (value: unknown, options?: Options) => ParseResult<unknown>;
/** A function for text frames, by the function for the messages in them. */
export declare function ofText(take: (value: unknown, options?: ParseOptions) => unknown): Take;
/** A function for frames that may be raw audio, by the function for the messages in text frames. */
export declare function ofData(take: (value: unknown, options?: ParseOptions) => unknown): Take;
/** A function for queries in any form, by the function for typed ones. */
export declare function ofQuery(take: (value: unknown, options?: ParseOptions) => unknown, parameters: Readonly<Record<string, QueryParameter>>): Take;
export {};
