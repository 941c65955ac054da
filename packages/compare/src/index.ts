/** The comparison of two releases of a contract, as others use it. */

export { compare, type Result } from './compare.ts';
export { gate } from './gate.ts';
export { RELEASES, readAccepted, readBundles } from './kept.ts';
export { type Release, readRelease } from './release.ts';
export { report } from './report.ts';
