// Generated from the contract by `npm run build`; edit the contract instead.

export function isOtherServerMessage(value) {
  return value.type !== 'transcript';
}

export function isTranscriptMessage(value) {
  return value.type === 'transcript';
}
