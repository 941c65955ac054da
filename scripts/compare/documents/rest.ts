/** The OpenAPI document: every request, judged by who makes it. */
import type { Notification, Operation, Parameter, Part, Request } from '../../model/contract.ts';
import { join } from '../../model/pointer.ts';
import * as judge from '../judge.ts';
import { affectBoth } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import { compareInline } from '../schema.ts';
import { labelOf, receivedBy, sentBy } from '../uses.ts';
import type { Effect, Uses } from '../verdict.ts';
import { compareSecurity } from './access.ts';
import { compareContent, compareResponses } from './responses.ts';

type Comparison = judge.Comparison;

/** Why a name that users write breaks those who import the list of operations. */
const RENAMED = 'in the list of operations has changed';

/** Compares every request that the OpenAPI document has. */
export function compareRest(comparison: Comparison): void {
  const [old, next] = [comparison.old.contract, comparison.next.contract];
  const call = ({ method, path }: Operation) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
  for (const pair of pairUp(old.operations, next.operations, call)) {
    compareOperation(comparison, pair);
  }
  const kind = ({ name, method }: Notification) => `${name} ${method}`;
  for (const pair of pairUp(old.webhooks, next.webhooks, kind)) {
    const strict = 'the configured endpoints receive a notification of another kind';
    compareNotification(comparison, pair, { strict });
  }
}

function compareOperation(comparison: Comparison, pair: Either<Operation>): void {
  const { id = '' } = pair[0] ?? pair[1] ?? {};
  const both = judge.judgePresence({ ...comparison, uses: sentBy(id) }, 'operation', pair, {
    removed: { narrower: 'the call is gone' },
    added: { none: 'it is new' },
  });
  if (!both) return;
  const [old, next] = both;
  if (old.path !== next.path) {
    const at = (path: string) => ({
      ...{ rule: 'path', document: next.document, pointer: join('/paths', path) },
    });
    judge.judgeName(comparison, { ...at(old.path), old: old.path }, `the path ${RENAMED}`);
    comparison.judgements.add(
      { ...at(next.path), new: next.path },
      { none: 'it names the same call' },
    );
  }
  compareRequest(comparison, both, sentBy(id), receivedBy(id));
  const kind = ({ name, url, method }: Notification) => [name, url, method];
  for (const callbacks of pairUp(old.callbacks, next.callbacks, kind)) {
    compareNotification(comparison, callbacks, { none: 'only those who ask for it receive it' });
  }
}

/** A request that the service makes: what it sends is received, what is answered is sent. */
function compareNotification(
  comparison: Comparison,
  pair: Either<Notification>,
  added: Effect,
): void {
  const one = pair[0] ?? pair[1];
  if (!one) return;
  const label = labelOf(one);
  const inside = { ...comparison, uses: receivedBy(label) };
  const removed = { wider: 'it is no longer sent' };
  const both = judge.judgePresence(inside, 'notification', pair, { removed, added });
  if (both) compareRequest(comparison, both, receivedBy(label), sentBy(label));
}

/** Compares a request: some use what is asked, others what is answered. */
function compareRequest(
  comparison: Comparison,
  pair: Both<Request & { path?: string }>,
  asked: Uses,
  answered: Uses,
): void {
  const [old, next] = pair;
  const request = { ...comparison, uses: asked };
  const id = judge.changeOfKey(pair, 'operationId', [old.id, next.id]);
  judge.judgeName(comparison, id, `the name ${RENAMED}`);
  const key = ({ in: place, name }: Parameter, side: 0 | 1) => {
    // The position in the path counts, not the name; names of headers know no case.
    if (place === 'path') return [place, pair[side].path?.split(/[{}]/).indexOf(name)];
    return [place, place === 'header' ? name.toLowerCase() : name];
  };
  for (const parameters of pairUp(old.parameters, next.parameters, key)) {
    compareParameter(request, 'parameter', parameters);
  }
  compareSecurity(request, pair);
  const bodies = judge.judgePresence(request, 'body', [old.requestBody, next.requestBody], {
    removed: { narrower: 'the body is no longer read', wider: 'the body is no longer sent' },
    added: next.requestBody?.required
      ? { narrower: 'whoever sends none is refused' }
      : { none: 'it may be left out' },
  });
  if (bodies) {
    judgeRequired(request, bodies);
    compareContent(request, bodies);
  }
  compareResponses({ ...comparison, uses: answered }, pair, (inside, headers) =>
    compareParameter(inside, 'header', headers),
  );
}

/** Compares a parameter of a request, or a header of a response. */
function compareParameter(
  comparison: Comparison,
  what: 'parameter' | 'header',
  pair: Either<Parameter>,
): void {
  const both = judge.judgePresence(comparison, what, pair, {
    removed: { narrower: 'it is no longer read', wider: 'it is no longer sent' },
    added: pair[1]?.required
      ? { narrower: 'whoever leaves it out is refused', none: 'readers ignore it' }
      : { none: 'it may be left out, and readers ignore it' },
  });
  if (!both) return;
  const name = judge.changeOfKey(both, 'name');
  const isHeader = both.every((parameter) => parameter.in === 'header');
  const [before, after] = both.map((parameter) => parameter.name.toLowerCase());
  if (isHeader && before === after && name.old !== name.new) {
    comparison.judgements.add(name, { same: 'names of headers know no case' }, comparison.uses);
  } else judge.judgeName(comparison, name, `the name ${RENAMED}`);
  judgeRequired(comparison, both);
  const saying = 'it is written in another way';
  judge.judgeKeys(comparison, both, { allowReserved: saying, content: saying });
  judge.judgeDefault(comparison, both, 'style', affectBoth(saying));
  judge.judgeDefault(comparison, both, 'explode', affectBoth(saying));
  compareInline(comparison, both, 'schema');
}

/** Judges whether a parameter, a body or a header must be there. */
function judgeRequired(comparison: Comparison, both: Both<Part & { required: boolean }>): void {
  const effect = both[1].required
    ? { narrower: 'whoever leaves it out is refused', none: 'it is always there' }
    : { wider: 'it may be missing', none: 'it may be left out' };
  judge.judgeDefault(comparison, both, 'required', effect);
}
