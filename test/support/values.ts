/** Values for the tests of `parse`: valid ones, and some with every default of the document filled in. */

import { defaultsOf } from '../facts/index.ts';

export const LIVE = defaultsOf('LiveRequest');

export const FULL_LIVE = {
  ...LIVE,
  language_config: defaultsOf('LanguageConfig'),
  pre_processing: defaultsOf('PreProcessingConfig'),
  realtime_processing: {
    ...defaultsOf('RealtimeProcessingConfig'),
    translation_config: { target_languages: ['en'], ...defaultsOf('TranslationConfig') },
  },
  post_processing: defaultsOf('PostProcessingConfig'),
  messages_config: defaultsOf('LiveMessagesConfig'),
  callback_config: { url: 'https://example.com/live', ...defaultsOf('LiveCallbackConfig') },
};

export const FULL_REQUEST = {
  audio_url: 'https://example.com/a.wav',
  ...defaultsOf('PreRecordedRequest'),
  callback_config: { url: 'https://example.com/done', ...defaultsOf('CallbackConfig') },
  subtitles_config: defaultsOf('SubtitlesConfig'),
  summarization_config: defaultsOf('SummarizationConfig'),
  translation_config: { target_languages: ['fr'], ...defaultsOf('TranslationConfig') },
  language_config: defaultsOf('LanguageConfig'),
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
