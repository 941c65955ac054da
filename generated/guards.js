// Generated from the contract by `npm run build`; edit the contract instead.

export function isAudioChunkMessage(value) {
  return value.type === 'audio_chunk';
}

export function isLiveJob(value) {
  return value.kind === 'live';
}

export function isOtherServerMessage(value) {
  return value.type !== 'transcript';
}

export function isPreRecordedJob(value) {
  return value.kind === 'pre-recorded';
}

export function isStopRecordingMessage(value) {
  return value.type === 'stop_recording';
}

export function isTranscriptMessage(value) {
  return value.type === 'transcript';
}

export function hasStatus(value, status) {
  return value.status === status;
}

export function hasSuccess(value, success) {
  return value.success === success;
}
