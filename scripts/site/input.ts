/** What inserts are made from. */
import type { Contract } from '../model/contract.ts';
import type { Schemas } from '../model/schema.ts';

export interface Input {
  contract: Contract;
  /** The readable schemas. */
  schemas: Schemas;
  /** The text of each guide, sample and recipe by its path in the project. */
  prose: ReadonlyMap<string, string>;
}

/** The guide that an insert is in. */
export interface Guide {
  file: string;
}
