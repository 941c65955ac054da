/** The differences that no rule has judged: they mean the same as before, or only readers see them. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../../../../scripts/contract.ts';
import {
  at,
  child,
  isJsonObject,
  type Json,
  joinPointer,
  tokens,
} from '../../../../scripts/json.ts';
import type { Comparison } from '../judge.ts';

export function judgeRest(
  { base, revision, differences }: Comparison,
  document: DocumentName,
): void {
  // A schema that both documents have is judged where it is first.
  const isElsewhere = (pointer: string) => {
    const [, kind, name = '', ...rest] = tokens(pointer);
    if (kind !== 'schemas' || rest.length > 0) return false;
    const homes = [base, revision].map(({ contract }) => contract.places.get(name)?.document);
    return homes.some((home) => home !== undefined && home !== document);
  };
  const visit = (pointer: string, old: Json | undefined, next: Json | undefined): void => {
    // `compare` judges the version.
    if (isDeepStrictEqual(old, next) || pointer === '/info/version') return;
    if (isElsewhere(pointer) || differences.hasAt(document, pointer)) return;
    if (areAlike(old, next)) {
      for (const key of Object.keys({ ...Object(old), ...Object(next) })) {
        visit(joinPointer(pointer, key), child(old, key), child(next, key));
      }
    } else if (!differences.hasBelow(document, pointer)) {
      const documentation = 'it means the same as before, or only readers see it';
      differences.add({ document, pointer, what: 'form', old, new: next }, { documentation });
    }
  };
  visit('', at(base.contract[document], ''), at(revision.contract[document], ''));
}

/** Whether two values are compared part by part. */
function areAlike(old: Json | undefined, next: Json | undefined): boolean {
  if (Array.isArray(old) && Array.isArray(next)) return old.length === next.length;
  return isJsonObject(old) && isJsonObject(next) && old.$ref === next.$ref;
}
