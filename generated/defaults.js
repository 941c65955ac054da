// Generated from the contract by `npm run build`; edit the contract instead.

import { plain } from './runtime/defaults.js';

export function CallbackConfig(value) {
  const all = { "url": undefined, "method": "POST" };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "url": all.url = field; break;
      case "method": all.method = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function SubtitlesConfig(value) {
  const all = { "formats": ["srt"], "style": "default" };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "formats": all.formats = field; break;
      case "minimum_duration": all.minimum_duration = field; break;
      case "maximum_duration": all.maximum_duration = field; break;
      case "maximum_characters_per_row": all.maximum_characters_per_row = field; break;
      case "maximum_rows_per_caption": all.maximum_rows_per_caption = field; break;
      case "style": all.style = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function TranslationConfig(value) {
  const all = { "target_languages": undefined, "model": "base", "match_original_utterances": true, "lipsync": true, "context_adaptation": true, "informal": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "target_languages": all.target_languages = field; break;
      case "model": all.model = field; break;
      case "match_original_utterances": all.match_original_utterances = field; break;
      case "lipsync": all.lipsync = field; break;
      case "context_adaptation": all.context_adaptation = field; break;
      case "context": all.context = field; break;
      case "informal": all.informal = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function SummarizationConfig(value) {
  const all = { "type": "general" };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "type": all.type = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function LanguageConfig(value) {
  const all = { "languages": [], "code_switching": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "languages": all.languages = field; break;
      case "code_switching": all.code_switching = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function PreRecordedRequestParams(value) {
  const all = { "audio_url": undefined, "custom_vocabulary": false, "callback": false, "subtitles": false, "diarization": false, "translation": false, "summarization": false, "named_entity_recognition": false, "custom_spelling": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "sentences": false, "punctuation_enhanced": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "audio_url": all.audio_url = field; break;
      case "custom_vocabulary": all.custom_vocabulary = field; break;
      case "custom_vocabulary_config": all.custom_vocabulary_config = field; break;
      case "callback_url": all.callback_url = field; break;
      case "callback": all.callback = field; break;
      case "callback_config": all.callback_config = CallbackConfig(field); break;
      case "subtitles": all.subtitles = field; break;
      case "subtitles_config": all.subtitles_config = SubtitlesConfig(field); break;
      case "diarization": all.diarization = field; break;
      case "diarization_config": all.diarization_config = field; break;
      case "translation": all.translation = field; break;
      case "translation_config": all.translation_config = TranslationConfig(field); break;
      case "summarization": all.summarization = field; break;
      case "summarization_config": all.summarization_config = SummarizationConfig(field); break;
      case "named_entity_recognition": all.named_entity_recognition = field; break;
      case "custom_spelling": all.custom_spelling = field; break;
      case "custom_spelling_config": all.custom_spelling_config = field; break;
      case "sentiment_analysis": all.sentiment_analysis = field; break;
      case "audio_to_llm": all.audio_to_llm = field; break;
      case "audio_to_llm_config": all.audio_to_llm_config = field; break;
      case "pii_redaction": all.pii_redaction = field; break;
      case "pii_redaction_config": all.pii_redaction_config = field; break;
      case "sentences": all.sentences = field; break;
      case "punctuation_enhanced": all.punctuation_enhanced = field; break;
      case "language_config": all.language_config = LanguageConfig(field); break;
      case "detect_language": all.detect_language = field; break;
      case "enable_code_switching": all.enable_code_switching = field; break;
      case "language": all.language = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function PreRecordedJob(value) {
  return value.status === "queued" || value.status === "processing" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "kind": all.kind = field; break;
        case "completed_at": all.completed_at = field; break;
        case "error_code": all.error_code = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? PreRecordedRequestParams(field) : field; break;
        case "result": all.result = field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value.status === "done" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "completed_at": undefined, "result": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "completed_at": all.completed_at = field; break;
        case "result": all.result = field; break;
        case "kind": all.kind = field; break;
        case "error_code": all.error_code = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? PreRecordedRequestParams(field) : field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value.status === "error" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "completed_at": undefined, "error_code": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "completed_at": all.completed_at = field; break;
        case "error_code": all.error_code = field; break;
        case "kind": all.kind = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? PreRecordedRequestParams(field) : field; break;
        case "result": all.result = field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value;
}

export function PreProcessingConfig(value) {
  const all = { "audio_enhancer": false, "speech_threshold": 0.6 };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "audio_enhancer": all.audio_enhancer = field; break;
      case "speech_threshold": all.speech_threshold = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function RealtimeProcessingConfig(value) {
  const all = { "custom_vocabulary": false, "custom_spelling": false, "translation": false, "named_entity_recognition": false, "sentiment_analysis": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "custom_vocabulary": all.custom_vocabulary = field; break;
      case "custom_vocabulary_config": all.custom_vocabulary_config = field; break;
      case "custom_spelling": all.custom_spelling = field; break;
      case "custom_spelling_config": all.custom_spelling_config = field; break;
      case "translation": all.translation = field; break;
      case "translation_config": all.translation_config = TranslationConfig(field); break;
      case "named_entity_recognition": all.named_entity_recognition = field; break;
      case "sentiment_analysis": all.sentiment_analysis = field; break;
      case "words_accurate_timestamps": all.words_accurate_timestamps = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function PostProcessingConfig(value) {
  const all = { "summarization": false, "chapterization": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "summarization": all.summarization = field; break;
      case "summarization_config": all.summarization_config = SummarizationConfig(field); break;
      case "chapterization": all.chapterization = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function LiveMessagesConfig(value) {
  const all = { "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": true, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": true, "receive_errors": true, "receive_lifecycle_events": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "receive_partial_transcripts": all.receive_partial_transcripts = field; break;
      case "receive_final_transcripts": all.receive_final_transcripts = field; break;
      case "receive_speech_events": all.receive_speech_events = field; break;
      case "receive_pre_processing_events": all.receive_pre_processing_events = field; break;
      case "receive_realtime_processing_events": all.receive_realtime_processing_events = field; break;
      case "receive_post_processing_events": all.receive_post_processing_events = field; break;
      case "receive_acknowledgments": all.receive_acknowledgments = field; break;
      case "receive_errors": all.receive_errors = field; break;
      case "receive_lifecycle_events": all.receive_lifecycle_events = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function LiveCallbackConfig(value) {
  const all = { "url": undefined, "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": false, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": false, "receive_errors": false, "receive_lifecycle_events": true };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "url": all.url = field; break;
      case "receive_partial_transcripts": all.receive_partial_transcripts = field; break;
      case "receive_final_transcripts": all.receive_final_transcripts = field; break;
      case "receive_speech_events": all.receive_speech_events = field; break;
      case "receive_pre_processing_events": all.receive_pre_processing_events = field; break;
      case "receive_realtime_processing_events": all.receive_realtime_processing_events = field; break;
      case "receive_post_processing_events": all.receive_post_processing_events = field; break;
      case "receive_acknowledgments": all.receive_acknowledgments = field; break;
      case "receive_errors": all.receive_errors = field; break;
      case "receive_lifecycle_events": all.receive_lifecycle_events = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function LiveRequest(value) {
  const all = { "encoding": "wav/pcm", "bit_depth": 16, "sample_rate": 16000, "channels": 1, "endpointing": 0.05, "maximum_duration_without_endpointing": 5, "callback": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "encoding": all.encoding = field; break;
      case "bit_depth": all.bit_depth = field; break;
      case "sample_rate": all.sample_rate = field; break;
      case "channels": all.channels = field; break;
      case "model": all.model = field; break;
      case "endpointing": all.endpointing = field; break;
      case "maximum_duration_without_endpointing": all.maximum_duration_without_endpointing = field; break;
      case "language_config": all.language_config = LanguageConfig(field); break;
      case "pre_processing": all.pre_processing = PreProcessingConfig(field); break;
      case "realtime_processing": all.realtime_processing = RealtimeProcessingConfig(field); break;
      case "post_processing": all.post_processing = PostProcessingConfig(field); break;
      case "messages_config": all.messages_config = LiveMessagesConfig(field); break;
      case "callback": all.callback = field; break;
      case "callback_config": all.callback_config = LiveCallbackConfig(field); break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function LiveJob(value) {
  return value.status === "queued" || value.status === "processing" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "kind": all.kind = field; break;
        case "completed_at": all.completed_at = field; break;
        case "error_code": all.error_code = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? LiveRequest(field) : field; break;
        case "result": all.result = field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value.status === "done" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "completed_at": undefined, "result": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "completed_at": all.completed_at = field; break;
        case "result": all.result = field; break;
        case "kind": all.kind = field; break;
        case "error_code": all.error_code = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? LiveRequest(field) : field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value.status === "error" ? ((value) => {
    const all = { "id": undefined, "request_id": undefined, "version": undefined, "status": undefined, "created_at": undefined, "post_session_metadata": undefined, "completed_at": undefined, "error_code": undefined, "kind": undefined };
    const given = plain(value);
    for (const key in given) {
      const field = given[key];
      if (field === undefined) continue;
      switch (key) {
        case "id": all.id = field; break;
        case "request_id": all.request_id = field; break;
        case "version": all.version = field; break;
        case "status": all.status = field; break;
        case "created_at": all.created_at = field; break;
        case "post_session_metadata": all.post_session_metadata = field; break;
        case "completed_at": all.completed_at = field; break;
        case "error_code": all.error_code = field; break;
        case "kind": all.kind = field; break;
        case "custom_metadata": all.custom_metadata = field; break;
        case "file": all.file = field; break;
        case "request_params": all.request_params = (typeof field === 'object' && field !== null && !Array.isArray(field)) ? LiveRequest(field) : field; break;
        case "result": all.result = field; break;
        default: if (key !== '__proto__') all[key] = field;
      }
    }
    return all;
  })(value) : value;
}

export function TranscriptionJob(value) {
  return value.kind === "pre-recorded" ? PreRecordedJob(value) : value.kind === "live" ? LiveJob(value) : value;
}

export function JobPage(value) {
  const all = { "first": undefined, "current": undefined, "next": undefined, "items": undefined };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "first": all.first = field; break;
      case "current": all.current = field; break;
      case "next": all.next = field; break;
      case "items": all.items = ((list) => list.map((one) => TranscriptionJob(one)))(field); break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function PreRecordedRequest(value) {
  const all = { "audio_url": undefined, "custom_vocabulary": false, "callback": false, "subtitles": false, "diarization": false, "translation": false, "summarization": false, "named_entity_recognition": false, "custom_spelling": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "sentences": false, "punctuation_enhanced": false };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "audio_url": all.audio_url = field; break;
      case "custom_vocabulary": all.custom_vocabulary = field; break;
      case "custom_vocabulary_config": all.custom_vocabulary_config = field; break;
      case "callback_url": all.callback_url = field; break;
      case "callback": all.callback = field; break;
      case "callback_config": all.callback_config = CallbackConfig(field); break;
      case "subtitles": all.subtitles = field; break;
      case "subtitles_config": all.subtitles_config = SubtitlesConfig(field); break;
      case "diarization": all.diarization = field; break;
      case "diarization_config": all.diarization_config = field; break;
      case "translation": all.translation = field; break;
      case "translation_config": all.translation_config = TranslationConfig(field); break;
      case "summarization": all.summarization = field; break;
      case "summarization_config": all.summarization_config = SummarizationConfig(field); break;
      case "named_entity_recognition": all.named_entity_recognition = field; break;
      case "custom_spelling": all.custom_spelling = field; break;
      case "custom_spelling_config": all.custom_spelling_config = field; break;
      case "sentiment_analysis": all.sentiment_analysis = field; break;
      case "audio_to_llm": all.audio_to_llm = field; break;
      case "audio_to_llm_config": all.audio_to_llm_config = field; break;
      case "pii_redaction": all.pii_redaction = field; break;
      case "pii_redaction_config": all.pii_redaction_config = field; break;
      case "sentences": all.sentences = field; break;
      case "punctuation_enhanced": all.punctuation_enhanced = field; break;
      case "language_config": all.language_config = LanguageConfig(field); break;
      case "detect_language": all.detect_language = field; break;
      case "enable_code_switching": all.enable_code_switching = field; break;
      case "language": all.language = field; break;
      case "custom_metadata": all.custom_metadata = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}

export function ListTranscriptionJobsQuery(value) {
  const all = { "offset": 0, "limit": 20 };
  const given = plain(value);
  for (const key in given) {
    const field = given[key];
    if (field === undefined) continue;
    switch (key) {
      case "offset": all.offset = field; break;
      case "limit": all.limit = field; break;
      case "date": all.date = field; break;
      case "before_date": all.before_date = field; break;
      case "after_date": all.after_date = field; break;
      case "status": all.status = field; break;
      case "custom_metadata": all.custom_metadata = field; break;
      case "kind": all.kind = field; break;
      default: if (key !== '__proto__') all[key] = field;
    }
  }
  return all;
}
