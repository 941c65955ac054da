/** Builds the site again and again, and only what an edit has touched. */
import { createHash } from 'node:crypto';
import { checkContract } from '../check-contract.ts';
import { clientScript, readProse, referenceInput } from '../docs.ts';
import { type Finding, FindingsError } from '../finding.ts';
import { load } from '../load.ts';
import type { Contract, Files } from '../schema.ts';
import { buildReference } from './reference.ts';
import { buildPages, type Prose } from './site.ts';

/** What a build wrote, or why it wrote nothing. */
export interface BuildResult {
  written: string[];
  findings: readonly Finding[];
}

const REFERENCES = ['rest.html', 'live.html'] as const;

export class Builder {
  readonly #root: string;
  /** What was built last, as digests by path. */
  readonly #built = new Map<string, string>();
  #contract: Contract | undefined;
  #prose: Prose | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Builds what may differ after an edit.
   *
   * @param changed the files that changed, from the root; `undefined` stands for all
   * @param write told the text of each file that differs from the last build
   */
  async build(changed: string[] | undefined, write: (files: Files) => void): Promise<BuildResult> {
    try {
      if (!changed || changed.some((path) => path.startsWith('docs/')) || !this.#prose) {
        this.#prose = readProse(this.#root);
      }
      if (!changed || changed.some((path) => !path.startsWith('docs/')) || !this.#contract) {
        // Until the edit is read without findings there is no contract to build from.
        this.#contract = undefined;
        const { contract, sources } = await load(this.#root);
        const findings = checkContract(contract, sources);
        if (findings.length > 0) return { written: [], findings };
        this.#contract = contract;
      }
      return { written: await this.#rebuild(this.#contract, this.#prose, write), findings: [] };
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      return { written: [], findings: error.findings };
    }
  }

  async #rebuild(
    contract: Contract,
    prose: Prose,
    write: (files: Files) => void,
  ): Promise<string[]> {
    const { files, references } = buildPages(contract, prose);
    if (!this.#built.has('assets/site.js')) files['assets/site.js'] = await clientScript('main');
    const pages = Object.entries(files).filter(([path, text]) => this.#differs(path, text));
    const inputs = REFERENCES.map((path) => ({
      path,
      input: referenceInput(contract, references, path),
    }));
    const stale = inputs.filter(({ path, input }) => this.#differs(path, JSON.stringify(input)));
    try {
      const built = await Promise.all(
        stale.map(async ({ path, input }) => [path, await buildReference(input)] as const),
      );
      const all = [...pages, ...built];
      write(Object.fromEntries(all));
      return all.map(([path]) => path);
    } catch (error) {
      // What could not be written is not built: the next build tries it again.
      for (const path of [...pages.map(([name]) => name), ...stale.map((one) => one.path)]) {
        this.#built.delete(path);
      }
      throw error;
    }
  }

  #differs(path: string, text: string): boolean {
    const digest = createHash('sha256').update(text).digest('base64');
    if (this.#built.get(path) === digest) return false;
    this.#built.set(path, digest);
    return true;
  }
}
