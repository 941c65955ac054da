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
  /** What waits for each server. */
  readonly #waiting = new Map<string, Notification[]>();
  /** What stops the notification that is on its way to a server. */
  readonly #sending = new Map<string, AbortController>();
  #count = 0;

  constructor(checker: Checker, settings: Settings) {
    this.#checker = checker;
    this.#settings = settings;
  }

  /** Sends a body when its turn comes. It is dropped, which is reported, when too many wait. */
  send(name: string, schema: string | null, to: Recipient, body: () => unknown): void {
    if (!isCallable(to.url)) return;
    if (this.#count >= this.#settings.limits.notifications) {
      this.#checker.report(name, [`was not sent to ${to.url}: ${this.#count} others wait`]);
      return;
    }
    this.#count += 1;
    const { origin } = new URL(to.url);
    const queue = this.#waiting.get(origin) ?? [];
    queue.push({ name, schema, to, body });
    this.#waiting.set(origin, queue);
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
    this.#waiting.clear();
    this.#count = 0;
    for (const stop of this.#sending.values()) stop.abort();
  }

  /** Sends the first of what waits for each server that is not busy. */
  #sendNext(): void {
    for (const [origin, queue] of this.#waiting) {
      if (this.#sending.size >= MOST_SENDING) return;
      if (this.#sending.has(origin)) continue;
      const first = queue.shift() as Notification;
      this.#count -= 1;
      // What is left goes to the end, so that every server has its turn.
      this.#waiting.delete(origin);
      if (queue.length > 0) this.#waiting.set(origin, queue);
      const stop = new AbortController();
      this.#sending.set(origin, stop);
      const ended = () => {
        this.#sending.delete(origin);
        this.#sendNext();
      };
      this.#checker.guard(first.name, () => this.#deliver(first, stop).finally(ended));
    }
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
