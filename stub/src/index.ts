export type { Answer, Faults, Limits, StubOptions, Violation } from './options.ts';
export { type Stub, startStub } from './stub.ts';
export { writeWav } from './wav.ts';
