import type { Checker } from './check.ts';
import type { Faults, Limits } from './options.ts';

const TIMEOUT = 5_000;

interface Notification {
  method: 'POST' | 'PUT';
  url: string;
  body: string;
}

/**
 * Sends callbacks and webhooks, each once: those to one address in their order, the addresses beside
 * each other. What a receiver answers is not looked at.
 */
export class Notifier {
  readonly #checker: Checker;
  readonly #limits: Limits;
  readonly #faults: Faults;
  readonly #lines = new Map<string, Notification[]>();
  readonly #stop = new AbortController();
  #waiting = 0;
  #bytes = 0;

  constructor(checker: Checker, limits: Limits, faults: Faults) {
    this.#checker = checker;
    this.#limits = limits;
    this.#faults = faults;
  }

  /**
   * @param name what is sent, as the document names it
   * @param schema the public schema of the body; null when its shape is not specified
   * @param to where it is sent
   */
  send(
    name: string,
    schema: string | null,
    to: { method?: 'POST' | 'PUT'; url: string },
    body: unknown,
  ): void {
    if (schema && this.#checker.check(name, schema, body)) return;
    if (!/^https?:/i.test(to.url)) return;
    const sent = this.#faults.notification ? this.#faults.notification(name, body) : body;
    if (sent === null || this.#stop.signal.aborted) return;
    const notification = { method: to.method ?? 'POST', url: to.url, body: JSON.stringify(sent) };
    const { length } = notification.body;
    const { notifications, bytes } = this.#limits;
    if (this.#waiting >= notifications || this.#bytes + length > bytes) return;
    this.#waiting += 1;
    this.#bytes += length;
    const line = this.#lines.get(to.url);
    if (line) {
      line.push(notification);
      return;
    }
    const started = [notification];
    this.#lines.set(to.url, started);
    void this.#work(to.url, started);
  }

  /** How many notifications wait, with those that are being sent. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Gives up what was not sent yet. */
  close(): void {
    this.#stop.abort();
  }

  async #work(url: string, line: Notification[]): Promise<void> {
    for (let next = line.shift(); next; next = line.shift()) {
      await this.#deliver(next);
      this.#waiting -= 1;
      this.#bytes -= next.body.length;
    }
    this.#lines.delete(url);
  }

  async #deliver({ method, url, body }: Notification): Promise<void> {
    if (this.#stop.signal.aborted) return;
    try {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT)]);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      await response.body?.cancel();
    } catch {
      // Nobody is there, or not in time: a receiver is no business of the stub.
    }
  }
}
