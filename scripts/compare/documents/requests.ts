/** Requests over HTTP, whoever makes them: parameters, bodies, and what is answered. */
import type { Content, Media, Parameter, Part, Request, Response } from '../../model/contract.ts';
import {
  type Comparison,
  foundAt,
  judgeDefault,
  judgeKeys,
  judgeName,
  judgePart,
  judgePresence,
} from '../judge.ts';
import { affectBoth } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import { compareInline } from '../schema.ts';
import type { Uses } from '../verdict.ts';
import { mediaTypeOf } from './meaning.ts';
import { compareSecurity } from './security.ts';

/** Compares a request: some use what is asked, others what is answered. */
export function compareRequest(
  comparison: Comparison,
  pair: Both<Request>,
  asked: Uses,
  answered: Uses,
): void {
  const [old, next] = pair;
  const request = { ...comparison, uses: asked };
  const id = foundAt(pair, 'operationId', [old.id, next.id]);
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
  const name = foundAt(both, 'name');
  const isHeader = both.every((parameter) => parameter.in === 'header');
  const [before, after] = both.map((parameter) => parameter.name.toLowerCase());
  if (isHeader && before === after && name.old !== name.new) {
    const saying = 'names of headers know no case';
    comparison.judgements.add(name, { none: saying, silent: true }, comparison.uses);
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

/** Compares the media types of a body, and the schema of each. */
function compareContent(comparison: Comparison, [old, next]: Both<Content>): void {
  for (const pair of pairUp(old.content, next.content, ({ type }) => mediaTypeOf(type))) {
    const { type } = pair[0] ?? pair[1] ?? {};
    const both = judgePresence<Media>(comparison, 'media-type', pair, {
      removed: {
        narrower: `${type} is refused`,
        ...(!comparison.subset && { wider: `${type} is no longer sent` }),
      },
      added: {
        strict: `${type} may be sent, which readers of the other types do not expect`,
        none: 'the other types are accepted as before',
      },
    });
    if (!both) continue;
    compareInline(comparison, both, 'schema');
    judgeKeys(comparison, both, { encoding: 'the parts are written in another way' });
  }
}

/**
 * Compares the responses by status. A status without an entry of its own is that of its range, or,
 * for a failure, of `default`: an entry that only says more of what was covered breaks nobody, and
 * where an entry for a failure is gone, what covers it must be readable as what came before.
 */
function compareResponses(
  comparison: Comparison,
  [{ responses: old }, { responses: next }]: Both<Request>,
): void {
  const statuses = [...old, ...next].map(({ status }) => status);
  for (const status of new Set(statuses)) {
    const [was, is] = [findStatus(old, status), findStatus(next, status)];
    const covered = findCovering(next, status);
    const before = was ?? findCovering(old, status);
    const after = is ?? covered ?? findNarrowed(next, status, old);
    const isFailure = /^([45]|default)/.test(status);
    const narrower = `a status ${status} is no longer handled`;
    const gone = `a status ${status} is no longer returned`;
    const missed = `a status ${status}, which clients could rely on, is no longer returned`;
    if (before && after) {
      if (!was || !is) {
        const none = 'another entry covers the status';
        const others = 'other statuses in the range are no longer handled';
        const effect = is || covered ? { none } : { narrower: others, none };
        judgePart(comparison, 'status', [was, is], effect);
      }
      const subset = comparison.subset || !was;
      compareResponse({ ...comparison, subset, taken: isFailure && !is }, [before, after]);
    } else {
      judgePresence(comparison, 'status', [was, is], {
        removed: isFailure ? { narrower, none: gone } : { narrower, wider: missed },
        added: { wider: `an undocumented status ${status} may be returned` },
      });
    }
  }
}

function findStatus(responses: readonly Response[], status: string): Response | undefined {
  return responses.find((one) => one.status === status);
}

/** The entry that speaks for a status without one of its own. */
function findCovering(responses: readonly Response[], status: string): Response | undefined {
  const range = findStatus(responses, `${status.charAt(0)}XX`);
  return range ?? (/^[45]/.test(status) ? findStatus(responses, 'default') : undefined);
}

/** Where a range is gone: one of its statuses that took its place. */
function findNarrowed(
  responses: readonly Response[],
  status: string,
  before: readonly Response[],
): Response | undefined {
  if (!/^[1-3]XX$/.test(status)) return undefined;
  const known = new Set(before.map((one) => one.status));
  return responses.find((one) => one.status.startsWith(status.charAt(0)) && !known.has(one.status));
}

function compareResponse(comparison: Comparison, pair: Both<Response>): void {
  compareContent(comparison, pair);
  const [old, next] = pair;
  for (const headers of pairUp(old.headers, next.headers, ({ name }) => name.toLowerCase())) {
    compareParameter(comparison, 'header', headers);
  }
}
