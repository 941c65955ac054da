/**
 * The names of the first version, and what it had that this version lacks: § Versioning. Where the document
 * describes a thing without a name, the words of the contract stand here.
 */

export interface RenameFact {
  /** The first version's name. */
  name: string;
  /** What replaced it: `Schema.field`, or `openapi`, `operation <id>`, `message <Name>`. */
  places: readonly string[];
}

/** The places of pre-recorded parameters: in the request, and in its record in a job. */
function parameters(...fields: readonly string[]): string[] {
  return ['PreRecordedRequest', 'PreRecordedRequestParams'].flatMap((schema) =>
    fields.map((field) => `${schema}.${field}`),
  );
}

/** A pre-recorded and a live utterance share their fields. */
const utterance = (field: string) => [`Utterance.${field}`, `LiveUtterance.${field}`];

export const renames: readonly RenameFact[] = [
  // "Parameter renames"
  { name: 'toggle_diarization', places: parameters('diarization') },
  {
    name: 'language_behaviour',
    places: [
      ...parameters('detect_language', 'enable_code_switching', 'language'),
      'LiveRequest.language_config',
    ],
  },
  { name: 'output_format', places: parameters('subtitles', 'subtitles_config') },
  { name: 'webhook_url', places: parameters('callback_url') },
  // "Output changes"
  { name: 'prediction', places: ['Transcription.utterances'] },
  { name: 'time_begin', places: [...utterance('start'), 'Word.start'] },
  { name: 'time_end', places: [...utterance('end'), 'Word.end'] },
  { name: 'transcription', places: utterance('text') },
  { name: 'channel', places: utterance('channel') },
  { name: 'total_transcription_time', places: ['ResultMetadata.transcription_time'] },
  { name: 'duration', places: ['ResultMetadata.audio_duration'] },
  // "Pre-recorded, first to second version"; "Live, first to second version"
  {
    name: 'A single call that holds the file and the options, on a connection that stays open',
    places: ['operation createPreRecordedJob'],
  },
  { name: 'The fixed WebSocket address', places: ['operation createLiveSession'] },
  { name: 'x_service_key in the first message', places: ['operation createLiveSession'] },
  // "Configuration mapping"
  { name: 'encoding', places: ['LiveRequest.encoding'] },
  { name: 'bit_depth', places: ['LiveRequest.bit_depth'] },
  { name: 'model', places: ['LiveRequest.model'] },
  { name: 'endpointing', places: ['LiveRequest.endpointing'] },
  { name: 'maximum_audio_duration', places: ['LiveRequest.maximum_duration_without_endpointing'] },
  { name: 'language', places: ['LiveRequest.language_config'] },
  { name: 'audio_enhancer', places: ['PreProcessingConfig.audio_enhancer'] },
  { name: 'word_timestamps', places: ['RealtimeProcessingConfig.words_accurate_timestamps'] },
  // "Message changes"
  { name: 'frames', places: ['AudioChunkData.chunk'] },
  { name: '{frames}', places: ['message AudioChunkMessage'] },
  { name: 'final', places: ['message TranscriptMessage'] },
  { name: '{event: terminate}', places: ['message StopRecordingMessage'] },
  { name: 'connected, transcript', places: ['asyncapi'] },
];

/** What the first version had and this one lacks, which `x-replaces` states under `removed`. */
export const removals: readonly RenameFact[] = [
  {
    name: 'A single call that holds the file and the options, on a connection that stays open',
    places: ['openapi'],
  },
  { name: 'Separate endpoints for audio and video', places: ['openapi'] },
  { name: 'Most of the metadata on timing', places: ['openapi'] },
  { name: 'frames_format', places: ['operation createLiveSession'] },
  { name: 'prosody', places: ['operation createLiveSession'] },
  { name: 'reinject_context', places: ['operation createLiveSession'] },
  { name: 'transcription_hint', places: ['operation createLiveSession'] },
];

/** How the values changed: what the `change` of a place's `x-replaces` must name. */
export const changes: readonly { place: string; words: readonly string[] }[] = [
  {
    place: 'LiveRequest.encoding',
    words: ['wav', 'wav/pcm', 'amb', 'mp3', 'flac', 'ogg/vorbis', 'opus', 'sphere', 'amr-nb'],
  },
  { place: 'LiveRequest.bit_depth', words: ['64'] },
  { place: 'LiveRequest.model', words: ['single', 'leave it out'] },
  { place: 'LiveRequest.endpointing', words: ['seconds', 'milliseconds'] },
  {
    place: 'LiveRequest.language_config',
    words: [
      ...['`languages` empty', '`code_switching` false', 'true', 'guidance'],
      ...['its code alone in `languages`', 'two-letter'],
    ],
  },
  { place: 'PreProcessingConfig.audio_enhancer', words: ['`pre_processing`'] },
  {
    place: 'RealtimeProcessingConfig.words_accurate_timestamps',
    words: ['`realtime_processing`'],
  },
  ...utterance('channel').map((place) => ({ place, words: ['integer', 'string'] })),
  // "deprecated; use `callback` and `callback_config`"
  ...parameters('callback_url').map((place) => ({ place, words: ['deprecated', '`callback`'] })),
  ...parameters('subtitles').map((place) => ({ place, words: ['`subtitles_config`'] })),
  ...parameters('subtitles_config').map((place) => ({ place, words: ['`formats`'] })),
  ...parameters('detect_language').map((place) => ({
    place,
    words: ['`enable_code_switching`', '`language`'],
  })),
  ...parameters('enable_code_switching').map((place) => ({
    place,
    words: ['`detect_language`', '`language`'],
  })),
  ...parameters('language').map((place) => ({
    place,
    words: ['`detect_language`', '`enable_code_switching`'],
  })),
  { place: 'message AudioChunkMessage', words: ['`data.chunk`', '`audio_chunk`'] },
  { place: 'message TranscriptMessage', words: ['`transcript`', '`data.is_final`'] },
  { place: 'message StopRecordingMessage', words: ['`stop_recording`'] },
  { place: 'asyncapi', words: ['only messages'] },
  { place: 'operation createPreRecordedJob', words: ['URL', 'JSON'] },
  { place: 'operation createLiveSession', words: ['URL', 'header', 'automatically'] },
  {
    place: 'openapi',
    words: ['poll', 'callback', 'webhook', 'one endpoint', 'URLs only', 'JSON', '`audio_duration`'],
  },
];
