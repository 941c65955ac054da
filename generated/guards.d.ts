// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from './types.js';
import type * as tolerant from './types/tolerant.js';

/** Whether `type` is anything but `transcript`. Checks nothing else. */
export declare function isOtherServerMessage(value: tolerant.ServerMessage): value is tolerant.OtherServerMessage & { type: string & {} };
/** Whether `type` is anything but `transcript`. Checks nothing else. */
export declare function isOtherServerMessage(value: types.ServerMessage): value is types.OtherServerMessage;

/** Whether `type` is `transcript`. Checks nothing else. */
export declare function isTranscriptMessage(value: tolerant.ServerMessage): value is tolerant.TranscriptMessage & { type: 'transcript' };
/** Whether `type` is `transcript`. Checks nothing else. */
export declare function isTranscriptMessage(value: types.ServerMessage): value is types.TranscriptMessage;
