/** Values for the tests of `parse`: valid ones, and some with every default filled in by hand. */

export const LIVE = {
  encoding: 'wav/pcm',
  bit_depth: 16,
  sample_rate: 16000,
  channels: 1,
  endpointing: 0.05,
  maximum_duration_without_endpointing: 5,
  callback: false,
};

const TRANSLATION = {
  model: 'base',
  match_original_utterances: true,
  lipsync: true,
  context_adaptation: true,
  informal: false,
};

export const FULL_LIVE = {
  ...LIVE,
  language_config: { languages: [], code_switching: false },
  pre_processing: { audio_enhancer: false, speech_threshold: 0.6 },
  realtime_processing: {
    custom_vocabulary: false,
    custom_spelling: false,
    translation: false,
    named_entity_recognition: false,
    sentiment_analysis: false,
    translation_config: { target_languages: ['en'], ...TRANSLATION },
  },
  post_processing: { summarization: false, chapterization: false },
  messages_config: {
    receive_partial_transcripts: false,
    receive_final_transcripts: true,
    receive_speech_events: true,
    receive_pre_processing_events: true,
    receive_realtime_processing_events: true,
    receive_post_processing_events: true,
    receive_acknowledgments: true,
    receive_errors: true,
    receive_lifecycle_events: false,
  },
  callback_config: {
    url: 'https://example.com/live',
    receive_partial_transcripts: false,
    receive_final_transcripts: true,
    receive_speech_events: false,
    receive_pre_processing_events: true,
    receive_realtime_processing_events: true,
    receive_post_processing_events: true,
    receive_acknowledgments: false,
    receive_errors: false,
    receive_lifecycle_events: true,
  },
};

export const FULL_REQUEST = {
  audio_url: 'https://example.com/a.wav',
  custom_vocabulary: false,
  callback: false,
  subtitles: false,
  diarization: false,
  translation: false,
  summarization: false,
  named_entity_recognition: false,
  custom_spelling: false,
  sentiment_analysis: false,
  audio_to_llm: false,
  pii_redaction: false,
  sentences: false,
  punctuation_enhanced: false,
  callback_config: { url: 'https://example.com/done', method: 'POST' },
  subtitles_config: { formats: ['srt'], style: 'default' },
  summarization_config: { type: 'general' },
  translation_config: { target_languages: ['fr'], ...TRANSLATION },
  language_config: { languages: [], code_switching: false },
};

export const JOB = {
  id: '45463597-20b7-4af7-b3b3-f5fb778203ab',
  request_id: 'r',
  version: 2,
  status: 'queued',
  created_at: '2026-01-31T12:00:00Z',
  post_session_metadata: {},
  kind: 'live',
  file: null,
  request_params: null,
};

export const WORD = { word: 'hello', start: 0, end: 0.5, confidence: 0.9 };
export const UTTERANCE = {
  text: 'hello',
  language: 'en',
  start: 0,
  end: 1,
  channel: 0,
  words: [WORD],
};
export const LIVE_UTTERANCE = { ...UTTERANCE, confidence: 0.9 };
export const DATA = { id: 'x', is_final: true, utterance: LIVE_UTTERANCE };
export const ENVELOPE = {
  type: 'transcript',
  session_id: 's',
  created_at: '2026-01-31T12:00:00Z',
  data: DATA,
};
