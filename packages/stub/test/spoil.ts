/** Changes of what a service receives and sends, from which faulty and unusual services are made. */
import type { OperationId } from '../src/contract.ts';
import type { Body, Hooks, ProxiedRequest, SentNotification } from './proxy.ts';

/** The API key of the stub whose proxy makes the changes. */
export const KEY = 'the-key';

export const refusal = (status: number) => ({ status, contentType: 'text/plain', body: 'no' });

/** Changes the successful responses of one operation; `count` is the number of the response. */
export function spoilAnswer(
  id: OperationId,
  change: (body: Body, count: number) => unknown,
): Hooks {
  let count = 0;
  return {
    answer: (operation, { status, body }) =>
      operation === id && status < 300 ? { body: change(body, ++count) } : {},
  };
}

/** Changes each job on the pages of the list. */
export const spoilListed = (change: (job: Body) => unknown): Hooks =>
  spoilAnswer('listTranscriptionJobs', (page) => {
    for (const job of page.items) change(job);
    return page;
  });

export const spoilRequest = (
  id: OperationId,
  change: (request: ProxiedRequest) => unknown,
): Hooks => ({
  request: (operation, request) => {
    if (operation === id) change(request);
    return undefined;
  },
});

export const spoilListQuery = (change: (query: URLSearchParams) => unknown): Hooks =>
  spoilRequest('listTranscriptionJobs', (request) => {
    const [path, search] = request.url.split('?');
    const query = new URLSearchParams(search);
    change(query);
    request.url = `${path}?${query}`;
  });

/** Changes what is sent to paths of the receiver. */
export const spoilNotifications = (
  changes: Readonly<Record<string, (one: SentNotification) => SentNotification[]>>,
): Hooks => ({
  notification: (url, one) => changes[new URL(url).pathname]?.(one) ?? [one],
});

/** A moment some milliseconds later. */
export const later = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();
