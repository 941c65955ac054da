// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from './types.js';
import type * as tolerant from './types/tolerant.js';

/** Whether `type` is `audio_chunk`. Looks at nothing else. */
export declare function isAudioChunkMessage(
  message: tolerant.ClientMessage,
): message is tolerant.AudioChunkMessage & {
  type: 'audio_chunk';
};

/** Whether `type` is `audio_chunk`. Looks at nothing else. */
export declare function isAudioChunkMessage(
  message: types.ClientMessage,
): message is types.AudioChunkMessage;

/** Whether `kind` is `live`. Looks at nothing else. */
export declare function isLiveJob(job: tolerant.TranscriptionJob): job is tolerant.LiveJob & {
  kind: 'live';
};

/** Whether `kind` is `live`. Looks at nothing else. */
export declare function isLiveJob(job: types.TranscriptionJob): job is types.LiveJob;

/** Whether `type` is anything but `transcript`. Looks at nothing else. */
export declare function isOtherServerMessage(
  message: tolerant.ServerMessage,
): message is tolerant.OtherServerMessage & {
  type: string & {};
};

/** Whether `type` is anything but `transcript`. Looks at nothing else. */
export declare function isOtherServerMessage(
  message: types.ServerMessage,
): message is types.OtherServerMessage;

/** Whether `kind` is `pre-recorded`. Looks at nothing else. */
export declare function isPreRecordedJob(
  job: tolerant.TranscriptionJob,
): job is tolerant.PreRecordedJob & {
  kind: 'pre-recorded';
};

/** Whether `kind` is `pre-recorded`. Looks at nothing else. */
export declare function isPreRecordedJob(job: types.TranscriptionJob): job is types.PreRecordedJob;

/** Whether `type` is `stop_recording`. Looks at nothing else. */
export declare function isStopRecordingMessage(
  message: tolerant.ClientMessage,
): message is tolerant.StopRecordingMessage & {
  type: 'stop_recording';
};

/** Whether `type` is `stop_recording`. Looks at nothing else. */
export declare function isStopRecordingMessage(
  message: types.ClientMessage,
): message is types.StopRecordingMessage;

/** Whether `type` is `transcript`. Looks at nothing else. */
export declare function isTranscriptMessage(
  message: tolerant.ServerMessage,
): message is tolerant.TranscriptMessage & {
  type: 'transcript';
};

/** Whether `type` is `transcript`. Looks at nothing else. */
export declare function isTranscriptMessage(
  message: types.ServerMessage,
): message is types.TranscriptMessage;

/**
 * Whether `status` has the given value. Narrows to the branches that can have it, also as a
 * callback: `items.filter((item) => hasStatus(item, …))`.
 */
export declare function hasStatus<
  Value extends {
    status?: 'done' | 'error' | 'processing' | 'queued' | null;
  },
  Tag extends NonNullable<Value['status']>,
>(
  value: Value,
  status: Tag,
): value is Value & {
  status: Tag;
};

/**
 * Whether `success` has the given value. Narrows to the branches that can have it, also as a
 * callback: `items.filter((item) => hasSuccess(item, …))`.
 */
export declare function hasSuccess<
  Value extends {
    success?: boolean | null;
  },
  Tag extends NonNullable<Value['success']>,
>(
  value: Value,
  success: Tag,
): value is Value & {
  success: Tag;
};
