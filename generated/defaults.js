// Generated from the contract by `npm run build`; edit the contract instead.

import { keep, plain } from './runtime/defaults.js';

export function fillCallbackConfig(input) {
  const output = { "url": undefined, "method": "POST" };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "url": output.url = value; break;
      case "method": output.method = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillJobPage(input) {
  const output = { "first": undefined, "current": undefined, "next": undefined, "items": undefined };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "first": output.first = value; break;
      case "current": output.current = value; break;
      case "next": output.next = value; break;
      case "items": output.items = value.map(fillTranscriptionJob); break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillLanguageConfig(input) {
  const output = { "languages": [], "code_switching": false };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "languages": output.languages = value; break;
      case "code_switching": output.code_switching = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillLiveCallbackConfig(input) {
  const output = { "url": undefined, "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": false, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": false, "receive_errors": false, "receive_lifecycle_events": true };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "url": output.url = value; break;
      case "receive_partial_transcripts": output.receive_partial_transcripts = value; break;
      case "receive_final_transcripts": output.receive_final_transcripts = value; break;
      case "receive_speech_events": output.receive_speech_events = value; break;
      case "receive_pre_processing_events": output.receive_pre_processing_events = value; break;
      case "receive_realtime_processing_events": output.receive_realtime_processing_events = value; break;
      case "receive_post_processing_events": output.receive_post_processing_events = value; break;
      case "receive_acknowledgments": output.receive_acknowledgments = value; break;
      case "receive_errors": output.receive_errors = value; break;
      case "receive_lifecycle_events": output.receive_lifecycle_events = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner1(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined, "completed_at": undefined, "error_code": undefined };
  let custom_metadata_0, file_1, request_params_2, result_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "completed_at": output.completed_at = value; break;
      case "error_code": output.error_code = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillLiveRequest(value) : value; break;
      case "result": result_3 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (result_3 !== undefined) output.result = result_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner2(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined, "completed_at": undefined, "result": undefined };
  let custom_metadata_0, file_1, request_params_2, error_code_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "completed_at": output.completed_at = value; break;
      case "result": output.result = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillLiveRequest(value) : value; break;
      case "error_code": error_code_3 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (error_code_3 !== undefined) output.error_code = error_code_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner3(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined };
  let custom_metadata_0, file_1, request_params_2, completed_at_3, error_code_4, result_5, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillLiveRequest(value) : value; break;
      case "completed_at": completed_at_3 = value; break;
      case "error_code": error_code_4 = value; break;
      case "result": result_5 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (completed_at_3 !== undefined) output.completed_at = completed_at_3;
  if (error_code_4 !== undefined) output.error_code = error_code_4;
  if (result_5 !== undefined) output.result = result_5;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillLiveJob(input) {
  return input.status === "queued" || input.status === "processing" ? inner3(input) : input.status === "done" ? inner2(input) : input.status === "error" ? inner1(input) : input;
}

export function fillLiveMessagesConfig(input) {
  const output = { "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": true, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": true, "receive_errors": true, "receive_lifecycle_events": false };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "receive_partial_transcripts": output.receive_partial_transcripts = value; break;
      case "receive_final_transcripts": output.receive_final_transcripts = value; break;
      case "receive_speech_events": output.receive_speech_events = value; break;
      case "receive_pre_processing_events": output.receive_pre_processing_events = value; break;
      case "receive_realtime_processing_events": output.receive_realtime_processing_events = value; break;
      case "receive_post_processing_events": output.receive_post_processing_events = value; break;
      case "receive_acknowledgments": output.receive_acknowledgments = value; break;
      case "receive_errors": output.receive_errors = value; break;
      case "receive_lifecycle_events": output.receive_lifecycle_events = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillLiveRequest(input) {
  const output = { "encoding": "wav/pcm", "bit_depth": 16, "sample_rate": 16000, "channels": 1, "endpointing": 0.05, "maximum_duration_without_endpointing": 5, "callback": false };
  let model_0, language_config_1, pre_processing_2, realtime_processing_3, post_processing_4, messages_config_5, callback_config_6, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "encoding": output.encoding = value; break;
      case "bit_depth": output.bit_depth = value; break;
      case "sample_rate": output.sample_rate = value; break;
      case "channels": output.channels = value; break;
      case "model": model_0 = value; break;
      case "endpointing": output.endpointing = value; break;
      case "maximum_duration_without_endpointing": output.maximum_duration_without_endpointing = value; break;
      case "language_config": language_config_1 = fillLanguageConfig(value); break;
      case "pre_processing": pre_processing_2 = fillPreProcessingConfig(value); break;
      case "realtime_processing": realtime_processing_3 = fillRealtimeProcessingConfig(value); break;
      case "post_processing": post_processing_4 = fillPostProcessingConfig(value); break;
      case "messages_config": messages_config_5 = fillLiveMessagesConfig(value); break;
      case "callback": output.callback = value; break;
      case "callback_config": callback_config_6 = fillLiveCallbackConfig(value); break;
      default: (unknown ??= []).push(key);
    }
  }
  if (model_0 !== undefined) output.model = model_0;
  if (language_config_1 !== undefined) output.language_config = language_config_1;
  if (pre_processing_2 !== undefined) output.pre_processing = pre_processing_2;
  if (realtime_processing_3 !== undefined) output.realtime_processing = realtime_processing_3;
  if (post_processing_4 !== undefined) output.post_processing = post_processing_4;
  if (messages_config_5 !== undefined) output.messages_config = messages_config_5;
  if (callback_config_6 !== undefined) output.callback_config = callback_config_6;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillPostProcessingConfig(input) {
  const output = { "summarization": false, "chapterization": false };
  let summarization_config_0, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "summarization": output.summarization = value; break;
      case "summarization_config": summarization_config_0 = fillSummarizationConfig(value); break;
      case "chapterization": output.chapterization = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (summarization_config_0 !== undefined) output.summarization_config = summarization_config_0;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillPreProcessingConfig(input) {
  const output = { "audio_enhancer": false, "speech_threshold": 0.6 };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "audio_enhancer": output.audio_enhancer = value; break;
      case "speech_threshold": output.speech_threshold = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner4(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined, "completed_at": undefined, "error_code": undefined };
  let custom_metadata_0, file_1, request_params_2, result_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "completed_at": output.completed_at = value; break;
      case "error_code": output.error_code = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillPreRecordedRequestParams(value) : value; break;
      case "result": result_3 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (result_3 !== undefined) output.result = result_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner5(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined, "completed_at": undefined, "result": undefined };
  let custom_metadata_0, file_1, request_params_2, error_code_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "completed_at": output.completed_at = value; break;
      case "result": output.result = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillPreRecordedRequestParams(value) : value; break;
      case "error_code": error_code_3 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (error_code_3 !== undefined) output.error_code = error_code_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function inner6(input) {
  const output = { "id": undefined, "request_id": undefined, "version": undefined, "created_at": undefined, "post_session_metadata": undefined, "kind": undefined, "status": undefined };
  let custom_metadata_0, file_1, request_params_2, completed_at_3, error_code_4, result_5, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "id": output.id = value; break;
      case "request_id": output.request_id = value; break;
      case "version": output.version = value; break;
      case "created_at": output.created_at = value; break;
      case "post_session_metadata": output.post_session_metadata = value; break;
      case "kind": output.kind = value; break;
      case "status": output.status = value; break;
      case "custom_metadata": custom_metadata_0 = value; break;
      case "file": file_1 = value; break;
      case "request_params": request_params_2 = (typeof value === 'object' && value !== null && !Array.isArray(value)) ? fillPreRecordedRequestParams(value) : value; break;
      case "completed_at": completed_at_3 = value; break;
      case "error_code": error_code_4 = value; break;
      case "result": result_5 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_metadata_0 !== undefined) output.custom_metadata = custom_metadata_0;
  if (file_1 !== undefined) output.file = file_1;
  if (request_params_2 !== undefined) output.request_params = request_params_2;
  if (completed_at_3 !== undefined) output.completed_at = completed_at_3;
  if (error_code_4 !== undefined) output.error_code = error_code_4;
  if (result_5 !== undefined) output.result = result_5;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillPreRecordedJob(input) {
  return input.status === "queued" || input.status === "processing" ? inner6(input) : input.status === "done" ? inner5(input) : input.status === "error" ? inner4(input) : input;
}

export function fillPreRecordedRequest(input) {
  const output = { "audio_url": undefined, "custom_vocabulary": false, "callback": false, "subtitles": false, "diarization": false, "translation": false, "summarization": false, "named_entity_recognition": false, "custom_spelling": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "sentences": false, "punctuation_enhanced": false };
  let custom_vocabulary_config_0, callback_url_1, callback_config_2, subtitles_config_3, diarization_config_4, translation_config_5, summarization_config_6, custom_spelling_config_7, audio_to_llm_config_8, pii_redaction_config_9, language_config_10, detect_language_11, enable_code_switching_12, language_13, custom_metadata_14, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "audio_url": output.audio_url = value; break;
      case "custom_vocabulary": output.custom_vocabulary = value; break;
      case "custom_vocabulary_config": custom_vocabulary_config_0 = value; break;
      case "callback_url": callback_url_1 = value; break;
      case "callback": output.callback = value; break;
      case "callback_config": callback_config_2 = fillCallbackConfig(value); break;
      case "subtitles": output.subtitles = value; break;
      case "subtitles_config": subtitles_config_3 = fillSubtitlesConfig(value); break;
      case "diarization": output.diarization = value; break;
      case "diarization_config": diarization_config_4 = value; break;
      case "translation": output.translation = value; break;
      case "translation_config": translation_config_5 = fillTranslationConfig(value); break;
      case "summarization": output.summarization = value; break;
      case "summarization_config": summarization_config_6 = fillSummarizationConfig(value); break;
      case "named_entity_recognition": output.named_entity_recognition = value; break;
      case "custom_spelling": output.custom_spelling = value; break;
      case "custom_spelling_config": custom_spelling_config_7 = value; break;
      case "sentiment_analysis": output.sentiment_analysis = value; break;
      case "audio_to_llm": output.audio_to_llm = value; break;
      case "audio_to_llm_config": audio_to_llm_config_8 = value; break;
      case "pii_redaction": output.pii_redaction = value; break;
      case "pii_redaction_config": pii_redaction_config_9 = value; break;
      case "sentences": output.sentences = value; break;
      case "punctuation_enhanced": output.punctuation_enhanced = value; break;
      case "language_config": language_config_10 = fillLanguageConfig(value); break;
      case "detect_language": detect_language_11 = value; break;
      case "enable_code_switching": enable_code_switching_12 = value; break;
      case "language": language_13 = value; break;
      case "custom_metadata": custom_metadata_14 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_vocabulary_config_0 !== undefined) output.custom_vocabulary_config = custom_vocabulary_config_0;
  if (callback_url_1 !== undefined) output.callback_url = callback_url_1;
  if (callback_config_2 !== undefined) output.callback_config = callback_config_2;
  if (subtitles_config_3 !== undefined) output.subtitles_config = subtitles_config_3;
  if (diarization_config_4 !== undefined) output.diarization_config = diarization_config_4;
  if (translation_config_5 !== undefined) output.translation_config = translation_config_5;
  if (summarization_config_6 !== undefined) output.summarization_config = summarization_config_6;
  if (custom_spelling_config_7 !== undefined) output.custom_spelling_config = custom_spelling_config_7;
  if (audio_to_llm_config_8 !== undefined) output.audio_to_llm_config = audio_to_llm_config_8;
  if (pii_redaction_config_9 !== undefined) output.pii_redaction_config = pii_redaction_config_9;
  if (language_config_10 !== undefined) output.language_config = language_config_10;
  if (detect_language_11 !== undefined) output.detect_language = detect_language_11;
  if (enable_code_switching_12 !== undefined) output.enable_code_switching = enable_code_switching_12;
  if (language_13 !== undefined) output.language = language_13;
  if (custom_metadata_14 !== undefined) output.custom_metadata = custom_metadata_14;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillPreRecordedRequestParams(input) {
  const output = { "audio_url": undefined, "custom_vocabulary": false, "callback": false, "subtitles": false, "diarization": false, "translation": false, "summarization": false, "named_entity_recognition": false, "custom_spelling": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "sentences": false, "punctuation_enhanced": false };
  let custom_vocabulary_config_0, callback_url_1, callback_config_2, subtitles_config_3, diarization_config_4, translation_config_5, summarization_config_6, custom_spelling_config_7, audio_to_llm_config_8, pii_redaction_config_9, language_config_10, detect_language_11, enable_code_switching_12, language_13, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "audio_url": output.audio_url = value; break;
      case "custom_vocabulary": output.custom_vocabulary = value; break;
      case "custom_vocabulary_config": custom_vocabulary_config_0 = value; break;
      case "callback_url": callback_url_1 = value; break;
      case "callback": output.callback = value; break;
      case "callback_config": callback_config_2 = fillCallbackConfig(value); break;
      case "subtitles": output.subtitles = value; break;
      case "subtitles_config": subtitles_config_3 = fillSubtitlesConfig(value); break;
      case "diarization": output.diarization = value; break;
      case "diarization_config": diarization_config_4 = value; break;
      case "translation": output.translation = value; break;
      case "translation_config": translation_config_5 = fillTranslationConfig(value); break;
      case "summarization": output.summarization = value; break;
      case "summarization_config": summarization_config_6 = fillSummarizationConfig(value); break;
      case "named_entity_recognition": output.named_entity_recognition = value; break;
      case "custom_spelling": output.custom_spelling = value; break;
      case "custom_spelling_config": custom_spelling_config_7 = value; break;
      case "sentiment_analysis": output.sentiment_analysis = value; break;
      case "audio_to_llm": output.audio_to_llm = value; break;
      case "audio_to_llm_config": audio_to_llm_config_8 = value; break;
      case "pii_redaction": output.pii_redaction = value; break;
      case "pii_redaction_config": pii_redaction_config_9 = value; break;
      case "sentences": output.sentences = value; break;
      case "punctuation_enhanced": output.punctuation_enhanced = value; break;
      case "language_config": language_config_10 = fillLanguageConfig(value); break;
      case "detect_language": detect_language_11 = value; break;
      case "enable_code_switching": enable_code_switching_12 = value; break;
      case "language": language_13 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_vocabulary_config_0 !== undefined) output.custom_vocabulary_config = custom_vocabulary_config_0;
  if (callback_url_1 !== undefined) output.callback_url = callback_url_1;
  if (callback_config_2 !== undefined) output.callback_config = callback_config_2;
  if (subtitles_config_3 !== undefined) output.subtitles_config = subtitles_config_3;
  if (diarization_config_4 !== undefined) output.diarization_config = diarization_config_4;
  if (translation_config_5 !== undefined) output.translation_config = translation_config_5;
  if (summarization_config_6 !== undefined) output.summarization_config = summarization_config_6;
  if (custom_spelling_config_7 !== undefined) output.custom_spelling_config = custom_spelling_config_7;
  if (audio_to_llm_config_8 !== undefined) output.audio_to_llm_config = audio_to_llm_config_8;
  if (pii_redaction_config_9 !== undefined) output.pii_redaction_config = pii_redaction_config_9;
  if (language_config_10 !== undefined) output.language_config = language_config_10;
  if (detect_language_11 !== undefined) output.detect_language = detect_language_11;
  if (enable_code_switching_12 !== undefined) output.enable_code_switching = enable_code_switching_12;
  if (language_13 !== undefined) output.language = language_13;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillRealtimeProcessingConfig(input) {
  const output = { "custom_vocabulary": false, "custom_spelling": false, "translation": false, "named_entity_recognition": false, "sentiment_analysis": false };
  let custom_vocabulary_config_0, custom_spelling_config_1, translation_config_2, words_accurate_timestamps_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "custom_vocabulary": output.custom_vocabulary = value; break;
      case "custom_vocabulary_config": custom_vocabulary_config_0 = value; break;
      case "custom_spelling": output.custom_spelling = value; break;
      case "custom_spelling_config": custom_spelling_config_1 = value; break;
      case "translation": output.translation = value; break;
      case "translation_config": translation_config_2 = fillTranslationConfig(value); break;
      case "named_entity_recognition": output.named_entity_recognition = value; break;
      case "sentiment_analysis": output.sentiment_analysis = value; break;
      case "words_accurate_timestamps": words_accurate_timestamps_3 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (custom_vocabulary_config_0 !== undefined) output.custom_vocabulary_config = custom_vocabulary_config_0;
  if (custom_spelling_config_1 !== undefined) output.custom_spelling_config = custom_spelling_config_1;
  if (translation_config_2 !== undefined) output.translation_config = translation_config_2;
  if (words_accurate_timestamps_3 !== undefined) output.words_accurate_timestamps = words_accurate_timestamps_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillSubtitlesConfig(input) {
  const output = { "formats": ["srt"], "style": "default" };
  let minimum_duration_0, maximum_duration_1, maximum_characters_per_row_2, maximum_rows_per_caption_3, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "formats": output.formats = value; break;
      case "minimum_duration": minimum_duration_0 = value; break;
      case "maximum_duration": maximum_duration_1 = value; break;
      case "maximum_characters_per_row": maximum_characters_per_row_2 = value; break;
      case "maximum_rows_per_caption": maximum_rows_per_caption_3 = value; break;
      case "style": output.style = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (minimum_duration_0 !== undefined) output.minimum_duration = minimum_duration_0;
  if (maximum_duration_1 !== undefined) output.maximum_duration = maximum_duration_1;
  if (maximum_characters_per_row_2 !== undefined) output.maximum_characters_per_row = maximum_characters_per_row_2;
  if (maximum_rows_per_caption_3 !== undefined) output.maximum_rows_per_caption = maximum_rows_per_caption_3;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillSummarizationConfig(input) {
  const output = { "type": "general" };
  let unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "type": output.type = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillTranscriptionJob(input) {
  return input.kind === "pre-recorded" ? fillPreRecordedJob(input) : input.kind === "live" ? fillLiveJob(input) : input;
}

export function fillTranslationConfig(input) {
  const output = { "target_languages": undefined, "model": "base", "match_original_utterances": true, "lipsync": true, "context_adaptation": true, "informal": false };
  let context_0, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "target_languages": output.target_languages = value; break;
      case "model": output.model = value; break;
      case "match_original_utterances": output.match_original_utterances = value; break;
      case "lipsync": output.lipsync = value; break;
      case "context_adaptation": output.context_adaptation = value; break;
      case "context": context_0 = value; break;
      case "informal": output.informal = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (context_0 !== undefined) output.context = context_0;
  if (unknown) keep(unknown, input, output);
  return output;
}

export function fillListTranscriptionJobsQuery(input) {
  const output = { "offset": 0, "limit": 20 };
  let date_0, before_date_1, after_date_2, status_3, custom_metadata_4, kind_5, unknown;
  const fields = plain(input);
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    switch (key) {
      case "offset": output.offset = value; break;
      case "limit": output.limit = value; break;
      case "date": date_0 = value; break;
      case "before_date": before_date_1 = value; break;
      case "after_date": after_date_2 = value; break;
      case "status": status_3 = value; break;
      case "custom_metadata": custom_metadata_4 = value; break;
      case "kind": kind_5 = value; break;
      default: (unknown ??= []).push(key);
    }
  }
  if (date_0 !== undefined) output.date = date_0;
  if (before_date_1 !== undefined) output.before_date = before_date_1;
  if (after_date_2 !== undefined) output.after_date = after_date_2;
  if (status_3 !== undefined) output.status = status_3;
  if (custom_metadata_4 !== undefined) output.custom_metadata = custom_metadata_4;
  if (kind_5 !== undefined) output.kind = kind_5;
  if (unknown) keep(unknown, input, output);
  return output;
}
