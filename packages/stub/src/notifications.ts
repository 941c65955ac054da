/** Sends callbacks and webhooks, one at a time to each URL, so that messages arrive in order. */

/** How long to wait for a receiver, in milliseconds. */
const TIMEOUT = 5_000;

export class Notifier {
  /** Settles when the last notification to a URL has been delivered or given up. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();

  /** @param onFailure is told of each notification that could not be delivered */
  constructor(private readonly onFailure: (problem: string) => void) {}

  /** Queues a body to be sent. Any response will do. */
  send(url: string, body: object, method: 'POST' | 'PUT' = 'POST'): void {
    const before = this.#last.get(url) ?? Promise.resolve();
    this.#last.set(
      url,
      before.then(() => this.#deliver(url, method, JSON.stringify(body))),
    );
  }

  async #deliver(url: string, method: string, body: string): Promise<void> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT)]);
    const headers = { 'content-type': 'application/json' };
    try {
      const response = await fetch(url, { method, headers, body, signal });
      await response.body?.cancel();
    } catch (error) {
      const { message, cause } = error as Error;
      if (this.#closing.signal.aborted) return;
      this.onFailure(
        `${method} ${url} failed: ${cause instanceof Error ? cause.message : message}`,
      );
    }
  }

  /** Drops the pending notifications. */
  close(): void {
    this.#closing.abort();
  }
}
