import type { Facts, Kind } from '../../emit/facts/collect.ts';
import type { Contract, NormalContract } from '../../model/contract.ts';
import type { Html } from '../html.ts';
import type { Field, Root } from '../routes.ts';

/** What the builders of pages start from. */
export interface PageInput {
  contract: Contract;
  normal: NormalContract;
  facts: Record<Kind, Facts>;
  roots: Root[];
  /** Every field of every root, in the order of the roots. */
  fields: Field[];
  /** The fields of each root that the table of defaults and limits shows. */
  rows: Map<Root, Field[]>;
  /** The text of each snippet by its file name. */
  snippets: Map<string, string>;
}

/** Builds the generated blocks of one guide, by name. */
export type PageBuilder = (input: PageInput) => Record<string, Html>;
