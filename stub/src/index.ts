export { writeWav } from './audio.ts';
export type { Limits } from './limits.ts';
export type { Answer, Faults, StubOptions, Violation } from './options.ts';
export { type Stub, startStub } from './stub.ts';
