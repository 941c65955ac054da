/** What the first version called things, and what it had and this one lacks: § Versioning. */

/** Where an `x-replaces` entry stands: see `places.ts` for the notation. */
export interface RenameFact {
  /** The first version's name. */
  name: string;
  /** Every place that took over; each must say so. */
  places: readonly string[];
}

export const renames: readonly RenameFact[] = [
  // Parameter renames.
  { name: 'toggle_diarization', places: ['PreRecordedRequest.diarization'] },
  {
    name: 'language_behaviour',
    places: [
      'PreRecordedRequest.detect_language',
      'PreRecordedRequest.enable_code_switching',
      'PreRecordedRequest.language',
      'LiveRequest.language_config',
    ],
  },
  {
    name: 'output_format',
    places: ['PreRecordedRequest.subtitles', 'PreRecordedRequest.subtitles_config'],
  },
  { name: 'webhook_url', places: ['PreRecordedRequest.callback_url'] },
  // Output changes.
  { name: 'prediction', places: ['Transcription.utterances'] },
  {
    name: 'time_begin',
    places: ['Utterance.start', 'Word.start'],
  },
  { name: 'time_end', places: ['Utterance.end', 'Word.end'] },
  { name: 'transcription', places: ['Utterance.text'] },
  { name: 'channel', places: ['Utterance.channel'] },
  { name: 'total_transcription_time', places: ['ResultMetadata.transcription_time'] },
  // "duration becomes `audio_duration`": the document does not set it as a name.
  { name: 'duration', places: ['ResultMetadata.audio_duration'] },
  // Configuration mapping of the live request.
  { name: 'maximum_audio_duration', places: ['LiveRequest.maximum_duration_without_endpointing'] },
  { name: 'language', places: ['LiveRequest.language_config'] },
  { name: 'audio_enhancer', places: ['PreProcessingConfig.audio_enhancer'] },
  { name: 'word_timestamps', places: ['RealtimeProcessingConfig.words_accurate_timestamps'] },
  { name: 'endpointing', places: ['LiveRequest.endpointing'] },
  { name: 'encoding', places: ['LiveRequest.encoding'] },
  { name: 'bit_depth', places: ['LiveRequest.bit_depth'] },
  { name: 'model', places: ['LiveRequest.model'] },
  // Message changes.
  { name: 'frames', places: ['message AudioChunkMessage'] },
  { name: 'final', places: ['message TranscriptMessage'] },
  { name: 'terminate', places: ['message StopRecordingMessage'] },
  // The key in the first message.
  { name: 'x_service_key', places: ['operation createLiveSession'] },
];

/** What is gone: it must be said somewhere in the contract, on a document, an operation or a message. */
export const removals: readonly string[] = [
  'frames_format',
  'prosody',
  'reinject_context',
  'transcription_hint',
];
