/** What is answered, and what bodies are made of. */
import type { Media, Part, Request, Response } from '../../model/contract.ts';
import { type Comparison, compareInline, foundAt, judge, judgeKeys } from '../comparison.ts';
import { paired } from '../pairs.ts';
import type { Uses } from '../verdict.ts';

/** Judges whether a parameter, a body or a header must be there. */
export function judgeRequired(
  { judgements }: Comparison,
  [old, next]: readonly [Part & { required: boolean }, Part & { required: boolean }],
  uses: Uses,
): void {
  const found = foundAt(old, next, 'required', old.node.required, next.node.required);
  if (old.required !== next.required) {
    const effect = next.required
      ? { narrower: 'whoever leaves it out is refused', none: 'it is always there' }
      : { wider: 'it may be missing', none: 'it may be left out' };
    judgements.effect(found, effect, uses);
  } else if (found.old !== found.new) {
    judgements.add(found, { verdict: 'documentation', saying: 'that is the default anyway' });
  }
}

/** Compares the media types of a body, and the schema of each. */
export function compareContent(
  comparison: Comparison,
  [old, next]: readonly [readonly Media[], readonly Media[]],
  uses: Uses,
): void {
  for (const [before, after] of paired(old, next, ({ type }) => type)) {
    if (before && after) {
      compareInline(comparison, [before, after], 'schema', uses);
      const saying = 'the parts are written in another way';
      judgeKeys(comparison, [before, after], { encoding: saying }, uses);
    } else if (before) {
      const gone = `${before.type} is no longer sent`;
      const effect = {
        narrower: `${before.type} is refused`,
        ...(!comparison.subset && { wider: gone }),
      };
      judge(comparison, 'media-type-removed', [before, after], effect, uses);
    } else if (after) {
      const effect = {
        strict: `${after.type} may be sent, which readers of the other types do not expect`,
        none: 'the other types are accepted as before',
      };
      judge(comparison, 'media-type-added', [before, after], effect, uses);
    }
  }
}

/**
 * Compares the responses by status. A status without an entry of its own is that of its range, or,
 * for a failure, of `default`: an entry that only says more of what was covered breaks nobody, and
 * where an entry for a failure is gone, what covers it must be readable as what came before.
 */
export function compareResponses(
  comparison: Comparison,
  [{ responses: old }, { responses: next }]: readonly [Request, Request],
  uses: Uses,
): void {
  const statuses = [...old, ...next].map(({ status }) => status);
  for (const status of new Set(statuses)) {
    const own = [old, next].map((list) => list.find((one) => one.status === status));
    const pair = [own[0], own[1]] as const;
    const before = own[0] ?? covering(old, status);
    const after = own[1] ?? covering(next, status) ?? narrowed(next, status, old);
    const failure = /^([45]|default)/.test(status);
    if (before && after) {
      if (!own[0] || !own[1]) {
        const narrower = 'other statuses in the range are no longer handled';
        const none = 'another entry covers the status';
        const covered = own[1] ?? covering(next, status);
        judge(comparison, 'status', pair, covered ? { none } : { narrower, none }, uses);
      }
      const subset = comparison.subset || !own[0];
      compareResponse({ ...comparison, subset, taken: failure && !own[1] }, [before, after], uses);
    } else if (before) {
      const effect = failure
        ? { none: `a status ${status} is no longer returned` }
        : { wider: `a status ${status}, which clients could rely on, is no longer returned` };
      const narrower = `a status ${status} is no longer handled`;
      judge(comparison, 'status-removed', pair, { ...effect, narrower }, uses);
    } else {
      const wider = `an undocumented status ${status} may be returned`;
      judge(comparison, 'status-added', pair, { wider }, uses);
    }
  }
}

/** The entry that speaks for a status without one of its own. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const others = [`${status.charAt(0)}XX`, ...(/^[45]/.test(status) ? ['default'] : [])];
  return others
    .map((other) => responses.find((one) => one.status === other))
    .find((found) => found !== undefined);
}

/** Where a range is gone: one of its statuses that took its place. */
function narrowed(
  responses: readonly Response[],
  status: string,
  before: readonly Response[],
): Response | undefined {
  if (!/^[1-3]XX$/.test(status)) return undefined;
  const known = new Set(before.map((one) => one.status));
  return responses.find((one) => one.status.startsWith(status.charAt(0)) && !known.has(one.status));
}

function compareResponse(
  comparison: Comparison,
  [old, next]: readonly [Response, Response],
  uses: Uses,
): void {
  compareContent(comparison, [old.content, next.content], uses);
  for (const [before, after] of paired(old.headers, next.headers, ({ name }) =>
    name.toLowerCase(),
  )) {
    if (before && after) {
      judgeRequired(comparison, [before, after], uses);
      const saying = 'it is written in another way';
      judgeKeys(comparison, [before, after], { style: saying, explode: saying }, uses);
      compareInline(comparison, [before, after], 'schema', uses);
    } else if (before) {
      const effect = { narrower: 'it is no longer read', wider: 'it is no longer sent' };
      judge(comparison, 'header-removed', [before, after], effect, uses);
    } else
      judge(comparison, 'header-added', [before, after], { none: 'readers pass over it' }, uses);
  }
}
