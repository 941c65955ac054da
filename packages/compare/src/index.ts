/** The comparison of two releases of a contract, as others use it. */
export { compareCommand } from './command.ts';
export { type CompareOptions, compare, type Result } from './compare.ts';
export { type GateOptions, gate } from './gate.ts';
export { keepRelease, RELEASES, readAccepted, readBundles, readKept, versionsIn } from './kept.ts';
export { type Declarations, type Release, readRelease } from './release.ts';
export { describeChange, report } from './report.ts';
export { type Difference, VERDICTS, type Verdict } from './verdict.ts';
