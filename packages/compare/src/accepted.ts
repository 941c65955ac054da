/** Acceptances: differences that the comparison alone would refuse, and that maintainers have accepted in writing. */
import { DOCUMENTS } from 'contract-compiler/model/contract.ts';
import { type Finding, refuse, refuseAt } from 'contract-compiler/model/finding.ts';
import { isJsonObject, type Json } from 'contract-compiler/model/json.ts';
import { parseYaml } from 'contract-compiler/read/yaml.ts';
import { ACCEPTED_AS, type Acceptance, type Difference, showPlace } from './verdict.ts';

/** The list of acceptances since the last release; a kept release contains those since the one before it. */
export const ACCEPTED = 'accepted.yaml';

/**
 * Reads a list of acceptances.
 *
 * @throws FindingsError if an entry has a missing or unknown key, or repeats another one
 */
export function parseAccepted(file: string, text: string): Acceptance[] {
  const list = parseYaml(text, file);
  if (!Array.isArray(list)) {
    return refuseAt(file, 'is not a list of {document, pointer, as, reason}; an empty one is []');
  }
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const [index, entry] of list.entries()) {
    const { document, pointer, as } = isJsonObject(entry) ? entry : {};
    const key = JSON.stringify([document, pointer, as]);
    const twice = 'the place is accepted twice; remove one of the two entries';
    const message = problemOf(entry) ?? (seen.has(key) ? twice : undefined);
    seen.add(key);
    if (message !== undefined) findings.push({ file, location: `/${index}`, message });
  }
  refuse(findings);
  return list as unknown as Acceptance[];
}

/** The problem of an entry, if any. */
function problemOf(entry: Json): string | undefined {
  const { document, pointer, as, reason, ...others } = isJsonObject(entry) ? entry : {};
  const isOneOf = (all: readonly string[], value: unknown) => all.some((known) => known === value);
  if (!isOneOf(DOCUMENTS, document)) return `write \`document\`: ${DOCUMENTS.join(' or ')}`;
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) {
    return 'write `pointer`: the place of the difference, as the comparison prints it';
  }
  if (!isOneOf(ACCEPTED_AS, as)) return `write \`as\`: ${ACCEPTED_AS.join(' or ')}`;
  if (typeof reason !== 'string' || reason.trim() === '') {
    return 'write `reason`: why this may pass';
  }
  const [other] = Object.keys(others);
  return other && `\`${other}\` has no meaning here; remove it`;
}

/** Marks the differences that are accepted. Those of exports cannot be: they say nothing about the service. */
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
): Finding[] {
  return acceptances.flatMap((entry, index) => {
    if (differences.some(({ accepted }) => accepted === entry)) return [];
    const proved = differences.find((one) => isAt(one, entry));
    const message = proved
      ? `\`judged\` accepts what is not proved, and the verdict here is ${proved.verdict}; remove the entry`
      : 'matches no difference; remove the entry, or correct its place';
    return [{ file, location: `/${index}`, message }];
  });
}

/** Whether an entry refers to a difference; its pointer may be written as the comparison prints it. */
function isAt({ document, pointer, what }: Difference, entry: Acceptance): boolean {
  const isExport = what.startsWith('exports ');
  if (isExport || document !== entry.document) return false;
  return showPlace(pointer) === showPlace(entry.pointer);
}
