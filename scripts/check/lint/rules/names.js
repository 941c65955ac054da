import { componentName } from '../chain.js';

/** Names that every program already has, from JavaScript, the web platform and TypeScript. */
const GLOBALS = new Set(
  `AbortController AbortSignal AggregateError Array ArrayBuffer Atomics Audio Awaited BigInt Blob
  Boolean Buffer Cache Capitalize Comment Credential Crypto DataView Date Document Element Error
  EvalError Event EventSource EventTarget Exclude Extract File FileReader FinalizationRegistry
  FormData Function Headers History Image Infinity InstanceType Int16Array Int32Array Int8Array
  Intl Iterator JSON Location Lock Lowercase Map Math MediaStream MessageChannel MessageEvent
  MessagePort NaN Navigator Node NonNullable Notification Number Object Omit Option Parameters
  Partial Performance Pick Plugin Promise Proxy Range RangeError Readonly ReadableStream Record
  ReferenceError Reflect RegExp Report Request Required Response ReturnType Screen Selection Set
  SharedArrayBuffer Storage String Symbol SyntaxError Text TextDecoder TextEncoder Touch
  TransformStream TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array
  Uncapitalize Uppercase WeakMap WeakRef WeakSet WebAssembly WebSocket Window Worker
  WritableStream`.split(/\s+/),
);

/** A schema's name is written LikeThis and hides no global. */
export default () => ({
  Schema(_schema, ctx) {
    const name = componentName(ctx);
    if (name === undefined) return;
    if (GLOBALS.has(name)) {
      ctx.report({
        message: `the name ${name} hides a global; choose a longer one`,
        location: ctx.location,
      });
    } else if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      ctx.report({
        message: `the name ${name} is not in the style of CustomVocabularyEntry; rename it`,
        location: ctx.location,
      });
    }
  },
});
