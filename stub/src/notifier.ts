import { once } from 'node:events';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Checker } from './checker.ts';
import type { NotificationName } from './contract.ts';
import { MOST_SENDING, SIZES } from './limits.ts';
import type { Settings } from './options.ts';

/** How long a receiver may take, in milliseconds. */
const TIMEOUT = 5_000;

/** What the body of each notification is held against; null where the document does not say. */
const SCHEMAS: Readonly<Record<NotificationName, string | null>> = {
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

interface Notification {
  /** The server that it goes to. */
  origin: string;
  name: NotificationName;
  to: Recipient;
  /** Makes the body when its turn comes: until then it takes no memory. */
  body: () => unknown;
}

/** Whether an address can be called. */
export function isCallable(url: string): boolean {
  return /^https?:/i.test(url) && url.length <= SIZES.address && URL.canParse(url);
}

/**
 * Sends callbacks and webhooks, each once: to any one server in order, to different ones in parallel.
 * What a receiver answers is ignored.
 */
export class Notifier {
  readonly #checker: Checker;
  readonly #settings: Settings;
  /** What waits, the oldest first. */
  #waiting: Notification[] = [];
  #isClosed = false;
  /** What stops the notification that is on its way to a server. */
  readonly #sending = new Map<string, AbortController>();

  constructor(checker: Checker, settings: Settings) {
    this.#checker = checker;
    this.#settings = settings;
  }

  /** Sends a body when its turn comes. What is not sent, or does not arrive, is noted. */
  send(name: NotificationName, to: Recipient, body: () => unknown): void {
    if (!isCallable(to.url)) {
      this.#noteLoss(name, to, `only http and https are, up to ${SIZES.address} bytes long`);
      return;
    }
    const { length } = this.#waiting;
    if (length >= this.#settings.limits.notifications) {
      this.#noteLoss(name, to, `${length} others wait`);
      return;
    }
    this.#waiting.push({ origin: new URL(to.url).origin, name, to, body });
    this.#sendNext();
  }

  /** Drops what was not sent yet. */
  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
    for (const stop of this.#sending.values()) stop.abort();
  }

  /** Sends what came first of all that waits for a server that is not busy. */
  #sendNext(): void {
    if (this.#sending.size >= MOST_SENDING) return;
    const at = this.#waiting.findIndex(({ origin }) => !this.#sending.has(origin));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return;
    const stop = new AbortController();
    this.#sending.set(next.origin, stop);
    const ended = () => {
      this.#sending.delete(next.origin);
      this.#sendNext();
    };
    this.#checker.guard(next.name, () => this.#deliver(next, stop).finally(ended));
  }

  async #deliver(notification: Notification, stop: AbortController): Promise<void> {
    const { name, to, body: make } = notification;
    const made = make();
    const schema = SCHEMAS[name];
    if (schema && this.#checker.check(name, schema, made)) return;
    const { faults } = this.#settings;
    const body = faults.notification ? faults.notification(name, made, to.url) : made;
    if (body === null) return;
    // A timer of our own: a signal made of others forgets its time limit when memory is collected.
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    // Not `fetch`, which refuses some ports, and addresses with a user.
    const request = to.url.match(/^https/i) ? requestByHttps : requestByHttp;
    try {
      const sent = request(to.url, {
        method: to.method ?? 'POST',
        headers: { 'content-type': 'application/json' },
        // A connection that is kept open is one that is missing elsewhere.
        agent: false,
        signal: stop.signal,
      });
      sent.end(JSON.stringify(body));
      await once(sent, 'response');
      sent.destroy();
    } catch (error) {
      // Nobody is listening, or not in time: that is the receiver's business.
      const why = stop.signal.aborted ? `no answer within ${TIMEOUT / 1000} s` : String(error);
      if (!this.#isClosed) this.#noteLoss(name, to, why);
    } finally {
      clearTimeout(timer);
    }
  }

  #noteLoss(name: string, { url }: Recipient, why: string): void {
    this.#checker.notice(name, `was not sent to ${url}: ${why}`);
  }
}
