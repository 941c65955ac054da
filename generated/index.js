// Generated from the contract by `npm run build`; edit the contract instead.

export * from './types.js';
export * from './validators.js';
export * from './parse.js';
export * from './operations.js';
// Both the types and the constant of this name, which two of these modules export.
export { operations } from './operations.js';
export * as facts from './facts.js';
