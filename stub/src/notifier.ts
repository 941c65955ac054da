import type { Checker } from './checker.ts';
import { type Ledger, measure, Store } from './memory.ts';
import type { Settings } from './options.ts';

/** How long a receiver may take, in milliseconds. */
const TIMEOUT = 5_000;

/** Where a notification goes; by POST unless it says otherwise. */
interface Recipient {
  method?: 'POST' | 'PUT';
  url: string;
}

/**
 * Sends callbacks and webhooks, each once: in order to any one address, in parallel to different ones.
 * What a receiver answers is ignored.
 */
export class Notifier {
  readonly #checker: Checker;
  readonly #settings: Settings;
  /** For each address what was last sent there. */
  readonly #last = new Map<string, Promise<void>>();
  /** The notifications that wait, including those that are being sent; each with what ends it. */
  readonly #waiting: Store<AbortController>;
  #sent = 0;

  constructor(checker: Checker, settings: Settings, ledger: Ledger) {
    this.#checker = checker;
    this.#settings = settings;
    this.#waiting = new Store(ledger, settings.limits.notifications);
  }

  /** Sends a body, named and checked as the document has it; without a schema it is not specified. */
  send(name: string, schema: string | null, to: Recipient, body: unknown): void {
    if (schema && this.#checker.check(name, schema, body)) return;
    if (!/^https?:/i.test(to.url)) return;
    const { faults } = this.#settings;
    const sent = faults.notification ? faults.notification(name, body) : body;
    if (sent === null) return;
    const text = JSON.stringify(sent);
    const id = String(this.#sent++);
    const stop = new AbortController();
    if (!this.#waiting.add(id, stop, measure([to, text]).bytes)) return;
    const delivered = (this.#last.get(to.url) ?? Promise.resolve())
      .then(() => this.#deliver(to, text, stop))
      .then(() => {
        this.#waiting.delete(id);
        if (this.#last.get(to.url) === delivered) this.#last.delete(to.url);
      });
    this.#last.set(to.url, delivered);
  }

  /** Notifies the webhooks of the account that a job is done. */
  sendWebhooks(id: string): void {
    for (const url of this.#settings.webhooks) {
      this.send('transcriptionDone', 'PreRecordedWebhook', { url }, { id });
    }
  }

  /** Drops what was not sent yet. */
  close(): void {
    for (const { value: stop } of this.#waiting.entries()) stop.abort();
  }

  async #deliver(
    { method = 'POST', url }: Recipient,
    body: string,
    stop: AbortController,
  ): Promise<void> {
    // A timer of our own: a signal made of others forgets its time limit when memory is collected.
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, {
        method,
        headers,
        body,
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
