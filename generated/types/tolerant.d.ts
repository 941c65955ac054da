// Generated from the contract by `npm run build`; edit the contract instead.

/** Types of the schemas for tolerant readers. Any field except a discriminator may be missing, null, or any value of its JSON type. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Error that made an add-on fail. */
        AddonError: {
            [key: string]: unknown;
        };
        /** @description The audio, in `chunk`. */
        AudioChunkData: {
            /** @description The audio. */
            chunk?: (string | null) | undefined;
        };
        /** @description A chunk of audio in a JSON message. A client can send binary frames instead. */
        AudioChunkMessage: {
            /**
             * @description Always `audio_chunk`.
             * @enum {string}
             */
            type?: "audio_chunk" | undefined;
            /** @description The audio, in `chunk`. */
            data?: (components["schemas"]["AudioChunkData"] | null) | undefined;
        };
        /** @description The audio file that a job transcribed, with its name, download link, and duration. */
        AudioFile: {
            /** @description ID of the file. */
            id?: string | null;
            /** @description Name of the uploaded file. */
            filename?: string | null;
            /** @description Download link. Set when the job was created with an `audio_url`. */
            source?: string | null;
            /** @description Duration of the audio, in seconds. */
            audio_duration?: number | null;
            /** @description Number of audio channels. */
            number_of_channels?: number | null;
        };
        /** @description Name, size, duration, and channels of an uploaded file. */
        AudioMetadata: {
            /** @description ID of the file. */
            id?: string | null;
            /** @description Name of the file that you uploaded. */
            filename?: string | null;
            /** @description Extension of the file name. */
            extension?: string | null;
            /** @description Size of the file. */
            size?: number | null;
            /** @description Duration of the audio, in seconds. */
            audio_duration?: number | null;
            /** @description Number of audio channels. */
            number_of_channels?: number | null;
        };
        /** @description Answers of the language model to your prompts. */
        AudioToLlmAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The answers to the prompts in `audio_to_llm_config`. */
            results?: unknown;
        };
        /** @description Prompts to ask about the audio, and the language model to use. */
        AudioToLlmConfig: {
            /** @description Prompts to send to the language model. Each prompt is a list. */
            prompts?: (unknown[][] | null) | undefined;
            /** @description Model ID. Defaults to a third-party model. */
            model?: (string | null) | undefined;
        };
        /** @description Bits per sample. */
        BitDepth: (8 | 16 | 24 | 32) | (number & {});
        /** @description The request that the service sends when a job ends. */
        CallbackConfig: {
            /** @description URL of your server that receives the request. */
            url?: (string | null) | undefined;
            /**
             * @description HTTP method of the request.
             * @default POST
             */
            method?: (("POST" | "PUT") | (string & {}) | null) | undefined;
        };
        /** @description HTTP method of a callback. */
        CallbackMethod: ("POST" | "PUT") | (string & {});
        /** @description Result of the chapterization add-on. */
        ChapterizationAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The chapters, in an object with any fields. */
            results?: unknown;
        };
        /** @description A message from the client. */
        ClientMessage: (components["schemas"]["AudioChunkMessage"] & {
            /**
             * @description Always `audio_chunk`.
             * @enum {string}
             */
            type: "audio_chunk";
        }) | (components["schemas"]["StopRecordingMessage"] & {
            /**
             * @description Always `stop_recording`.
             * @enum {string}
             */
            type: "stop_recording";
        });
        /** @description Spellings that replace words in the transcript. */
        CustomSpellingConfig: {
            /** @description Maps each target spelling to the spellings that it replaces. */
            spelling_dictionary?: ({
                [key: string]: string[];
            } | null) | undefined;
        };
        /** @description A list of words to recognize. */
        CustomVocabulary: (components["schemas"]["CustomVocabularyEntry"] | string)[];
        /** @description Words to recognize, and their default intensity. */
        CustomVocabularyConfig: {
            /** @description Words to recognize. */
            vocabulary?: (components["schemas"]["CustomVocabulary"] | null) | undefined;
            /** @description Intensity of words without their own `intensity`. */
            default_intensity?: (number | null) | undefined;
        };
        /** @description A word to recognize, with its intensity, pronunciations, and language. */
        CustomVocabularyEntry: {
            /** @description The word to recognize. */
            value?: (string | null) | undefined;
            /** @description Intensity of this word. Overrides `default_intensity`. */
            intensity?: (number | null) | undefined;
            /** @description Ways to pronounce the word. */
            pronunciations?: (string[] | null) | undefined;
            /** @description Language of the word. Defaults to the transcription language. */
            language?: (("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {}) | null) | undefined;
        };
        /** @description A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
        DateOrDateTime: string;
        /** @description Utterances of the transcript, with their speakers. */
        DiarizationAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The utterances of the transcript, each with its `speaker`. */
            results?: unknown;
        };
        /** @description Number of speakers to expect, exact or as a range. */
        DiarizationConfig: {
            /** @description Exact number of speakers. */
            number_of_speakers?: (number | null) | undefined;
            /** @description Minimum number of speakers. */
            min_speakers?: (number | null) | undefined;
            /** @description Maximum number of speakers. */
            max_speakers?: (number | null) | undefined;
        };
        /** @description Result of the display mode add-on. */
        DisplayModeAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The result as strings. */
            results?: unknown;
        };
        /** @description Encoding of the audio, with or without a WAV header. */
        Encoding: ("wav/pcm" | "wav/alaw" | "wav/ulaw") | (string & {});
        /** @description Body of an error response, with the status code and a message. */
        ErrorResponse: {
            /** @description Time when the error occurred. */
            timestamp?: string | null;
            /** @description Path of the request that failed. */
            path?: string | null;
            /** @description ID of the request, for debugging. */
            request_id?: string | null;
            /** @description HTTP status code of the response. */
            statusCode?: number | null;
            /** @description Explanation of the error. */
            message?: string | null;
        };
        /** @description A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session. */
        JobKind: ("pre-recorded" | "live") | (string & {});
        /** @description A page of the job list. */
        JobPage: {
            /** @description URL of the first page. */
            first?: string | null;
            /** @description URL of this page. */
            current?: string | null;
            /** @description URL of the next page, or null on the last page. */
            next?: string | null;
            /** @description The jobs on this page. */
            items?: components["schemas"]["TranscriptionJob"][] | null;
        };
        /** @description A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing. */
        JobStatus: ("queued" | "processing" | "done" | "error") | (string & {});
        /** @description A `ServerMessage` with a listed value of its discriminator, which narrows it. */
        KnownServerMessage: components["schemas"]["TranscriptMessage"] & {
            /**
             * @description Always `transcript`.
             * @enum {string}
             */
            type: "transcript";
        };
        /** @description Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`. */
        LanguageConfig: {
            /**
             * @description Expected languages. If the list contains a single code, that language is used. Otherwise, the language is detected.
             * @default []
             */
            languages?: (components["schemas"]["TranscriptionLanguageCode"][] | null) | undefined;
            /**
             * @description Detects the language of each utterance. If false, the language of the first utterance is detected and kept. Ignored if `languages` contains a single code.
             * @default false
             */
            code_switching?: (boolean | null) | undefined;
        };
        /** @description The query parameters of listTranscriptionJobs. */
        ListTranscriptionJobsQuery: {
            /**
             * @description Number of jobs to skip.
             * @default 0
             */
            offset?: (number | null) | undefined;
            /**
             * @description Maximum number of jobs to return.
             * @default 20
             */
            limit?: (number | null) | undefined;
            /** @description Returns only jobs that are relevant to this date. */
            date?: (components["schemas"]["DateOrDateTime"] | null) | undefined;
            /** @description Returns only jobs before this date. */
            before_date?: (components["schemas"]["DateOrDateTime"] | null) | undefined;
            /** @description Returns only jobs after this date. To select a range, also set `before_date`. */
            after_date?: (components["schemas"]["DateOrDateTime"] | null) | undefined;
            /** @description Returns only jobs with one of these statuses. */
            status?: (components["schemas"]["JobStatus"][] | null) | undefined;
            /** @description Returns only jobs with this metadata. */
            custom_metadata?: ({
                [key: string]: unknown;
            } | null) | undefined;
            /** @description Returns only jobs of one of these kinds. */
            kind?: (components["schemas"]["JobKind"][] | null) | undefined;
        };
        /** @description URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
        LiveCallbackConfig: {
            /** @description URL of your server that receives the messages. */
            url?: (string | null) | undefined;
            /**
             * @description Posts partial transcripts (`is_final` is false).
             * @default false
             */
            receive_partial_transcripts?: (boolean | null) | undefined;
            /**
             * @description Posts final transcripts (`is_final` is true).
             * @default true
             */
            receive_final_transcripts?: (boolean | null) | undefined;
            /**
             * @description Posts events when speech begins and ends.
             * @default false
             */
            receive_speech_events?: (boolean | null) | undefined;
            /**
             * @description Posts pre-processing events.
             * @default true
             */
            receive_pre_processing_events?: (boolean | null) | undefined;
            /**
             * @description Posts real-time processing events.
             * @default true
             */
            receive_realtime_processing_events?: (boolean | null) | undefined;
            /**
             * @description Posts post-processing events.
             * @default true
             */
            receive_post_processing_events?: (boolean | null) | undefined;
            /**
             * @description Posts acknowledgments.
             * @default false
             */
            receive_acknowledgments?: (boolean | null) | undefined;
            /**
             * @description Posts messages about errors.
             * @default false
             */
            receive_errors?: (boolean | null) | undefined;
            /**
             * @description Posts lifecycle events.
             * @default true
             */
            receive_lifecycle_events?: (boolean | null) | undefined;
        };
        /** @description A job that transcribes a live session. */
        LiveJob: {
            /** @description ID of the job. */
            id?: string | null;
            /** @description ID of the request, for debugging. */
            request_id?: string | null;
            /** @description Version number of the API. */
            version?: number | null;
            /** @description The job is done, and its result is available. Or: The job is waiting or in progress. Or: The job failed during processing. */
            status?: ("done" | "queued" | "processing" | "error") | (string & {}) | null;
            /** @description Time when the job was created. */
            created_at?: string | null;
            /** @description Time when the job ended. Or: Time when the job ended. Set when the status is `done` or `error`. Or: Time when the job failed. */
            completed_at?: string | null;
            /** @description Error code, similar to an HTTP status code. Set when the status is `error`. Or: Error code, similar to an HTTP status code. */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Data for debugging the job. */
            post_session_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["LiveResult"] | null;
            /**
             * @description The job transcribes a live session.
             * @enum {string}
             */
            kind?: "live";
            /** @description Parameters that the session used. May be null when the status is `error`. */
            request_params?: components["schemas"]["LiveRequest"] | null;
        };
        /** @description Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
        LiveMessagesConfig: {
            /**
             * @description Sends partial transcripts (`is_final` is false).
             * @default false
             */
            receive_partial_transcripts?: (boolean | null) | undefined;
            /**
             * @description Sends final transcripts (`is_final` is true).
             * @default true
             */
            receive_final_transcripts?: (boolean | null) | undefined;
            /**
             * @description Sends events when speech begins and ends.
             * @default true
             */
            receive_speech_events?: (boolean | null) | undefined;
            /**
             * @description Sends pre-processing events.
             * @default true
             */
            receive_pre_processing_events?: (boolean | null) | undefined;
            /**
             * @description Sends real-time processing events.
             * @default true
             */
            receive_realtime_processing_events?: (boolean | null) | undefined;
            /**
             * @description Sends post-processing events.
             * @default true
             */
            receive_post_processing_events?: (boolean | null) | undefined;
            /**
             * @description Sends acknowledgments.
             * @default true
             */
            receive_acknowledgments?: (boolean | null) | undefined;
            /**
             * @description Sends messages about errors.
             * @default true
             */
            receive_errors?: (boolean | null) | undefined;
            /**
             * @description Sends lifecycle events.
             * @default false
             */
            receive_lifecycle_events?: (boolean | null) | undefined;
        };
        /** @description Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid. */
        LiveRequest: {
            /**
             * @description Encoding of the audio. `wav/pcm` has 8, 16, 24, or 32 bits per sample, while `wav/alaw` and `wav/ulaw` have 8 bits. You can send audio with or without a WAV header.
             * @default wav/pcm
             */
            encoding?: (("wav/pcm" | "wav/alaw" | "wav/ulaw") | (string & {}) | null) | undefined;
            /**
             * @description Bits per sample.
             * @default 16
             */
            bit_depth?: ((8 | 16 | 24 | 32) | (number & {}) | null) | undefined;
            /**
             * @description Samples per second.
             * @default 16000
             */
            sample_rate?: ((8000 | 16000 | 32000 | 44100 | 48000) | (number & {}) | null) | undefined;
            /**
             * @description Number of audio channels.
             * @default 1
             */
            channels?: (number | null) | undefined;
            /** @description Languages of the audio. */
            language_config?: (components["schemas"]["LanguageConfig"] | null) | undefined;
            /** @description Messages that the service sends over the WebSocket. */
            messages_config?: (components["schemas"]["LiveMessagesConfig"] | null) | undefined;
            /**
             * @description Length of the silence that ends an utterance, in seconds.
             * @default 0.05
             */
            endpointing?: (number | null) | undefined;
            /**
             * @description Maximum duration of an utterance, in seconds. After this time, the utterance ends even without a silence.
             * @default 5
             */
            maximum_duration_without_endpointing?: (number | null) | undefined;
            /** @description Audio enhancement and the threshold for speech. */
            pre_processing?: (components["schemas"]["PreProcessingConfig"] | null) | undefined;
            /** @description Add-ons of a live session that run in real time. */
            realtime_processing?: (components["schemas"]["RealtimeProcessingConfig"] | null) | undefined;
            /** @description Summary and chapters of a live session. */
            post_processing?: (components["schemas"]["PostProcessingConfig"] | null) | undefined;
            /**
             * @description Posts messages from the session to `callback_config.url`.
             * @default false
             */
            callback?: (boolean | null) | undefined;
            /** @description URL of your server and the messages to post to it. Used if `callback` is true. */
            callback_config?: (components["schemas"]["LiveCallbackConfig"] | null) | undefined;
            /** @description Model ID. Only the default model is supported. */
            model?: (string | null) | undefined;
        };
        /** @description Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
        LiveResult: {
            /** @description Durations, number of channels, and billing time. */
            metadata?: components["schemas"]["ResultMetadata"] | null;
            /** @description The transcript as full text and as utterances. */
            transcription?: components["schemas"]["Transcription"] | null;
            /** @description Translations of the transcript. */
            translation?: components["schemas"]["TranslationAddon"] | null;
            /** @description Result of the summarization add-on. */
            summarization?: components["schemas"]["SummarizationAddon"] | null;
            /** @description Named entities in the transcript. */
            named_entity_recognition?: components["schemas"]["NamedEntityRecognitionAddon"] | null;
            /** @description Result of the sentiment analysis add-on. */
            sentiment_analysis?: components["schemas"]["SentimentAnalysisAddon"] | null;
            /** @description Result of the chapterization add-on. */
            chapterization?: components["schemas"]["ChapterizationAddon"] | null;
            /** @description The messages that the service sent during the session, as strings. */
            messages?: string[] | null;
        };
        /** @description The created session. Connect to its `url` and stream audio. */
        LiveSessionCreated: {
            /** @description WebSocket URL of the session. It contains a token for this session, so you can pass it to a web client without revealing your API key. To resume the session after a lost connection, connect to the same URL. */
            url?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An utterance in a message. */
        LiveUtterance: {
            /** @description Transcribed text of the utterance. */
            text?: string | null;
            /** @description Language of this utterance. */
            language?: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {}) | null;
            /** @description Start of the utterance, in seconds. */
            start?: number | null;
            /** @description End of the utterance, in seconds. */
            end?: number | null;
            /** @description Index of the utterance's channel. */
            channel?: number | null;
            /** @description The words of the utterance, with their times. */
            words?: components["schemas"]["Word"][] | null;
            /** @description Confidence in the transcription of the utterance. */
            confidence?: number | null;
        };
        /** @description Result of the moderation add-on. */
        ModerationAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results?: unknown;
        };
        /** @description Result of the name consistency add-on. */
        NameConsistencyAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results?: unknown;
        };
        /** @description Named entities in the transcript. */
        NamedEntityRecognitionAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The recognized entities. */
            results?: unknown;
        };
        /** @description A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event. */
        OtherServerMessage: {
            /** @description ID of the session. */
            session_id?: string | null;
            /** @description Time when the message was created. */
            created_at?: string | null;
            /**
             * @description Type of the message, any string that no other schema has.
             *
             *     Not `transcript`.
             */
            type?: (string & {});
            /** @description Content, depending on the type of message. */
            data?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Type of entity to redact, such as `PHONE_NUMBER`. */
        PiiEntityType: ("APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR") | (string & {});
        /** @description Replacement for redacted text, such as `MASK`. */
        PiiProcessedTextType: ("MARKER" | "MASK") | (string & {});
        /** @description Entities to redact, and the replacement for their text. */
        PiiRedactionConfig: {
            /** @description Type of entity to redact, or a list of types. */
            entity_types?: (("APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR") | (string & {}) | (components["schemas"]["PiiEntityType"][] | null)) | undefined;
            /** @description Replacement for redacted text. */
            processed_text_type?: (("MARKER" | "MASK") | (string & {}) | null) | undefined;
        };
        /** @description Summary and chapters of a live session. */
        PostProcessingConfig: {
            /**
             * @description Summarizes the transcript.
             * @default false
             */
            summarization?: (boolean | null) | undefined;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: (components["schemas"]["SummarizationConfig"] | null) | undefined;
            /**
             * @description Divides the transcript into chapters.
             * @default false
             */
            chapterization?: (boolean | null) | undefined;
        };
        /** @description Audio enhancement and the threshold for speech. */
        PreProcessingConfig: {
            /**
             * @description Enhances the audio before it is transcribed.
             * @default false
             */
            audio_enhancer?: (boolean | null) | undefined;
            /**
             * @description Threshold for speech detection. A value closer to 1 is stricter, so that fewer background sounds count as speech.
             * @default 0.6
             */
            speech_threshold?: (number | null) | undefined;
        };
        /** @description Notification that the job of a recording has ended. */
        PreRecordedCallback: {
            /** @description ID of the job. */
            id?: string | null;
            /** @description Outcome of the job, success or failure. */
            event?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
        PreRecordedJob: {
            /** @description ID of the job. */
            id?: string | null;
            /** @description ID of the request, for debugging. */
            request_id?: string | null;
            /** @description Version number of the API. */
            version?: number | null;
            /** @description The job is done, and its result is available. Or: The job is waiting or in progress. Or: The job failed during processing. */
            status?: ("done" | "queued" | "processing" | "error") | (string & {}) | null;
            /** @description Time when the job was created. */
            created_at?: string | null;
            /** @description Time when the job ended. Or: Time when the job ended. Set when the status is `done` or `error`. Or: Time when the job failed. */
            completed_at?: string | null;
            /** @description Error code, similar to an HTTP status code. Set when the status is `error`. Or: Error code, similar to an HTTP status code. */
            error_code?: number | null;
            /** @description The `custom_metadata` from the request, unchanged. */
            custom_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Data for debugging the job. */
            post_session_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description The audio file. May be null when the status is `error`. */
            file?: components["schemas"]["AudioFile"] | null;
            /** @description The result. Set when the status is `done`. */
            result?: components["schemas"]["PreRecordedResult"] | null;
            /**
             * @description The job transcribes a recording.
             * @enum {string}
             */
            kind?: "pre-recorded";
            /** @description Parameters that the job used. May be null when the status is `error`. */
            request_params?: components["schemas"]["PreRecordedRequestParams"] | null;
        };
        /** @description The ID and URL of the created job. */
        PreRecordedJobCreated: {
            /** @description ID of the job. */
            id?: string | null;
            /** @description URL of the job, which contains the job ID. Send a `GET` request to this URL to fetch the job. */
            result_url?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The recording to transcribe and the options for the job. */
        PreRecordedRequest: {
            /** @description Languages of the audio. */
            language_config?: (components["schemas"]["LanguageConfig"] | null) | undefined;
            /**
             * @description Recognizes speakers. Each utterance then has a `speaker`.
             * @default false
             */
            diarization?: (boolean | null) | undefined;
            /** @description Number of speakers to expect, exact or as a range. */
            diarization_config?: (components["schemas"]["DiarizationConfig"] | null) | undefined;
            /**
             * @description Creates subtitles in `result.transcription.subtitles`.
             * @default false
             */
            subtitles?: (boolean | null) | undefined;
            /** @description Formats, timing, and style of the subtitles. */
            subtitles_config?: (components["schemas"]["SubtitlesConfig"] | null) | undefined;
            /**
             * @description Splits the transcript into sentences. They are in `result.transcription.sentences`.
             * @default false
             */
            sentences?: (boolean | null) | undefined;
            /**
             * @description Translates the transcript (beta). The translations are in `result.translation`.
             * @default false
             */
            translation?: (boolean | null) | undefined;
            /** @description Target languages and options of the translation. */
            translation_config?: (components["schemas"]["TranslationConfig"] | null) | undefined;
            /**
             * @description Summarizes the transcript in `result.summarization`.
             * @default false
             */
            summarization?: (boolean | null) | undefined;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: (components["schemas"]["SummarizationConfig"] | null) | undefined;
            /**
             * @description Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
             * @default false
             */
            sentiment_analysis?: (boolean | null) | undefined;
            /**
             * @description Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
             * @default false
             */
            audio_to_llm?: (boolean | null) | undefined;
            /** @description Prompts to ask about the audio, and the language model to use. */
            audio_to_llm_config?: (components["schemas"]["AudioToLlmConfig"] | null) | undefined;
            /**
             * @description Replaces personal information in the transcript.
             * @default false
             */
            pii_redaction?: (boolean | null) | undefined;
            /** @description Entities to redact, and the replacement for their text. */
            pii_redaction_config?: (components["schemas"]["PiiRedactionConfig"] | null) | undefined;
            /**
             * @description Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.
             * @default false
             */
            custom_vocabulary?: (components["schemas"]["CustomVocabulary"] | (boolean | null)) | undefined;
            /** @description The custom vocabulary. Used if `custom_vocabulary` is true. */
            custom_vocabulary_config?: (components["schemas"]["CustomVocabularyConfig"] | null) | undefined;
            /**
             * @description Calls the URL in `callback_config` when the job ends.
             * @default false
             */
            callback?: (boolean | null) | undefined;
            /** @description URL and HTTP method of the callback. Used if `callback` is true. */
            callback_config?: (components["schemas"]["CallbackConfig"] | null) | undefined;
            /**
             * @description Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
             * @default false
             */
            named_entity_recognition?: (boolean | null) | undefined;
            /**
             * @description Uses the spellings in `custom_spelling_config` (alpha).
             * @default false
             */
            custom_spelling?: (boolean | null) | undefined;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: (components["schemas"]["CustomSpellingConfig"] | null) | undefined;
            /**
             * @description Enhances the punctuation of the transcript (alpha).
             * @default false
             */
            punctuation_enhanced?: (boolean | null) | undefined;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            detect_language?: (boolean | null) | undefined;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            enable_code_switching?: (boolean | null) | undefined;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            language?: (("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {}) | null) | undefined;
            /**
             * @deprecated
             * @description URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead.
             */
            callback_url?: (string | null) | undefined;
            /** @description URL of the audio or video file. Use a URL of your own, or the one that an upload returns. */
            audio_url?: (string | null) | undefined;
            /** @description Metadata of your choice. The job returns it unchanged, and you can filter the job list by it. Send an integer above 9007199254740991 as text, because JavaScript cannot hold it. */
            custom_metadata?: ({
                [key: string]: unknown;
            } | null) | undefined;
        };
        /** @description Parameters of a job, as the job returns them. */
        PreRecordedRequestParams: {
            /** @description Languages of the audio. */
            language_config?: components["schemas"]["LanguageConfig"] | null;
            /**
             * @description Recognizes speakers. Each utterance then has a `speaker`.
             * @default false
             */
            diarization?: boolean | null;
            /** @description Number of speakers to expect, exact or as a range. */
            diarization_config?: components["schemas"]["DiarizationConfig"] | null;
            /**
             * @description Creates subtitles in `result.transcription.subtitles`.
             * @default false
             */
            subtitles?: boolean | null;
            /** @description Formats, timing, and style of the subtitles. */
            subtitles_config?: components["schemas"]["SubtitlesConfig"] | null;
            /**
             * @description Splits the transcript into sentences. They are in `result.transcription.sentences`.
             * @default false
             */
            sentences?: boolean | null;
            /**
             * @description Translates the transcript (beta). The translations are in `result.translation`.
             * @default false
             */
            translation?: boolean | null;
            /** @description Target languages and options of the translation. */
            translation_config?: components["schemas"]["TranslationConfig"] | null;
            /**
             * @description Summarizes the transcript in `result.summarization`.
             * @default false
             */
            summarization?: boolean | null;
            /** @description Type of summary, such as `bullet_points`. */
            summarization_config?: components["schemas"]["SummarizationConfig"] | null;
            /**
             * @description Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
             * @default false
             */
            sentiment_analysis?: boolean | null;
            /**
             * @description Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
             * @default false
             */
            audio_to_llm?: boolean | null;
            /** @description Prompts to ask about the audio, and the language model to use. */
            audio_to_llm_config?: components["schemas"]["AudioToLlmConfig"] | null;
            /**
             * @description Replaces personal information in the transcript.
             * @default false
             */
            pii_redaction?: boolean | null;
            /** @description Entities to redact, and the replacement for their text. */
            pii_redaction_config?: components["schemas"]["PiiRedactionConfig"] | null;
            /**
             * @description Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.
             * @default false
             */
            custom_vocabulary?: components["schemas"]["CustomVocabulary"] | (boolean | null);
            /** @description The custom vocabulary. Used if `custom_vocabulary` is true. */
            custom_vocabulary_config?: components["schemas"]["CustomVocabularyConfig"] | null;
            /**
             * @description Calls the URL in `callback_config` when the job ends.
             * @default false
             */
            callback?: boolean | null;
            /** @description URL and HTTP method of the callback. Used if `callback` is true. */
            callback_config?: components["schemas"]["CallbackConfig"] | null;
            /**
             * @description Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
             * @default false
             */
            named_entity_recognition?: boolean | null;
            /**
             * @description Uses the spellings in `custom_spelling_config` (alpha).
             * @default false
             */
            custom_spelling?: boolean | null;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: components["schemas"]["CustomSpellingConfig"] | null;
            /**
             * @description Enhances the punctuation of the transcript (alpha).
             * @default false
             */
            punctuation_enhanced?: boolean | null;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            detect_language?: boolean | null;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            enable_code_switching?: boolean | null;
            /** @description One of three fields that replace `language_behaviour` of the first version. */
            language?: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {}) | null;
            /**
             * @deprecated
             * @description URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead.
             */
            callback_url?: string | null;
            /** @description URL of the audio or video file. */
            audio_url?: string | null;
        };
        /** @description Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
        PreRecordedResult: {
            /** @description Durations, number of channels, and billing time. */
            metadata?: components["schemas"]["ResultMetadata"] | null;
            /** @description The transcript as full text and as utterances. */
            transcription?: components["schemas"]["Transcription"] | null;
            /** @description Translations of the transcript. */
            translation?: components["schemas"]["TranslationAddon"] | null;
            /** @description Result of the summarization add-on. */
            summarization?: components["schemas"]["SummarizationAddon"] | null;
            /** @description Named entities in the transcript. */
            named_entity_recognition?: components["schemas"]["NamedEntityRecognitionAddon"] | null;
            /** @description Result of the sentiment analysis add-on. */
            sentiment_analysis?: components["schemas"]["SentimentAnalysisAddon"] | null;
            /** @description Result of the chapterization add-on. */
            chapterization?: components["schemas"]["ChapterizationAddon"] | null;
            /** @description Result of the moderation add-on. */
            moderation?: components["schemas"]["ModerationAddon"] | null;
            /**
             * @deprecated
             * @description Result of the name consistency add-on. Deprecated, without a documented replacement.
             */
            name_consistency?: components["schemas"]["NameConsistencyAddon"] | null;
            /** @description Result of the structured data extraction add-on. */
            structured_data_extraction?: components["schemas"]["StructuredDataExtractionAddon"] | null;
            /** @description Answers of the language model to your prompts. */
            audio_to_llm?: components["schemas"]["AudioToLlmAddon"] | null;
            /**
             * @deprecated
             * @description Sentences of the transcript. Use `transcription.sentences` instead.
             */
            sentences?: components["schemas"]["SentencesAddon"] | null;
            /** @description Result of the display mode add-on. */
            display_mode?: components["schemas"]["DisplayModeAddon"] | null;
            /**
             * @deprecated
             * @description Utterances with their speakers, if diarization was requested and an error occurred. Deprecated, without a documented replacement.
             */
            diarization?: components["schemas"]["DiarizationAddon"] | null;
        };
        /** @description Notification that the transcription of a recording is done. */
        PreRecordedWebhook: {
            /** @description ID of the job. */
            id?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Add-ons of a live session that run in real time. */
        RealtimeProcessingConfig: {
            /**
             * @description Uses the words in `custom_vocabulary_config`.
             * @default false
             */
            custom_vocabulary?: (boolean | null) | undefined;
            /** @description Words to recognize, and their default intensity. */
            custom_vocabulary_config?: (components["schemas"]["CustomVocabularyConfig"] | null) | undefined;
            /**
             * @description Uses the spellings in `custom_spelling_config`.
             * @default false
             */
            custom_spelling?: (boolean | null) | undefined;
            /** @description Spellings that replace words in the transcript. */
            custom_spelling_config?: (components["schemas"]["CustomSpellingConfig"] | null) | undefined;
            /**
             * @description Translates the transcript.
             * @default false
             */
            translation?: (boolean | null) | undefined;
            /** @description Target languages and options of the translation. */
            translation_config?: (components["schemas"]["TranslationConfig"] | null) | undefined;
            /**
             * @description Recognizes named entities in the transcript.
             * @default false
             */
            named_entity_recognition?: (boolean | null) | undefined;
            /**
             * @description Analyzes the sentiment of the transcript.
             * @default false
             */
            sentiment_analysis?: (boolean | null) | undefined;
            /** @description Computes accurate timestamps for words. */
            words_accurate_timestamps?: (boolean | null) | undefined;
        };
        /** @description Durations, number of channels, and billing time. */
        ResultMetadata: {
            /** @description Duration of the audio, in seconds. */
            audio_duration?: number | null;
            /** @description Number of distinct channels in the audio. */
            number_of_distinct_channels?: number | null;
            /** @description Billed time, in seconds: `audio_duration` multiplied by `number_of_distinct_channels`. The schema does not check this value. */
            billing_time?: number | null;
            /** @description Time that the transcription took, in seconds. */
            transcription_time?: number | null;
        };
        /** @description Samples per second. */
        SampleRate: (8000 | 16000 | 32000 | 44100 | 48000) | (number & {});
        /** @description A sentence of the transcript. */
        Sentence: {
            [key: string]: unknown;
        };
        /** @description Sentences of the transcript. Use `transcription.sentences` instead. */
        SentencesAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description Text of each sentence. */
            results?: unknown;
        };
        /** @description Result of the sentiment analysis add-on. */
        SentimentAnalysisAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description Sentiment of the transcript, as text. */
            results?: unknown;
        };
        /** @description A message from the service. */
        ServerMessage: (components["schemas"]["TranscriptMessage"] & {
            /**
             * @description Always `transcript`.
             * @enum {string}
             */
            type: "transcript";
        }) | (components["schemas"]["OtherServerMessage"] & {
            /**
             * @description Type of the message, any string that no other schema has.
             *
             *     Not `transcript`.
             */
            type: (string & {});
        });
        /** @description Ends the session. Send it after the last audio. */
        StopRecordingMessage: {
            /**
             * @description Always `stop_recording`.
             * @enum {string}
             */
            type?: "stop_recording" | undefined;
        };
        /** @description Result of the structured data extraction add-on. */
        StructuredDataExtractionAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description The result as text. */
            results?: unknown;
        };
        /** @description A subtitle of the transcript. */
        Subtitle: {
            [key: string]: unknown;
        };
        /** @description Formats, timing, and style of the subtitles. */
        SubtitlesConfig: {
            /**
             * @description Formats in which to create subtitles.
             * @default ["srt"]
             */
            formats?: (components["schemas"]["SubtitlesFormat"][] | null) | undefined;
            /** @description Minimum duration of a subtitle, in seconds. */
            minimum_duration?: (number | null) | undefined;
            /** @description Maximum duration of a subtitle, in seconds. */
            maximum_duration?: (number | null) | undefined;
            /** @description Maximum number of characters in each row of a caption. */
            maximum_characters_per_row?: (number | null) | undefined;
            /** @description Maximum number of rows in each caption. */
            maximum_rows_per_caption?: (number | null) | undefined;
            /**
             * @description Style of the subtitles.
             * @default default
             */
            style?: (("default" | "compliance") | (string & {}) | null) | undefined;
        };
        /** @description `srt` for SubRip or `vtt` for WebVTT. */
        SubtitlesFormat: ("srt" | "vtt") | (string & {});
        /** @description Style of subtitles. */
        SubtitlesStyle: ("default" | "compliance") | (string & {});
        /** @description Result of the summarization add-on. */
        SummarizationAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description Text of the summary, or null if there is none. */
            results?: unknown;
        };
        /** @description Type of summary, such as `bullet_points`. */
        SummarizationConfig: {
            /**
             * @description Type of summary.
             * @default general
             */
            type?: (("general" | "bullet_points" | "concise") | (string & {}) | null) | undefined;
        };
        /** @description Type of summary, such as `bullet_points`. */
        SummarizationType: ("general" | "bullet_points" | "concise") | (string & {});
        /** @description The utterance of a transcript message, partial or final. */
        TranscriptData: {
            /** @description ID of the transcript. */
            id?: string | null;
            /** @description True for a final transcript and false for a partial one. */
            is_final?: boolean | null;
            /** @description An utterance in a message. */
            utterance?: components["schemas"]["LiveUtterance"] | null;
        };
        /** @description A partial or final transcript of an utterance. */
        TranscriptMessage: {
            /** @description ID of the session. */
            session_id?: string | null;
            /** @description Time when the message was created. */
            created_at?: string | null;
            /**
             * @description Always `transcript`.
             * @enum {string}
             */
            type?: "transcript";
            /** @description The utterance of a transcript message, partial or final. */
            data?: components["schemas"]["TranscriptData"] | null;
        };
        /** @description The transcript as full text and as utterances. */
        Transcription: {
            /** @description The whole transcript as one string. */
            full_transcript?: string | null;
            /** @description Detected languages, most frequent first. */
            languages?: components["schemas"]["TranscriptionLanguageCode"][] | null;
            /** @description The utterances of all channels. */
            utterances?: components["schemas"]["Utterance"][] | null;
            /** @description Sentences of the transcript, if `sentences` was enabled. */
            sentences?: components["schemas"]["Sentence"][] | null;
            /** @description Subtitles, if `subtitles` was enabled. */
            subtitles?: components["schemas"]["Subtitle"][] | null;
        };
        /** @description The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set. */
        TranscriptionJob: (components["schemas"]["PreRecordedJob"] & {
            /**
             * @description The job transcribes a recording.
             * @enum {string}
             */
            kind: "pre-recorded";
        }) | (components["schemas"]["LiveJob"] & {
            /**
             * @description The job transcribes a live session.
             * @enum {string}
             */
            kind: "live";
        });
        /** @description Code of a language that the service transcribes, similar to ISO 639-1. */
        TranscriptionLanguageCode: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {});
        /** @description Translations of the transcript. */
        TranslationAddon: {
            /** @description True if `results` is empty. */
            is_empty?: boolean | null;
            /** @description Processing time of the add-on. */
            exec_time?: number | null;
            /** @description The add-on succeeded. Or: The add-on failed. */
            success?: boolean | null;
            /** @description Null, because the add-on succeeded. Or: Details of the error, if the service reports any. */
            error?: components["schemas"]["AddonError"] | null;
            /** @description Translations, one for each target language. */
            results?: unknown;
        };
        /** @description Target languages and options of the translation. */
        TranslationConfig: {
            /** @description Languages to translate into. */
            target_languages?: (components["schemas"]["TranslationLanguageCode"][] | null) | undefined;
            /**
             * @description Translation model to use.
             * @default base
             */
            model?: (("base" | "enhanced") | (string & {}) | null) | undefined;
            /**
             * @description Aligns each translated utterance with its original utterance.
             * @default true
             */
            match_original_utterances?: (boolean | null) | undefined;
            /**
             * @description The `lipsync` setting of the translation.
             * @default true
             */
            lipsync?: (boolean | null) | undefined;
            /**
             * @description Adapts the translation to the context.
             * @default true
             */
            context_adaptation?: (boolean | null) | undefined;
            /** @description Free text that describes the context, to improve accuracy. */
            context?: (string | null) | undefined;
            /**
             * @description Uses informal forms in the translation where they are available.
             * @default false
             */
            informal?: (boolean | null) | undefined;
        };
        /** @description Code of a language that the service translates into, similar to ISO 639-1. */
        TranslationLanguageCode: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh") | (string & {});
        /** @description Model that translates the transcript. */
        TranslationModel: ("base" | "enhanced") | (string & {});
        /** @description URL and metadata of an uploaded file. */
        UploadResponse: {
            /** @description URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use it as the `audio_url` of a job. */
            audio_url?: string | null;
            /** @description Name, size, duration, and channels of an uploaded file. */
            audio_metadata?: components["schemas"]["AudioMetadata"] | null;
        };
        /** @description A stretch of speech in the transcript. */
        Utterance: {
            /** @description Transcribed text of the utterance. */
            text?: string | null;
            /** @description Language of this utterance. */
            language?: ("af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu") | (string & {}) | null;
            /** @description Start of the utterance, in seconds. */
            start?: number | null;
            /** @description End of the utterance, in seconds. */
            end?: number | null;
            /** @description Index of the utterance's channel. */
            channel?: number | null;
            /** @description The words of the utterance, with their times. */
            words?: components["schemas"]["Word"][] | null;
            /** @description Confidence in the transcription of the utterance. */
            confidence?: number | null;
            /** @description Speaker number from diarization. Absent if diarization is off. */
            speaker?: number | null;
        };
        /** @description A word of an utterance. */
        Word: {
            /** @description The word as transcribed. */
            word?: string | null;
            /** @description Start of the word, in seconds. */
            start?: number | null;
            /** @description End of the word, in seconds. */
            end?: number | null;
            /** @description Confidence in the transcription of the word. */
            confidence?: number | null;
        };
    };
    responses: never;
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
export type AudioToLlmConfig = components['schemas']['AudioToLlmConfig'];
export type BitDepth = components['schemas']['BitDepth'];
export type CallbackConfig = components['schemas']['CallbackConfig'];
export type CallbackMethod = components['schemas']['CallbackMethod'];
export type ChapterizationAddon = components['schemas']['ChapterizationAddon'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type CustomSpellingConfig = components['schemas']['CustomSpellingConfig'];
export type CustomVocabulary = components['schemas']['CustomVocabulary'];
export type CustomVocabularyConfig = components['schemas']['CustomVocabularyConfig'];
export type CustomVocabularyEntry = components['schemas']['CustomVocabularyEntry'];
export type DateOrDateTime = components['schemas']['DateOrDateTime'];
export type DiarizationAddon = components['schemas']['DiarizationAddon'];
export type DiarizationConfig = components['schemas']['DiarizationConfig'];
export type DisplayModeAddon = components['schemas']['DisplayModeAddon'];
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
export type LiveMessagesConfig = components['schemas']['LiveMessagesConfig'];
export type LiveRequest = components['schemas']['LiveRequest'];
export type LiveResult = components['schemas']['LiveResult'];
export type LiveSessionCreated = components['schemas']['LiveSessionCreated'];
export type LiveUtterance = components['schemas']['LiveUtterance'];
export type ModerationAddon = components['schemas']['ModerationAddon'];
export type NameConsistencyAddon = components['schemas']['NameConsistencyAddon'];
export type NamedEntityRecognitionAddon = components['schemas']['NamedEntityRecognitionAddon'];
export type OtherServerMessage = components['schemas']['OtherServerMessage'];
export type PiiEntityType = components['schemas']['PiiEntityType'];
export type PiiProcessedTextType = components['schemas']['PiiProcessedTextType'];
export type PiiRedactionConfig = components['schemas']['PiiRedactionConfig'];
export type PostProcessingConfig = components['schemas']['PostProcessingConfig'];
export type PreProcessingConfig = components['schemas']['PreProcessingConfig'];
export type PreRecordedCallback = components['schemas']['PreRecordedCallback'];
export type PreRecordedJob = components['schemas']['PreRecordedJob'];
export type PreRecordedJobCreated = components['schemas']['PreRecordedJobCreated'];
export type PreRecordedRequest = components['schemas']['PreRecordedRequest'];
export type PreRecordedRequestParams = components['schemas']['PreRecordedRequestParams'];
export type PreRecordedResult = components['schemas']['PreRecordedResult'];
export type PreRecordedWebhook = components['schemas']['PreRecordedWebhook'];
export type RealtimeProcessingConfig = components['schemas']['RealtimeProcessingConfig'];
export type ResultMetadata = components['schemas']['ResultMetadata'];
export type SampleRate = components['schemas']['SampleRate'];
export type Sentence = components['schemas']['Sentence'];
export type SentencesAddon = components['schemas']['SentencesAddon'];
export type SentimentAnalysisAddon = components['schemas']['SentimentAnalysisAddon'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type StopRecordingMessage = components['schemas']['StopRecordingMessage'];
export type StructuredDataExtractionAddon = components['schemas']['StructuredDataExtractionAddon'];
export type Subtitle = components['schemas']['Subtitle'];
export type SubtitlesConfig = components['schemas']['SubtitlesConfig'];
export type SubtitlesFormat = components['schemas']['SubtitlesFormat'];
export type SubtitlesStyle = components['schemas']['SubtitlesStyle'];
export type SummarizationAddon = components['schemas']['SummarizationAddon'];
export type SummarizationConfig = components['schemas']['SummarizationConfig'];
export type SummarizationType = components['schemas']['SummarizationType'];
export type TranscriptData = components['schemas']['TranscriptData'];
export type TranscriptMessage = components['schemas']['TranscriptMessage'];
export type Transcription = components['schemas']['Transcription'];
export type TranscriptionJob = components['schemas']['TranscriptionJob'];
export type TranscriptionLanguageCode = components['schemas']['TranscriptionLanguageCode'];
export type TranslationAddon = components['schemas']['TranslationAddon'];
export type TranslationConfig = components['schemas']['TranslationConfig'];
export type TranslationLanguageCode = components['schemas']['TranslationLanguageCode'];
export type TranslationModel = components['schemas']['TranslationModel'];
export type UploadResponse = components['schemas']['UploadResponse'];
export type Utterance = components['schemas']['Utterance'];
export type Word = components['schemas']['Word'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
