// Generated from the contract by `npm run build`; edit the contract instead.

import type {
  AudioChunkMessage,
  ClientMessage,
  LiveJob,
  OtherServerMessage,
  PreRecordedJob,
  ServerMessage,
  StopRecordingMessage,
  TranscriptMessage,
  TranscriptionJob,
} from './types.js';
import type * as tolerant from './types/tolerant.js';

/** Whether `type` is `audio_chunk`. Looks at nothing else. */
export declare function isAudioChunkMessage(message: tolerant.ClientMessage): message is tolerant.AudioChunkMessage;
/** Whether `type` is `audio_chunk`. Looks at nothing else. */
export declare function isAudioChunkMessage(message: ClientMessage): message is AudioChunkMessage;

/** Whether `kind` is `live`. Looks at nothing else. */
export declare function isLiveJob(job: tolerant.TranscriptionJob): job is tolerant.LiveJob;
/** Whether `kind` is `live`. Looks at nothing else. */
export declare function isLiveJob(job: TranscriptionJob): job is LiveJob;

/** Whether `type` is anything but `transcript`. Looks at nothing else. */
export declare function isOtherServerMessage(message: tolerant.ServerMessage): message is tolerant.OtherServerMessage;
/** Whether `type` is anything but `transcript`. Looks at nothing else. */
export declare function isOtherServerMessage(message: ServerMessage): message is OtherServerMessage;

/** Whether `kind` is `pre-recorded`. Looks at nothing else. */
export declare function isPreRecordedJob(job: tolerant.TranscriptionJob): job is tolerant.PreRecordedJob;
/** Whether `kind` is `pre-recorded`. Looks at nothing else. */
export declare function isPreRecordedJob(job: TranscriptionJob): job is PreRecordedJob;

/** Whether `type` is `stop_recording`. Looks at nothing else. */
export declare function isStopRecordingMessage(message: tolerant.ClientMessage): message is tolerant.StopRecordingMessage;
/** Whether `type` is `stop_recording`. Looks at nothing else. */
export declare function isStopRecordingMessage(message: ClientMessage): message is StopRecordingMessage;

/** Whether `type` is `transcript`. Looks at nothing else. */
export declare function isTranscriptMessage(message: tolerant.ServerMessage): message is tolerant.TranscriptMessage;
/** Whether `type` is `transcript`. Looks at nothing else. */
export declare function isTranscriptMessage(message: ServerMessage): message is TranscriptMessage;

/**
 * Whether `status` has the given value. Narrows to the branches that can have it, also as a
 * callback: `items.filter((item) => hasStatus(item, …))`.
 */
export declare function hasStatus<
  Value extends { status: "done" | "error" | "processing" | "queued" },
  Tag extends Value['status'],
>(
  value: Value,
  status: Tag,
): value is Value & { status: Tag };

/**
 * Whether `success` has the given value. Narrows to the branches that can have it, also as a
 * callback: `items.filter((item) => hasSuccess(item, …))`.
 */
export declare function hasSuccess<
  Value extends { success: boolean },
  Tag extends Value['success'],
>(
  value: Value,
  success: Tag,
): value is Value & { success: Tag };
