/** The OpenAPI document: every request, judged by who makes it. */
import type { Notification, Operation } from '../../model/contract.ts';
import { join } from '../../model/pointer.ts';
import { type Comparison, judgeName, judgePresence } from '../judge.ts';
import { type Either, pairUp } from '../pairs.ts';
import { labelOf, receivedBy, sentBy } from '../uses.ts';
import type { Effect } from '../verdict.ts';
import { compareRequest } from './requests.ts';

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
  const both = judgePresence({ ...comparison, uses: sentBy(id) }, 'operation', pair, {
    removed: { narrower: 'the call is gone' },
    added: { none: 'it is new' },
  });
  if (!both) return;
  const [old, next] = both;
  if (old.path !== next.path) {
    const { document } = next;
    const gone = { rule: 'path', document, pointer: join('/paths', old.path), old: old.path };
    judgeName(comparison, gone, 'the path in the list of operations has changed');
    const added = { rule: 'path', document, pointer: join('/paths', next.path), new: next.path };
    comparison.judgements.add(added, { none: 'it names the same call' });
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
  const both = judgePresence(inside, 'notification', pair, { removed, added });
  if (both) compareRequest(comparison, both, receivedBy(label), sentBy(label));
}
