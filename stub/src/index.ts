/** What a program imports to start a stub. */
export type { Limits } from './limits.ts';
export type { StubOptions, Violation } from './options.ts';
export { type Stub, startStub } from './stub.ts';
