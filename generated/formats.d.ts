// Generated from the contract by `npm run build`; edit the contract instead.

export { date, dateTime, uri, uuid, formats } from './runtime/formats.js';
