/**
 * The names of fields in the first version, from "Versioning" of the interface document. Those of operations, messages and
 * documents are in their tables. If the document describes something without naming it, the words are those of the contract.
 */

/** A place, `Schema.field`, and its names. */
type Row = readonly [place: string, ...names: string[]];

/** The same for places of pre-recorded parameters: in the request, and in its record in a job. */
function parameter(field: string, ...names: string[]): Row[] {
  const schemas = ['PreRecordedRequest', 'PreRecordedRequestParams'];
  return schemas.map((schema) => [`${schema}.${field}`, ...names]);
}

/** The same for a pre-recorded and a live utterance, which share their fields. */
function utterance(field: string, ...names: string[]): Row[] {
  return ['Utterance', 'LiveUtterance'].map((schema) => [`${schema}.${field}`, ...names]);
}

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
];
