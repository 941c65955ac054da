/** The same node of a schema in both releases, and its differences. */
import { isJsonObject, type Json } from '../../../../scripts/json.ts';
import type { Schema } from '../../../../scripts/schema.ts';
import type { Duties, Verdict } from '../verdict.ts';
import { ABSENT, ANYTHING, type Leaf, withChild } from './keywords.ts';
import type { Side } from './set.ts';
import { sample } from './values.ts';

/** An effect on somebody. */
export interface Effect {
  effect: string;
  /** A value of the node that shows the effect, or its absence, without the value of the whole schema around it. */
  leaf?: Leaf | undefined;
  /** Whether the effect is certain although no value shows it. */
  isCertain?: boolean;
}

/** The effects of a difference; an effect that no value can show is only a text. */
export interface Effects
  extends Partial<Record<'breaks-senders' | 'breaks-receivers', Effect | undefined>>,
    Partial<Record<Exclude<Verdict, 'breaks-senders' | 'breaks-receivers'>, string | undefined>> {
  /** What services must do if it does not follow from the effects on senders and receivers. */
  duties?: Duties;
}

/** The same node in both releases. */
export interface Pair {
  old: Side;
  next: Side;
  /** Puts a value of the node into a value of the whole schema of one release. */
  embed: (leaf: Leaf, side: 'old' | 'next') => Json | undefined;
  /** Whether only strict readers check the node. */
  isOpaque?: boolean | undefined;
  /** Whether clients send values of it: then bounds promise nothing about what comes back. */
  isSent?: boolean | undefined;
  /** Whether clients receive values of it. */
  isReceived?: boolean | undefined;
  /** Whether the two only overlap: what the revision lacks is not gone. */
  isPartial?: boolean | undefined;
  /** Different references in place of the node; the differences are reported here. */
  reference?: { old: Side; next: Side } | undefined;
  /** Whether it is a field that the base does not require. */
  isOptional?: boolean;
  /** Whether the meaning of its values is compared already: a whole schema takes the place of a branch of a union. */
  isMeaningCompared?: boolean;
  /** Whether it is the tag of a union. */
  isTag?: boolean;
  /** The tags of the node in the unions that refer to it. */
  tags?: ReadonlySet<string> | undefined;
  /** The tag that selected the node as a branch; the union has compared its values. */
  comparedTag?: string | undefined;
}

/** A difference at a node. */
export interface Found {
  pair: Pair;
  what: string;
  /** The node where it is reported; by default, the node of the pair. */
  at?: Pick<Pair, 'old' | 'next'>;
  /** The keywords where it may be reported: at the first one that the node has, or at the node itself. */
  keywords?: readonly string[];
  /** The field that this keyword must list. */
  field?: string;
  old?: unknown;
  new?: unknown;
  effects: Effects;
  /** Whether receivers tolerate it, unless they are strict. */
  isTolerated?: boolean | undefined;
}

/** Compares two nodes and everything below them. */
export type Compare = (pair: Pair) => Found[];

/** Stands for the items of a list, in place of the name of a field. */
export const ITEM = Symbol('item');

/** Two schemas in the releases of a pair. */
export function sidesOf(pair: Pair, old: Schema = ANYTHING, next: Schema = ANYTHING) {
  return { old: { ...pair.old, schema: old }, next: { ...pair.next, schema: next } };
}

/** The pair one step below: a field, or the items of a list. */
export function below(pair: Pair, key: string | typeof ITEM, old?: Schema, next?: Schema): Pair {
  const embed: Pair['embed'] = (leaf, side) => {
    const { schema, set } = pair[side];
    const around = sample(schema, set);
    if (key !== ITEM)
      return pair.embed(withChild(isJsonObject(around) ? around : {}, key, leaf), side);
    const others = Array.isArray(around) ? around.slice(1) : [];
    return leaf === ABSENT ? undefined : pair.embed([leaf, ...others], side);
  };
  const { isOpaque, isSent, isReceived, isPartial, reference } = pair;
  return { ...sidesOf(pair, old, next), embed, isOpaque, isSent, isReceived, isPartial, reference };
}
