/** Comparisons of the catalogue's base with edits of it, for tests of reports, versions and acceptances. */
import type { JsonObject } from '../../../scripts/json.ts';
import { compare, type Result } from '../src/compare.ts';
import type { Bundles } from '../src/release.ts';
import { BASE, edited, releaseOf } from './base.ts';

/** A lowered maximum, which breaks senders. */
export const LOWERED: JsonObject[] = [
  { replace: 'JobRequest/properties/priority/maximum', value: 8 },
];

/** A new field, which breaks nobody. */
export const NEW: JsonObject[] = [{ add: 'Word/properties/emphasis', value: { type: 'number' } }];

/** Another description. */
export const WORDS: JsonObject[] = [{ replace: 'Word/description', value: 'Another.' }];

/** A pattern of which it is not proved that it matches the same texts. */
export const UNPROVED: JsonObject[] = [
  { replace: 'JobRequest/properties/code/pattern', value: '^[a-z]+\\b$' },
];

/** The place of every difference. */
export const locate = () => ({ file: 'a.yaml', line: 1 });

/** The base with an edit, in a version. */
export function changed(edit: JsonObject[], version = '1.0.0', asyncapi = version): Bundles {
  return edited(BASE, [
    ...edit,
    { replace: 'openapi:/info/version', value: version },
    { replace: 'asyncapi:/info/version', value: asyncapi },
  ]);
}

const base = releaseOf(BASE);

/** Compares the base with an edit of it, in a version. */
export function judged(
  edit: JsonObject[],
  version?: string,
  asyncapi?: string,
  isRelease = false,
): Result {
  return compare(base, releaseOf(changed(edit, version, asyncapi)), { isRelease });
}
