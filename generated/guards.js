// Generated from the contract by `npm run build`; edit the contract instead.

export function isOtherServerMessage(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value.type !== 'transcript';
}

export function isTranscriptMessage(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value.type === 'transcript';
}
