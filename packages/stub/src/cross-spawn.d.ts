/** The part of `cross-spawn` that the command uses. Its own types would be another dependency. */
declare module 'cross-spawn' {
  export { spawn as default } from 'node:child_process';
}
