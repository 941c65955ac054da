import { BREAKING, type Difference } from './verdict.ts';

/** The lowest version that may bring some differences. */
export function nextVersion(
  from: string,
  differences: readonly Pick<Difference, 'verdict'>[],
): string {
  const [major = 0, minor = 0, patch = 0] = numbers(from);
  if (differences.some(({ verdict }) => BREAKING.has(verdict))) return `${major + 1}.0.0`;
  if (differences.some(({ verdict }) => verdict !== 'documentation'))
    return `${major}.${minor + 1}.0`;
  return differences.length > 0 ? `${major}.${minor}.${patch + 1}` : from;
}

/** Whether a version is another one, or a later one. */
export function isAtLeast(version: string, other: string): boolean {
  const [own, theirs] = [numbers(version), numbers(other)];
  const index = own.findIndex((number, place) => number !== theirs[place]);
  if (index >= 0) return (own[index] ?? 0) > (theirs[index] ?? 0);
  // A release candidate comes before its release.
  return !version.includes('-') || other.includes('-');
}

/** The three numbers of a version. */
function numbers(version: string): number[] {
  const found = version.split('-')[0]?.split('.').map(Number) ?? [];
  return [0, 1, 2].map((place) => found[place] || 0);
}
