/** What is validated: the payloads of the benchmark's cases, the same on every run. */

const AT = '2026-01-31T12:00:00.123Z';
const VOCABULARY =
  'the garden opens early when it is warm and bright so we may walk there before noon with care';
const WORDS = VOCABULARY.split(' ');

function words(count: number, from: number) {
  return Array.from({ length: count }, (_, i) => ({
    word: WORDS[(from + i) % WORDS.length] ?? '',
    start: round(from * 0.31 + i * 0.31),
    end: round(from * 0.31 + i * 0.31 + 0.27),
    confidence: round(0.8 + ((from + i) % 19) / 100),
  }));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function utterance(index: number, length: number) {
  const list = words(length, index * length);
  return {
    text: list.map(({ word }) => word).join(' '),
    language: index % 7 === 0 ? 'fr' : 'en',
    start: list[0]?.start ?? 0,
    end: list.at(-1)?.end ?? 0,
    confidence: 0.93,
    channel: index % 2,
    words: list,
  };
}

export function transcriptMessage(length = 10) {
  return {
    type: 'transcript',
    session_id: 'b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3',
    created_at: AT,
    data: { id: '00_00000001', is_final: true, utterance: utterance(3, length) },
  };
}

export function otherMessage() {
  return {
    type: 'speech_begin',
    session_id: 'b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3',
    created_at: AT,
    data: { time: 1.24, channel: 0 },
  };
}

const LANGUAGES = { languages: ['en', 'fr'], code_switching: true };
const VOCABULARY_CONFIG = {
  vocabulary: [
    'Westeros',
    { value: 'Gladiola', intensity: 0.6, pronunciations: ['gladi ola'], language: 'en' },
  ],
  default_intensity: 0.5,
};
const SPELLING = { spelling_dictionary: { SQL: ['sequel', 'es queue el'], Gorish: ['ghorish'] } };
const TRANSLATION = {
  target_languages: ['de', 'es', 'zh'],
  model: 'enhanced',
  match_original_utterances: true,
  lipsync: false,
  context_adaptation: true,
  context: 'A talk about gardens.',
  informal: true,
};
const RECEIVE = {
  receive_partial_transcripts: true,
  receive_final_transcripts: true,
  receive_speech_events: true,
  receive_pre_processing_events: false,
  receive_realtime_processing_events: true,
  receive_post_processing_events: true,
  receive_acknowledgments: false,
  receive_errors: true,
  receive_lifecycle_events: true,
};

/** A pre-recorded request with every option. */
export function preRecordedRequest() {
  return {
    audio_url: 'https://files.example.com/audio/2026/interview.wav?part=1',
    custom_vocabulary: true,
    custom_vocabulary_config: VOCABULARY_CONFIG,
    callback_url: 'https://example.com/old',
    callback: true,
    callback_config: { url: 'https://example.com/hooks/done', method: 'PUT' },
    subtitles: true,
    subtitles_config: {
      formats: ['srt', 'vtt'],
      minimum_duration: 1,
      maximum_duration: 12.5,
      maximum_characters_per_row: 42,
      maximum_rows_per_caption: 2,
      style: 'compliance',
    },
    diarization: true,
    diarization_config: { number_of_speakers: 3, min_speakers: 1, max_speakers: 5 },
    translation: true,
    translation_config: TRANSLATION,
    summarization: true,
    summarization_config: { type: 'bullet_points' },
    named_entity_recognition: true,
    custom_spelling: true,
    custom_spelling_config: SPELLING,
    sentiment_analysis: true,
    audio_to_llm: true,
    audio_to_llm_config: { prompts: [['Who speaks?'], ['Of what?', 1]], model: 'model-1' },
    pii_redaction: true,
    pii_redaction_config: { entity_types: ['GDPR', 'NAME', 'YEAR'], processed_text_type: 'MASK' },
    sentences: true,
    punctuation_enhanced: true,
    language_config: LANGUAGES,
    detect_language: true,
    enable_code_switching: false,
    language: 'en',
    custom_metadata: { team: 'support', ticket: 12 },
  };
}

/** A live request with every option. */
export function liveRequest() {
  return {
    encoding: 'wav/ulaw',
    bit_depth: 24,
    sample_rate: 44100,
    channels: 2,
    model: 'model-1',
    endpointing: 0.3,
    maximum_duration_without_endpointing: 20,
    language_config: LANGUAGES,
    pre_processing: { audio_enhancer: true, speech_threshold: 0.7 },
    realtime_processing: {
      custom_vocabulary: true,
      custom_vocabulary_config: VOCABULARY_CONFIG,
      custom_spelling: true,
      custom_spelling_config: SPELLING,
      translation: true,
      translation_config: TRANSLATION,
      named_entity_recognition: true,
      sentiment_analysis: false,
      words_accurate_timestamps: true,
    },
    post_processing: {
      summarization: true,
      summarization_config: { type: 'concise' },
      chapterization: true,
    },
    messages_config: RECEIVE,
    callback: true,
    callback_config: { url: 'https://example.com/live', ...RECEIVE },
  };
}

function addon(results: unknown) {
  return { success: true, is_empty: false, exec_time: 1.5, error: null, results };
}

function base(index: number) {
  return {
    id: `45463597-20b7-4af7-b3b3-f5fb778203${(10 + index).toString(16).padStart(2, '0')}`,
    request_id: `req-${index}`,
    version: 2,
    created_at: AT,
    custom_metadata: { team: 'support' },
    post_session_metadata: {},
    file: {
      id: '0d7a5c38-e12f-4b96-8c04-f3a9617be2d5',
      filename: 'interview.wav',
      source: null,
      audio_duration: 3600.5,
      number_of_channels: 2,
    },
  };
}

const METADATA = {
  audio_duration: 3600.5,
  number_of_distinct_channels: 2,
  billing_time: 7201,
  transcription_time: 42.25,
};

function transcription(utterances: number, speaker: boolean) {
  const list = Array.from({ length: utterances }, (_, i) => ({
    ...utterance(i, 12),
    ...(speaker ? { speaker: i % 3 } : {}),
  }));
  const full = list.map(({ text }) => text).join(' ');
  return { full_transcript: full, languages: ['en', 'fr'], utterances: list };
}

/** A finished pre-recorded job; 855 utterances make it 839 KB. */
export function finishedJob(utterances = 855, index = 0) {
  const { custom_metadata: _, ...params } = preRecordedRequest();
  return {
    ...base(index),
    kind: 'pre-recorded',
    status: 'done',
    completed_at: AT,
    error_code: null,
    request_params: params,
    result: {
      metadata: METADATA,
      transcription: transcription(utterances, true),
      translation: addon([{ language: 'de', text: 'Der Garten öffnet früh.' }]),
      summarization: addon('The garden opens early.'),
      named_entity_recognition: addon([{ text: 'garden' }]),
      sentiment_analysis: addon('neutral'),
      audio_to_llm: addon([{ answer: 'A gardener.' }]),
      chapterization: addon({ chapters: [] }),
    },
  };
}

export function finishedLiveJob(utterances: number, index: number) {
  return {
    ...base(index),
    kind: 'live',
    status: 'done',
    completed_at: AT,
    error_code: null,
    request_params: liveRequest(),
    result: {
      metadata: METADATA,
      transcription: transcription(utterances, false),
      summarization: addon(null),
      messages: ['{"type":"start_session"}', '{"type":"end_session"}'],
    },
  };
}

function failedJob(index: number) {
  const failed = { status: 'error', completed_at: AT, error_code: 500 };
  return {
    ...base(index),
    kind: 'live',
    ...failed,
    file: null,
    request_params: null,
    result: null,
  };
}

function waitingJob(index: number) {
  const waiting = { status: index % 2 ? 'queued' : 'processing', completed_at: null };
  return { ...base(index), kind: 'pre-recorded', ...waiting, error_code: null, result: null };
}

/**
 * A page of 20 jobs of both kinds in every state, 362 KB.
 *
 * @param change what becomes of a finished job
 */
export function jobPage(change: (job: object) => object = (job) => job) {
  const items: object[] = Array.from({ length: 20 }, (_, i) => {
    if (i % 10 === 4) return failedJob(i);
    if (i % 10 === 7) return waitingJob(i);
    return change(i % 2 === 0 ? finishedJob(22, i) : finishedLiveJob(21, i));
  });
  return {
    first: 'https://api.example.com/v2/transcription?offset=0&limit=20',
    current: 'https://api.example.com/v2/transcription?offset=20&limit=20',
    next: 'https://api.example.com/v2/transcription?offset=40&limit=20',
    items,
  };
}

/** Numbers from 0 to 1, the same on every run. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A value without about half of its fields, in the order that they have, as far as it can do without
 * them.
 *
 * @param among the paths of the objects whose fields they are
 */
export function withoutSome<Value extends object>(
  value: Value,
  among: string[][],
  isValid: (value: unknown) => boolean,
  random: () => number,
): Value {
  let left = value;
  for (const path of among) {
    const holder = path.reduce(
      (inner, key) => (inner as Fields | undefined)?.[key],
      left as unknown,
    );
    for (const key of Object.keys(holder ?? {})) {
      if (random() < 0.5) continue;
      const candidate = without(left as Fields, [...path, key]);
      if (isValid(candidate)) left = candidate as Value;
    }
  }
  return left;
}

type Fields = Record<string, unknown>;

function without(value: Fields, [key = '', ...rest]: string[]): Fields {
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: without(inner as Fields, rest) };
}

/** The paths to an object and to the objects directly in it. */
export function objectsIn(value: object, path: string[] = []): string[][] {
  const inner = Object.entries(value).filter(([, one]) => one?.constructor === Object);
  return [path, ...inner.map(([key]) => [...path, key])];
}
