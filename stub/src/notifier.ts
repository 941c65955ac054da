import type { Checker } from './checker.ts';
import type { Settings } from './options.ts';

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
  readonly #stop = new AbortController();
  #waiting = 0;
  #bytes = 0;

  constructor(checker: Checker, settings: Settings) {
    this.#checker = checker;
    this.#settings = settings;
  }

  /**
   * @param name what is sent, as the document names it
   * @param schema the public schema of the body; null when its shape is not specified
   * @param to where it is sent
   */
  send(name: string, schema: string | null, to: Recipient, body: unknown): void {
    if (schema && this.#checker.check(name, schema, body)) return;
    if (!/^https?:/i.test(to.url)) return;
    const { faults, limits } = this.#settings;
    const sent = faults.notification ? faults.notification(name, body) : body;
    if (sent === null || this.#stop.signal.aborted) return;
    const text = JSON.stringify(sent);
    if (this.#waiting >= limits.notifications || this.#bytes + text.length > limits.bytes) return;
    this.#waiting += 1;
    this.#bytes += text.length;
    const delivered = (this.#last.get(to.url) ?? Promise.resolve())
      .then(() => this.#deliver(to, text))
      .then(() => {
        this.#waiting -= 1;
        this.#bytes -= text.length;
        if (this.#last.get(to.url) === delivered) this.#last.delete(to.url);
      });
    this.#last.set(to.url, delivered);
  }

  /** Tells the webhooks of the account that a job is done. */
  sendWebhooks(id: string): void {
    for (const url of this.#settings.webhooks) {
      this.send('transcriptionDone', 'PreRecordedWebhook', { url }, { id });
    }
  }

  /** How many notifications wait, including those that are being sent. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Drops what was not sent yet. */
  close(): void {
    this.#stop.abort();
  }

  async #deliver({ method = 'POST', url }: Recipient, body: string): Promise<void> {
    if (this.#stop.signal.aborted) return;
    try {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT)]);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      await response.body?.cancel();
    } catch {
      // Nobody is listening, or not in time: that is the receiver's business.
    }
  }
}
