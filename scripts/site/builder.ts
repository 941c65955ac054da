/** Builds the site again and again, and only what an edit has touched. */
import { createHash } from 'node:crypto';
import { checkContract } from '../check/values.ts';
import { clientScript, readProse, referenceInput } from '../docs.ts';
import type { Files } from '../emit/files.ts';
import type { Contract } from '../model/contract.ts';
import { type Finding, FindingsError, formatFinding } from '../model/finding.ts';
import { type Loaded, load } from '../read/load.ts';
import { buildReference, type Run } from './reference.ts';
import { buildPages, type Prose, referenceFrames } from './site.ts';
import { Standby } from './standby.ts';

const REFERENCES = ['rest.html', 'live.html'] as const;

/** Builds the documentation again after edits, and knows what it has published before. */
export class Builder {
  readonly #root: string;
  /** What was built last, as digests by path. */
  readonly #built = new Map<string, string>();
  #loaded: Loaded | undefined;
  #prose: Prose | undefined;

  readonly #standby = new Standby(REFERENCES.length);

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Builds what may differ after an edit: our pages first, the references as soon as they are ready.
   *
   * @param changed the files that changed, from the root; `undefined` stands for all
   * @param publish given the text of each file that differs from the last build
   */
  async build(
    changed: string[] | undefined,
    publish: (files: Files) => void,
  ): Promise<readonly Finding[]> {
    try {
      if (!changed || changed.some((path) => path.startsWith('docs/')) || !this.#prose) {
        this.#prose = readProse(this.#root);
      }
      if (!changed || changed.some((path) => !path.startsWith('docs/')) || !this.#loaded) {
        // Until the edit is read without findings there is no contract to build from.
        this.#loaded = undefined;
        this.#loaded = await load(this.#root);
      }
    } catch (error) {
      return findingsOf(error);
    }
    const { contract, sources } = this.#loaded;
    const prose = this.#prose;
    // The references are built in processes of their own: this one has time for the rest.
    const results = await Promise.allSettled([
      this.#references(contract, prose, publish),
      this.#pages(contract, prose, publish).then(() => checkContract(contract, sources)),
    ]);
    const findings = results.flatMap((result) =>
      result.status === 'rejected' ? findingsOf(result.reason) : (result.value ?? []),
    );
    this.#standby.refill();
    // Both halves read the heads of the guides, and may find the same.
    return [...new Map(findings.map((one) => [formatFinding(one), one])).values()];
  }

  async #pages(contract: Contract, prose: Prose, publish: (files: Files) => void): Promise<void> {
    const files = buildPages(contract, prose);
    if (!this.#built.has('assets/site.js')) files['assets/site.js'] = await clientScript('main');
    const stale = Object.entries(files).filter(([path, text]) => this.#differs(path, text));
    if (stale.length > 0) publish(Object.fromEntries(stale));
  }

  async #references(
    contract: Contract,
    prose: Prose,
    publish: (files: Files) => void,
  ): Promise<void> {
    const frames = referenceFrames(prose);
    const run: Run = (args, cwd) => this.#standby.run(args, cwd);
    await Promise.all(
      REFERENCES.map(async (path) => {
        const input = referenceInput(contract, frames, path);
        if (!this.#differs(path, JSON.stringify(input))) return;
        try {
          publish({ [path]: await buildReference(input, run) });
        } catch (error) {
          // What could not be built is tried again by the next build.
          this.#built.delete(path);
          throw error;
        }
      }),
    );
  }

  /** Ends what still runs. */
  close(): void {
    this.#standby.close();
  }

  #differs(path: string, text: string): boolean {
    const digest = createHash('sha256').update(text).digest('base64');
    if (this.#built.get(path) === digest) return false;
    this.#built.set(path, digest);
    return true;
  }
}

function findingsOf(error: unknown): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  throw error;
}
