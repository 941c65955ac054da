import type { Profile } from '../../scripts/model/contract.ts';
import { generatedText } from '../support/contract.ts';
import { PROFILES } from './judges.ts';

/** Which of the places of the schemas that can refuse a value did, by profile: `Word#/required`. */
export function reached(
  refusedBy: ReadonlySet<string>,
): Record<Profile, { places: number; missed: string[] }> {
  const found = PROFILES.map((profile) => {
    const text = generatedText(`explain/${profile}.js`);
    // Each error says where it comes from.
    const said = text.matchAll(/schemaPath: ?("(?:[^"\\]|\\.)*")/g);
    const places = new Set([...said].map(([, place = '']) => JSON.parse(place) as string));
    const missed = [...places].filter((place) => !refusedBy.has(`${profile} ${place}`));
    return [profile, { places: places.size, missed }];
  });
  return Object.fromEntries(found) as ReturnType<typeof reached>;
}
