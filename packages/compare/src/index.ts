/** The comparison of two releases of a contract, as others use it. */

export { compareCommand } from './command.ts';
export { compare } from './compare.ts';
export { gate } from './gate.ts';
export { RELEASES, readAccepted, readBundles, versionsIn } from './kept.ts';
export { readRelease } from './release.ts';
export { report } from './report.ts';
