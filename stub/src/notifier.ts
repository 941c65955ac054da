import type { Checker } from './checker.ts';
import { MOST_SENDING, SIZES } from './limits.ts';
import type { Settings } from './options.ts';

/** How long a receiver may take, in milliseconds. */
const TIMEOUT = 5_000;

/** Where a notification goes; by POST unless it says otherwise. */
interface Recipient {
  method?: 'POST' | 'PUT';
  url: string;
}

interface Notification {
  /** The server that it goes to. */
  origin: string;
  /** As the document has it. */
  name: string;
  /** What the body is checked against; null when that is not specified. */
  schema: string | null;
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
  /** What stops the notification that is on its way to a server. */
  readonly #sending = new Map<string, AbortController>();

  constructor(checker: Checker, settings: Settings) {
    this.#checker = checker;
    this.#settings = settings;
  }

  /** Sends a body when its turn comes. It is dropped, which is reported, when too many wait. */
  send(name: string, schema: string | null, to: Recipient, body: () => unknown): void {
    if (!isCallable(to.url)) return;
    const { length } = this.#waiting;
    if (length >= this.#settings.limits.notifications) {
      this.#checker.report(name, [`was not sent to ${to.url}: ${length} others wait`]);
      return;
    }
    this.#waiting.push({ origin: new URL(to.url).origin, name, schema, to, body });
    this.#sendNext();
  }

  /** Notifies the webhooks of the account that a job is done. */
  sendWebhooks(id: string): void {
    for (const url of this.#settings.webhooks) {
      this.send('transcriptionDone', 'PreRecordedWebhook', { url }, () => ({ id }));
    }
  }

  /** Drops what was not sent yet. */
  close(): void {
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
    const { name, schema, to, body: make } = notification;
    const made = make();
    if (schema && this.#checker.check(name, schema, made)) return;
    const { faults } = this.#settings;
    const body = faults.notification ? faults.notification(name, made) : made;
    if (body === null) return;
    // A timer of our own: a signal made of others forgets its time limit when memory is collected.
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      const response = await fetch(to.url, {
        method: to.method ?? 'POST',
        // A connection that is kept open is one that is missing elsewhere.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(body),
        signal: stop.signal,
        redirect: 'manual',
      });
      await response.body?.cancel();
    } catch {
      // Nobody is listening, or not in time: that is the receiver's business.
    } finally {
      clearTimeout(timer);
    }
  }
}
