// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from './types.js';

/** The documented examples of `AudioChunkMessage`. Each access returns a new value, so a test may change what it gets. */
export declare const AudioChunkMessage: {
  /** The first samples of the audio */
  readonly firstChunk: types.AudioChunkMessage;
};

/** The documented examples of `ErrorResponse`. Each access returns a new value, so a test may change what it gets. */
export declare const ErrorResponse: {
  /** A rejected API key */
  readonly rejectedKey: types.ErrorResponse;
};

/** The documented examples of `JobPage`. Each access returns a new value, so a test may change what it gets. */
export declare const JobPage: {
  /** Two successful jobs, and a next page */
  readonly firstPage: types.JobPage;
  /** No matching jobs */
  readonly noJobs: types.JobPage;
};

/** The documented examples of `LiveRequest`. Each access returns a new value, so a test may change what it gets. */
export declare const LiveRequest: {
  /** All defaults */
  readonly defaults: types.LiveRequest;
  /** Live captions from partial transcripts, with a summary */
  readonly captions: types.LiveRequest;
  /** A telephone call on two channels */
  readonly telephone: types.LiveRequest;
  /** A guided tour in two languages, translated and divided into chapters */
  readonly guidedTour: types.LiveRequest;
  /** A noisy room, with a custom vocabulary */
  readonly noisyRoom: types.LiveRequest;
  /** Final transcripts only */
  readonly finalTranscriptsOnly: types.LiveRequest;
  /** Final transcripts posted to a callback */
  readonly callback: types.LiveRequest;
};

/** The documented examples of `LiveSessionCreated`. Each access returns a new value, so a test may change what it gets. */
export declare const LiveSessionCreated: {
  /** The session for live captions */
  readonly captions: types.LiveSessionCreated;
};

/** The documented examples of `OtherServerMessage`. Each access returns a new value, so a test may change what it gets. */
export declare const OtherServerMessage: {
  /** A message with a placeholder type */
  readonly last: types.OtherServerMessage;
};

/** The documented examples of `PreRecordedCallback`. Each access returns a new value, so a test may change what it gets. */
export declare const PreRecordedCallback: {
  /** A notification of a job that ended, with a placeholder event */
  readonly ended: types.PreRecordedCallback;
};

/** The documented examples of `PreRecordedJob`. Each access returns a new value, so a test may change what it gets. */
export declare const PreRecordedJob: {
  /** Two speakers, with a summary */
  readonly done: types.PreRecordedJobDone;
  /** Waiting to be processed */
  readonly queued: types.PreRecordedJobPending;
  /** Being processed */
  readonly processing: types.PreRecordedJobPending;
  /** A failed job */
  readonly failed: types.PreRecordedJobFailed;
};

/** The documented examples of `PreRecordedJobCreated`. Each access returns a new value, so a test may change what it gets. */
export declare const PreRecordedJobCreated: {
  /** The job of the recording with two speakers */
  readonly twoSpeakers: types.PreRecordedJobCreated;
};

/** The documented examples of `PreRecordedRequest`. Each access returns a new value, so a test may change what it gets. */
export declare const PreRecordedRequest: {
  /** Only a URL */
  readonly urlOnly: types.PreRecordedRequest;
  /** Two speakers, with a summary */
  readonly twoSpeakers: types.PreRecordedRequest;
  /** Two to four speakers, with subtitles */
  readonly subtitles: types.PreRecordedRequest;
  /** Translated into German and Spanish */
  readonly translation: types.PreRecordedRequest;
  /** A custom vocabulary and custom spellings for plant names */
  readonly plantNames: types.PreRecordedRequest;
  /** Names and card numbers redacted */
  readonly redaction: types.PreRecordedRequest;
  /** Sentences, named entities, and sentiment */
  readonly sentences: types.PreRecordedRequest;
  /** A list of words instead of a vocabulary configuration */
  readonly wordList: types.PreRecordedRequest;
  /** A question to a language model, with a placeholder prompt */
  readonly question: types.PreRecordedRequest;
  /** Language detection and code switching */
  readonly detectedLanguages: types.PreRecordedRequest;
  /** A recording in French, without language detection */
  readonly givenLanguage: types.PreRecordedRequest;
  /** A callback with PUT */
  readonly notifiedByPut: types.PreRecordedRequest;
  /** The result posted to the deprecated callback URL */
  readonly resultPosted: types.PreRecordedRequest;
};

/** The documented examples of `PreRecordedWebhook`. Each access returns a new value, so a test may change what it gets. */
export declare const PreRecordedWebhook: {
  /** The job of the recording with two speakers is done */
  readonly done: types.PreRecordedWebhook;
};

/** The documented examples of `StopRecordingMessage`. Each access returns a new value, so a test may change what it gets. */
export declare const StopRecordingMessage: {
  /** The end of the audio */
  readonly end: types.StopRecordingMessage;
};

/** The documented examples of `TranscriptMessage`. Each access returns a new value, so a test may change what it gets. */
export declare const TranscriptMessage: {
  /** The partial transcript of an utterance */
  readonly partial: types.TranscriptMessage;
  /** The final transcript of the utterance */
  readonly final: types.TranscriptMessage;
};

/** The documented examples of `UploadResponse`. Each access returns a new value, so a test may change what it gets. */
export declare const UploadResponse: {
  /** A recording of a visit to a garden */
  readonly gardenVisit: types.UploadResponse;
};
