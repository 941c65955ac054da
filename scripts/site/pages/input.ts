import type { Facts } from '../../emit/facts/collect.ts';
import type { Contract, NormalContract } from '../../model/contract.ts';
import type { Field, Root } from '../fields.ts';
import type { Samples } from '../samples.ts';

/** What the builders of pages start from. */
export interface PageInput {
  contract: Contract;
  /** The last release; none where the project keeps none. */
  base: Contract | undefined;
  normal: NormalContract;
  facts: Facts;
  roots: Root[];
  /** Every field of every root, in the order of the roots. */
  fields: Field[];
  /** The fields of each root that the table of defaults and limits shows. */
  rows: Map<Root, Field[]>;
  samples: Samples;
  /** The other pages, in the order of the navigation. */
  pages: Listed[];
}

/** A page as others name it. */
export interface Listed {
  title: string;
  /** The file of its twin. */
  file: string;
  summary: string;
}
