// Generated from the contract by `npm run build`; edit the contract instead.

function published(title, definition, $defs) {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `https://schemas.example/speech-to-text-contract/${title}`, title };
  return { ...head, ...definition, ...($defs && { $defs }) };
}

const definitionOfAddonError = {"type": "object", "description": "Error that made an add-on fail.", "additionalProperties": true};

const definitionOfAudioChunkData = {"type": "object", "description": "The audio, in `chunk`.", "required": ["chunk"], "properties": {"chunk": {"type": "string", "contentEncoding": "base64", "description": "The audio."}}};

const definitionOfAudioChunkMessage = {
  "type": "object",
  "description": "A chunk of audio in a JSON message. A client can send binary frames instead.",
  "required": ["type", "data"],
  "properties": {"type": {"type": "string", "const": "audio_chunk", "description": "Always `audio_chunk`."}, "data": {"$ref": "#/$defs/AudioChunkData"}}
};

const definitionOfAudioFile = {
  "type": "object",
  "description": "The audio file that a job transcribed, with its name, download link, and duration.",
  "required": ["id", "filename", "source", "audio_duration", "number_of_channels"],
  "properties": {
    "id": {"type": "string", "description": "ID of the file."},
    "filename": {"type": ["string", "null"], "description": "Name of the uploaded file."},
    "source": {"type": ["string", "null"], "description": "Download link. Set when the job was created with an `audio_url`."},
    "audio_duration": {"type": ["number", "null"], "description": "Duration of the audio, in seconds."},
    "number_of_channels": {"type": ["integer", "null"], "minimum": 1, "description": "Number of audio channels."}
  }
};

const definitionOfAudioMetadata = {
  "type": "object",
  "description": "Name, size, duration, and channels of an uploaded file.",
  "required": ["id", "filename", "extension", "size", "audio_duration", "number_of_channels"],
  "properties": {
    "id": {"type": "string", "description": "ID of the file."},
    "filename": {"type": "string", "description": "Name of the file that you uploaded."},
    "extension": {"type": "string", "description": "Extension of the file name."},
    "size": {"type": "integer", "description": "Size of the file."},
    "audio_duration": {"type": "number", "description": "Duration of the audio, in seconds."},
    "number_of_channels": {"type": "integer", "description": "Number of audio channels."}
  }
};

const definitionOfAudioToLlmAddon = {
  "oneOf": [
    {
      "title": "AudioToLlmAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {
          "type": ["array", "null"],
          "description": "The answers to the prompts in `audio_to_llm_config`.",
          "items": {"type": "object", "description": "An answer.", "additionalProperties": true}
        }
      }
    },
    {
      "title": "AudioToLlmAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {
          "type": ["array", "null"],
          "description": "The answers to the prompts in `audio_to_llm_config`.",
          "items": {"type": "object", "description": "An answer.", "additionalProperties": true}
        }
      }
    }
  ],
  "description": "Answers of the language model to your prompts."
};

const definitionOfAudioToLlmConfig = {
  "type": "object",
  "description": "Prompts to ask about the audio, and the language model to use.",
  "required": ["prompts"],
  "properties": {
    "prompts": {
      "type": "array",
      "minItems": 1,
      "description": "Prompts to send to the language model. Each prompt is a list.",
      "items": {"type": "array", "description": "A prompt.", "items": {"description": "Part of a prompt."}}
    },
    "model": {"type": "string", "description": "Model ID. Defaults to a third-party model."}
  }
};

const definitionOfBitDepth = {"type": "number", "description": "Bits per sample.", "enum": [8, 16, 24, 32]};

const definitionOfCallbackConfig = {
  "type": "object",
  "description": "The request that the service sends when a job ends.",
  "required": ["url"],
  "properties": {
    "url": {"type": "string", "format": "uri", "description": "URL of your server that receives the request."},
    "method": {"default": "POST", "description": "HTTP method of the request.", "$ref": "#/$defs/CallbackMethod"}
  }
};

const definitionOfCallbackMethod = {"type": "string", "description": "HTTP method of a callback.", "enum": ["POST", "PUT"]};

const definitionOfChapterizationAddon = {
  "oneOf": [
    {
      "title": "ChapterizationAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["object", "null"], "description": "The chapters, in an object with any fields.", "additionalProperties": true}
      }
    },
    {
      "title": "ChapterizationAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["object", "null"], "description": "The chapters, in an object with any fields.", "additionalProperties": true}
      }
    }
  ],
  "description": "Result of the chapterization add-on."
};

const definitionOfClientMessage = {"description": "A message from the client.", "oneOf": [{"$ref": "#/$defs/AudioChunkMessage"}, {"$ref": "#/$defs/StopRecordingMessage"}]};

const definitionOfCustomSpellingConfig = {
  "type": "object",
  "description": "Spellings that replace words in the transcript.",
  "required": ["spelling_dictionary"],
  "properties": {
    "spelling_dictionary": {
      "type": "object",
      "description": "Maps each target spelling to the spellings that it replaces.",
      "additionalProperties": {"type": "array", "description": "The spellings to replace.", "items": {"type": "string", "description": "A spelling to replace."}}
    }
  }
};

const definitionOfCustomVocabulary = {
  "type": "array",
  "description": "A list of words to recognize.",
  "items": {"description": "A word, or an object with a word and its intensity, pronunciations, and language.", "anyOf": [{"type": "string"}, {"$ref": "#/$defs/CustomVocabularyEntry"}]}
};

const definitionOfCustomVocabularyConfig = {
  "type": "object",
  "description": "Words to recognize, and their default intensity.",
  "required": ["vocabulary"],
  "properties": {
    "vocabulary": {"description": "Words to recognize.", "$ref": "#/$defs/CustomVocabulary"},
    "default_intensity": {"type": "number", "minimum": 0, "maximum": 1, "description": "Intensity of words without their own `intensity`."}
  }
};

const definitionOfCustomVocabularyEntry = {
  "type": "object",
  "description": "A word to recognize, with its intensity, pronunciations, and language.",
  "required": ["value"],
  "properties": {
    "value": {"type": "string", "description": "The word to recognize."},
    "intensity": {"type": "number", "minimum": 0, "maximum": 1, "description": "Intensity of this word. Overrides `default_intensity`."},
    "pronunciations": {"type": "array", "description": "Ways to pronounce the word.", "items": {"type": "string"}},
    "language": {"description": "Language of the word. Defaults to the transcription language.", "$ref": "#/$defs/TranscriptionLanguageCode"}
  }
};

const definitionOfDateOrDateTime = {
  "description": "A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.",
  "anyOf": [
    {"title": "Date only", "type": "string", "format": "date", "description": "A date."},
    {"title": "Date and time", "type": "string", "format": "date-time", "description": "A date and time."}
  ]
};

const definitionOfDiarizationAddon = {
  "oneOf": [
    {
      "title": "DiarizationAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": "array", "description": "The utterances of the transcript, each with its `speaker`.", "items": {"$ref": "#/$defs/Utterance"}}
      }
    },
    {
      "title": "DiarizationAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": "array", "description": "The utterances of the transcript, each with its `speaker`.", "items": {"$ref": "#/$defs/Utterance"}}
      }
    }
  ],
  "description": "Utterances of the transcript, with their speakers."
};

const definitionOfDiarizationConfig = {
  "type": "object",
  "description": "Number of speakers to expect, exact or as a range.",
  "properties": {
    "number_of_speakers": {"type": "integer", "minimum": 1, "description": "Exact number of speakers."},
    "min_speakers": {"type": "integer", "minimum": 0, "description": "Minimum number of speakers."},
    "max_speakers": {"type": "integer", "minimum": 0, "description": "Maximum number of speakers."}
  }
};

const definitionOfDisplayModeAddon = {
  "oneOf": [
    {
      "title": "DisplayModeAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["array", "null"], "description": "The result as strings.", "items": {"type": "string"}}
      }
    },
    {
      "title": "DisplayModeAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["array", "null"], "description": "The result as strings.", "items": {"type": "string"}}
      }
    }
  ],
  "description": "Result of the display mode add-on."
};

const definitionOfEncoding = {"type": "string", "description": "Encoding of the audio, with or without a WAV header.", "enum": ["wav/pcm", "wav/alaw", "wav/ulaw"]};

const definitionOfErrorResponse = {
  "type": "object",
  "description": "Body of an error response, with the status code and a message.",
  "required": ["timestamp", "path", "request_id", "statusCode", "message"],
  "properties": {
    "timestamp": {"type": "string", "description": "Time when the error occurred."},
    "path": {"type": "string", "description": "Path of the request that failed."},
    "request_id": {"type": "string", "description": "ID of the request, for debugging."},
    "statusCode": {"type": "number", "description": "HTTP status code of the response."},
    "message": {"type": "string", "description": "Explanation of the error."}
  }
};

const definitionOfJobKind = {"type": "string", "description": "A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.", "enum": ["pre-recorded", "live"]};

const definitionOfJobPage = {
  "type": "object",
  "description": "A page of the job list.",
  "required": ["first", "current", "next", "items"],
  "properties": {
    "first": {"type": "string", "format": "uri", "description": "URL of the first page."},
    "current": {"type": "string", "format": "uri", "description": "URL of this page."},
    "next": {"type": ["string", "null"], "format": "uri", "description": "URL of the next page, or null on the last page."},
    "items": {"type": "array", "description": "The jobs on this page.", "items": {"$ref": "#/$defs/TranscriptionJob"}}
  }
};

const definitionOfJobStatus = {
  "type": "string",
  "description": "A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing.",
  "enum": ["queued", "processing", "done", "error"]
};

const definitionOfLanguageConfig = {
  "type": "object",
  "description": "Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`.",
  "properties": {
    "languages": {
      "type": "array",
      "description": "Expected languages. If the list contains a single code, that language is used. Otherwise, the language is detected.",
      "default": [],
      "items": {"$ref": "#/$defs/TranscriptionLanguageCode"}
    },
    "code_switching": {
      "type": "boolean",
      "description": "Detects the language of each utterance. If false, the language of the first utterance is detected and kept. Ignored if `languages` contains a single code.",
      "default": false
    }
  }
};

const definitionOfListTranscriptionJobsQuery = {
  "description": "The query parameters of listTranscriptionJobs.",
  "type": "object",
  "properties": {
    "offset": {"type": "integer", "minimum": 0, "default": 0, "description": "Number of jobs to skip."},
    "limit": {"type": "integer", "minimum": 1, "default": 20, "description": "Maximum number of jobs to return."},
    "date": {"$ref": "#/$defs/DateOrDateTime", "description": "Returns only jobs that are relevant to this date."},
    "before_date": {"$ref": "#/$defs/DateOrDateTime", "description": "Returns only jobs before this date."},
    "after_date": {"$ref": "#/$defs/DateOrDateTime", "description": "Returns only jobs after this date. To select a range, also set `before_date`."},
    "status": {"type": "array", "items": {"$ref": "#/$defs/JobStatus"}, "description": "Returns only jobs with one of these statuses."},
    "custom_metadata": {"type": "object", "additionalProperties": true, "description": "Returns only jobs with this metadata."},
    "kind": {"type": "array", "items": {"$ref": "#/$defs/JobKind"}, "description": "Returns only jobs of one of these kinds."}
  }
};

const definitionOfLiveCallbackConfig = {
  "type": "object",
  "description": "URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.",
  "required": ["url"],
  "properties": {
    "url": {"type": "string", "format": "uri", "description": "URL of your server that receives the messages."},
    "receive_partial_transcripts": {"type": "boolean", "default": false, "description": "Posts partial transcripts (`is_final` is false)."},
    "receive_final_transcripts": {"type": "boolean", "default": true, "description": "Posts final transcripts (`is_final` is true)."},
    "receive_speech_events": {"type": "boolean", "default": false, "description": "Posts events when speech begins and ends."},
    "receive_pre_processing_events": {"type": "boolean", "default": true, "description": "Posts pre-processing events."},
    "receive_realtime_processing_events": {"type": "boolean", "default": true, "description": "Posts real-time processing events."},
    "receive_post_processing_events": {"type": "boolean", "default": true, "description": "Posts post-processing events."},
    "receive_acknowledgments": {"type": "boolean", "default": false, "description": "Posts acknowledgments."},
    "receive_errors": {"type": "boolean", "default": false, "description": "Posts messages about errors."},
    "receive_lifecycle_events": {"type": "boolean", "default": true, "description": "Posts lifecycle events."}
  }
};

const definitionOfLiveJob = {
  "oneOf": [
    {
      "title": "LiveJobDone",
      "description": "The job of a live session, done.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "result", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "const": "done", "description": "The job is done, and its result is available."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": "string", "format": "date-time", "description": "Time when the job ended."},
        "error_code": {"type": ["integer", "null"], "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code. Set when the status is `error`."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "result": {"$ref": "#/$defs/LiveResult", "description": "The result. Set when the status is `done`."},
        "kind": {"type": "string", "const": "live", "description": "The job transcribes a live session."},
        "request_params": {"description": "Parameters that the session used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/LiveRequest"}, {"type": "null"}]}
      }
    },
    {
      "title": "LiveJobPending",
      "description": "A job that is waiting or in progress.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "enum": ["queued", "processing"], "description": "The job is waiting or in progress."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": ["string", "null"], "format": "date-time", "description": "Time when the job ended. Set when the status is `done` or `error`."},
        "error_code": {"type": ["integer", "null"], "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code. Set when the status is `error`."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "kind": {"type": "string", "const": "live", "description": "The job transcribes a live session."},
        "request_params": {"description": "Parameters that the session used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/LiveRequest"}, {"type": "null"}]},
        "result": {"description": "The result. Set when the status is `done`.", "anyOf": [{"$ref": "#/$defs/LiveResult"}, {"type": "null"}]}
      }
    },
    {
      "title": "LiveJobFailed",
      "description": "A job that failed.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "const": "error", "description": "The job failed during processing."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": "string", "format": "date-time", "description": "Time when the job failed."},
        "error_code": {"type": "integer", "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "kind": {"type": "string", "const": "live", "description": "The job transcribes a live session."},
        "request_params": {"description": "Parameters that the session used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/LiveRequest"}, {"type": "null"}]},
        "result": {"description": "The result. Set when the status is `done`.", "anyOf": [{"$ref": "#/$defs/LiveResult"}, {"type": "null"}]}
      }
    }
  ],
  "description": "A job that transcribes a live session."
};

const definitionOfLiveMessagesConfig = {
  "type": "object",
  "description": "Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.",
  "properties": {
    "receive_partial_transcripts": {"type": "boolean", "default": false, "description": "Sends partial transcripts (`is_final` is false)."},
    "receive_final_transcripts": {"type": "boolean", "default": true, "description": "Sends final transcripts (`is_final` is true)."},
    "receive_speech_events": {"type": "boolean", "default": true, "description": "Sends events when speech begins and ends."},
    "receive_pre_processing_events": {"type": "boolean", "default": true, "description": "Sends pre-processing events."},
    "receive_realtime_processing_events": {"type": "boolean", "default": true, "description": "Sends real-time processing events."},
    "receive_post_processing_events": {"type": "boolean", "default": true, "description": "Sends post-processing events."},
    "receive_acknowledgments": {"type": "boolean", "default": true, "description": "Sends acknowledgments."},
    "receive_errors": {"type": "boolean", "default": true, "description": "Sends messages about errors."},
    "receive_lifecycle_events": {"type": "boolean", "default": false, "description": "Sends lifecycle events."}
  }
};

const definitionOfLiveRequest = {
  "type": "object",
  "description": "Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid.",
  "properties": {
    "encoding": {
      "default": "wav/pcm",
      "description": "Encoding of the audio. `wav/pcm` has 8, 16, 24, or 32 bits per sample, while `wav/alaw` and `wav/ulaw` have 8 bits. You can send audio with or without a WAV header.",
      "$ref": "#/$defs/Encoding"
    },
    "bit_depth": {"default": 16, "description": "Bits per sample.", "$ref": "#/$defs/BitDepth"},
    "sample_rate": {"default": 16000, "description": "Samples per second.", "$ref": "#/$defs/SampleRate"},
    "channels": {"type": "integer", "minimum": 1, "maximum": 8, "default": 1, "description": "Number of audio channels."},
    "language_config": {"description": "Languages of the audio.", "$ref": "#/$defs/LanguageConfig"},
    "messages_config": {"description": "Messages that the service sends over the WebSocket.", "$ref": "#/$defs/LiveMessagesConfig"},
    "endpointing": {"type": "number", "minimum": 0.01, "maximum": 10, "default": 0.05, "description": "Length of the silence that ends an utterance, in seconds."},
    "maximum_duration_without_endpointing": {
      "type": "number",
      "minimum": 5,
      "maximum": 60,
      "default": 5,
      "description": "Maximum duration of an utterance, in seconds. After this time, the utterance ends even without a silence."
    },
    "pre_processing": {"$ref": "#/$defs/PreProcessingConfig"},
    "realtime_processing": {"$ref": "#/$defs/RealtimeProcessingConfig"},
    "post_processing": {"$ref": "#/$defs/PostProcessingConfig"},
    "callback": {"type": "boolean", "default": false, "description": "Posts messages from the session to `callback_config.url`."},
    "callback_config": {"description": "URL of your server and the messages to post to it. Used if `callback` is true.", "$ref": "#/$defs/LiveCallbackConfig"},
    "model": {"type": "string", "description": "Model ID. Only the default model is supported."}
  }
};

const definitionOfLiveResult = {
  "type": "object",
  "required": ["metadata"],
  "properties": {
    "metadata": {"$ref": "#/$defs/ResultMetadata"},
    "transcription": {"$ref": "#/$defs/Transcription"},
    "translation": {"$ref": "#/$defs/TranslationAddon"},
    "summarization": {"$ref": "#/$defs/SummarizationAddon"},
    "named_entity_recognition": {"$ref": "#/$defs/NamedEntityRecognitionAddon"},
    "sentiment_analysis": {"$ref": "#/$defs/SentimentAnalysisAddon"},
    "chapterization": {"$ref": "#/$defs/ChapterizationAddon"},
    "messages": {"type": "array", "description": "The messages that the service sent during the session, as strings.", "items": {"type": "string"}}
  },
  "description": "Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled."
};

const definitionOfLiveSessionCreated = {
  "type": "object",
  "description": "The created session. Connect to its `url` and stream audio.",
  "additionalProperties": true,
  "required": ["url"],
  "properties": {
    "url": {
      "type": "string",
      "description": "WebSocket URL of the session. It contains a token for this session, so you can pass it to a web client without revealing your API key. To resume the session after a lost connection, connect to the same URL."
    }
  }
};

const definitionOfLiveUtterance = {
  "type": "object",
  "required": ["text", "language", "start", "end", "channel", "words", "confidence"],
  "properties": {
    "text": {"type": "string", "description": "Transcribed text of the utterance."},
    "language": {"$ref": "#/$defs/TranscriptionLanguageCode", "description": "Language of this utterance."},
    "start": {"type": "number", "description": "Start of the utterance, in seconds."},
    "end": {"type": "number", "description": "End of the utterance, in seconds."},
    "channel": {"type": "integer", "description": "Index of the utterance's channel."},
    "words": {"type": "array", "description": "The words of the utterance, with their times.", "items": {"$ref": "#/$defs/Word"}},
    "confidence": {"type": "number", "description": "Confidence in the transcription of the utterance."}
  },
  "description": "An utterance in a message."
};

const definitionOfModerationAddon = {
  "oneOf": [
    {
      "title": "ModerationAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    },
    {
      "title": "ModerationAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    }
  ],
  "description": "Result of the moderation add-on."
};

const definitionOfNameConsistencyAddon = {
  "oneOf": [
    {
      "title": "NameConsistencyAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    },
    {
      "title": "NameConsistencyAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    }
  ],
  "description": "Result of the name consistency add-on."
};

const definitionOfNamedEntityRecognitionAddon = {
  "oneOf": [
    {
      "title": "NamedEntityRecognitionAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["array", "null"], "description": "The recognized entities.", "items": {"type": "object", "description": "An entity.", "additionalProperties": true}}
      }
    },
    {
      "title": "NamedEntityRecognitionAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["array", "null"], "description": "The recognized entities.", "items": {"type": "object", "description": "An entity.", "additionalProperties": true}}
      }
    }
  ],
  "description": "Named entities in the transcript."
};

const definitionOfOtherServerMessage = {
  "type": "object",
  "required": ["session_id", "created_at", "type"],
  "properties": {
    "session_id": {"type": "string", "description": "ID of the session."},
    "created_at": {"type": "string", "format": "date-time", "description": "Time when the message was created."},
    "type": {"type": "string", "not": {"enum": ["transcript"]}, "description": "Type of the message, any string that no other schema has."},
    "data": {"type": "object", "description": "Content, depending on the type of message.", "additionalProperties": true}
  },
  "additionalProperties": true,
  "description": "A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event."
};

const definitionOfPiiEntityType = {
  "type": "string",
  "description": "Type of entity to redact, such as `PHONE_NUMBER`.",
  "enum": [
    "APPI",
    "APPI_SENSITIVE",
    "CCI",
    "CORE_ENTITIES",
    "CPRA",
    "GDPR",
    "GDPR_SENSITIVE",
    "HEALTH_INFORMATION",
    "HIPAA_SAFE_HARBOR",
    "LIDI",
    "NUMERICAL_EXCL_PCI",
    "PCI",
    "QUEBEC_PRIVACY_ACT",
    "ACCOUNT_NUMBER",
    "AGE",
    "DATE",
    "DATE_INTERVAL",
    "DOB",
    "DRIVER_LICENSE",
    "DURATION",
    "EMAIL_ADDRESS",
    "EVENT",
    "FILENAME",
    "GENDER",
    "HEALTHCARE_NUMBER",
    "IP_ADDRESS",
    "LANGUAGE",
    "LOCATION",
    "LOCATION_ADDRESS",
    "LOCATION_ADDRESS_STREET",
    "LOCATION_CITY",
    "LOCATION_COORDINATE",
    "LOCATION_COUNTRY",
    "LOCATION_STATE",
    "LOCATION_ZIP",
    "MARITAL_STATUS",
    "MONEY",
    "NAME",
    "NAME_FAMILY",
    "NAME_GIVEN",
    "NAME_MEDICAL_PROFESSIONAL",
    "NUMERICAL_PII",
    "OCCUPATION",
    "ORGANIZATION",
    "ORGANIZATION_MEDICAL_FACILITY",
    "ORIGIN",
    "PASSPORT_NUMBER",
    "PASSWORD",
    "PHONE_NUMBER",
    "PHYSICAL_ATTRIBUTE",
    "POLITICAL_AFFILIATION",
    "RELIGION",
    "SEXUALITY",
    "SSN",
    "TIME",
    "URL",
    "USERNAME",
    "VEHICLE_ID",
    "ZODIAC_SIGN",
    "BLOOD_TYPE",
    "CONDITION",
    "DOSE",
    "DRUG",
    "INJURY",
    "MEDICAL_PROCESS",
    "STATISTICS",
    "BANK_ACCOUNT",
    "CREDIT_CARD",
    "CREDIT_CARD_EXPIRATION",
    "CVV",
    "ROUTING_NUMBER",
    "CORPORATE_ACTION",
    "DAY",
    "EFFECT",
    "FINANCIAL_METRIC",
    "MEDICAL_CODE",
    "MONTH",
    "ORGANIZATION_ID",
    "PRODUCT",
    "PROJECT",
    "TREND",
    "YEAR"
  ]
};

const definitionOfPiiProcessedTextType = {"type": "string", "description": "Replacement for redacted text, such as `MASK`.", "enum": ["MARKER", "MASK"]};

const definitionOfPiiRedactionConfig = {
  "type": "object",
  "description": "Entities to redact, and the replacement for their text.",
  "properties": {
    "entity_types": {
      "description": "Type of entity to redact, or a list of types.",
      "anyOf": [{"$ref": "#/$defs/PiiEntityType"}, {"type": "array", "description": "Types of entities to redact.", "items": {"$ref": "#/$defs/PiiEntityType"}}]
    },
    "processed_text_type": {"description": "Replacement for redacted text.", "$ref": "#/$defs/PiiProcessedTextType"}
  }
};

const definitionOfPostProcessingConfig = {
  "type": "object",
  "description": "Summary and chapters of a live session.",
  "properties": {
    "summarization": {"type": "boolean", "default": false, "description": "Summarizes the transcript."},
    "summarization_config": {"$ref": "#/$defs/SummarizationConfig"},
    "chapterization": {"type": "boolean", "default": false, "description": "Divides the transcript into chapters."}
  }
};

const definitionOfPreProcessingConfig = {
  "type": "object",
  "description": "Audio enhancement and the threshold for speech.",
  "properties": {
    "audio_enhancer": {"type": "boolean", "default": false, "description": "Enhances the audio before it is transcribed."},
    "speech_threshold": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "default": 0.6,
      "description": "Threshold for speech detection. A value closer to 1 is stricter, so that fewer background sounds count as speech."
    }
  }
};

const definitionOfPreRecordedCallback = {
  "type": "object",
  "description": "Notification that the job of a recording has ended.",
  "additionalProperties": true,
  "required": ["id", "event"],
  "properties": {"id": {"type": "string", "format": "uuid", "description": "ID of the job."}, "event": {"type": "string", "description": "Outcome of the job, success or failure."}}
};

const definitionOfPreRecordedJob = {
  "oneOf": [
    {
      "title": "PreRecordedJobDone",
      "description": "The job of a recording, done.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "result", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "const": "done", "description": "The job is done, and its result is available."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": "string", "format": "date-time", "description": "Time when the job ended."},
        "error_code": {"type": ["integer", "null"], "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code. Set when the status is `error`."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "result": {"$ref": "#/$defs/PreRecordedResult", "description": "The result. Set when the status is `done`."},
        "kind": {"type": "string", "const": "pre-recorded", "description": "The job transcribes a recording."},
        "request_params": {"description": "Parameters that the job used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/PreRecordedRequestParams"}, {"type": "null"}]}
      }
    },
    {
      "title": "PreRecordedJobPending",
      "description": "A job that is waiting or in progress.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "enum": ["queued", "processing"], "description": "The job is waiting or in progress."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": ["string", "null"], "format": "date-time", "description": "Time when the job ended. Set when the status is `done` or `error`."},
        "error_code": {"type": ["integer", "null"], "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code. Set when the status is `error`."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "kind": {"type": "string", "const": "pre-recorded", "description": "The job transcribes a recording."},
        "request_params": {"description": "Parameters that the job used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/PreRecordedRequestParams"}, {"type": "null"}]},
        "result": {"description": "The result. Set when the status is `done`.", "anyOf": [{"$ref": "#/$defs/PreRecordedResult"}, {"type": "null"}]}
      }
    },
    {
      "title": "PreRecordedJobFailed",
      "description": "A job that failed.",
      "type": "object",
      "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"],
      "properties": {
        "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
        "request_id": {"type": "string", "description": "ID of the request, for debugging."},
        "version": {"type": "integer", "description": "Version number of the API."},
        "status": {"type": "string", "const": "error", "description": "The job failed during processing."},
        "created_at": {"type": "string", "format": "date-time", "description": "Time when the job was created."},
        "completed_at": {"type": "string", "format": "date-time", "description": "Time when the job failed."},
        "error_code": {"type": "integer", "minimum": 400, "maximum": 599, "description": "Error code, similar to an HTTP status code."},
        "custom_metadata": {"type": "object", "description": "The `custom_metadata` from the request, unchanged.", "additionalProperties": true},
        "post_session_metadata": {"type": "object", "description": "Data for debugging the job.", "additionalProperties": true},
        "file": {"description": "The audio file. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/AudioFile"}, {"type": "null"}]},
        "kind": {"type": "string", "const": "pre-recorded", "description": "The job transcribes a recording."},
        "request_params": {"description": "Parameters that the job used. May be null when the status is `error`.", "anyOf": [{"$ref": "#/$defs/PreRecordedRequestParams"}, {"type": "null"}]},
        "result": {"description": "The result. Set when the status is `done`.", "anyOf": [{"$ref": "#/$defs/PreRecordedResult"}, {"type": "null"}]}
      }
    }
  ],
  "description": "A job that transcribes a recording. Poll it while its status is `queued` or `processing`."
};

const definitionOfPreRecordedJobCreated = {
  "type": "object",
  "description": "The ID and URL of the created job.",
  "additionalProperties": true,
  "required": ["id", "result_url"],
  "properties": {
    "id": {"type": "string", "format": "uuid", "description": "ID of the job."},
    "result_url": {"type": "string", "format": "uri", "description": "URL of the job, which contains the job ID. Send a `GET` request to this URL to fetch the job."}
  }
};

const definitionOfPreRecordedRequest = {
  "type": "object",
  "properties": {
    "language_config": {"description": "Languages of the audio.", "$ref": "#/$defs/LanguageConfig"},
    "diarization": {"type": "boolean", "default": false, "description": "Recognizes speakers. Each utterance then has a `speaker`."},
    "diarization_config": {"$ref": "#/$defs/DiarizationConfig"},
    "subtitles": {"type": "boolean", "default": false, "description": "Creates subtitles in `result.transcription.subtitles`."},
    "subtitles_config": {"$ref": "#/$defs/SubtitlesConfig"},
    "sentences": {"type": "boolean", "default": false, "description": "Splits the transcript into sentences. They are in `result.transcription.sentences`."},
    "translation": {"type": "boolean", "default": false, "description": "Translates the transcript (beta). The translations are in `result.translation`."},
    "translation_config": {"$ref": "#/$defs/TranslationConfig"},
    "summarization": {"type": "boolean", "default": false, "description": "Summarizes the transcript in `result.summarization`."},
    "summarization_config": {"$ref": "#/$defs/SummarizationConfig"},
    "sentiment_analysis": {"type": "boolean", "default": false, "description": "Analyzes the sentiment. The analysis is in `result.sentiment_analysis`."},
    "audio_to_llm": {"type": "boolean", "default": false, "description": "Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`."},
    "audio_to_llm_config": {"$ref": "#/$defs/AudioToLlmConfig"},
    "pii_redaction": {"type": "boolean", "default": false, "description": "Replaces personal information in the transcript."},
    "pii_redaction_config": {"$ref": "#/$defs/PiiRedactionConfig"},
    "custom_vocabulary": {
      "description": "Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.",
      "default": false,
      "anyOf": [{"type": "boolean", "description": "Uses the words in `custom_vocabulary_config`."}, {"$ref": "#/$defs/CustomVocabulary"}]
    },
    "custom_vocabulary_config": {"description": "The custom vocabulary. Used if `custom_vocabulary` is true.", "$ref": "#/$defs/CustomVocabularyConfig"},
    "callback": {"type": "boolean", "default": false, "description": "Calls the URL in `callback_config` when the job ends."},
    "callback_config": {"description": "URL and HTTP method of the callback. Used if `callback` is true.", "$ref": "#/$defs/CallbackConfig"},
    "named_entity_recognition": {"type": "boolean", "default": false, "description": "Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`."},
    "custom_spelling": {"type": "boolean", "default": false, "description": "Uses the spellings in `custom_spelling_config` (alpha)."},
    "custom_spelling_config": {"$ref": "#/$defs/CustomSpellingConfig"},
    "punctuation_enhanced": {"type": "boolean", "default": false, "description": "Enhances the punctuation of the transcript (alpha)."},
    "detect_language": {"type": "boolean", "description": "One of three fields that replace `language_behaviour` of the first version."},
    "enable_code_switching": {"type": "boolean", "description": "One of three fields that replace `language_behaviour` of the first version."},
    "language": {"description": "One of three fields that replace `language_behaviour` of the first version.", "$ref": "#/$defs/TranscriptionLanguageCode"},
    "callback_url": {
      "type": "string",
      "format": "uri",
      "deprecated": true,
      "description": "URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead."
    },
    "audio_url": {"type": "string", "format": "uri", "description": "URL of the audio or video file. Use a URL of your own, or the one that an upload returns."},
    "custom_metadata": {
      "type": "object",
      "description": "Metadata of your choice. The job returns it unchanged, and you can filter the job list by it. Send an integer above 9007199254740991 as text, because JavaScript cannot hold it.",
      "additionalProperties": true
    }
  },
  "required": ["audio_url"],
  "description": "The recording to transcribe and the options for the job."
};

const definitionOfPreRecordedRequestParams = {
  "type": "object",
  "properties": {
    "language_config": {"description": "Languages of the audio.", "$ref": "#/$defs/LanguageConfig"},
    "diarization": {"type": "boolean", "default": false, "description": "Recognizes speakers. Each utterance then has a `speaker`."},
    "diarization_config": {"$ref": "#/$defs/DiarizationConfig"},
    "subtitles": {"type": "boolean", "default": false, "description": "Creates subtitles in `result.transcription.subtitles`."},
    "subtitles_config": {"$ref": "#/$defs/SubtitlesConfig"},
    "sentences": {"type": "boolean", "default": false, "description": "Splits the transcript into sentences. They are in `result.transcription.sentences`."},
    "translation": {"type": "boolean", "default": false, "description": "Translates the transcript (beta). The translations are in `result.translation`."},
    "translation_config": {"$ref": "#/$defs/TranslationConfig"},
    "summarization": {"type": "boolean", "default": false, "description": "Summarizes the transcript in `result.summarization`."},
    "summarization_config": {"$ref": "#/$defs/SummarizationConfig"},
    "sentiment_analysis": {"type": "boolean", "default": false, "description": "Analyzes the sentiment. The analysis is in `result.sentiment_analysis`."},
    "audio_to_llm": {"type": "boolean", "default": false, "description": "Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`."},
    "audio_to_llm_config": {"$ref": "#/$defs/AudioToLlmConfig"},
    "pii_redaction": {"type": "boolean", "default": false, "description": "Replaces personal information in the transcript."},
    "pii_redaction_config": {"$ref": "#/$defs/PiiRedactionConfig"},
    "custom_vocabulary": {
      "description": "Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to true. Alternatively, set it to a list of words.",
      "default": false,
      "anyOf": [{"type": "boolean", "description": "Uses the words in `custom_vocabulary_config`."}, {"$ref": "#/$defs/CustomVocabulary"}]
    },
    "custom_vocabulary_config": {"description": "The custom vocabulary. Used if `custom_vocabulary` is true.", "$ref": "#/$defs/CustomVocabularyConfig"},
    "callback": {"type": "boolean", "default": false, "description": "Calls the URL in `callback_config` when the job ends."},
    "callback_config": {"description": "URL and HTTP method of the callback. Used if `callback` is true.", "$ref": "#/$defs/CallbackConfig"},
    "named_entity_recognition": {"type": "boolean", "default": false, "description": "Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`."},
    "custom_spelling": {"type": "boolean", "default": false, "description": "Uses the spellings in `custom_spelling_config` (alpha)."},
    "custom_spelling_config": {"$ref": "#/$defs/CustomSpellingConfig"},
    "punctuation_enhanced": {"type": "boolean", "default": false, "description": "Enhances the punctuation of the transcript (alpha)."},
    "detect_language": {"type": "boolean", "description": "One of three fields that replace `language_behaviour` of the first version."},
    "enable_code_switching": {"type": "boolean", "description": "One of three fields that replace `language_behaviour` of the first version."},
    "language": {"description": "One of three fields that replace `language_behaviour` of the first version.", "$ref": "#/$defs/TranscriptionLanguageCode"},
    "callback_url": {
      "type": "string",
      "format": "uri",
      "deprecated": true,
      "description": "URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead."
    },
    "audio_url": {"type": ["string", "null"], "format": "uri", "description": "URL of the audio or video file."}
  },
  "required": ["audio_url"],
  "description": "Parameters of a job, as the job returns them."
};

const definitionOfPreRecordedResult = {
  "type": "object",
  "required": ["metadata"],
  "properties": {
    "metadata": {"$ref": "#/$defs/ResultMetadata"},
    "transcription": {"$ref": "#/$defs/Transcription"},
    "translation": {"$ref": "#/$defs/TranslationAddon"},
    "summarization": {"$ref": "#/$defs/SummarizationAddon"},
    "named_entity_recognition": {"$ref": "#/$defs/NamedEntityRecognitionAddon"},
    "sentiment_analysis": {"$ref": "#/$defs/SentimentAnalysisAddon"},
    "chapterization": {"$ref": "#/$defs/ChapterizationAddon"},
    "moderation": {"$ref": "#/$defs/ModerationAddon"},
    "name_consistency": {"description": "Result of the name consistency add-on. Deprecated, without a documented replacement.", "deprecated": true, "$ref": "#/$defs/NameConsistencyAddon"},
    "structured_data_extraction": {"description": "Result of the structured data extraction add-on.", "$ref": "#/$defs/StructuredDataExtractionAddon"},
    "audio_to_llm": {"$ref": "#/$defs/AudioToLlmAddon"},
    "sentences": {"description": "Sentences of the transcript. Use `transcription.sentences` instead.", "deprecated": true, "$ref": "#/$defs/SentencesAddon"},
    "display_mode": {"description": "Result of the display mode add-on.", "$ref": "#/$defs/DisplayModeAddon"},
    "diarization": {
      "description": "Utterances with their speakers, if diarization was requested and an error occurred. Deprecated, without a documented replacement.",
      "deprecated": true,
      "$ref": "#/$defs/DiarizationAddon"
    }
  },
  "description": "Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled."
};

const definitionOfPreRecordedWebhook = {
  "type": "object",
  "description": "Notification that the transcription of a recording is done.",
  "additionalProperties": true,
  "required": ["id"],
  "properties": {"id": {"type": "string", "format": "uuid", "description": "ID of the job."}}
};

const definitionOfRealtimeProcessingConfig = {
  "type": "object",
  "description": "Add-ons of a live session that run in real time.",
  "properties": {
    "custom_vocabulary": {"type": "boolean", "default": false, "description": "Uses the words in `custom_vocabulary_config`."},
    "custom_vocabulary_config": {"$ref": "#/$defs/CustomVocabularyConfig"},
    "custom_spelling": {"type": "boolean", "default": false, "description": "Uses the spellings in `custom_spelling_config`."},
    "custom_spelling_config": {"$ref": "#/$defs/CustomSpellingConfig"},
    "translation": {"type": "boolean", "default": false, "description": "Translates the transcript."},
    "translation_config": {"$ref": "#/$defs/TranslationConfig"},
    "named_entity_recognition": {"type": "boolean", "default": false, "description": "Recognizes named entities in the transcript."},
    "sentiment_analysis": {"type": "boolean", "default": false, "description": "Analyzes the sentiment of the transcript."},
    "words_accurate_timestamps": {"type": "boolean", "description": "Computes accurate timestamps for words."}
  }
};

const definitionOfResultMetadata = {
  "type": "object",
  "description": "Durations, number of channels, and billing time.",
  "required": ["audio_duration", "number_of_distinct_channels", "billing_time", "transcription_time"],
  "properties": {
    "audio_duration": {"type": "number", "description": "Duration of the audio, in seconds."},
    "number_of_distinct_channels": {"type": "integer", "minimum": 1, "description": "Number of distinct channels in the audio."},
    "billing_time": {"type": "number", "description": "Billed time, in seconds: `audio_duration` multiplied by `number_of_distinct_channels`. The schema does not check this value."},
    "transcription_time": {"type": "number", "description": "Time that the transcription took, in seconds."}
  }
};

const definitionOfSampleRate = {"type": "number", "description": "Samples per second.", "enum": [8000, 16000, 32000, 44100, 48000]};

const definitionOfSentence = {"type": "object", "description": "A sentence of the transcript.", "additionalProperties": true};

const definitionOfSentencesAddon = {
  "oneOf": [
    {
      "title": "SentencesAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["array", "null"], "description": "Text of each sentence.", "items": {"type": "string"}}
      }
    },
    {
      "title": "SentencesAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["array", "null"], "description": "Text of each sentence.", "items": {"type": "string"}}
      }
    }
  ],
  "description": "Sentences of the transcript. Use `transcription.sentences` instead."
};

const definitionOfSentimentAnalysisAddon = {
  "oneOf": [
    {
      "title": "SentimentAnalysisAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": "string", "description": "Sentiment of the transcript, as text."}
      }
    },
    {
      "title": "SentimentAnalysisAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": "string", "description": "Sentiment of the transcript, as text."}
      }
    }
  ],
  "description": "Result of the sentiment analysis add-on."
};

const definitionOfServerMessage = {"description": "A message from the service.", "oneOf": [{"$ref": "#/$defs/TranscriptMessage"}, {"$ref": "#/$defs/OtherServerMessage"}]};

const definitionOfStopRecordingMessage = {
  "type": "object",
  "description": "Ends the session. Send it after the last audio.",
  "required": ["type"],
  "properties": {"type": {"type": "string", "const": "stop_recording", "description": "Always `stop_recording`."}}
};

const definitionOfStructuredDataExtractionAddon = {
  "oneOf": [
    {
      "title": "StructuredDataExtractionAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    },
    {
      "title": "StructuredDataExtractionAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["string", "null"], "description": "The result as text."}
      }
    }
  ],
  "description": "Result of the structured data extraction add-on."
};

const definitionOfSubtitle = {"type": "object", "description": "A subtitle of the transcript.", "additionalProperties": true};

const definitionOfSubtitlesConfig = {
  "type": "object",
  "description": "Formats, timing, and style of the subtitles.",
  "properties": {
    "formats": {"type": "array", "minItems": 1, "default": ["srt"], "description": "Formats in which to create subtitles.", "items": {"$ref": "#/$defs/SubtitlesFormat"}},
    "minimum_duration": {"type": "number", "minimum": 0, "description": "Minimum duration of a subtitle, in seconds."},
    "maximum_duration": {"type": "number", "minimum": 1, "maximum": 30, "description": "Maximum duration of a subtitle, in seconds."},
    "maximum_characters_per_row": {"type": "integer", "minimum": 1, "description": "Maximum number of characters in each row of a caption."},
    "maximum_rows_per_caption": {"type": "integer", "minimum": 1, "maximum": 5, "description": "Maximum number of rows in each caption."},
    "style": {"default": "default", "description": "Style of the subtitles.", "$ref": "#/$defs/SubtitlesStyle"}
  }
};

const definitionOfSubtitlesFormat = {"type": "string", "description": "`srt` for SubRip or `vtt` for WebVTT.", "enum": ["srt", "vtt"]};

const definitionOfSubtitlesStyle = {"type": "string", "description": "Style of subtitles.", "enum": ["default", "compliance"]};

const definitionOfSummarizationAddon = {
  "oneOf": [
    {
      "title": "SummarizationAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {"type": ["string", "null"], "description": "Text of the summary, or null if there is none."}
      }
    },
    {
      "title": "SummarizationAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {"type": ["string", "null"], "description": "Text of the summary, or null if there is none."}
      }
    }
  ],
  "description": "Result of the summarization add-on."
};

const definitionOfSummarizationConfig = {"type": "object", "description": "Type of summary, such as `bullet_points`.", "properties": {"type": {"default": "general", "description": "Type of summary.", "$ref": "#/$defs/SummarizationType"}}};

const definitionOfSummarizationType = {"type": "string", "description": "Type of summary, such as `bullet_points`.", "enum": ["general", "bullet_points", "concise"]};

const definitionOfTranscriptData = {
  "type": "object",
  "description": "The utterance of a transcript message, partial or final.",
  "required": ["id", "is_final", "utterance"],
  "properties": {
    "id": {"type": "string", "description": "ID of the transcript."},
    "is_final": {"type": "boolean", "description": "True for a final transcript and false for a partial one."},
    "utterance": {"$ref": "#/$defs/LiveUtterance"}
  }
};

const definitionOfTranscriptMessage = {
  "type": "object",
  "required": ["session_id", "created_at", "type", "data"],
  "properties": {
    "session_id": {"type": "string", "description": "ID of the session."},
    "created_at": {"type": "string", "format": "date-time", "description": "Time when the message was created."},
    "type": {"type": "string", "const": "transcript", "description": "Always `transcript`."},
    "data": {"$ref": "#/$defs/TranscriptData"}
  },
  "description": "A partial or final transcript of an utterance."
};

const definitionOfTranscription = {
  "type": "object",
  "description": "The transcript as full text and as utterances.",
  "required": ["full_transcript", "languages", "utterances"],
  "properties": {
    "full_transcript": {"type": "string", "description": "The whole transcript as one string."},
    "languages": {"type": "array", "description": "Detected languages, most frequent first.", "items": {"$ref": "#/$defs/TranscriptionLanguageCode"}},
    "utterances": {"type": "array", "description": "The utterances of all channels.", "items": {"$ref": "#/$defs/Utterance"}},
    "sentences": {"type": "array", "description": "Sentences of the transcript, if `sentences` was enabled.", "items": {"$ref": "#/$defs/Sentence"}},
    "subtitles": {"type": "array", "description": "Subtitles, if `subtitles` was enabled.", "items": {"$ref": "#/$defs/Subtitle"}}
  }
};

const definitionOfTranscriptionJob = {
  "description": "The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set.",
  "oneOf": [{"$ref": "#/$defs/PreRecordedJob"}, {"$ref": "#/$defs/LiveJob"}]
};

const definitionOfTranscriptionLanguageCode = {
  "description": "Code of a language that the service transcribes, similar to ISO 639-1.",
  "anyOf": [
    {
      "title": "Listed code",
      "type": "string",
      "description": "A listed code.",
      "enum": [
        "af",
        "am",
        "ar",
        "as",
        "az",
        "ba",
        "be",
        "bg",
        "bn",
        "bo",
        "br",
        "bs",
        "ca",
        "cs",
        "cy",
        "da",
        "de",
        "el",
        "en",
        "es",
        "et",
        "eu",
        "fa",
        "fi",
        "fo",
        "fr",
        "gl",
        "gu",
        "ha",
        "haw",
        "he",
        "hi",
        "hr",
        "ht",
        "hu"
      ]
    },
    {"title": "Other code", "type": "string", "description": "A code that is not listed.", "pattern": "^[a-z]{2,3}$"}
  ]
};

const definitionOfTranslationAddon = {
  "oneOf": [
    {
      "title": "TranslationAddonSucceeded",
      "description": "The add-on succeeded.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": true, "description": "The add-on succeeded."},
        "error": {"type": "null", "description": "Null, because the add-on succeeded."},
        "results": {
          "type": ["array", "null"],
          "description": "Translations, one for each target language.",
          "items": {"type": "object", "description": "Translation into one language.", "additionalProperties": true}
        }
      }
    },
    {
      "title": "TranslationAddonFailed",
      "description": "The add-on failed.",
      "type": "object",
      "required": ["is_empty", "exec_time", "success", "error", "results"],
      "properties": {
        "is_empty": {"type": "boolean", "description": "True if `results` is empty."},
        "exec_time": {"type": "number", "description": "Processing time of the add-on."},
        "success": {"type": "boolean", "const": false, "description": "The add-on failed."},
        "error": {"description": "Details of the error, if the service reports any.", "anyOf": [{"$ref": "#/$defs/AddonError"}, {"type": "null"}]},
        "results": {
          "type": ["array", "null"],
          "description": "Translations, one for each target language.",
          "items": {"type": "object", "description": "Translation into one language.", "additionalProperties": true}
        }
      }
    }
  ],
  "description": "Translations of the transcript."
};

const definitionOfTranslationConfig = {
  "type": "object",
  "description": "Target languages and options of the translation.",
  "required": ["target_languages"],
  "properties": {
    "target_languages": {"type": "array", "minItems": 1, "description": "Languages to translate into.", "items": {"$ref": "#/$defs/TranslationLanguageCode"}},
    "model": {"default": "base", "description": "Translation model to use.", "$ref": "#/$defs/TranslationModel"},
    "match_original_utterances": {"type": "boolean", "default": true, "description": "Aligns each translated utterance with its original utterance."},
    "lipsync": {"type": "boolean", "default": true, "description": "The `lipsync` setting of the translation."},
    "context_adaptation": {"type": "boolean", "default": true, "description": "Adapts the translation to the context."},
    "context": {"type": "string", "description": "Free text that describes the context, to improve accuracy."},
    "informal": {"type": "boolean", "default": false, "description": "Uses informal forms in the translation where they are available."}
  }
};

const definitionOfTranslationLanguageCode = {
  "type": "string",
  "description": "Code of a language that the service translates into, similar to ISO 639-1.",
  "enum": [
    "af",
    "am",
    "ar",
    "as",
    "az",
    "ba",
    "be",
    "bg",
    "bn",
    "bo",
    "br",
    "bs",
    "ca",
    "cs",
    "cy",
    "da",
    "de",
    "el",
    "en",
    "es",
    "et",
    "eu",
    "fa",
    "fi",
    "fo",
    "fr",
    "gl",
    "gu",
    "ha",
    "haw",
    "he",
    "hi",
    "hr",
    "ht",
    "hu",
    "hy",
    "id",
    "is",
    "it",
    "ja",
    "jw",
    "ka",
    "kk",
    "km",
    "kn",
    "ko",
    "la",
    "lb",
    "ln",
    "lo",
    "lt",
    "lv",
    "mg",
    "mi",
    "mk",
    "ml",
    "mn",
    "mr",
    "ms",
    "mt",
    "my",
    "ne",
    "nl",
    "nn",
    "no",
    "oc",
    "pa",
    "pl",
    "ps",
    "pt",
    "ro",
    "ru",
    "sa",
    "sd",
    "si",
    "sk",
    "sl",
    "sn",
    "so",
    "sq",
    "sr",
    "su",
    "sv",
    "sw",
    "ta",
    "te",
    "tg",
    "tk",
    "tl",
    "tr",
    "tt",
    "uk",
    "ur",
    "uz",
    "vi",
    "wo",
    "yi",
    "yo",
    "zh"
  ]
};

const definitionOfTranslationModel = {"type": "string", "description": "Model that translates the transcript.", "enum": ["base", "enhanced"]};

const definitionOfUploadResponse = {
  "type": "object",
  "description": "URL and metadata of an uploaded file.",
  "required": ["audio_url", "audio_metadata"],
  "properties": {
    "audio_url": {"type": "string", "format": "uri", "description": "URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use it as the `audio_url` of a job."},
    "audio_metadata": {"$ref": "#/$defs/AudioMetadata"}
  }
};

const definitionOfUtterance = {
  "type": "object",
  "required": ["text", "language", "start", "end", "channel", "words"],
  "properties": {
    "text": {"type": "string", "description": "Transcribed text of the utterance."},
    "language": {"$ref": "#/$defs/TranscriptionLanguageCode", "description": "Language of this utterance."},
    "start": {"type": "number", "description": "Start of the utterance, in seconds."},
    "end": {"type": "number", "description": "End of the utterance, in seconds."},
    "channel": {"type": "integer", "description": "Index of the utterance's channel."},
    "words": {"type": "array", "description": "The words of the utterance, with their times.", "items": {"$ref": "#/$defs/Word"}},
    "confidence": {"type": "number", "description": "Confidence in the transcription of the utterance."},
    "speaker": {"type": "integer", "description": "Speaker number from diarization. Absent if diarization is off."}
  },
  "description": "A stretch of speech in the transcript."
};

const definitionOfWord = {
  "type": "object",
  "description": "A word of an utterance.",
  "required": ["word", "start", "end", "confidence"],
  "properties": {
    "word": {"type": "string", "description": "The word as transcribed."},
    "start": {"type": "number", "description": "Start of the word, in seconds."},
    "end": {"type": "number", "description": "End of the word, in seconds."},
    "confidence": {"type": "number", "description": "Confidence in the transcription of the word."}
  }
};

export const AddonError = /* @__PURE__ */ published('AddonError', definitionOfAddonError);

export const AudioChunkData = /* @__PURE__ */ published('AudioChunkData', definitionOfAudioChunkData);

export const AudioChunkMessage = /* @__PURE__ */ published('AudioChunkMessage', definitionOfAudioChunkMessage, { AudioChunkData: definitionOfAudioChunkData });

export const AudioFile = /* @__PURE__ */ published('AudioFile', definitionOfAudioFile);

export const AudioMetadata = /* @__PURE__ */ published('AudioMetadata', definitionOfAudioMetadata);

export const AudioToLlmAddon = /* @__PURE__ */ published('AudioToLlmAddon', definitionOfAudioToLlmAddon, { AddonError: definitionOfAddonError });

export const AudioToLlmConfig = /* @__PURE__ */ published('AudioToLlmConfig', definitionOfAudioToLlmConfig);

export const BitDepth = /* @__PURE__ */ published('BitDepth', definitionOfBitDepth);

export const CallbackConfig = /* @__PURE__ */ published('CallbackConfig', definitionOfCallbackConfig, { CallbackMethod: definitionOfCallbackMethod });

export const CallbackMethod = /* @__PURE__ */ published('CallbackMethod', definitionOfCallbackMethod);

export const ChapterizationAddon = /* @__PURE__ */ published('ChapterizationAddon', definitionOfChapterizationAddon, { AddonError: definitionOfAddonError });

export const ClientMessage = /* @__PURE__ */ published('ClientMessage', definitionOfClientMessage, { AudioChunkData: definitionOfAudioChunkData, AudioChunkMessage: definitionOfAudioChunkMessage, StopRecordingMessage: definitionOfStopRecordingMessage });

export const CustomSpellingConfig = /* @__PURE__ */ published('CustomSpellingConfig', definitionOfCustomSpellingConfig);

export const CustomVocabulary = /* @__PURE__ */ published('CustomVocabulary', definitionOfCustomVocabulary, { CustomVocabularyEntry: definitionOfCustomVocabularyEntry, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode });

export const CustomVocabularyConfig = /* @__PURE__ */ published('CustomVocabularyConfig', definitionOfCustomVocabularyConfig, { CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode });

export const CustomVocabularyEntry = /* @__PURE__ */ published('CustomVocabularyEntry', definitionOfCustomVocabularyEntry, { TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode });

export const DateOrDateTime = /* @__PURE__ */ published('DateOrDateTime', definitionOfDateOrDateTime);

export const DiarizationAddon = /* @__PURE__ */ published('DiarizationAddon', definitionOfDiarizationAddon, { AddonError: definitionOfAddonError, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const DiarizationConfig = /* @__PURE__ */ published('DiarizationConfig', definitionOfDiarizationConfig);

export const DisplayModeAddon = /* @__PURE__ */ published('DisplayModeAddon', definitionOfDisplayModeAddon, { AddonError: definitionOfAddonError });

export const Encoding = /* @__PURE__ */ published('Encoding', definitionOfEncoding);

export const ErrorResponse = /* @__PURE__ */ published('ErrorResponse', definitionOfErrorResponse);

export const JobKind = /* @__PURE__ */ published('JobKind', definitionOfJobKind);

export const JobPage = /* @__PURE__ */ published('JobPage', definitionOfJobPage, { AddonError: definitionOfAddonError, AudioFile: definitionOfAudioFile, AudioToLlmAddon: definitionOfAudioToLlmAddon, AudioToLlmConfig: definitionOfAudioToLlmConfig, BitDepth: definitionOfBitDepth, CallbackConfig: definitionOfCallbackConfig, CallbackMethod: definitionOfCallbackMethod, ChapterizationAddon: definitionOfChapterizationAddon, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, DiarizationAddon: definitionOfDiarizationAddon, DiarizationConfig: definitionOfDiarizationConfig, DisplayModeAddon: definitionOfDisplayModeAddon, Encoding: definitionOfEncoding, LanguageConfig: definitionOfLanguageConfig, LiveCallbackConfig: definitionOfLiveCallbackConfig, LiveJob: definitionOfLiveJob, LiveMessagesConfig: definitionOfLiveMessagesConfig, LiveRequest: definitionOfLiveRequest, LiveResult: definitionOfLiveResult, ModerationAddon: definitionOfModerationAddon, NameConsistencyAddon: definitionOfNameConsistencyAddon, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType, PiiRedactionConfig: definitionOfPiiRedactionConfig, PostProcessingConfig: definitionOfPostProcessingConfig, PreProcessingConfig: definitionOfPreProcessingConfig, PreRecordedJob: definitionOfPreRecordedJob, PreRecordedRequestParams: definitionOfPreRecordedRequestParams, PreRecordedResult: definitionOfPreRecordedResult, RealtimeProcessingConfig: definitionOfRealtimeProcessingConfig, ResultMetadata: definitionOfResultMetadata, SampleRate: definitionOfSampleRate, Sentence: definitionOfSentence, SentencesAddon: definitionOfSentencesAddon, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, StructuredDataExtractionAddon: definitionOfStructuredDataExtractionAddon, Subtitle: definitionOfSubtitle, SubtitlesConfig: definitionOfSubtitlesConfig, SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle, SummarizationAddon: definitionOfSummarizationAddon, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, Transcription: definitionOfTranscription, TranscriptionJob: definitionOfTranscriptionJob, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const JobStatus = /* @__PURE__ */ published('JobStatus', definitionOfJobStatus);

export const LanguageConfig = /* @__PURE__ */ published('LanguageConfig', definitionOfLanguageConfig, { TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode });

export const ListTranscriptionJobsQuery = /* @__PURE__ */ published('ListTranscriptionJobsQuery', definitionOfListTranscriptionJobsQuery, { DateOrDateTime: definitionOfDateOrDateTime, JobKind: definitionOfJobKind, JobStatus: definitionOfJobStatus });

export const LiveCallbackConfig = /* @__PURE__ */ published('LiveCallbackConfig', definitionOfLiveCallbackConfig);

export const LiveJob = /* @__PURE__ */ published('LiveJob', definitionOfLiveJob, { AddonError: definitionOfAddonError, AudioFile: definitionOfAudioFile, BitDepth: definitionOfBitDepth, ChapterizationAddon: definitionOfChapterizationAddon, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, Encoding: definitionOfEncoding, LanguageConfig: definitionOfLanguageConfig, LiveCallbackConfig: definitionOfLiveCallbackConfig, LiveMessagesConfig: definitionOfLiveMessagesConfig, LiveRequest: definitionOfLiveRequest, LiveResult: definitionOfLiveResult, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, PostProcessingConfig: definitionOfPostProcessingConfig, PreProcessingConfig: definitionOfPreProcessingConfig, RealtimeProcessingConfig: definitionOfRealtimeProcessingConfig, ResultMetadata: definitionOfResultMetadata, SampleRate: definitionOfSampleRate, Sentence: definitionOfSentence, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, Subtitle: definitionOfSubtitle, SummarizationAddon: definitionOfSummarizationAddon, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, Transcription: definitionOfTranscription, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const LiveMessagesConfig = /* @__PURE__ */ published('LiveMessagesConfig', definitionOfLiveMessagesConfig);

export const LiveRequest = /* @__PURE__ */ published('LiveRequest', definitionOfLiveRequest, { BitDepth: definitionOfBitDepth, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, Encoding: definitionOfEncoding, LanguageConfig: definitionOfLanguageConfig, LiveCallbackConfig: definitionOfLiveCallbackConfig, LiveMessagesConfig: definitionOfLiveMessagesConfig, PostProcessingConfig: definitionOfPostProcessingConfig, PreProcessingConfig: definitionOfPreProcessingConfig, RealtimeProcessingConfig: definitionOfRealtimeProcessingConfig, SampleRate: definitionOfSampleRate, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel });

export const LiveResult = /* @__PURE__ */ published('LiveResult', definitionOfLiveResult, { AddonError: definitionOfAddonError, ChapterizationAddon: definitionOfChapterizationAddon, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, ResultMetadata: definitionOfResultMetadata, Sentence: definitionOfSentence, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, Subtitle: definitionOfSubtitle, SummarizationAddon: definitionOfSummarizationAddon, Transcription: definitionOfTranscription, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const LiveSessionCreated = /* @__PURE__ */ published('LiveSessionCreated', definitionOfLiveSessionCreated);

export const LiveUtterance = /* @__PURE__ */ published('LiveUtterance', definitionOfLiveUtterance, { TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Word: definitionOfWord });

export const ModerationAddon = /* @__PURE__ */ published('ModerationAddon', definitionOfModerationAddon, { AddonError: definitionOfAddonError });

export const NameConsistencyAddon = /* @__PURE__ */ published('NameConsistencyAddon', definitionOfNameConsistencyAddon, { AddonError: definitionOfAddonError });

export const NamedEntityRecognitionAddon = /* @__PURE__ */ published('NamedEntityRecognitionAddon', definitionOfNamedEntityRecognitionAddon, { AddonError: definitionOfAddonError });

export const OtherServerMessage = /* @__PURE__ */ published('OtherServerMessage', definitionOfOtherServerMessage);

export const PiiEntityType = /* @__PURE__ */ published('PiiEntityType', definitionOfPiiEntityType);

export const PiiProcessedTextType = /* @__PURE__ */ published('PiiProcessedTextType', definitionOfPiiProcessedTextType);

export const PiiRedactionConfig = /* @__PURE__ */ published('PiiRedactionConfig', definitionOfPiiRedactionConfig, { PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType });

export const PostProcessingConfig = /* @__PURE__ */ published('PostProcessingConfig', definitionOfPostProcessingConfig, { SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType });

export const PreProcessingConfig = /* @__PURE__ */ published('PreProcessingConfig', definitionOfPreProcessingConfig);

export const PreRecordedCallback = /* @__PURE__ */ published('PreRecordedCallback', definitionOfPreRecordedCallback);

export const PreRecordedJob = /* @__PURE__ */ published('PreRecordedJob', definitionOfPreRecordedJob, { AddonError: definitionOfAddonError, AudioFile: definitionOfAudioFile, AudioToLlmAddon: definitionOfAudioToLlmAddon, AudioToLlmConfig: definitionOfAudioToLlmConfig, CallbackConfig: definitionOfCallbackConfig, CallbackMethod: definitionOfCallbackMethod, ChapterizationAddon: definitionOfChapterizationAddon, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, DiarizationAddon: definitionOfDiarizationAddon, DiarizationConfig: definitionOfDiarizationConfig, DisplayModeAddon: definitionOfDisplayModeAddon, LanguageConfig: definitionOfLanguageConfig, ModerationAddon: definitionOfModerationAddon, NameConsistencyAddon: definitionOfNameConsistencyAddon, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType, PiiRedactionConfig: definitionOfPiiRedactionConfig, PreRecordedRequestParams: definitionOfPreRecordedRequestParams, PreRecordedResult: definitionOfPreRecordedResult, ResultMetadata: definitionOfResultMetadata, Sentence: definitionOfSentence, SentencesAddon: definitionOfSentencesAddon, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, StructuredDataExtractionAddon: definitionOfStructuredDataExtractionAddon, Subtitle: definitionOfSubtitle, SubtitlesConfig: definitionOfSubtitlesConfig, SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle, SummarizationAddon: definitionOfSummarizationAddon, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, Transcription: definitionOfTranscription, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const PreRecordedJobCreated = /* @__PURE__ */ published('PreRecordedJobCreated', definitionOfPreRecordedJobCreated);

export const PreRecordedRequest = /* @__PURE__ */ published('PreRecordedRequest', definitionOfPreRecordedRequest, { AudioToLlmConfig: definitionOfAudioToLlmConfig, CallbackConfig: definitionOfCallbackConfig, CallbackMethod: definitionOfCallbackMethod, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, DiarizationConfig: definitionOfDiarizationConfig, LanguageConfig: definitionOfLanguageConfig, PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType, PiiRedactionConfig: definitionOfPiiRedactionConfig, SubtitlesConfig: definitionOfSubtitlesConfig, SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel });

export const PreRecordedRequestParams = /* @__PURE__ */ published('PreRecordedRequestParams', definitionOfPreRecordedRequestParams, { AudioToLlmConfig: definitionOfAudioToLlmConfig, CallbackConfig: definitionOfCallbackConfig, CallbackMethod: definitionOfCallbackMethod, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, DiarizationConfig: definitionOfDiarizationConfig, LanguageConfig: definitionOfLanguageConfig, PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType, PiiRedactionConfig: definitionOfPiiRedactionConfig, SubtitlesConfig: definitionOfSubtitlesConfig, SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel });

export const PreRecordedResult = /* @__PURE__ */ published('PreRecordedResult', definitionOfPreRecordedResult, { AddonError: definitionOfAddonError, AudioToLlmAddon: definitionOfAudioToLlmAddon, ChapterizationAddon: definitionOfChapterizationAddon, DiarizationAddon: definitionOfDiarizationAddon, DisplayModeAddon: definitionOfDisplayModeAddon, ModerationAddon: definitionOfModerationAddon, NameConsistencyAddon: definitionOfNameConsistencyAddon, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, ResultMetadata: definitionOfResultMetadata, Sentence: definitionOfSentence, SentencesAddon: definitionOfSentencesAddon, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, StructuredDataExtractionAddon: definitionOfStructuredDataExtractionAddon, Subtitle: definitionOfSubtitle, SummarizationAddon: definitionOfSummarizationAddon, Transcription: definitionOfTranscription, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const PreRecordedWebhook = /* @__PURE__ */ published('PreRecordedWebhook', definitionOfPreRecordedWebhook);

export const RealtimeProcessingConfig = /* @__PURE__ */ published('RealtimeProcessingConfig', definitionOfRealtimeProcessingConfig, { CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel });

export const ResultMetadata = /* @__PURE__ */ published('ResultMetadata', definitionOfResultMetadata);

export const SampleRate = /* @__PURE__ */ published('SampleRate', definitionOfSampleRate);

export const Sentence = /* @__PURE__ */ published('Sentence', definitionOfSentence);

export const SentencesAddon = /* @__PURE__ */ published('SentencesAddon', definitionOfSentencesAddon, { AddonError: definitionOfAddonError });

export const SentimentAnalysisAddon = /* @__PURE__ */ published('SentimentAnalysisAddon', definitionOfSentimentAnalysisAddon, { AddonError: definitionOfAddonError });

export const ServerMessage = /* @__PURE__ */ published('ServerMessage', definitionOfServerMessage, { LiveUtterance: definitionOfLiveUtterance, OtherServerMessage: definitionOfOtherServerMessage, TranscriptData: definitionOfTranscriptData, TranscriptMessage: definitionOfTranscriptMessage, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Word: definitionOfWord });

export const StopRecordingMessage = /* @__PURE__ */ published('StopRecordingMessage', definitionOfStopRecordingMessage);

export const StructuredDataExtractionAddon = /* @__PURE__ */ published('StructuredDataExtractionAddon', definitionOfStructuredDataExtractionAddon, { AddonError: definitionOfAddonError });

export const Subtitle = /* @__PURE__ */ published('Subtitle', definitionOfSubtitle);

export const SubtitlesConfig = /* @__PURE__ */ published('SubtitlesConfig', definitionOfSubtitlesConfig, { SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle });

export const SubtitlesFormat = /* @__PURE__ */ published('SubtitlesFormat', definitionOfSubtitlesFormat);

export const SubtitlesStyle = /* @__PURE__ */ published('SubtitlesStyle', definitionOfSubtitlesStyle);

export const SummarizationAddon = /* @__PURE__ */ published('SummarizationAddon', definitionOfSummarizationAddon, { AddonError: definitionOfAddonError });

export const SummarizationConfig = /* @__PURE__ */ published('SummarizationConfig', definitionOfSummarizationConfig, { SummarizationType: definitionOfSummarizationType });

export const SummarizationType = /* @__PURE__ */ published('SummarizationType', definitionOfSummarizationType);

export const TranscriptData = /* @__PURE__ */ published('TranscriptData', definitionOfTranscriptData, { LiveUtterance: definitionOfLiveUtterance, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Word: definitionOfWord });

export const TranscriptMessage = /* @__PURE__ */ published('TranscriptMessage', definitionOfTranscriptMessage, { LiveUtterance: definitionOfLiveUtterance, TranscriptData: definitionOfTranscriptData, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Word: definitionOfWord });

export const Transcription = /* @__PURE__ */ published('Transcription', definitionOfTranscription, { Sentence: definitionOfSentence, Subtitle: definitionOfSubtitle, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const TranscriptionJob = /* @__PURE__ */ published('TranscriptionJob', definitionOfTranscriptionJob, { AddonError: definitionOfAddonError, AudioFile: definitionOfAudioFile, AudioToLlmAddon: definitionOfAudioToLlmAddon, AudioToLlmConfig: definitionOfAudioToLlmConfig, BitDepth: definitionOfBitDepth, CallbackConfig: definitionOfCallbackConfig, CallbackMethod: definitionOfCallbackMethod, ChapterizationAddon: definitionOfChapterizationAddon, CustomSpellingConfig: definitionOfCustomSpellingConfig, CustomVocabulary: definitionOfCustomVocabulary, CustomVocabularyConfig: definitionOfCustomVocabularyConfig, CustomVocabularyEntry: definitionOfCustomVocabularyEntry, DiarizationAddon: definitionOfDiarizationAddon, DiarizationConfig: definitionOfDiarizationConfig, DisplayModeAddon: definitionOfDisplayModeAddon, Encoding: definitionOfEncoding, LanguageConfig: definitionOfLanguageConfig, LiveCallbackConfig: definitionOfLiveCallbackConfig, LiveJob: definitionOfLiveJob, LiveMessagesConfig: definitionOfLiveMessagesConfig, LiveRequest: definitionOfLiveRequest, LiveResult: definitionOfLiveResult, ModerationAddon: definitionOfModerationAddon, NameConsistencyAddon: definitionOfNameConsistencyAddon, NamedEntityRecognitionAddon: definitionOfNamedEntityRecognitionAddon, PiiEntityType: definitionOfPiiEntityType, PiiProcessedTextType: definitionOfPiiProcessedTextType, PiiRedactionConfig: definitionOfPiiRedactionConfig, PostProcessingConfig: definitionOfPostProcessingConfig, PreProcessingConfig: definitionOfPreProcessingConfig, PreRecordedJob: definitionOfPreRecordedJob, PreRecordedRequestParams: definitionOfPreRecordedRequestParams, PreRecordedResult: definitionOfPreRecordedResult, RealtimeProcessingConfig: definitionOfRealtimeProcessingConfig, ResultMetadata: definitionOfResultMetadata, SampleRate: definitionOfSampleRate, Sentence: definitionOfSentence, SentencesAddon: definitionOfSentencesAddon, SentimentAnalysisAddon: definitionOfSentimentAnalysisAddon, StructuredDataExtractionAddon: definitionOfStructuredDataExtractionAddon, Subtitle: definitionOfSubtitle, SubtitlesConfig: definitionOfSubtitlesConfig, SubtitlesFormat: definitionOfSubtitlesFormat, SubtitlesStyle: definitionOfSubtitlesStyle, SummarizationAddon: definitionOfSummarizationAddon, SummarizationConfig: definitionOfSummarizationConfig, SummarizationType: definitionOfSummarizationType, Transcription: definitionOfTranscription, TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, TranslationAddon: definitionOfTranslationAddon, TranslationConfig: definitionOfTranslationConfig, TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel, Utterance: definitionOfUtterance, Word: definitionOfWord });

export const TranscriptionLanguageCode = /* @__PURE__ */ published('TranscriptionLanguageCode', definitionOfTranscriptionLanguageCode);

export const TranslationAddon = /* @__PURE__ */ published('TranslationAddon', definitionOfTranslationAddon, { AddonError: definitionOfAddonError });

export const TranslationConfig = /* @__PURE__ */ published('TranslationConfig', definitionOfTranslationConfig, { TranslationLanguageCode: definitionOfTranslationLanguageCode, TranslationModel: definitionOfTranslationModel });

export const TranslationLanguageCode = /* @__PURE__ */ published('TranslationLanguageCode', definitionOfTranslationLanguageCode);

export const TranslationModel = /* @__PURE__ */ published('TranslationModel', definitionOfTranslationModel);

export const UploadResponse = /* @__PURE__ */ published('UploadResponse', definitionOfUploadResponse, { AudioMetadata: definitionOfAudioMetadata });

export const Utterance = /* @__PURE__ */ published('Utterance', definitionOfUtterance, { TranscriptionLanguageCode: definitionOfTranscriptionLanguageCode, Word: definitionOfWord });

export const Word = /* @__PURE__ */ published('Word', definitionOfWord);

export const schemas = {
  AddonError,
  AudioChunkData,
  AudioChunkMessage,
  AudioFile,
  AudioMetadata,
  AudioToLlmAddon,
  AudioToLlmConfig,
  BitDepth,
  CallbackConfig,
  CallbackMethod,
  ChapterizationAddon,
  ClientMessage,
  CustomSpellingConfig,
  CustomVocabulary,
  CustomVocabularyConfig,
  CustomVocabularyEntry,
  DateOrDateTime,
  DiarizationAddon,
  DiarizationConfig,
  DisplayModeAddon,
  Encoding,
  ErrorResponse,
  JobKind,
  JobPage,
  JobStatus,
  LanguageConfig,
  ListTranscriptionJobsQuery,
  LiveCallbackConfig,
  LiveJob,
  LiveMessagesConfig,
  LiveRequest,
  LiveResult,
  LiveSessionCreated,
  LiveUtterance,
  ModerationAddon,
  NameConsistencyAddon,
  NamedEntityRecognitionAddon,
  OtherServerMessage,
  PiiEntityType,
  PiiProcessedTextType,
  PiiRedactionConfig,
  PostProcessingConfig,
  PreProcessingConfig,
  PreRecordedCallback,
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  PreRecordedRequestParams,
  PreRecordedResult,
  PreRecordedWebhook,
  RealtimeProcessingConfig,
  ResultMetadata,
  SampleRate,
  Sentence,
  SentencesAddon,
  SentimentAnalysisAddon,
  ServerMessage,
  StopRecordingMessage,
  StructuredDataExtractionAddon,
  Subtitle,
  SubtitlesConfig,
  SubtitlesFormat,
  SubtitlesStyle,
  SummarizationAddon,
  SummarizationConfig,
  SummarizationType,
  TranscriptData,
  TranscriptMessage,
  Transcription,
  TranscriptionJob,
  TranscriptionLanguageCode,
  TranslationAddon,
  TranslationConfig,
  TranslationLanguageCode,
  TranslationModel,
  UploadResponse,
  Utterance,
  Word,
};
