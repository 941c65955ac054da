// Generated from the contract by `npm run build`; edit the contract instead.

export * from './runtime/formats.js';
