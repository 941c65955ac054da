/** Compares the keywords of a schema that accept and refuse no value: what a value means, and what readers are told. */
import { isDeepStrictEqual } from 'node:util';
import { isAnnotation } from '../../model/schema.ts';
import { VALUE_KEYWORDS } from './inclusion.ts';
import { differAt, type NodeDifference, type NodeReasons, type Pair } from './pair.ts';

const noWitness = 'no value shows a change of meaning';

/** The effects of changing a keyword that says what a value means. */
const MEANING: NodeReasons = {
  'breaks-senders': { effect: 'the service understands it differently', noWitness },
  'breaks-receivers': { effect: 'the service means something else by it', noWitness },
  documentation: 'what it means is now stated',
};

/** The effects of changing each keyword that somebody depends on. Any other annotation is for readers alone. */
const EFFECTS: Readonly<Record<string, NodeReasons>> = {
  ...{ 'x-unit': MEANING, contentEncoding: MEANING, contentMediaType: MEANING },
  default: {
    'breaks-senders': { effect: 'those who leave it out now get something different', noWitness },
    documentation: 'the documentation of a missing value has changed',
  },
  readOnly: { 'breaks-senders': { effect: 'the service no longer reads it', noWitness } },
  writeOnly: { 'breaks-receivers': { effect: 'it is no longer sent', noWitness } },
  'x-opaque': {
    'breaks-importers':
      'the type that tolerant readers compile against no longer says what it holds',
    compatible: 'the type that tolerant readers compile against says what it holds',
  },
};

/** The keywords that are compared by the values they accept, with all that is below them. */
const COMPARED_BY_VALUES: ReadonlySet<string> = new Set([
  ...[...VALUE_KEYWORDS, 'known', '$ref', 'union', 'items'],
  ...['properties', 'required', 'additionalProperties'],
]);

/** Compares the annotations of a node, or its other keywords; of the latter, one that is not known here is unjudged. */
export function compareKeywords(pair: Pair, kind: 'annotations' | 'assertions'): NodeDifference[] {
  const [old, next] = [pair.old.schema, pair.next.schema] as Record<string, unknown>[];
  const keys = Object.keys({ ...old, ...next }).filter(
    (key) => !COMPARED_BY_VALUES.has(key) && isAnnotation(key) === (kind === 'annotations'),
  );
  return keys.flatMap((key) => {
    const [before, after] = [old?.[key], next?.[key]];
    if (isDeepStrictEqual(before, after)) return [];
    const shown = { what: key, old: before, new: after };
    const effects = EFFECTS[key];
    if (!effects) {
      const unjudged = `the comparison does not know \`${key}\``;
      return kind === 'annotations' ? [] : [differAt(pair, shown, { unjudged })];
    }
    // Nobody relied on a default or a unit that was not stated, on what was opaque, or on what was not read.
    const isFlag = /^(x-opaque|readOnly|writeOnly)$/.test(key);
    const isHarmless = isFlag ? after !== true : isAnnotation(key) && before === undefined;
    const { compatible, documentation } = effects;
    return [differAt(pair, shown, isHarmless ? { compatible, documentation } : effects)];
  });
}
