/** Bodies and responses over HTTP: by status, what speaks for it; by media type, what it holds. */
import type { Content, Media, Parameter, Request, Response } from '../../model/contract.ts';
import { type Comparison, judgeKeys, judgePart, judgePresence } from '../judge.ts';
import { Judgements } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import { compareInline } from '../schema.ts';
import { mediaTypeOf } from './meaning.ts';

/** Compares the media types of a body, and the schema of each; a range of them holds its members. */
export function compareContent(comparison: Comparison, pair: Both<Content>): void {
  const [old, next] = pair.map(({ content }) => content) as [Media[], Media[]];
  const isSame = (one: Media, other: Media) => holds(one, other) && holds(other, one);
  const isAkin = (one: Media, other: Media) => holds(one, other) || holds(other, one);
  for (const before of old) {
    const exact = next.filter((after) => isSame(before, after));
    const akin = exact.length > 0 ? exact : next.filter((after) => isAkin(before, after));
    for (const after of akin) {
      compareInline(comparison, [before, after], 'schema');
      judgeKeys(comparison, [before, after], { encoding: 'the parts are written in another way' });
    }
    if (exact.length > 0) continue;
    const isHeld = akin.some((after) => holds(after, before));
    // Those for whom another entry speaks rely on it no more than before.
    const isGone = akin.length === 0 && !comparison.subset;
    judgePart(comparison, 'media-type-removed', [before, undefined], {
      narrower: isHeld ? undefined : `${before.type} is refused`,
      wider: isGone ? `${before.type} is no longer sent` : undefined,
      none: 'another entry holds it',
    });
  }
  for (const after of next.filter((one) => !old.some((before) => isSame(before, one)))) {
    const isHeld = old.some((before) => holds(before, after));
    const isOther = !next.some((one) => old.some((before) => isAkin(before, one)));
    const saying = `${after.type} may be sent, which readers of the other types do not expect`;
    judgePart(comparison, 'media-type-added', [undefined, after], {
      narrower: old.length === 0 ? 'to write no body is refused' : undefined,
      strict: isHeld || isOther ? undefined : saying,
      wider: isOther ? `${after.type} is sent, and nothing that was sent before` : undefined,
      none: isHeld ? 'it was allowed before' : 'the other types are accepted as before',
    });
  }
  // That there is no body is a way of writing one, too.
  if (comparison.subset && old.length > 0 && next.length === 0) {
    judgePart(comparison, 'body-removed', pair, { wider: 'no body is sent any longer' });
  }
}

/** Whether a media type, perhaps a range such as `audio/*`, is another one or holds it. */
function holds(outer: Media, inner: Media): boolean {
  const [range, type] = [mediaTypeOf(outer.type), mediaTypeOf(inner.type)];
  const isInRange = range.endsWith('/*') && type.startsWith(range.slice(0, -1));
  return range === type || range === '*/*' || isInRange;
}

/**
 * Compares the responses by status: for every status that a client can get, what speaks for it before
 * and after. An exact entry comes before its range, and that, for a failure, before `default`.
 */
export function compareResponses(
  comparison: Comparison,
  [{ responses: old }, { responses: next }]: Both<Request>,
  compareHeader: (comparison: Comparison, pair: Either<Parameter>) => void,
): void {
  const stated = [...old, ...next].map(({ status }) => status);
  const ranges = [1, 2, 3, 4, 5].map((first) => `${first}XX`);
  // The range stands for its statuses without an entry of their own.
  const statuses = new Set([...stated.filter((status) => status !== 'default'), ...ranges]);
  for (const status of statuses) {
    const isFailure = /^[45]/.test(status);
    // A range is narrowed, and not gone, where one of its statuses is still returned.
    const isNarrowed = next.some((one) => one.status.startsWith(status.replace('XX', '')));
    const pair = [findResponse(old, status), findResponse(next, status)] as const;
    const wider = `a status ${status}, which clients could rely on, is no longer returned`;
    const both = judgePresence(comparison, 'status', pair, {
      removed: {
        narrower: `a status ${status} is no longer handled`,
        wider: isFailure || isNarrowed ? undefined : wider,
        none: `a status ${status} is no longer returned`,
      },
      added: { wider: `an undocumented status ${status} may be returned` },
    });
    if (!both) continue;
    const { sent, received } = comparison.uses;
    const tell = (names: readonly string[]) => names.map((name) => `${name} ${status}`);
    const inside = { ...comparison, uses: { sent: tell(sent), received: tell(received) } };
    const compareResponse = (within: Comparison) => {
      compareContent(within, both);
      const nameOf = ({ name }: Parameter) => name.toLowerCase();
      for (const headers of pairUp(both[0].headers, both[1].headers, nameOf)) {
        compareHeader(within, headers);
      }
    };
    if (both[0].status === both[1].status) compareResponse(inside);
    else {
      // Another entry speaks for the status now: what it says is told where it affects somebody.
      const judgements = new Judgements();
      compareResponse({ ...inside, subset: true, judgements });
      comparison.judgements.addGrave(judgements);
      const entry: Either<Response> =
        both[0].status === status ? [both[0], undefined] : [undefined, both[1]];
      judgePart(comparison, 'status', entry, {
        none: 'another entry speaks for the status as well',
      });
    }
  }
}

/** What speaks for a status. */
function findResponse(responses: readonly Response[], status: string): Response | undefined {
  const find = (name: string) => responses.find((one) => one.status === name);
  const range = find(status) ?? find(`${status.charAt(0)}XX`);
  return range ?? (/^[45]/.test(status) ? find('default') : undefined);
}
