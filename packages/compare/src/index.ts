/** The comparison of the contract with its last release, as the tests of the contract use it. */

export { gate } from './gate.ts';
export { report } from './report.ts';
