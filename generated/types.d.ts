// Generated from the contract by `npm run build`; edit the contract instead.

/** Types of the schemas, for sending and receiving. A field with a default is optional. `types/resolved` has the same names with the defaults filled in. */

/**
 * A response in a form that openapi-fetch can map field by field. Open enumerations are plain strings because
 * openapi-fetch treats `string & {}` as an object. A field that is always null also has its `$read` mark, because it
 * would lose the field otherwise.
 */
type Plain<T> = T extends string
  ? string extends T ? string : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: [T[Key]] extends [never] ? never
          : [NonNullable<T[Key]>] extends [never] ? T[Key] | { readonly $read: null } : Plain<T[Key]> }
      : T;

/** `FormData`, or `unknown` in a project that does not have this type. */
type Form = typeof globalThis extends { FormData: { prototype: infer Form } } ? Form : unknown;

export interface paths {
    "/v2/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Uploads an audio or video file and returns its URL. Use the URL as the `audio_url` of a job. If your file already has a URL, you can skip the upload. The guide *Recordings* shows all steps.
         */
        post: operations["uploadAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pre-recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a job
         * @description Creates a job that transcribes a recording, the audio or video file at `audio_url`. The call returns immediately, without the result. To get the result, poll the `result_url` in the response or wait for a callback or a webhook. The call does not accept a file. If your file has no URL, upload it first. The guide *Options and results* shows each option with its result.
         */
        post: operations["createPreRecordedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pre-recorded/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a job
         * @description Returns the current state of the job of a recording. While its status is `queued` or `processing`, poll the `result_url` from the response that created the job. Do not build this URL, because the path of this call is an assumption. The guide *Recordings* shows how to poll.
         */
        get: operations["getPreRecordedJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a live session
         * @description Creates a session and returns its WebSocket URL. Connect to this URL and stream audio. The *AsyncAPI document* of this contract describes the messages on the WebSocket, and the guide *Live sessions* shows all steps.
         */
        post: operations["createLiveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/transcription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @deprecated
         * @description Lists the jobs of recordings and live sessions that match the parameters, page by page. Deprecated, without a documented replacement: a call that lists only pre-recorded jobs is preferred. The guide *Recordings* shows the filters.
         */
        get: operations["listTranscriptionJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    transcriptionDone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook: transcription done
         * @description Webhook with the job ID, sent when a transcription is done. The service sends it to each URL that you configured in your account dashboard. To get the result, fetch the `result_url` that you saved when you created the job.
         */
        post: operations["notifyTranscriptionDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Error that made an add-on fail. */
        AddonError: {
            [key: string]: unknown;
        };
        /** @description The audio, in `chunk`. */
        AudioChunkData: {
            /**
             * @description The audio.
             *
             *     Encoded as base64.
             */
            chunk: string;
        };
        /** @description A chunk of audio in a JSON message. A client can send binary frames instead. */
        AudioChunkMessage: {
            /**
             * @description Always `audio_chunk`.
             * @enum {string}
             */
            type: "audio_chunk";
            /** @description The audio, in `chunk`. */
            data: components["schemas"]["AudioChunkData"];
        };
        /** @description The audio file that a job transcribed, with its name, download link, and duration. */
        AudioFile: {
            /** @description ID of the file. */
            id: string;
            /** @description Name of the uploaded file. */
            filename: string | null;
            /** @description Download link. Set when the job was created with an `audio_url`. */
            source: string | null;
            /** @description Duration of the audio, in seconds. */
            audio_duration: number | null;
            /**
             * @description Number of audio channels.
             *
             *     Integer. At least 1.
             */
            number_of_channels: number | null;
        };
        /** @description Name, size, duration, and channels of an uploaded file. */
        AudioMetadata: {
            /** @description ID of the file. */
            id: string;
            /** @description Name of the file that you uploaded. */
            filename: string;
            /** @description Extension of the file name. */
            extension: string;
            /**
             * @description Size of the file.
             *
             *     Integer.
             */
            size: number;
            /** @description Duration of the audio, in seconds. */
            audio_duration: number;
            /**
             * @description Number of audio channels.
             *
             *     Integer.
             */
            number_of_channels: number;
        };
        /** @description Answers of the language model to your prompts. */
        AudioToLlmAddon: components["schemas"]["AudioToLlmAddonSucceeded"] | components["schemas"]["AudioToLlmAddonFailed"];
        /** @description The add-on failed. */
        AudioToLlmAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The answers to the prompts in `audio_to_llm_config`. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description The add-on succeeded. */
        AudioToLlmAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The answers to the prompts in `audio_to_llm_config`. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description Prompts to ask about the audio, and the language model to use. */
        AudioToLlmConfig: {
            /**
             * @description Prompts to send to the language model. Each prompt is a list.
             *
             *     At least 1 item.
             */
            prompts: unknown[][];
            /** @description Model ID. Defaults to a third-party model. */
            model?: string | undefined;
        };
        /**
         * @description Bits per sample.
         * @enum {number}
         */
        BitDepth: 8 | 16 | 24 | 32;
        /** @description The request that the service sends when a job ends. */
        CallbackConfig: {
            /**
             * @description URL of your server that receives the request.
             *
             *     Must be an absolute URI.
             */
            url: string;
            /**
             * @description HTTP method of the request.
             * @default POST
             */
            method?: components["schemas"]["CallbackMethod"] | undefined;
        };
        /**
         * @description HTTP method of a callback.
         * @enum {string}
         */
        CallbackMethod: "POST" | "PUT";
        /** @description Result of the chapterization add-on. */
        ChapterizationAddon: components["schemas"]["ChapterizationAddonSucceeded"] | components["schemas"]["ChapterizationAddonFailed"];
        /** @description The add-on failed. */
        ChapterizationAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The chapters, in an object with any fields. */
            results: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The add-on succeeded. */
        ChapterizationAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The chapters, in an object with any fields. */
            results: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A message from the client. */
        ClientMessage: components["schemas"]["AudioChunkMessage"] | components["schemas"]["StopRecordingMessage"];
        /** @description Spellings that replace words in the transcript. */
        CustomSpellingConfig: {
            /** @description Maps each target spelling to the spellings that it replaces. */
            spelling_dictionary: {
                [key: string]: string[];
            };
        };
        /** @description A list of words to recognize. */
        CustomVocabulary: (string | components["schemas"]["CustomVocabularyEntry"])[];
        /** @description Words to recognize, and their default intensity. */
        CustomVocabularyConfig: {
            /** @description Words to recognize. */
            vocabulary: components["schemas"]["CustomVocabulary"];
            /**
             * @description Intensity of words without their own `intensity`.
             *
             *     0 to 1.
             */
            default_intensity?: number | undefined;
        };
        /** @description A word to recognize, with its intensity, pronunciations, and language. */
        CustomVocabularyEntry: {
            /** @description The word to recognize. */
            value: string;
            /**
             * @description Intensity of this word. Overrides `default_intensity`.
             *
             *     0 to 1.
             */
            intensity?: number | undefined;
            /** @description Ways to pronounce the word. */
            pronunciations?: string[] | undefined;
            /**
             * @description Language of the word. Defaults to the transcription language.
             *
             *     Must match `^[a-z]{2,3}$`.
             */
            language?: components["schemas"]["TranscriptionLanguageCode"] | undefined;
        };
        /**
         * @description A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
         *
         *     Must be a date, or must be a date and time.
         */
        DateOrDateTime: string;
        /** @description Utterances of the transcript, with their speakers. */
        DiarizationAddon: components["schemas"]["DiarizationAddonSucceeded"] | components["schemas"]["DiarizationAddonFailed"];
        /** @description The add-on failed. */
        DiarizationAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The utterances of the transcript, each with its `speaker`. */
            results: components["schemas"]["Utterance"][];
        };
        /** @description The add-on succeeded. */
        DiarizationAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The utterances of the transcript, each with its `speaker`. */
            results: components["schemas"]["Utterance"][];
        };
        /** @description Number of speakers to expect, exact or as a range. */
        DiarizationConfig: {
            /**
             * @description Exact number of speakers.
             *
             *     Integer. At least 1.
             */
            number_of_speakers?: number | undefined;
            /**
             * @description Minimum number of speakers.
             *
             *     Integer. At least 0.
             */
            min_speakers?: number | undefined;
            /**
             * @description Maximum number of speakers.
             *
             *     Integer. At least 0.
             */
            max_speakers?: number | undefined;
        };
        /** @description Result of the display mode add-on. */
        DisplayModeAddon: components["schemas"]["DisplayModeAddonSucceeded"] | components["schemas"]["DisplayModeAddonFailed"];
        /** @description The add-on failed. */
        DisplayModeAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The result as strings. */
            results: string[] | null;
        };
        /** @description The add-on succeeded. */
        DisplayModeAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The result as strings. */
            results: string[] | null;
        };
        /**
         * @description Encoding of the audio, with or without a WAV header.
         * @enum {string}
         */
        Encoding: "wav/pcm" | "wav/alaw" | "wav/ulaw";
        /** @description Body of an error response, with the status code and a message. */
        ErrorResponse: {
            /** @description Time when the error occurred. */
            timestamp: string;
            /** @description Path of the request that failed. */
            path: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /** @description HTTP status code of the response. */
            statusCode: number;
            /** @description Explanation of the error. */
            message: string;
        };
        /**
         * @description A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.
         * @enum {string}
         */
        JobKind: "pre-recorded" | "live";
        /** @description A page of the job list. */
        JobPage: {
            /**
             * @description URL of the first page.
             *
             *     Must be an absolute URI.
             */
            first: string;
            /**
             * @description URL of this page.
             *
             *     Must be an absolute URI.
             */
            current: string;
            /**
             * @description URL of the next page, or null on the last page.
             *
             *     Must be an absolute URI.
             */
            next: string | null;
            /** @description The jobs on this page. */
            items: components["schemas"]["TranscriptionJob"][];
        };
        /**
         * @description A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing.
         * @enum {string}
         */
        JobStatus: "queued" | "processing" | "done" | "error";
        /** @description A `ServerMessage` with a listed value of its discriminator, which narrows it. */
        KnownServerMessage: components["schemas"]["TranscriptMessage"];
        /** @description Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`. */
        LanguageConfig: {
            /**
             * @description Expected languages. If the list contains a single code, that language is used. Otherwise, the language is detected.
             *
             *     Each item must match `^[a-z]{2,3}$`.
             * @default []
             */
            languages?: components["schemas"]["TranscriptionLanguageCode"][] | undefined;
            /**
             * @description Detects the language of each utterance. If false, the language of the first utterance is detected and kept. Ignored if `languages` contains a single code.
             * @default false
             */
            code_switching?: boolean | undefined;
        };
        /** @description The query parameters of listTranscriptionJobs. */
        ListTranscriptionJobsQuery: {
            /**
             * @description Number of jobs to skip.
             *
             *     Integer. At least 0.
             * @default 0
             */
            offset?: number | undefined;
            /**
             * @description Maximum number of jobs to return.
             *
             *     Integer. At least 1.
             * @default 20
             */
            limit?: number | undefined;
            /**
             * @description Returns only jobs that are relevant to this date.
             *
             *     Must be a date, or must be a date and time.
             */
            date?: components["schemas"]["DateOrDateTime"] | undefined;
            /**
             * @description Returns only jobs before this date.
             *
             *     Must be a date, or must be a date and time.
             */
            before_date?: components["schemas"]["DateOrDateTime"] | undefined;
            /**
             * @description Returns only jobs after this date. To select a range, also set `before_date`.
             *
             *     Must be a date, or must be a date and time.
             */
            after_date?: components["schemas"]["DateOrDateTime"] | undefined;
            /** @description Returns only jobs with one of these statuses. */
            status?: components["schemas"]["JobStatus"][] | undefined;
            /** @description Returns only jobs with this metadata. */
            custom_metadata?: {
                [key: string]: unknown;
            } | undefined;
            /** @description Returns only jobs of one of these kinds. */
            kind?: components["schemas"]["JobKind"][] | undefined;
        };
        /** @description URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
        LiveCallbackConfig: {
            /**
             * @description URL of your server that receives the messages.
             *
             *     Must be an absolute URI.
             */
            url: string;
            /**
             * @description Posts partial transcripts (`is_final` is false).
             * @default false
             */
            receive_partial_transcripts?: boolean | undefined;
            /**
             * @description Posts final transcripts (`is_final` is true).
             * @default true
             */
            receive_final_transcripts?: boolean | undefined;
            /**
             * @description Posts events when speech begins and ends.
             * @default false
             */
            receive_speech_events?: boolean | undefined;
            /**
             * @description Posts pre-processing events.
             * @default true
             */
            receive_pre_processing_events?: boolean | undefined;
            /**
             * @description Posts real-time processing events.
             * @default true
             */
            receive_realtime_processing_events?: boolean | undefined;
            /**
             * @description Posts post-processing events.
             * @default true
             */
            receive_post_processing_events?: boolean | undefined;
            /**
             * @description Posts acknowledgments.
             * @default false
             */
            receive_acknowledgments?: boolean | undefined;
            /**
             * @description Posts messages about errors.
             * @default false
             */
            receive_errors?: boolean | undefined;
            /**
             * @description Posts lifecycle events.
             * @default true
             */
            receive_lifecycle_events?: boolean | undefined;
        };
        /** @description A job that transcribes a live session. */
        LiveJob: components["schemas"]["LiveJobDone"] | components["schemas"]["LiveJobPending"] | components["schemas"]["LiveJobFailed"];
        /** @description The job of a live session, done. */
        LiveJobDone: {
            /**
             * @description The job is done, and its result is available.
             * @enum {string}
             */
            status: "done";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Time when the job ended.
             *
             *     Must be a date and time.
             */
            completed_at: string;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /** @description The result. Set when the status is `done`. */
            result: components["schemas"]["LiveResult"];
            /**
             * @description The job transcribes a live session.
             * @enum {string}
             */
            kind: "live";
            /**
             * @description Error code, similar to an HTTP status code. Set when the status is `error`.
             *
             *     Integer. 400 to 599.
             */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the session used. May be null when the status is `error`. */
            request_params?: components["schemas"]["LiveRequest"] | null;
        };
        /** @description A job that failed. */
        LiveJobFailed: {
            /**
             * @description The job failed during processing.
             * @enum {string}
             */
            status: "error";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Time when the job failed.
             *
             *     Must be a date and time.
             */
            completed_at: string;
            /**
             * @description Error code, similar to an HTTP status code.
             *
             *     Integer. 400 to 599.
             */
            error_code: number;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /**
             * @description The job transcribes a live session.
             * @enum {string}
             */
            kind: "live";
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the session used. May be null when the status is `error`. */
            request_params?: components["schemas"]["LiveRequest"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["LiveResult"] | null;
        };
        /** @description A job that is waiting or in progress. */
        LiveJobPending: {
            /**
             * @description The job is waiting or in progress.
             * @enum {string}
             */
            status: "queued" | "processing";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /**
             * @description The job transcribes a live session.
             * @enum {string}
             */
            kind: "live";
            /**
             * @description Time when the job ended. Set when the status is `done` or `error`.
             *
             *     Must be a date and time.
             */
            completed_at?: string | null;
            /**
             * @description Error code, similar to an HTTP status code. Set when the status is `error`.
             *
             *     Integer. 400 to 599.
             */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the session used. May be null when the status is `error`. */
            request_params?: components["schemas"]["LiveRequest"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["LiveResult"] | null;
        };
        /** @description Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
        LiveMessagesConfig: {
            /**
             * @description Sends partial transcripts (`is_final` is false).
             * @default false
             */
            receive_partial_transcripts?: boolean | undefined;
            /**
             * @description Sends final transcripts (`is_final` is true).
             * @default true
             */
            receive_final_transcripts?: boolean | undefined;
            /**
             * @description Sends events when speech begins and ends.
             * @default true
             */
            receive_speech_events?: boolean | undefined;
            /**
             * @description Sends pre-processing events.
             * @default true
             */
            receive_pre_processing_events?: boolean | undefined;
            /**
             * @description Sends real-time processing events.
             * @default true
             */
            receive_realtime_processing_events?: boolean | undefined;
            /**
             * @description Sends post-processing events.
             * @default true
             */
            receive_post_processing_events?: boolean | undefined;
            /**
             * @description Sends acknowledgments.
             * @default true
             */
            receive_acknowledgments?: boolean | undefined;
            /**
             * @description Sends messages about errors.
             * @default true
             */
            receive_errors?: boolean | undefined;
            /**
             * @description Sends lifecycle events.
             * @default false
             */
            receive_lifecycle_events?: boolean | undefined;
        };
        /** @description Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid. */
        LiveRequest: {
            /**
             * @description Encoding of the audio. `wav/pcm` has 8, 16, 24, or 32 bits per sample, while `wav/alaw` and `wav/ulaw` have 8 bits. You can send audio with or without a WAV header.
             * @default wav/pcm
             */
            encoding?: components["schemas"]["Encoding"] | undefined;
            /**
             * @description Bits per sample.
             * @default 16
             */
            bit_depth?: components["schemas"]["BitDepth"] | undefined;
            /**
             * @description Samples per second.
             * @default 16000
             */
            sample_rate?: components["schemas"]["SampleRate"] | undefined;
            /**
             * @description Number of audio channels.
             *
             *     Integer. 1 to 8.
             * @default 1
             */
            channels?: number | undefined;
            /** @description Languages of the audio. */
            language_config?: components["schemas"]["LanguageConfig"] | undefined;
            /** @description Messages that the service sends over the WebSocket. */
            messages_config?: components["schemas"]["LiveMessagesConfig"] | undefined;
            /**
             * @description Length of the silence that ends an utterance, in seconds.
             *
             *     0.01 to 10 seconds.
             * @default 0.05
             */
            endpointing?: number | undefined;
            /**
             * @description Maximum duration of an utterance, in seconds. After this time, the utterance ends even without a silence.
             *
             *     5 to 60 seconds.
             * @default 5
             */
            maximum_duration_without_endpointing?: number | undefined;
            /** @description Audio enhancement and the threshold for speech. */
            pre_processing?: components["schemas"]["PreProcessingConfig"] | undefined;
            /** @description Add-ons of a live session that run in real time. */
            realtime_processing?: components["schemas"]["RealtimeProcessingConfig"] | undefined;
            /** @description Summary and chapters of a live session. */
            post_processing?: components["schemas"]["PostProcessingConfig"] | undefined;
            /**
             * @description Posts messages from the session to `callback_config.url`.
             * @default false
             */
            callback?: boolean | undefined;
            /** @description URL of your server and the messages to post to it. Used if `callback` is true. */
            callback_config?: components["schemas"]["LiveCallbackConfig"] | undefined;
            /** @description Model ID. Only the default model is supported. */
            model?: string | undefined;
        };
        /** @description Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
        LiveResult: {
            /** @description Durations, number of channels, and billing time. */
            metadata: components["schemas"]["ResultMetadata"];
            /** @description The transcript as full text and as utterances. */
            transcription?: components["schemas"]["Transcription"];
            /** @description Translations of the transcript. */
            translation?: components["schemas"]["TranslationAddon"];
            /** @description Result of the summarization add-on. */
            summarization?: components["schemas"]["SummarizationAddon"];
            /** @description Named entities in the transcript. */
            named_entity_recognition?: components["schemas"]["NamedEntityRecognitionAddon"];
            /** @description Result of the sentiment analysis add-on. */
            sentiment_analysis?: components["schemas"]["SentimentAnalysisAddon"];
            /** @description Result of the chapterization add-on. */
            chapterization?: components["schemas"]["ChapterizationAddon"];
            /** @description The messages that the service sent during the session, as strings. */
            messages?: string[];
        };
        /** @description The created session. Connect to its `url` and stream audio. */
        LiveSessionCreated: {
            /** @description WebSocket URL of the session. It contains a token for this session, so you can pass it to a web client without revealing your API key. To resume the session after a lost connection, connect to the same URL. */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An utterance in a message. */
        LiveUtterance: {
            /** @description Transcribed text of the utterance. */
            text: string;
            /**
             * @description Language of this utterance.
             *
             *     Must match `^[a-z]{2,3}$`.
             */
            language: components["schemas"]["TranscriptionLanguageCode"];
            /** @description Start of the utterance, in seconds. */
            start: number;
            /** @description End of the utterance, in seconds. */
            end: number;
            /**
             * @description Index of the utterance's channel.
             *
             *     Integer.
             */
            channel: number;
            /** @description The words of the utterance, with their times. */
            words: components["schemas"]["Word"][];
            /** @description Confidence in the transcription of the utterance. */
            confidence: number;
        };
        /** @description Result of the moderation add-on. */
        ModerationAddon: components["schemas"]["ModerationAddonSucceeded"] | components["schemas"]["ModerationAddonFailed"];
        /** @description The add-on failed. */
        ModerationAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description The add-on succeeded. */
        ModerationAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description Result of the name consistency add-on. */
        NameConsistencyAddon: components["schemas"]["NameConsistencyAddonSucceeded"] | components["schemas"]["NameConsistencyAddonFailed"];
        /** @description The add-on failed. */
        NameConsistencyAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description The add-on succeeded. */
        NameConsistencyAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description Named entities in the transcript. */
        NamedEntityRecognitionAddon: components["schemas"]["NamedEntityRecognitionAddonSucceeded"] | components["schemas"]["NamedEntityRecognitionAddonFailed"];
        /** @description The add-on failed. */
        NamedEntityRecognitionAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The recognized entities. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description The add-on succeeded. */
        NamedEntityRecognitionAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The recognized entities. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event. */
        OtherServerMessage: {
            /** @description ID of the session. */
            session_id: string;
            /**
             * @description Time when the message was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Type of the message, any string that no other schema has.
             *
             *     Not `transcript`.
             */
            type: (string & {});
            /** @description Content, depending on the type of message. */
            data?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Type of entity to redact, such as `PHONE_NUMBER`.
         * @enum {string}
         */
        PiiEntityType: "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR";
        /**
         * @description Replacement for redacted text, such as `MASK`.
         * @enum {string}
         */
        PiiProcessedTextType: "MARKER" | "MASK";
        /** @description Entities to redact, and the replacement for their text. */
        PiiRedactionConfig: {
            /** @description Type of entity to redact, or a list of types. */
            entity_types?: (components["schemas"]["PiiEntityType"] | components["schemas"]["PiiEntityType"][]) | undefined;
            /** @description Replacement for redacted text. */
            processed_text_type?: components["schemas"]["PiiProcessedTextType"] | undefined;
        };
        /** @description Summary and chapters of a live session. */
        PostProcessingConfig: {
            /**
             * @description Summarizes the transcript.
             * @default false
             */
            summarization?: boolean | undefined;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: components["schemas"]["SummarizationConfig"] | undefined;
            /**
             * @description Divides the transcript into chapters.
             * @default false
             */
            chapterization?: boolean | undefined;
        };
        /** @description Audio enhancement and the threshold for speech. */
        PreProcessingConfig: {
            /**
             * @description Enhances the audio before it is transcribed.
             * @default false
             */
            audio_enhancer?: boolean | undefined;
            /**
             * @description Threshold for speech detection. A value closer to 1 is stricter, so that fewer background sounds count as speech.
             *
             *     0 to 1.
             * @default 0.6
             */
            speech_threshold?: number | undefined;
        };
        /** @description Notification that the job of a recording has ended. */
        PreRecordedCallback: {
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description Outcome of the job, success or failure. */
            event: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
        PreRecordedJob: components["schemas"]["PreRecordedJobDone"] | components["schemas"]["PreRecordedJobPending"] | components["schemas"]["PreRecordedJobFailed"];
        /** @description The ID and URL of the created job. */
        PreRecordedJobCreated: {
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /**
             * @description URL of the job, which contains the job ID. Send a `GET` request to this URL to fetch the job.
             *
             *     Must be an absolute URI.
             */
            result_url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The job of a recording, done. */
        PreRecordedJobDone: {
            /**
             * @description The job is done, and its result is available.
             * @enum {string}
             */
            status: "done";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Time when the job ended.
             *
             *     Must be a date and time.
             */
            completed_at: string;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /** @description The result. Set when the status is `done`. */
            result: components["schemas"]["PreRecordedResult"];
            /**
             * @description The job transcribes a recording.
             * @enum {string}
             */
            kind: "pre-recorded";
            /**
             * @description Error code, similar to an HTTP status code. Set when the status is `error`.
             *
             *     Integer. 400 to 599.
             */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the job used. May be null when the status is `error`. */
            request_params?: components["schemas"]["PreRecordedRequestParams"] | null;
        };
        /** @description A job that failed. */
        PreRecordedJobFailed: {
            /**
             * @description The job failed during processing.
             * @enum {string}
             */
            status: "error";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Time when the job failed.
             *
             *     Must be a date and time.
             */
            completed_at: string;
            /**
             * @description Error code, similar to an HTTP status code.
             *
             *     Integer. 400 to 599.
             */
            error_code: number;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /**
             * @description The job transcribes a recording.
             * @enum {string}
             */
            kind: "pre-recorded";
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the job used. May be null when the status is `error`. */
            request_params?: components["schemas"]["PreRecordedRequestParams"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["PreRecordedResult"] | null;
        };
        /** @description A job that is waiting or in progress. */
        PreRecordedJobPending: {
            /**
             * @description The job is waiting or in progress.
             * @enum {string}
             */
            status: "queued" | "processing";
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
            /** @description ID of the request, for debugging. */
            request_id: string;
            /**
             * @description Version number of the API.
             *
             *     Integer.
             */
            version: number;
            /**
             * @description Time when the job was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /** @description Data for debugging the job. */
            post_session_metadata: {
                [key: string]: unknown;
            };
            /**
             * @description The job transcribes a recording.
             * @enum {string}
             */
            kind: "pre-recorded";
            /**
             * @description Time when the job ended. Set when the status is `done` or `error`.
             *
             *     Must be a date and time.
             */
            completed_at?: string | null;
            /**
             * @description Error code, similar to an HTTP status code. Set when the status is `error`.
             *
             *     Integer. 400 to 599.
             */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            };
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description Parameters that the job used. May be null when the status is `error`. */
            request_params?: components["schemas"]["PreRecordedRequestParams"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["PreRecordedResult"] | null;
        };
        /** @description The recording to transcribe and the options for the job. */
        PreRecordedRequest: {
            /**
             * @description URL of the audio or video file. Use a URL of your own, or the one that an upload returns.
             *
             *     Must be an absolute URI.
             */
            audio_url: string;
            /** @description Languages of the audio. */
            language_config?: components["schemas"]["LanguageConfig"] | undefined;
            /**
             * @description Recognizes speakers. Each utterance then has a `speaker`.
             * @default false
             */
            diarization?: boolean | undefined;
            /** @description Number of speakers to expect, exact or as a range. */
            diarization_config?: components["schemas"]["DiarizationConfig"] | undefined;
            /**
             * @description Creates subtitles in `result.transcription.subtitles`.
             * @default false
             */
            subtitles?: boolean | undefined;
            /** @description Formats, timing, and style of the subtitles. */
            subtitles_config?: components["schemas"]["SubtitlesConfig"] | undefined;
            /**
             * @description Splits the transcript into sentences. They are in `result.transcription.sentences`.
             * @default false
             */
            sentences?: boolean | undefined;
            /**
             * @description Translates the transcript (beta). The translations are in `result.translation`.
             * @default false
             */
            translation?: boolean | undefined;
            /** @description Target languages and options of the translation. */
            translation_config?: components["schemas"]["TranslationConfig"] | undefined;
            /**
             * @description Summarizes the transcript in `result.summarization`.
             * @default false
             */
            summarization?: boolean | undefined;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: components["schemas"]["SummarizationConfig"] | undefined;
            /**
             * @description Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
             * @default false
             */
            sentiment_analysis?: boolean | undefined;
            /**
             * @description Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
             * @default false
             */
            audio_to_llm?: boolean | undefined;
            /** @description Prompts to ask about the audio, and the language model to use. */
            audio_to_llm_config?: components["schemas"]["AudioToLlmConfig"] | undefined;
            /**
             * @description Replaces personal information in the transcript.
             * @default false
             */
            pii_redaction?: boolean | undefined;
            /** @description Entities to redact, and the replacement for their text. */
            pii_redaction_config?: components["schemas"]["PiiRedactionConfig"] | undefined;
            /**
             * @description Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.
             * @default false
             */
            custom_vocabulary?: (boolean | components["schemas"]["CustomVocabulary"]) | undefined;
            /** @description The custom vocabulary. Used if `custom_vocabulary` is true. */
            custom_vocabulary_config?: components["schemas"]["CustomVocabularyConfig"] | undefined;
            /**
             * @description Calls the URL in `callback_config` when the job ends.
             * @default false
             */
            callback?: boolean | undefined;
            /** @description URL and HTTP method of the callback. Used if `callback` is true. */
            callback_config?: components["schemas"]["CallbackConfig"] | undefined;
            /**
             * @description Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
             * @default false
             */
            named_entity_recognition?: boolean | undefined;
            /**
             * @description Uses the spellings in `custom_spelling_config` (alpha).
             * @default false
             */
            custom_spelling?: boolean | undefined;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: components["schemas"]["CustomSpellingConfig"] | undefined;
            /**
             * @description Enhances the punctuation of the transcript (alpha).
             * @default false
             */
            punctuation_enhanced?: boolean | undefined;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            detect_language?: boolean | undefined;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            enable_code_switching?: boolean | undefined;
            /**
             * @description One of three fields that replace `language_behaviour` of the first version.
             *
             *     Must match `^[a-z]{2,3}$`.
             */
            language?: components["schemas"]["TranscriptionLanguageCode"] | undefined;
            /**
             * @deprecated
             * @description URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead.
             *
             *     Must be an absolute URI.
             */
            callback_url?: string | undefined;
            /** @description Metadata of your choice. The job returns it unchanged, and you can filter the job list by it. Send an integer above 9007199254740991 as text, because JavaScript cannot hold it. */
            custom_metadata?: {
                [key: string]: unknown;
            } | undefined;
        };
        /** @description Parameters of a job, as the job returns them. */
        PreRecordedRequestParams: {
            /**
             * @description URL of the audio or video file.
             *
             *     Must be an absolute URI.
             */
            audio_url: string | null;
            /** @description Languages of the audio. */
            language_config?: components["schemas"]["LanguageConfig"];
            /**
             * @description Recognizes speakers. Each utterance then has a `speaker`.
             * @default false
             */
            diarization?: boolean;
            /** @description Number of speakers to expect, exact or as a range. */
            diarization_config?: components["schemas"]["DiarizationConfig"];
            /**
             * @description Creates subtitles in `result.transcription.subtitles`.
             * @default false
             */
            subtitles?: boolean;
            /** @description Formats, timing, and style of the subtitles. */
            subtitles_config?: components["schemas"]["SubtitlesConfig"];
            /**
             * @description Splits the transcript into sentences. They are in `result.transcription.sentences`.
             * @default false
             */
            sentences?: boolean;
            /**
             * @description Translates the transcript (beta). The translations are in `result.translation`.
             * @default false
             */
            translation?: boolean;
            /** @description Target languages and options of the translation. */
            translation_config?: components["schemas"]["TranslationConfig"];
            /**
             * @description Summarizes the transcript in `result.summarization`.
             * @default false
             */
            summarization?: boolean;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: components["schemas"]["SummarizationConfig"];
            /**
             * @description Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
             * @default false
             */
            sentiment_analysis?: boolean;
            /**
             * @description Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
             * @default false
             */
            audio_to_llm?: boolean;
            /** @description Prompts to ask about the audio, and the language model to use. */
            audio_to_llm_config?: components["schemas"]["AudioToLlmConfig"];
            /**
             * @description Replaces personal information in the transcript.
             * @default false
             */
            pii_redaction?: boolean;
            /** @description Entities to redact, and the replacement for their text. */
            pii_redaction_config?: components["schemas"]["PiiRedactionConfig"];
            /**
             * @description Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.
             * @default false
             */
            custom_vocabulary?: boolean | components["schemas"]["CustomVocabulary"];
            /** @description The custom vocabulary. Used if `custom_vocabulary` is true. */
            custom_vocabulary_config?: components["schemas"]["CustomVocabularyConfig"];
            /**
             * @description Calls the URL in `callback_config` when the job ends.
             * @default false
             */
            callback?: boolean;
            /** @description URL and HTTP method of the callback. Used if `callback` is true. */
            callback_config?: components["schemas"]["CallbackConfig"];
            /**
             * @description Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
             * @default false
             */
            named_entity_recognition?: boolean;
            /**
             * @description Uses the spellings in `custom_spelling_config` (alpha).
             * @default false
             */
            custom_spelling?: boolean;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: components["schemas"]["CustomSpellingConfig"];
            /**
             * @description Enhances the punctuation of the transcript (alpha).
             * @default false
             */
            punctuation_enhanced?: boolean;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            detect_language?: boolean;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            enable_code_switching?: boolean;
            /**
             * @description One of three fields that replace `language_behaviour` of the first version.
             *
             *     Must match `^[a-z]{2,3}$`.
             */
            language?: components["schemas"]["TranscriptionLanguageCode"];
            /**
             * @deprecated
             * @description URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead.
             *
             *     Must be an absolute URI.
             */
            callback_url?: string;
        };
        /** @description Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
        PreRecordedResult: {
            /** @description Durations, number of channels, and billing time. */
            metadata: components["schemas"]["ResultMetadata"];
            /** @description The transcript as full text and as utterances. */
            transcription?: components["schemas"]["Transcription"];
            /** @description Translations of the transcript. */
            translation?: components["schemas"]["TranslationAddon"];
            /** @description Result of the summarization add-on. */
            summarization?: components["schemas"]["SummarizationAddon"];
            /** @description Named entities in the transcript. */
            named_entity_recognition?: components["schemas"]["NamedEntityRecognitionAddon"];
            /** @description Result of the sentiment analysis add-on. */
            sentiment_analysis?: components["schemas"]["SentimentAnalysisAddon"];
            /** @description Result of the chapterization add-on. */
            chapterization?: components["schemas"]["ChapterizationAddon"];
            /** @description Result of the moderation add-on. */
            moderation?: components["schemas"]["ModerationAddon"];
            /**
             * @deprecated
             * @description Result of the name consistency add-on. Deprecated, without a documented replacement.
             */
            name_consistency?: components["schemas"]["NameConsistencyAddon"];
            /** @description Result of the structured data extraction add-on. */
            structured_data_extraction?: components["schemas"]["StructuredDataExtractionAddon"];
            /** @description Answers of the language model to your prompts. */
            audio_to_llm?: components["schemas"]["AudioToLlmAddon"];
            /**
             * @deprecated
             * @description Sentences of the transcript. Use `transcription.sentences` instead.
             */
            sentences?: components["schemas"]["SentencesAddon"];
            /** @description Result of the display mode add-on. */
            display_mode?: components["schemas"]["DisplayModeAddon"];
            /**
             * @deprecated
             * @description Utterances with their speakers, if diarization was requested and an error occurred. Deprecated, without a documented replacement.
             */
            diarization?: components["schemas"]["DiarizationAddon"];
        };
        /** @description Notification that the transcription of a recording is done. */
        PreRecordedWebhook: {
            /**
             * @description ID of the job.
             *
             *     Must be a UUID.
             */
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Add-ons of a live session that run in real time. */
        RealtimeProcessingConfig: {
            /**
             * @description Uses the words in `custom_vocabulary_config`.
             * @default false
             */
            custom_vocabulary?: boolean | undefined;
            /** @description Words to recognize, and their default intensity. */
            custom_vocabulary_config?: components["schemas"]["CustomVocabularyConfig"] | undefined;
            /**
             * @description Uses the spellings in `custom_spelling_config`.
             * @default false
             */
            custom_spelling?: boolean | undefined;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: components["schemas"]["CustomSpellingConfig"] | undefined;
            /**
             * @description Translates the transcript.
             * @default false
             */
            translation?: boolean | undefined;
            /** @description Target languages and options of the translation. */
            translation_config?: components["schemas"]["TranslationConfig"] | undefined;
            /**
             * @description Recognizes named entities in the transcript.
             * @default false
             */
            named_entity_recognition?: boolean | undefined;
            /**
             * @description Analyzes the sentiment of the transcript.
             * @default false
             */
            sentiment_analysis?: boolean | undefined;
            /** @description Computes accurate timestamps for words. */
            words_accurate_timestamps?: boolean | undefined;
        };
        /** @description Durations, number of channels, and billing time. */
        ResultMetadata: {
            /** @description Duration of the audio, in seconds. */
            audio_duration: number;
            /**
             * @description Number of distinct channels in the audio.
             *
             *     Integer. At least 1.
             */
            number_of_distinct_channels: number;
            /** @description Billed time, in seconds: `audio_duration` multiplied by `number_of_distinct_channels`. The schema does not check this value. */
            billing_time: number;
            /** @description Time that the transcription took, in seconds. */
            transcription_time: number;
        };
        /**
         * @description Samples per second.
         * @enum {number}
         */
        SampleRate: 8000 | 16000 | 32000 | 44100 | 48000;
        /** @description A sentence of the transcript. */
        Sentence: {
            [key: string]: unknown;
        };
        /** @description Sentences of the transcript. Use `transcription.sentences` instead. */
        SentencesAddon: components["schemas"]["SentencesAddonSucceeded"] | components["schemas"]["SentencesAddonFailed"];
        /** @description The add-on failed. */
        SentencesAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description Text of each sentence. */
            results: string[] | null;
        };
        /** @description The add-on succeeded. */
        SentencesAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description Text of each sentence. */
            results: string[] | null;
        };
        /** @description Result of the sentiment analysis add-on. */
        SentimentAnalysisAddon: components["schemas"]["SentimentAnalysisAddonSucceeded"] | components["schemas"]["SentimentAnalysisAddonFailed"];
        /** @description The add-on failed. */
        SentimentAnalysisAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description Sentiment of the transcript, as text. */
            results: string;
        };
        /** @description The add-on succeeded. */
        SentimentAnalysisAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description Sentiment of the transcript, as text. */
            results: string;
        };
        /** @description A message from the service. */
        ServerMessage: components["schemas"]["TranscriptMessage"] | components["schemas"]["OtherServerMessage"];
        /** @description Ends the session. Send it after the last audio. */
        StopRecordingMessage: {
            /**
             * @description Always `stop_recording`.
             * @enum {string}
             */
            type: "stop_recording";
        };
        /** @description Result of the structured data extraction add-on. */
        StructuredDataExtractionAddon: components["schemas"]["StructuredDataExtractionAddonSucceeded"] | components["schemas"]["StructuredDataExtractionAddonFailed"];
        /** @description The add-on failed. */
        StructuredDataExtractionAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description The add-on succeeded. */
        StructuredDataExtractionAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description The result as text. */
            results: string | null;
        };
        /** @description A subtitle of the transcript. */
        Subtitle: {
            [key: string]: unknown;
        };
        /** @description Formats, timing, and style of the subtitles. */
        SubtitlesConfig: {
            /**
             * @description Formats in which to create subtitles.
             *
             *     At least 1 item.
             * @default ["srt"]
             */
            formats?: components["schemas"]["SubtitlesFormat"][] | undefined;
            /**
             * @description Minimum duration of a subtitle, in seconds.
             *
             *     At least 0 seconds.
             */
            minimum_duration?: number | undefined;
            /**
             * @description Maximum duration of a subtitle, in seconds.
             *
             *     1 to 30 seconds.
             */
            maximum_duration?: number | undefined;
            /**
             * @description Maximum number of characters in each row of a caption.
             *
             *     Integer. At least 1.
             */
            maximum_characters_per_row?: number | undefined;
            /**
             * @description Maximum number of rows in each caption.
             *
             *     Integer. 1 to 5.
             */
            maximum_rows_per_caption?: number | undefined;
            /**
             * @description Style of the subtitles.
             * @default default
             */
            style?: components["schemas"]["SubtitlesStyle"] | undefined;
        };
        /**
         * @description `srt` for SubRip or `vtt` for WebVTT.
         * @enum {string}
         */
        SubtitlesFormat: "srt" | "vtt";
        /**
         * @description Style of subtitles.
         * @enum {string}
         */
        SubtitlesStyle: "default" | "compliance";
        /** @description Result of the summarization add-on. */
        SummarizationAddon: components["schemas"]["SummarizationAddonSucceeded"] | components["schemas"]["SummarizationAddonFailed"];
        /** @description The add-on failed. */
        SummarizationAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description Text of the summary, or null if there is none. */
            results: string | null;
        };
        /** @description The add-on succeeded. */
        SummarizationAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description Text of the summary, or null if there is none. */
            results: string | null;
        };
        /** @description Type of summary, such as `bullet_points`. */
        SummarizationConfig: {
            /**
             * @description Type of summary.
             * @default general
             */
            type?: components["schemas"]["SummarizationType"] | undefined;
        };
        /**
         * @description Type of summary, such as `bullet_points`.
         * @enum {string}
         */
        SummarizationType: "general" | "bullet_points" | "concise";
        /** @description The utterance of a transcript message, partial or final. */
        TranscriptData: {
            /** @description ID of the transcript. */
            id: string;
            /** @description True for a final transcript and false for a partial one. */
            is_final: boolean;
            /** @description An utterance in a message. */
            utterance: components["schemas"]["LiveUtterance"];
        };
        /** @description A partial or final transcript of an utterance. */
        TranscriptMessage: {
            /** @description ID of the session. */
            session_id: string;
            /**
             * @description Time when the message was created.
             *
             *     Must be a date and time.
             */
            created_at: string;
            /**
             * @description Always `transcript`.
             * @enum {string}
             */
            type: "transcript";
            /** @description The utterance of a transcript message, partial or final. */
            data: components["schemas"]["TranscriptData"];
        };
        /** @description The transcript as full text and as utterances. */
        Transcription: {
            /** @description The whole transcript as one string. */
            full_transcript: string;
            /**
             * @description Detected languages, most frequent first.
             *
             *     Each item must match `^[a-z]{2,3}$`.
             */
            languages: components["schemas"]["TranscriptionLanguageCode"][];
            /** @description The utterances of all channels. */
            utterances: components["schemas"]["Utterance"][];
            /** @description Sentences of the transcript, if `sentences` was enabled. */
            sentences?: components["schemas"]["Sentence"][];
            /** @description Subtitles, if `subtitles` was enabled. */
            subtitles?: components["schemas"]["Subtitle"][];
        };
        /** @description The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set. */
        TranscriptionJob: components["schemas"]["PreRecordedJob"] | components["schemas"]["LiveJob"];
        /**
         * @description Code of a language that the service transcribes, similar to ISO 639-1.
         *
         *     Must match `^[a-z]{2,3}$`.
         */
        TranscriptionLanguageCode: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {});
        /** @description Translations of the transcript. */
        TranslationAddon: components["schemas"]["TranslationAddonSucceeded"] | components["schemas"]["TranslationAddonFailed"];
        /** @description The add-on failed. */
        TranslationAddonFailed: {
            /**
             * @description The add-on failed.
             * @enum {boolean}
             */
            success: false;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Details of the error, if the service reports any. */
            error: components["schemas"]["AddonError"] | null;
            /** @description Translations, one for each target language. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description The add-on succeeded. */
        TranslationAddonSucceeded: {
            /**
             * @description The add-on succeeded.
             * @enum {boolean}
             */
            success: true;
            /** @description True if `results` is empty. */
            is_empty: boolean;
            /** @description Processing time of the add-on. */
            exec_time: number;
            /** @description Null, because the add-on succeeded. */
            error: null;
            /** @description Translations, one for each target language. */
            results: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description Target languages and options of the translation. */
        TranslationConfig: {
            /**
             * @description Languages to translate into.
             *
             *     At least 1 item.
             */
            target_languages: components["schemas"]["TranslationLanguageCode"][];
            /**
             * @description Translation model to use.
             * @default base
             */
            model?: components["schemas"]["TranslationModel"] | undefined;
            /**
             * @description Aligns each translated utterance with its original utterance.
             * @default true
             */
            match_original_utterances?: boolean | undefined;
            /**
             * @description The `lipsync` setting of the translation.
             * @default true
             */
            lipsync?: boolean | undefined;
            /**
             * @description Adapts the translation to the context.
             * @default true
             */
            context_adaptation?: boolean | undefined;
            /** @description Free text that describes the context, to improve accuracy. */
            context?: string | undefined;
            /**
             * @description Uses informal forms in the translation where they are available.
             * @default false
             */
            informal?: boolean | undefined;
        };
        /**
         * @description Code of a language that the service translates into, similar to ISO 639-1.
         * @enum {string}
         */
        TranslationLanguageCode: "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh";
        /**
         * @description Model that translates the transcript.
         * @enum {string}
         */
        TranslationModel: "base" | "enhanced";
        /** @description URL and metadata of an uploaded file. */
        UploadResponse: {
            /**
             * @description URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use it as the `audio_url` of a job.
             *
             *     Must be an absolute URI.
             */
            audio_url: string;
            /** @description Name, size, duration, and channels of an uploaded file. */
            audio_metadata: components["schemas"]["AudioMetadata"];
        };
        /** @description A stretch of speech in the transcript. */
        Utterance: {
            /** @description Transcribed text of the utterance. */
            text: string;
            /**
             * @description Language of this utterance.
             *
             *     Must match `^[a-z]{2,3}$`.
             */
            language: components["schemas"]["TranscriptionLanguageCode"];
            /** @description Start of the utterance, in seconds. */
            start: number;
            /** @description End of the utterance, in seconds. */
            end: number;
            /**
             * @description Index of the utterance's channel.
             *
             *     Integer.
             */
            channel: number;
            /** @description The words of the utterance, with their times. */
            words: components["schemas"]["Word"][];
            /** @description Confidence in the transcription of the utterance. */
            confidence?: number;
            /**
             * @description Speaker number from diarization. Absent if diarization is off.
             *
             *     Integer.
             */
            speaker?: number;
        };
        /** @description A word of an utterance. */
        Word: {
            /** @description The word as transcribed. */
            word: string;
            /** @description Start of the word, in seconds. */
            start: number;
            /** @description End of the word, in seconds. */
            end: number;
            /** @description Confidence in the transcription of the word. */
            confidence: number;
        };
    };
    responses: {
        /** @description The session was not created. The response contains the reason, such as an invalid configuration. */
        LiveSessionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Plain<unknown>;
                "text/plain": Plain<string>;
            };
        };
        /** @description Your server accepted the notification. */
        NotificationReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Your server rejected the notification. */
        NotificationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request failed. */
        UnspecifiedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Plain<unknown>;
                "text/plain": Plain<string>;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AddonError = components['schemas']['AddonError'];
export type AudioChunkData = components['schemas']['AudioChunkData'];
export type AudioChunkMessage = components['schemas']['AudioChunkMessage'];
export type AudioFile = components['schemas']['AudioFile'];
export type AudioMetadata = components['schemas']['AudioMetadata'];
export type AudioToLlmAddon = components['schemas']['AudioToLlmAddon'];
export type AudioToLlmAddonFailed = components['schemas']['AudioToLlmAddonFailed'];
export type AudioToLlmAddonSucceeded = components['schemas']['AudioToLlmAddonSucceeded'];
export type AudioToLlmConfig = components['schemas']['AudioToLlmConfig'];
export type BitDepth = components['schemas']['BitDepth'];
export type CallbackConfig = components['schemas']['CallbackConfig'];
export type CallbackMethod = components['schemas']['CallbackMethod'];
export type ChapterizationAddon = components['schemas']['ChapterizationAddon'];
export type ChapterizationAddonFailed = components['schemas']['ChapterizationAddonFailed'];
export type ChapterizationAddonSucceeded = components['schemas']['ChapterizationAddonSucceeded'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type CustomSpellingConfig = components['schemas']['CustomSpellingConfig'];
export type CustomVocabulary = components['schemas']['CustomVocabulary'];
export type CustomVocabularyConfig = components['schemas']['CustomVocabularyConfig'];
export type CustomVocabularyEntry = components['schemas']['CustomVocabularyEntry'];
export type DateOrDateTime = components['schemas']['DateOrDateTime'];
export type DiarizationAddon = components['schemas']['DiarizationAddon'];
export type DiarizationAddonFailed = components['schemas']['DiarizationAddonFailed'];
export type DiarizationAddonSucceeded = components['schemas']['DiarizationAddonSucceeded'];
export type DiarizationConfig = components['schemas']['DiarizationConfig'];
export type DisplayModeAddon = components['schemas']['DisplayModeAddon'];
export type DisplayModeAddonFailed = components['schemas']['DisplayModeAddonFailed'];
export type DisplayModeAddonSucceeded = components['schemas']['DisplayModeAddonSucceeded'];
export type Encoding = components['schemas']['Encoding'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type JobKind = components['schemas']['JobKind'];
export type JobPage = components['schemas']['JobPage'];
export type JobStatus = components['schemas']['JobStatus'];
export type KnownServerMessage = components['schemas']['KnownServerMessage'];
export type LanguageConfig = components['schemas']['LanguageConfig'];
export type ListTranscriptionJobsQuery = components['schemas']['ListTranscriptionJobsQuery'];
export type LiveCallbackConfig = components['schemas']['LiveCallbackConfig'];
export type LiveJob = components['schemas']['LiveJob'];
export type LiveJobDone = components['schemas']['LiveJobDone'];
export type LiveJobFailed = components['schemas']['LiveJobFailed'];
export type LiveJobPending = components['schemas']['LiveJobPending'];
export type LiveMessagesConfig = components['schemas']['LiveMessagesConfig'];
export type LiveRequest = components['schemas']['LiveRequest'];
export type LiveResult = components['schemas']['LiveResult'];
export type LiveSessionCreated = components['schemas']['LiveSessionCreated'];
export type LiveUtterance = components['schemas']['LiveUtterance'];
export type ModerationAddon = components['schemas']['ModerationAddon'];
export type ModerationAddonFailed = components['schemas']['ModerationAddonFailed'];
export type ModerationAddonSucceeded = components['schemas']['ModerationAddonSucceeded'];
export type NameConsistencyAddon = components['schemas']['NameConsistencyAddon'];
export type NameConsistencyAddonFailed = components['schemas']['NameConsistencyAddonFailed'];
export type NameConsistencyAddonSucceeded = components['schemas']['NameConsistencyAddonSucceeded'];
export type NamedEntityRecognitionAddon = components['schemas']['NamedEntityRecognitionAddon'];
export type NamedEntityRecognitionAddonFailed = components['schemas']['NamedEntityRecognitionAddonFailed'];
export type NamedEntityRecognitionAddonSucceeded = components['schemas']['NamedEntityRecognitionAddonSucceeded'];
export type OtherServerMessage = components['schemas']['OtherServerMessage'];
export type PiiEntityType = components['schemas']['PiiEntityType'];
export type PiiProcessedTextType = components['schemas']['PiiProcessedTextType'];
export type PiiRedactionConfig = components['schemas']['PiiRedactionConfig'];
export type PostProcessingConfig = components['schemas']['PostProcessingConfig'];
export type PreProcessingConfig = components['schemas']['PreProcessingConfig'];
export type PreRecordedCallback = components['schemas']['PreRecordedCallback'];
export type PreRecordedJob = components['schemas']['PreRecordedJob'];
export type PreRecordedJobCreated = components['schemas']['PreRecordedJobCreated'];
export type PreRecordedJobDone = components['schemas']['PreRecordedJobDone'];
export type PreRecordedJobFailed = components['schemas']['PreRecordedJobFailed'];
export type PreRecordedJobPending = components['schemas']['PreRecordedJobPending'];
export type PreRecordedRequest = components['schemas']['PreRecordedRequest'];
export type PreRecordedRequestParams = components['schemas']['PreRecordedRequestParams'];
export type PreRecordedResult = components['schemas']['PreRecordedResult'];
export type PreRecordedWebhook = components['schemas']['PreRecordedWebhook'];
export type RealtimeProcessingConfig = components['schemas']['RealtimeProcessingConfig'];
export type ResultMetadata = components['schemas']['ResultMetadata'];
export type SampleRate = components['schemas']['SampleRate'];
export type Sentence = components['schemas']['Sentence'];
export type SentencesAddon = components['schemas']['SentencesAddon'];
export type SentencesAddonFailed = components['schemas']['SentencesAddonFailed'];
export type SentencesAddonSucceeded = components['schemas']['SentencesAddonSucceeded'];
export type SentimentAnalysisAddon = components['schemas']['SentimentAnalysisAddon'];
export type SentimentAnalysisAddonFailed = components['schemas']['SentimentAnalysisAddonFailed'];
export type SentimentAnalysisAddonSucceeded = components['schemas']['SentimentAnalysisAddonSucceeded'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type StopRecordingMessage = components['schemas']['StopRecordingMessage'];
export type StructuredDataExtractionAddon = components['schemas']['StructuredDataExtractionAddon'];
export type StructuredDataExtractionAddonFailed = components['schemas']['StructuredDataExtractionAddonFailed'];
export type StructuredDataExtractionAddonSucceeded = components['schemas']['StructuredDataExtractionAddonSucceeded'];
export type Subtitle = components['schemas']['Subtitle'];
export type SubtitlesConfig = components['schemas']['SubtitlesConfig'];
export type SubtitlesFormat = components['schemas']['SubtitlesFormat'];
export type SubtitlesStyle = components['schemas']['SubtitlesStyle'];
export type SummarizationAddon = components['schemas']['SummarizationAddon'];
export type SummarizationAddonFailed = components['schemas']['SummarizationAddonFailed'];
export type SummarizationAddonSucceeded = components['schemas']['SummarizationAddonSucceeded'];
export type SummarizationConfig = components['schemas']['SummarizationConfig'];
export type SummarizationType = components['schemas']['SummarizationType'];
export type TranscriptData = components['schemas']['TranscriptData'];
export type TranscriptMessage = components['schemas']['TranscriptMessage'];
export type Transcription = components['schemas']['Transcription'];
export type TranscriptionJob = components['schemas']['TranscriptionJob'];
export type TranscriptionLanguageCode = components['schemas']['TranscriptionLanguageCode'];
export type TranslationAddon = components['schemas']['TranslationAddon'];
export type TranslationAddonFailed = components['schemas']['TranslationAddonFailed'];
export type TranslationAddonSucceeded = components['schemas']['TranslationAddonSucceeded'];
export type TranslationConfig = components['schemas']['TranslationConfig'];
export type TranslationLanguageCode = components['schemas']['TranslationLanguageCode'];
export type TranslationModel = components['schemas']['TranslationModel'];
export type UploadResponse = components['schemas']['UploadResponse'];
export type Utterance = components['schemas']['Utterance'];
export type Word = components['schemas']['Word'];
export type ResponseLiveSessionRefused = components['responses']['LiveSessionRefused'];
export type ResponseNotificationReceived = components['responses']['NotificationReceived'];
export type ResponseNotificationRefused = components['responses']['NotificationRefused'];
export type ResponseUnspecifiedError = components['responses']['UnspecifiedError'];
export type $defs = Record<string, never>;
export interface operations {
    uploadAudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A form with one part, `audio`, which contains the file. */
        requestBody: {
            content: {
                "multipart/form-data": Form;
            };
        };
        responses: {
            /** @description The file was uploaded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["UploadResponse"]>;
                };
            };
            "4XX": components["responses"]["UnspecifiedError"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    createPreRecordedJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The recording to transcribe and the options for the job. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreRecordedRequest"];
            };
        };
        responses: {
            /** @description The job was created. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["PreRecordedJobCreated"]>;
                };
            };
            "4XX": components["responses"]["UnspecifiedError"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getPreRecordedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its current state. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["PreRecordedJob"]>;
                };
            };
            "4XX": components["responses"]["UnspecifiedError"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    createLiveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Audio format, add-ons, and messages of the session. Omitted fields get their defaults. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LiveRequest"];
            };
        };
        responses: {
            /** @description The session was created. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["LiveSessionCreated"]>;
                };
            };
            "4XX": components["responses"]["LiveSessionRefused"];
            default: components["responses"]["LiveSessionRefused"];
        };
    };
    listTranscriptionJobs: {
        parameters: {
            query?: {
                /** @description Number of jobs to skip. */
                offset?: components["schemas"]["ListTranscriptionJobsQuery"]["offset"];
                /** @description Maximum number of jobs to return. */
                limit?: components["schemas"]["ListTranscriptionJobsQuery"]["limit"];
                /** @description Returns only jobs that are relevant to this date. */
                date?: components["schemas"]["ListTranscriptionJobsQuery"]["date"];
                /** @description Returns only jobs before this date. */
                before_date?: components["schemas"]["ListTranscriptionJobsQuery"]["before_date"];
                /** @description Returns only jobs after this date. To select a range, also set `before_date`. */
                after_date?: components["schemas"]["ListTranscriptionJobsQuery"]["after_date"];
                /** @description Returns only jobs with one of these statuses. */
                status?: components["schemas"]["ListTranscriptionJobsQuery"]["status"];
                /** @description Returns only jobs with this metadata. */
                custom_metadata?: components["schemas"]["ListTranscriptionJobsQuery"]["custom_metadata"];
                /** @description Returns only jobs of one of these kinds. */
                kind?: components["schemas"]["ListTranscriptionJobsQuery"]["kind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the jobs that match, with the URL of the next page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["JobPage"]>;
                };
            };
            /** @description The API key is missing or was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plain<components["schemas"]["ErrorResponse"]>;
                };
            };
            "4XX": components["responses"]["UnspecifiedError"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    notifyTranscriptionDone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ID of the job. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreRecordedWebhook"];
            };
        };
        responses: {
            "2XX": components["responses"]["NotificationReceived"];
            "4XX": components["responses"]["NotificationRefused"];
        };
    };
}
