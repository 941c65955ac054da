/** Acceptances: breaks that maintainers have accepted in writing. */
import { DOCUMENTS } from '../../../scripts/contract.ts';
import { isJsonObject, type JsonObject } from '../../../scripts/json.ts';
import { type Problem, refuse, refuseAt } from '../../../scripts/problem.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { ACCEPTED_AS, type Acceptance, BREAKING, type Difference } from './verdict.ts';

/** The list of acceptances since the last release; a kept release contains the acceptances since the previous release. */
export const ACCEPTED = 'accepted.yaml';

/**
 * Reads a list of acceptances.
 *
 * @throws ProblemsError if an entry has a missing or unknown key or repeats another entry
 */
export function parseAccepted(file: string, text: string): Acceptance[] {
  const list = parseYaml(text, file);
  if (!Array.isArray(list)) {
    return refuseAt(
      file,
      'must be a list of `{document, pointer, as, reason}`; for an empty list, write `[]`',
    );
  }
  const keyOf = ({ document, pointer, as }: JsonObject) => JSON.stringify([document, pointer, as]);
  const seen = new Set<string>();
  const problems = list.flatMap((one, index): Problem[] => {
    const entry = isJsonObject(one) ? one : {};
    const isRepeated = seen.has(keyOf(entry));
    seen.add(keyOf(entry));
    const twice = 'another entry has the same place; remove one of them';
    const message = problemOf(entry) ?? (isRepeated ? twice : undefined);
    return message === undefined ? [] : [{ file, pointer: `/${index}`, message }];
  });
  refuse(problems);
  return list as unknown as Acceptance[];
}

/** The problem of an entry, if any. */
function problemOf({ document, pointer, as, reason, ...others }: JsonObject): string | undefined {
  for (const [key, value, known] of [
    ['document', document, DOCUMENTS],
    ['as', as, ACCEPTED_AS],
  ] as const) {
    if (known.some((one) => one === value)) continue;
    const wanted = known.join(' or ');
    return value === undefined
      ? `\`${key}\` is missing; write ${wanted}`
      : `\`${key}\` is ${JSON.stringify(value)}; write ${wanted}`;
  }
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) {
    return '`pointer` is missing or does not begin with `/`; copy the text after the `#` from the comparison';
  }
  if (typeof reason !== 'string' || reason.trim() === '') {
    return '`reason` is missing; write why the difference is accepted';
  }
  const [other] = Object.keys(others);
  return other && `\`${other}\` is not a key of an entry; remove it`;
}

/** Marks the differences that are accepted. */
export function accept(
  differences: readonly Difference[],
  acceptances: readonly Acceptance[],
): Difference[] {
  return differences.map((difference) => {
    const accepted = acceptances.find((entry) => {
      // `judged` cannot accept a proved break.
      const mayAccept = entry.as === 'correction' || difference.verdict === 'unjudged';
      return mayAccept && isAt(difference, entry);
    });
    return accepted ? { ...difference, accepted } : difference;
  });
}

/** Finds the entries of a list that accept none of the differences. */
export function checkAccepted(
  file: string,
  acceptances: readonly Acceptance[],
  differences: readonly Difference[],
): Problem[] {
  return acceptances.flatMap((entry, index) => {
    if (differences.some(({ accepted }) => accepted === entry)) return [];
    const proved = differences.find((one) => isAt(one, entry));
    const message = proved
      ? `\`judged\` accepts only the verdict unjudged, but the verdict here is ${proved.verdict}; remove the entry`
      : `${entry.document}#${entry.pointer} matches no difference; remove the entry, or fix its \`document\` and \`pointer\``;
    return [{ file, pointer: `/${index}`, message }];
  });
}

/** Whether an entry refers to a difference that can be accepted. */
function isAt(difference: Difference, { document, pointer }: Acceptance): boolean {
  // Importers depend on the contract, so no fact about the service excuses a break.
  if (difference.verdict === 'breaks-importers') return false;
  return difference.document === document && difference.pointer === pointer;
}

/** The entry that accepts a difference, as one line of YAML without its reason; undefined if it cannot be accepted. */
export function entryFor({ document, pointer, verdict }: Difference): string | undefined {
  if (!BREAKING.has(verdict) || verdict === 'breaks-importers') return undefined;
  const as: Acceptance['as'] = verdict === 'unjudged' ? 'judged' : 'correction';
  const quoted = `'${pointer.replaceAll("'", "''")}'`;
  return `- { document: ${document}, pointer: ${quoted}, as: ${as}, reason: '' }`;
}
