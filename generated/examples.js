// Generated from the contract by `npm run build`; edit the contract instead.

export const AudioChunkMessage = {
  get firstChunk() {
    return {"type": "audio_chunk", "data": {"chunk": "AAA/AvIDrQRDBM4CqQBb/nT8a/uB+7H8sf4CARQDZgSjBL4D7wGm/3P94PtQ++X7"}};
  },
};

export const ErrorResponse = {
  get rejectedKey() {
    return {"timestamp": "2026-01-31T09:35:00.000Z", "path": "/v2/transcription", "request_id": "req-77d1e4", "statusCode": 401, "message": "The key was rejected."};
  },
};

export const JobPage = {
  get firstPage() {
    return {
    "first": "https://speech.invalid/v2/transcription?limit=2&status=done&offset=0",
    "current": "https://speech.invalid/v2/transcription?limit=2&status=done&offset=0",
    "next": "https://speech.invalid/v2/transcription?limit=2&status=done&offset=2",
    "items": [
      {
        "id": "b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3",
        "request_id": "req-b7e2d3",
        "version": 2,
        "status": "done",
        "created_at": "2026-01-31T10:00:00Z",
        "completed_at": "2026-01-31T10:00:06Z",
        "error_code": null,
        "post_session_metadata": {},
        "kind": "live",
        "file": {"id": "0d7a5c38-e12f-4b96-8c04-f3a9617be2d5", "filename": null, "source": null, "audio_duration": 3.2, "number_of_channels": 1},
        "request_params": {
          "sample_rate": 16000,
          "channels": 1,
          "language_config": {"languages": ["en"]},
          "post_processing": {"summarization": true, "summarization_config": {"type": "concise"}},
          "messages_config": {"receive_partial_transcripts": true, "receive_speech_events": false, "receive_acknowledgments": false}
        },
        "result": {
          "metadata": {"audio_duration": 3.2, "number_of_distinct_channels": 1, "billing_time": 3.2, "transcription_time": 3.4},
          "transcription": {
            "full_transcript": "Good morning and welcome to the garden.",
            "languages": ["en"],
            "utterances": [
              {
                "text": "Good morning and welcome to the garden.",
                "language": "en",
                "start": 0.42,
                "end": 2.61,
                "channel": 0,
                "words": [
                  {"word": "Good", "start": 0.42, "end": 0.66, "confidence": 0.98},
                  {"word": "morning", "start": 0.68, "end": 1.08, "confidence": 0.99},
                  {"word": "and", "start": 1.1, "end": 1.24, "confidence": 0.95},
                  {"word": "welcome", "start": 1.26, "end": 1.71, "confidence": 0.98},
                  {"word": "to", "start": 1.73, "end": 1.85, "confidence": 0.97},
                  {"word": "the", "start": 1.86, "end": 1.98, "confidence": 0.96},
                  {"word": "garden.", "start": 2.01, "end": 2.61, "confidence": 0.97}
                ]
              }
            ]
          },
          "summarization": {"success": true, "is_empty": false, "exec_time": 0.31, "error": null, "results": "Visitors are welcomed to a garden."},
          "messages": [
            "{\"type\":\"transcript\",\"session_id\":\"session-20260131-1\",\"created_at\":\"2026-01-31T10:00:02.120Z\",\"data\":{\"id\":\"transcript-0\",\"is_final\":false,\"utterance\":{\"text\":\"Good morning and welcome\",\"language\":\"en\",\"start\":0.42,\"end\":1.71,\"confidence\":0.97,\"channel\":0,\"words\":[{\"word\":\"Good\",\"start\":0.42,\"end\":0.66,\"confidence\":0.98},{\"word\":\"morning\",\"start\":0.68,\"end\":1.08,\"confidence\":0.99},{\"word\":\"and\",\"start\":1.1,\"end\":1.24,\"confidence\":0.95},{\"word\":\"welcome\",\"start\":1.26,\"end\":1.71,\"confidence\":0.98}]}}}",
            "{\"type\":\"transcript\",\"session_id\":\"session-20260131-1\",\"created_at\":\"2026-01-31T10:00:03.310Z\",\"data\":{\"id\":\"transcript-0\",\"is_final\":true,\"utterance\":{\"text\":\"Good morning and welcome to the garden.\",\"language\":\"en\",\"start\":0.42,\"end\":2.61,\"confidence\":0.97,\"channel\":0,\"words\":[{\"word\":\"Good\",\"start\":0.42,\"end\":0.66,\"confidence\":0.98},{\"word\":\"morning\",\"start\":0.68,\"end\":1.08,\"confidence\":0.99},{\"word\":\"and\",\"start\":1.1,\"end\":1.24,\"confidence\":0.95},{\"word\":\"welcome\",\"start\":1.26,\"end\":1.71,\"confidence\":0.98},{\"word\":\"to\",\"start\":1.73,\"end\":1.85,\"confidence\":0.97},{\"word\":\"the\",\"start\":1.86,\"end\":1.98,\"confidence\":0.96},{\"word\":\"garden.\",\"start\":2.01,\"end\":2.61,\"confidence\":0.97}]}}}",
            "{\"type\":\"some_event\",\"session_id\":\"session-20260131-1\",\"created_at\":\"2026-01-31T10:00:05.005Z\",\"data\":{}}"
          ]
        }
      },
      {
        "id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410",
        "request_id": "req-5c0a4f",
        "version": 2,
        "status": "done",
        "created_at": "2026-01-31T09:30:00Z",
        "completed_at": "2026-01-31T09:30:04Z",
        "custom_metadata": {"garden": "roses", "visit": 12},
        "error_code": null,
        "post_session_metadata": {},
        "kind": "pre-recorded",
        "file": {"id": "9f4e7c12", "filename": "garden-visit.wav", "source": "https://speech.invalid/file/9f4e7c12", "audio_duration": 9.5, "number_of_channels": 1},
        "request_params": {
          "audio_url": "https://speech.invalid/file/9f4e7c12",
          "callback": true,
          "callback_config": {"url": "https://example.org/speech/callback"},
          "diarization": true,
          "diarization_config": {"number_of_speakers": 2},
          "summarization": true,
          "summarization_config": {"type": "concise"},
          "language_config": {"languages": ["en", "fr"], "code_switching": true}
        },
        "result": {
          "metadata": {"audio_duration": 9.5, "number_of_distinct_channels": 1, "billing_time": 9.5, "transcription_time": 1.8},
          "transcription": {
            "full_transcript": "Good morning and welcome to the garden. Thank you, the roses look lovely today. Merci beaucoup et bonne visite.",
            "languages": ["en", "fr"],
            "utterances": [
              {
                "text": "Good morning and welcome to the garden.",
                "language": "en",
                "start": 0.42,
                "end": 2.61,
                "channel": 0,
                "speaker": 0,
                "words": [
                  {"word": "Good", "start": 0.42, "end": 0.66, "confidence": 0.98},
                  {"word": "morning", "start": 0.68, "end": 1.08, "confidence": 0.99},
                  {"word": "and", "start": 1.1, "end": 1.24, "confidence": 0.95},
                  {"word": "welcome", "start": 1.26, "end": 1.71, "confidence": 0.98},
                  {"word": "to", "start": 1.73, "end": 1.85, "confidence": 0.97},
                  {"word": "the", "start": 1.86, "end": 1.98, "confidence": 0.96},
                  {"word": "garden.", "start": 2.01, "end": 2.61, "confidence": 0.97}
                ]
              },
              {
                "text": "Thank you, the roses look lovely today.",
                "language": "en",
                "start": 3.1,
                "end": 5.68,
                "channel": 0,
                "speaker": 1,
                "words": [
                  {"word": "Thank", "start": 3.1, "end": 3.36, "confidence": 0.98},
                  {"word": "you,", "start": 3.37, "end": 3.62, "confidence": 0.97},
                  {"word": "the", "start": 3.84, "end": 3.95, "confidence": 0.93},
                  {"word": "roses", "start": 3.97, "end": 4.41, "confidence": 0.94},
                  {"word": "look", "start": 4.43, "end": 4.69, "confidence": 0.96},
                  {"word": "lovely", "start": 4.71, "end": 5.14, "confidence": 0.95},
                  {"word": "today.", "start": 5.16, "end": 5.68, "confidence": 0.96}
                ]
              },
              {
                "text": "Merci beaucoup et bonne visite.",
                "language": "fr",
                "start": 6.2,
                "end": 8.34,
                "channel": 0,
                "speaker": 0,
                "words": [
                  {"word": "Merci", "start": 6.2, "end": 6.58, "confidence": 0.96},
                  {"word": "beaucoup", "start": 6.6, "end": 7.12, "confidence": 0.95},
                  {"word": "et", "start": 7.15, "end": 7.27, "confidence": 0.9},
                  {"word": "bonne", "start": 7.29, "end": 7.66, "confidence": 0.92},
                  {"word": "visite.", "start": 7.68, "end": 8.34, "confidence": 0.93}
                ]
              }
            ]
          },
          "summarization": {"success": true, "is_empty": false, "exec_time": 0.48, "error": null, "results": "A visitor is welcomed to a garden and admires the roses."}
        }
      }
    ]
  };
  },
  get noJobs() {
    return {"first": "https://speech.invalid/v2/transcription?kind=live&before_date=2026-01-01", "current": "https://speech.invalid/v2/transcription?kind=live&before_date=2026-01-01", "next": null, "items": []};
  },
};

export const LiveRequest = {
  get defaults() {
    return {};
  },
  get captions() {
    return {
    "language_config": {"languages": ["en"]},
    "post_processing": {"summarization": true, "summarization_config": {"type": "concise"}},
    "messages_config": {"receive_partial_transcripts": true, "receive_speech_events": false, "receive_acknowledgments": false}
  };
  },
  get telephone() {
    return {"encoding": "wav/ulaw", "bit_depth": 8, "sample_rate": 8000, "channels": 2, "endpointing": 0.3, "maximum_duration_without_endpointing": 10, "language_config": {"languages": ["en"]}};
  },
  get guidedTour() {
    return {
    "language_config": {"languages": ["en", "fr"], "code_switching": true},
    "realtime_processing": {
      "custom_spelling": true,
      "custom_spelling_config": {"spelling_dictionary": {"Wisley": ["Wizley", "Wisly"]}},
      "translation": true,
      "translation_config": {"target_languages": ["de"], "informal": true},
      "named_entity_recognition": true,
      "sentiment_analysis": true
    },
    "post_processing": {"summarization": true, "summarization_config": {"type": "bullet_points"}, "chapterization": true}
  };
  },
  get noisyRoom() {
    return {
    "pre_processing": {"audio_enhancer": true, "speech_threshold": 0.8},
    "realtime_processing": {"custom_vocabulary": true, "custom_vocabulary_config": {"vocabulary": ["clematis", "wisteria"]}, "words_accurate_timestamps": true}
  };
  },
  get finalTranscriptsOnly() {
    return {
    "messages_config": {
      "receive_partial_transcripts": false,
      "receive_final_transcripts": true,
      "receive_speech_events": false,
      "receive_pre_processing_events": false,
      "receive_realtime_processing_events": false,
      "receive_post_processing_events": false,
      "receive_acknowledgments": false,
      "receive_errors": false,
      "receive_lifecycle_events": false
    }
  };
  },
  get callback() {
    return {
    "callback": true,
    "callback_config": {
      "url": "https://example.org/speech/messages",
      "receive_partial_transcripts": false,
      "receive_final_transcripts": true,
      "receive_speech_events": false,
      "receive_pre_processing_events": false,
      "receive_realtime_processing_events": false,
      "receive_post_processing_events": false,
      "receive_acknowledgments": false,
      "receive_errors": false,
      "receive_lifecycle_events": false
    }
  };
  },
};

export const LiveSessionCreated = {
  get captions() {
    return {"url": "wss://speech.invalid/live?token=example-token"};
  },
};

export const OtherServerMessage = {
  get last() {
    return {"type": "some_event", "session_id": "session-20260131-1", "created_at": "2026-01-31T10:00:05.005Z", "data": {}};
  },
};

export const PreRecordedCallback = {
  get ended() {
    return {"id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410", "event": "some_event"};
  },
};

export const PreRecordedJob = {
  get done() {
    return {
    "id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410",
    "request_id": "req-5c0a4f",
    "version": 2,
    "status": "done",
    "created_at": "2026-01-31T09:30:00Z",
    "completed_at": "2026-01-31T09:30:04Z",
    "custom_metadata": {"garden": "roses", "visit": 12},
    "error_code": null,
    "post_session_metadata": {},
    "kind": "pre-recorded",
    "file": {"id": "9f4e7c12", "filename": "garden-visit.wav", "source": "https://speech.invalid/file/9f4e7c12", "audio_duration": 9.5, "number_of_channels": 1},
    "request_params": {
      "audio_url": "https://speech.invalid/file/9f4e7c12",
      "callback": true,
      "callback_config": {"url": "https://example.org/speech/callback"},
      "diarization": true,
      "diarization_config": {"number_of_speakers": 2},
      "summarization": true,
      "summarization_config": {"type": "concise"},
      "language_config": {"languages": ["en", "fr"], "code_switching": true}
    },
    "result": {
      "metadata": {"audio_duration": 9.5, "number_of_distinct_channels": 1, "billing_time": 9.5, "transcription_time": 1.8},
      "transcription": {
        "full_transcript": "Good morning and welcome to the garden. Thank you, the roses look lovely today. Merci beaucoup et bonne visite.",
        "languages": ["en", "fr"],
        "utterances": [
          {
            "text": "Good morning and welcome to the garden.",
            "language": "en",
            "start": 0.42,
            "end": 2.61,
            "channel": 0,
            "speaker": 0,
            "words": [
              {"word": "Good", "start": 0.42, "end": 0.66, "confidence": 0.98},
              {"word": "morning", "start": 0.68, "end": 1.08, "confidence": 0.99},
              {"word": "and", "start": 1.1, "end": 1.24, "confidence": 0.95},
              {"word": "welcome", "start": 1.26, "end": 1.71, "confidence": 0.98},
              {"word": "to", "start": 1.73, "end": 1.85, "confidence": 0.97},
              {"word": "the", "start": 1.86, "end": 1.98, "confidence": 0.96},
              {"word": "garden.", "start": 2.01, "end": 2.61, "confidence": 0.97}
            ]
          },
          {
            "text": "Thank you, the roses look lovely today.",
            "language": "en",
            "start": 3.1,
            "end": 5.68,
            "channel": 0,
            "speaker": 1,
            "words": [
              {"word": "Thank", "start": 3.1, "end": 3.36, "confidence": 0.98},
              {"word": "you,", "start": 3.37, "end": 3.62, "confidence": 0.97},
              {"word": "the", "start": 3.84, "end": 3.95, "confidence": 0.93},
              {"word": "roses", "start": 3.97, "end": 4.41, "confidence": 0.94},
              {"word": "look", "start": 4.43, "end": 4.69, "confidence": 0.96},
              {"word": "lovely", "start": 4.71, "end": 5.14, "confidence": 0.95},
              {"word": "today.", "start": 5.16, "end": 5.68, "confidence": 0.96}
            ]
          },
          {
            "text": "Merci beaucoup et bonne visite.",
            "language": "fr",
            "start": 6.2,
            "end": 8.34,
            "channel": 0,
            "speaker": 0,
            "words": [
              {"word": "Merci", "start": 6.2, "end": 6.58, "confidence": 0.96},
              {"word": "beaucoup", "start": 6.6, "end": 7.12, "confidence": 0.95},
              {"word": "et", "start": 7.15, "end": 7.27, "confidence": 0.9},
              {"word": "bonne", "start": 7.29, "end": 7.66, "confidence": 0.92},
              {"word": "visite.", "start": 7.68, "end": 8.34, "confidence": 0.93}
            ]
          }
        ]
      },
      "summarization": {"success": true, "is_empty": false, "exec_time": 0.48, "error": null, "results": "A visitor is welcomed to a garden and admires the roses."}
    }
  };
  },
  get queued() {
    return {
    "id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410",
    "request_id": "req-5c0a4f",
    "version": 2,
    "status": "queued",
    "created_at": "2026-01-31T09:30:00Z",
    "completed_at": null,
    "custom_metadata": {"garden": "roses", "visit": 12},
    "error_code": null,
    "post_session_metadata": {},
    "kind": "pre-recorded",
    "file": {"id": "9f4e7c12", "filename": "garden-visit.wav", "source": "https://speech.invalid/file/9f4e7c12", "audio_duration": 9.5, "number_of_channels": 1},
    "request_params": {
      "audio_url": "https://speech.invalid/file/9f4e7c12",
      "callback": true,
      "callback_config": {"url": "https://example.org/speech/callback"},
      "diarization": true,
      "diarization_config": {"number_of_speakers": 2},
      "summarization": true,
      "summarization_config": {"type": "concise"},
      "language_config": {"languages": ["en", "fr"], "code_switching": true}
    }
  };
  },
  get processing() {
    return {
    "id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410",
    "request_id": "req-5c0a4f",
    "version": 2,
    "status": "processing",
    "created_at": "2026-01-31T09:30:00Z",
    "completed_at": null,
    "custom_metadata": {"garden": "roses", "visit": 12},
    "error_code": null,
    "post_session_metadata": {},
    "kind": "pre-recorded",
    "file": {"id": "9f4e7c12", "filename": "garden-visit.wav", "source": "https://speech.invalid/file/9f4e7c12", "audio_duration": 9.5, "number_of_channels": 1},
    "request_params": {
      "audio_url": "https://speech.invalid/file/9f4e7c12",
      "callback": true,
      "callback_config": {"url": "https://example.org/speech/callback"},
      "diarization": true,
      "diarization_config": {"number_of_speakers": 2},
      "summarization": true,
      "summarization_config": {"type": "concise"},
      "language_config": {"languages": ["en", "fr"], "code_switching": true}
    }
  };
  },
  get failed() {
    return {
    "id": "3b8f0c6d-51e7-4a29-8d40-7e9c2f6b1a53",
    "request_id": "req-3b8f0c",
    "version": 2,
    "status": "error",
    "created_at": "2026-01-31T09:40:00Z",
    "completed_at": "2026-01-31T09:40:02Z",
    "error_code": 500,
    "post_session_metadata": {},
    "kind": "pre-recorded",
    "file": null,
    "request_params": null,
    "result": null
  };
  },
};

export const PreRecordedJobCreated = {
  get twoSpeakers() {
    return {"id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410", "result_url": "https://speech.invalid/v2/pre-recorded/5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410"};
  },
};

export const PreRecordedRequest = {
  get urlOnly() {
    return {"audio_url": "https://example.org/talks/opening.mp3"};
  },
  get twoSpeakers() {
    return {
    "audio_url": "https://speech.invalid/file/9f4e7c12",
    "callback": true,
    "callback_config": {"url": "https://example.org/speech/callback"},
    "diarization": true,
    "diarization_config": {"number_of_speakers": 2},
    "summarization": true,
    "summarization_config": {"type": "concise"},
    "language_config": {"languages": ["en", "fr"], "code_switching": true},
    "custom_metadata": {"garden": "roses", "visit": 12}
  };
  },
  get subtitles() {
    return {
    "audio_url": "https://example.org/talks/panel.mp4",
    "subtitles": true,
    "subtitles_config": {"formats": ["srt", "vtt"], "minimum_duration": 1, "maximum_duration": 6, "maximum_characters_per_row": 42, "maximum_rows_per_caption": 2, "style": "compliance"},
    "diarization": true,
    "diarization_config": {"min_speakers": 2, "max_speakers": 4},
    "language_config": {"languages": ["en"]}
  };
  },
  get translation() {
    return {
    "audio_url": "https://example.org/tours/garden.mp3",
    "translation": true,
    "translation_config": {
      "target_languages": ["de", "es"],
      "model": "enhanced",
      "match_original_utterances": true,
      "lipsync": false,
      "context_adaptation": true,
      "context": "A guided tour of a garden.",
      "informal": true
    }
  };
  },
  get plantNames() {
    return {
    "audio_url": "https://example.org/talks/plants.mp3",
    "custom_vocabulary": true,
    "custom_vocabulary_config": {"vocabulary": ["clematis", {"value": "wisteria", "intensity": 0.7, "pronunciations": ["wistaria"], "language": "en"}], "default_intensity": 0.5},
    "custom_spelling": true,
    "custom_spelling_config": {"spelling_dictionary": {"Edelweiß": ["edelweiss", "edel vice"]}}
  };
  },
  get redaction() {
    return {"audio_url": "https://example.org/calls/order.wav", "pii_redaction": true, "pii_redaction_config": {"entity_types": ["NAME", "CREDIT_CARD"], "processed_text_type": "MARKER"}};
  },
  get sentences() {
    return {"audio_url": "https://example.org/calls/feedback.wav", "named_entity_recognition": true, "sentiment_analysis": true, "sentences": true, "punctuation_enhanced": true};
  },
  get wordList() {
    return {"audio_url": "https://example.org/talks/roses.mp3", "custom_vocabulary": ["floribunda", {"value": "rugosa", "intensity": 0.6}]};
  },
  get question() {
    return {"audio_url": "https://example.org/talks/plants.mp3", "audio_to_llm": true, "audio_to_llm_config": {"prompts": [["Which plants does the speaker recommend for shade?"]]}};
  },
  get detectedLanguages() {
    return {"audio_url": "https://example.org/tours/visitors.mp3", "detect_language": true, "enable_code_switching": true};
  },
  get givenLanguage() {
    return {"audio_url": "https://example.org/tours/jardin.mp3", "detect_language": false, "language": "fr"};
  },
  get notifiedByPut() {
    return {"audio_url": "https://example.org/talks/opening.mp3", "callback": true, "callback_config": {"url": "https://example.org/speech/callback", "method": "PUT"}};
  },
  get resultPosted() {
    return {"audio_url": "https://example.org/talks/opening.mp3", "callback_url": "https://example.org/speech/results"};
  },
};

export const PreRecordedWebhook = {
  get done() {
    return {"id": "5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410"};
  },
};

export const StopRecordingMessage = {
  get end() {
    return {"type": "stop_recording"};
  },
};

export const TranscriptMessage = {
  get partial() {
    return {
    "type": "transcript",
    "session_id": "session-20260131-1",
    "created_at": "2026-01-31T10:00:02.120Z",
    "data": {
      "id": "transcript-0",
      "is_final": false,
      "utterance": {
        "text": "Good morning and welcome",
        "language": "en",
        "start": 0.42,
        "end": 1.71,
        "confidence": 0.97,
        "channel": 0,
        "words": [
          {"word": "Good", "start": 0.42, "end": 0.66, "confidence": 0.98},
          {"word": "morning", "start": 0.68, "end": 1.08, "confidence": 0.99},
          {"word": "and", "start": 1.1, "end": 1.24, "confidence": 0.95},
          {"word": "welcome", "start": 1.26, "end": 1.71, "confidence": 0.98}
        ]
      }
    }
  };
  },
  get final() {
    return {
    "type": "transcript",
    "session_id": "session-20260131-1",
    "created_at": "2026-01-31T10:00:03.310Z",
    "data": {
      "id": "transcript-0",
      "is_final": true,
      "utterance": {
        "text": "Good morning and welcome to the garden.",
        "language": "en",
        "start": 0.42,
        "end": 2.61,
        "confidence": 0.97,
        "channel": 0,
        "words": [
          {"word": "Good", "start": 0.42, "end": 0.66, "confidence": 0.98},
          {"word": "morning", "start": 0.68, "end": 1.08, "confidence": 0.99},
          {"word": "and", "start": 1.1, "end": 1.24, "confidence": 0.95},
          {"word": "welcome", "start": 1.26, "end": 1.71, "confidence": 0.98},
          {"word": "to", "start": 1.73, "end": 1.85, "confidence": 0.97},
          {"word": "the", "start": 1.86, "end": 1.98, "confidence": 0.96},
          {"word": "garden.", "start": 2.01, "end": 2.61, "confidence": 0.97}
        ]
      }
    }
  };
  },
};

export const UploadResponse = {
  get gardenVisit() {
    return {
    "audio_url": "https://speech.invalid/file/9f4e7c12",
    "audio_metadata": {"id": "9f4e7c12", "filename": "garden-visit.wav", "extension": "wav", "size": 304044, "audio_duration": 9.5, "number_of_channels": 1}
  };
  },
};
