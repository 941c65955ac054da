/**
 * The names of the first version, and what was removed since: § Versioning. If the document describes something
 * without naming it, the words are those of the contract.
 */

/** A place, `Schema.field`, `openapi`, `operation <id>` or `message <Name>`, and the words about it. */
type Row = readonly [place: string, ...said: string[]];

/** The same for places of pre-recorded parameters: in the request, and in its record in a job. */
function parameter(field: string, ...said: string[]): Row[] {
  const schemas = ['PreRecordedRequest', 'PreRecordedRequestParams'];
  return schemas.map((schema) => [`${schema}.${field}`, ...said]);
}

/** The same for a pre-recorded and a live utterance, which share their fields. */
function utterance(field: string, ...said: string[]): Row[] {
  return ['Utterance', 'LiveUtterance'].map((schema) => [`${schema}.${field}`, ...said]);
}

const CALL = 'Single call with file and options, over a connection that stayed open';

/** The name of each place in the first version. */
export const renames: readonly Row[] = [
  // "Parameter renames"
  ...parameter('diarization', 'toggle_diarization'),
  ...parameter('detect_language', 'language_behaviour'),
  ...parameter('enable_code_switching', 'language_behaviour'),
  ...parameter('language', 'language_behaviour'),
  ...parameter('subtitles', 'output_format'),
  ...parameter('subtitles_config', 'output_format'),
  ...parameter('callback_url', 'webhook_url'),
  // "Output changes"
  ['Transcription.utterances', 'prediction'],
  ...utterance('start', 'time_begin'),
  ['Word.start', 'time_begin'],
  ...utterance('end', 'time_end'),
  ['Word.end', 'time_end'],
  ...utterance('text', 'transcription'),
  ...utterance('channel', 'channel'),
  ['ResultMetadata.transcription_time', 'total_transcription_time'],
  ['ResultMetadata.audio_duration', 'duration'],
  // "Pre-recorded, first to second version"; "Live, first to second version"
  ['operation createPreRecordedJob', CALL],
  [
    'operation createLiveSession',
    ...['The fixed WebSocket address', 'x_service_key in the first WebSocket message'],
  ],
  // "Configuration mapping"
  ['LiveRequest.encoding', 'encoding'],
  ['LiveRequest.bit_depth', 'bit_depth'],
  ['LiveRequest.model', 'model'],
  ['LiveRequest.endpointing', 'endpointing'],
  ['LiveRequest.maximum_duration_without_endpointing', 'maximum_audio_duration'],
  ['LiveRequest.language_config', 'language_behaviour', 'language'],
  ['PreProcessingConfig.audio_enhancer', 'audio_enhancer'],
  ['RealtimeProcessingConfig.words_accurate_timestamps', 'word_timestamps'],
  // "Message changes"
  ['AudioChunkData.chunk', 'frames'],
  ['message AudioChunkMessage', '{frames}'],
  ['message TranscriptMessage', 'final'],
  ['message StopRecordingMessage', '{event: terminate}'],
  ['asyncapi', 'connected, transcript'],
];

/** What was removed since the first version, stated in `x-replaces` under `removed`. */
export const removals: readonly Row[] = [
  ['openapi', CALL, ...['Separate endpoints for audio and video', 'Most timing metadata']],
  [
    'operation createLiveSession',
    ...['frames_format', 'prosody', 'reinject_context', 'transcription_hint'],
  ],
];
