// Generated from the contract by `npm run build`; edit the contract instead.

export * from './types.js';
export * from './validators.js';
export * from './parse.js';
