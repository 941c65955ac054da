/** Sends callbacks and webhooks, one at a time to each URL, so that messages arrive in order. */

/** How long to wait for a receiver, in milliseconds. */
const TIMEOUT = 5_000;

export class Notifier {
  /** For each URL, what settles when its last notification has been delivered or given up. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #pending = 0;

  /**
   * @param limit how many notifications may wait; further ones are dropped
   * @param onFailure is told of each notification that could not be delivered
   */
  constructor(
    private readonly limit: number,
    private readonly onFailure: (problem: string) => void,
  ) {}

  /** Queues a body to be sent. Any response will do. */
  send(url: string, body: object, method: 'POST' | 'PUT' = 'POST'): void {
    if (this.#pending >= this.limit) {
      this.onFailure(`${method} ${url} was dropped: ${this.limit} notifications are waiting`);
      return;
    }
    this.#pending += 1;
    const text = JSON.stringify(body);
    const before = this.#last.get(url) ?? Promise.resolve();
    const delivered = before
      .then(() => this.#deliver(url, method, text))
      .then(() => {
        this.#pending -= 1;
        if (this.#last.get(url) === delivered) this.#last.delete(url);
      });
    this.#last.set(url, delivered);
  }

  async #deliver(url: string, method: string, body: string): Promise<void> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT)]);
    const headers = { 'content-type': 'application/json' };
    await fetch(url, { method, headers, body, signal })
      .then((response) => response.body?.cancel())
      .catch(({ message, cause }) => {
        if (this.#closing.signal.aborted) return;
        this.onFailure(`${method} ${url} failed: ${cause?.message ?? message}`);
      });
  }

  /** Drops the pending notifications. */
  close(): void {
    this.#closing.abort();
  }
}
