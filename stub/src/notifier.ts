/** Callbacks and webhooks, as the stub sends them. */
import { setMaxListeners } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Checker } from './checker.ts';
import type { NotificationName } from './contract.ts';
import { printableAddress } from './options.ts';

/** How long a receiver may be silent, in milliseconds. */
const TIMEOUT = 5_000;
/** How many notifications wait; a new one is dropped. */
const MOST_WAITING = 1_000;
/** To any one server in order. */
const SOCKETS = { maxSockets: 1 };

/** The schema that the body of each notification must match; null where the document does not say. */
export const BODIES: Readonly<Record<NotificationName, string | null>> = {
  jobFinished: 'PreRecordedCallback',
  jobFinishedDeprecated: null,
  // That the body is a message as the WebSocket has it is the choice of the stub.
  liveMessage: 'ServerMessage',
  transcriptionDone: 'PreRecordedWebhook',
};

/** Where a notification goes; by POST unless it says otherwise. */
interface Recipient {
  method?: 'POST' | 'PUT';
  url: string;
}

/** Sends callbacks and webhooks, each once. What a receiver answers is ignored. */
export class Notifier {
  readonly #agents = { http: new http.Agent(SOCKETS), https: new https.Agent(SOCKETS) };
  readonly #closing = new AbortController();
  #waiting = 0;

  constructor(private readonly checker: Checker) {
    // Each notification that waits listens.
    setMaxListeners(0, this.#closing.signal);
  }

  /** Sends a body when its turn comes. What is not sent, or does not arrive, is noted. */
  send(name: NotificationName, to: Recipient, body: unknown): void {
    const schema = BODIES[name];
    if (schema && this.checker.check(name, schema, body)) return;
    const lose = (why: string) => {
      if (this.#closing.signal.aborted) return;
      this.checker.notice(name, `was not sent to ${printableAddress(to.url)}: ${why}`);
    };
    if (!/^https?:/i.test(to.url) || !URL.canParse(to.url)) {
      lose('only http and https are called');
    } else if (this.#waiting >= MOST_WAITING) lose(`${this.#waiting} others wait`);
    else this.#post(to, JSON.stringify(body), lose);
  }

  #post({ method = 'POST', url }: Recipient, text: string, lose: (why: string) => void): void {
    // Not `fetch`, which refuses some ports, and addresses with a user.
    const [call, agent] = /^https/i.test(url)
      ? [https.request, this.#agents.https]
      : [http.request, this.#agents.http];
    const headers = { 'content-type': 'application/json' };
    const { signal } = this.#closing;
    const request = call(url, { method, headers, agent, timeout: TIMEOUT, signal });
    this.#waiting += 1;
    request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT / 1000} s`)));
    request.on('response', () => request.destroy());
    // Nobody is listening, or not in time: that is the receiver's business.
    request.on('error', ({ message }) => lose(message));
    request.on('close', () => {
      this.#waiting -= 1;
    });
    request.end(text);
  }

  /** Drops what was not sent yet. */
  close(): void {
    this.#closing.abort();
  }
}
