/** The OpenAPI document: every request, judged by who makes it. */
import { isDeepStrictEqual } from 'node:util';
import type { Body, Notification, Operation, Parameter, Request } from '../../model/contract.ts';
import { join } from '../../model/pointer.ts';
import {
  type Comparison,
  compareInline,
  foundAt,
  judge,
  judgeKeys,
  judgeName,
} from '../comparison.ts';
import { paired } from '../pairs.ts';
import { labelOf, receivedBy, sentBy } from '../release.ts';
import type { Uses } from '../verdict.ts';
import { compareContent, compareResponses, judgeRequired } from './content.ts';
import { compareSchemes, compareSecurity } from './security.ts';
import { compareServers, compareSpecification } from './servers.ts';

/** Compares everything in the OpenAPI document but the named schemas. */
export function compareRest(comparison: Comparison): void {
  const { old, next } = comparison;
  compareSpecification(comparison, 'openapi');
  compareServers(comparison, 'openapi');
  compareSchemes(comparison, 'openapi');
  const operations = paired(
    old.contract.operations,
    next.contract.operations,
    ({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`,
  );
  for (const [before, after] of operations) compareOperation(comparison, before, after);
  const webhooks = paired(
    old.contract.webhooks,
    next.contract.webhooks,
    ({ name, method }) => `${name} ${method}`,
  );
  for (const [before, after] of webhooks) {
    const strict = 'the configured endpoints receive a notification of another kind';
    compareNotification(comparison, before, after, { strict });
  }
}

function compareOperation(
  comparison: Comparison,
  old: Operation | undefined,
  next: Operation | undefined,
): void {
  if (!old || !next) {
    const effect = old ? { narrower: 'the call is gone' } : { none: 'it is new' };
    const rule = old ? 'operation-removed' : 'operation-added';
    judge(comparison, rule, [old, next], effect, sentBy((old ?? next)?.id ?? ''));
    return;
  }
  if (old.path !== next.path) {
    const { document } = next;
    const [from, to] = [old.path, next.path].map((path) => join('/paths', path));
    const gone = { rule: 'path', document, pointer: from ?? '', old: old.path };
    judgeName(comparison, gone, 'the path in the list of operations has changed');
    const added = { rule: 'path', document, pointer: to ?? '', new: next.path };
    comparison.judgements.add(added, { verdict: 'compatible', saying: 'it names the same call' });
  }
  compareRequest(comparison, [old, next], sentBy(old.id), receivedBy(old.id));
  const callbacks = paired(old.callbacks, next.callbacks, ({ name, url, method }) => [
    name,
    url ?? '',
    method,
  ]);
  for (const [before, after] of callbacks) {
    const none = 'only those who ask for it receive it';
    compareNotification(comparison, before, after, { none });
  }
}

/** A request that the service makes: what it sends is received, what is answered is sent. */
function compareNotification(
  comparison: Comparison,
  old: Notification | undefined,
  next: Notification | undefined,
  added: { strict?: string; none?: string },
): void {
  const one = old ?? next;
  if (!one) return;
  const label = labelOf(one);
  if (old && next) compareRequest(comparison, [old, next], receivedBy(label), sentBy(label));
  else {
    const rule = old ? 'notification-removed' : 'notification-added';
    const effect = old ? { wider: 'it is no longer sent' } : added;
    judge(comparison, rule, [old, next], effect, receivedBy(label));
  }
}

function compareRequest(
  comparison: Comparison,
  pair: readonly [Request, Request],
  asked: Uses,
  answered: Uses,
): void {
  const [old, next] = pair;
  const id = foundAt(old, next, 'operationId', old.id, next.id);
  judgeName(comparison, id, 'the name in the list of operations has changed');
  compareParameters(comparison, pair, asked);
  compareSecurity(comparison, pair, asked);
  compareBodies(comparison, [old.requestBody, next.requestBody], asked);
  compareResponses(comparison, pair, answered);
}

function compareParameters(
  comparison: Comparison,
  [old, next]: readonly [Request, Request],
  uses: Uses,
): void {
  const paths = [old, next].map((request) => ('path' in request ? String(request.path) : ''));
  const key = ({ in: place, name }: Parameter, side: 0 | 1) => {
    const variables = [...(paths[side] ?? '').matchAll(/\{([^}]*)\}/g)].map(([, one]) => one);
    // The position in the path counts, not the name; names of headers know no case.
    if (place === 'path') return [place, variables.indexOf(name)];
    return [place, place === 'header' ? name.toLowerCase() : name];
  };
  for (const [before, after] of paired(old.parameters, next.parameters, key)) {
    if (before && after) compareParameter(comparison, [before, after], uses);
    else if (before) {
      const effect = { narrower: 'it is no longer read', wider: 'it is no longer sent' };
      judge(comparison, 'parameter-removed', [before, after], effect, uses);
    } else {
      const effect = after?.required
        ? { narrower: 'whoever leaves it out is refused' }
        : { none: 'it may be left out' };
      judge(comparison, 'parameter-added', [before, after], effect, uses);
    }
  }
}

function compareParameter(
  comparison: Comparison,
  pair: readonly [Parameter, Parameter],
  uses: Uses,
): void {
  const [old, next] = pair;
  const name = foundAt(old, next, 'name', old.name, next.name);
  judgeName(comparison, name, 'the name in the list of operations has changed');
  judgeRequired(comparison, pair, uses);
  const saying = 'it is written in another way';
  judgeKeys(comparison, pair, { allowReserved: saying, content: saying }, uses);
  for (const key of ['style', 'explode'] as const) {
    const [before, after] = [old.node[key], next.node[key]];
    const found = foundAt(old, next, key, before, after);
    if (old[key] !== next[key]) {
      comparison.judgements.effect(found, { narrower: saying, wider: saying }, uses);
    } else if (!isDeepStrictEqual(before, after)) {
      comparison.judgements.add(found, {
        verdict: 'documentation',
        saying: 'that is the default anyway',
      });
    }
  }
  compareInline(comparison, pair, 'schema', uses);
}

function compareBodies(
  comparison: Comparison,
  [old, next]: readonly [Body | undefined, Body | undefined],
  uses: Uses,
): void {
  if (old && next) {
    judgeRequired(comparison, [old, next], uses);
    compareContent(comparison, [old.content, next.content], uses);
  } else if (old) {
    const effect = { narrower: 'the body is no longer read', wider: 'the body is no longer sent' };
    judge(comparison, 'body-removed', [old, next], effect, uses);
  } else if (next) {
    const effect = next.required
      ? { narrower: 'whoever sends none is refused' }
      : { none: 'it may be left out' };
    judge(comparison, 'body-added', [old, next], effect, uses);
  }
}
