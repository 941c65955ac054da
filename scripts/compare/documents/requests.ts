/** Requests over HTTP, whoever makes them: parameters, bodies, and what is answered. */
import type { Content, Media, Parameter, Part, Request, Response } from '../../model/contract.ts';
import {
  type Comparison,
  changeOfKey,
  judgeDefault,
  judgeKeys,
  judgeName,
  judgePart,
  judgePresence,
} from '../judge.ts';
import { affectBoth, Judgements } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import { compareInline } from '../schema.ts';
import type { Uses } from '../verdict.ts';
import { compareSecurity } from './access.ts';
import { mediaTypeOf } from './meaning.ts';

/** Compares a request: some use what is asked, others what is answered. */
export function compareRequest(
  comparison: Comparison,
  pair: Both<Request>,
  asked: Uses,
  answered: Uses,
): void {
  const [old, next] = pair;
  const request = { ...comparison, uses: asked };
  const id = changeOfKey(pair, 'operationId', [old.id, next.id]);
  judgeName(comparison, id, 'the name in the list of operations has changed');
  const paths = pair.map((request) => ('path' in request ? String(request.path) : ''));
  const key = ({ in: place, name }: Parameter, side: 0 | 1) => {
    const variables = [...(paths[side] ?? '').matchAll(/\{([^}]*)\}/g)].map(([, one]) => one);
    // The position in the path counts, not the name; names of headers know no case.
    if (place === 'path') return [place, variables.indexOf(name)];
    return [place, place === 'header' ? name.toLowerCase() : name];
  };
  for (const parameters of pairUp(old.parameters, next.parameters, key)) {
    compareParameter(request, 'parameter', parameters);
  }
  compareSecurity(request, pair);
  const bodies = judgePresence(request, 'body', [old.requestBody, next.requestBody], {
    removed: { narrower: 'the body is no longer read', wider: 'the body is no longer sent' },
    added: next.requestBody?.required
      ? { narrower: 'whoever sends none is refused' }
      : { none: 'it may be left out' },
  });
  if (bodies) {
    judgeRequired(request, bodies);
    compareContent(request, bodies);
  }
  compareResponses({ ...comparison, uses: answered }, pair);
}

/** Compares a parameter of a request, or a header of a response. */
function compareParameter(
  comparison: Comparison,
  what: 'parameter' | 'header',
  pair: Either<Parameter>,
): void {
  const both = judgePresence(comparison, what, pair, {
    removed: { narrower: 'it is no longer read', wider: 'it is no longer sent' },
    added: pair[1]?.required
      ? { narrower: 'whoever leaves it out is refused', none: 'readers ignore it' }
      : { none: 'it may be left out, and readers ignore it' },
  });
  if (!both) return;
  const name = changeOfKey(both, 'name');
  const isHeader = both.every((parameter) => parameter.in === 'header');
  const [before, after] = both.map((parameter) => parameter.name.toLowerCase());
  if (isHeader && before === after && name.old !== name.new) {
    const saying = 'names of headers know no case';
    comparison.judgements.add(name, { same: saying }, comparison.uses);
  } else judgeName(comparison, name, 'the name in the list of operations has changed');
  judgeRequired(comparison, both);
  const saying = 'it is written in another way';
  judgeKeys(comparison, both, { allowReserved: saying, content: saying });
  judgeDefault(comparison, both, 'style', affectBoth(saying));
  judgeDefault(comparison, both, 'explode', affectBoth(saying));
  compareInline(comparison, both, 'schema');
}

/** Judges whether a parameter, a body or a header must be there. */
function judgeRequired(comparison: Comparison, both: Both<Part & { required: boolean }>): void {
  const effect = both[1].required
    ? { narrower: 'whoever leaves it out is refused', none: 'it is always there' }
    : { wider: 'it may be missing', none: 'it may be left out' };
  judgeDefault(comparison, both, 'required', effect);
}

/** Compares the media types of a body, and the schema of each; a range of them holds its members. */
function compareContent(comparison: Comparison, pair: Both<Content>): void {
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
    judgePart(comparison, 'media-type-removed', [before, undefined], {
      ...(!isHeld && { narrower: `${before.type} is refused` }),
      // Those for whom another entry speaks rely on it no more than before.
      ...(akin.length === 0 && !comparison.subset && { wider: `${before.type} is no longer sent` }),
      none: 'another entry holds it',
    });
  }
  for (const after of next.filter((one) => !old.some((before) => isSame(before, one)))) {
    const isHeld = old.some((before) => holds(before, after));
    const isOther = !next.some((one) => old.some((before) => isAkin(before, one)));
    const saying = `${after.type} may be sent, which readers of the other types do not expect`;
    judgePart(comparison, 'media-type-added', [undefined, after], {
      ...(old.length === 0 && { narrower: 'to write no body is refused' }),
      ...(!isHeld && !isOther && { strict: saying }),
      ...(isOther && { wider: `${after.type} is sent, and nothing that was sent before` }),
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
  return (
    range === type ||
    range === '*/*' ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  );
}

/**
 * Compares the responses by status: for every status that a client can get, what speaks for it before
 * and after. An exact entry comes before its range, and that, for a failure, before `default`.
 */
function compareResponses(
  comparison: Comparison,
  [{ responses: old }, { responses: next }]: Both<Request>,
): void {
  const stated = [...old, ...next].map(({ status }) => status);
  const ranges = [1, 2, 3, 4, 5].map((first) => `${first}XX`);
  // The range stands for its statuses without an entry of their own.
  const statuses = new Set([...stated.filter((status) => status !== 'default'), ...ranges]);
  for (const status of statuses) {
    // A range is narrowed, and not gone, where one of its statuses is still returned.
    const isNarrowed = next.some((one) => one.status.startsWith(status.replace('XX', '')));
    const pair = [findResponse(old, status), findResponse(next, status)] as const;
    compareStatus(comparison, status, pair, isNarrowed);
  }
}

/** What speaks for a status. */
function findResponse(responses: readonly Response[], status: string): Response | undefined {
  const find = (name: string) => responses.find((one) => one.status === name);
  const range = find(status) ?? find(`${status.charAt(0)}XX`);
  return range ?? (/^[45]/.test(status) ? find('default') : undefined);
}

function compareStatus(
  comparison: Comparison,
  status: string,
  [before, after]: Either<Response>,
  isNarrowed: boolean,
): void {
  const isFailure = /^[45]/.test(status);
  const narrower = `a status ${status} is no longer handled`;
  const wider = `a status ${status}, which clients could rely on, is no longer returned`;
  const none = `a status ${status} is no longer returned`;
  const both = judgePresence(comparison, 'status', [before, after], {
    removed: isFailure || isNarrowed ? { narrower, none } : { narrower, wider },
    added: { wider: `an undocumented status ${status} may be returned` },
  });
  if (!both) return;
  const { sent, received } = comparison.uses;
  const tell = (names: readonly string[]) => names.map((name) => `${name} ${status}`);
  const inside = { ...comparison, uses: { sent: tell(sent), received: tell(received) } };
  if (both[0].status === both[1].status) {
    compareResponse(inside, both);
    return;
  }
  // Another entry speaks for the status now: what it says is told where it affects somebody.
  const judgements = new Judgements();
  compareResponse({ ...inside, subset: true, judgements }, both);
  comparison.judgements.addGrave(judgements);
  const isGone = before?.status === status;
  const entry = isGone ? ([before, undefined] as const) : ([undefined, after] as const);
  judgePart(comparison, 'status', entry, { none: 'another entry speaks for the status as well' });
}

function compareResponse(comparison: Comparison, pair: Both<Response>): void {
  compareContent(comparison, pair);
  const [old, next] = pair;
  for (const headers of pairUp(old.headers, next.headers, ({ name }) => name.toLowerCase())) {
    compareParameter(comparison, 'header', headers);
  }
}
