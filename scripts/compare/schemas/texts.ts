/** Which texts (values that are strings) only one of two schemas accepts: computed by automata, not found by trying. */
import { type CharSet, type Concatenation, DFA, type Element, JS, NFA, type NoParent } from 'refa';
import type { NormalSchema } from '../../model/schema.ts';
import type { formats } from '../../runtime/formats.ts';

/** How many states an automaton may have: counting to 1,000 letters takes 0.06 s, giving up on 10,000 takes 0.1 s. */
const MAX_STATES = 5000;

/** How many texts are tried: a format refuses some that its pattern below accepts. */
const MAX_TEXTS = 50;

/** A pattern that every text of a format matches; only that of `uuid` is exact. */
const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  date: '^\\d{4}-\\d\\d-\\d\\d$',
  'date-time': '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$',
  uri: '^[A-Za-z][A-Za-z\\d+.-]*:[!-~]*$',
  uuid: '^[\\dA-Fa-f]{8}-([\\dA-Fa-f]{4}-){3}[\\dA-Fa-f]{12}$',
};

/**
 * Texts to try, which `inner` may accept and `outer` refuses. With `areNone`, it is proved that no such text
 * exists, by patterns, lengths and formats.
 */
export function textsOutside(
  inner: NormalSchema,
  outer: NormalSchema,
): { texts: string[]; areNone: boolean } {
  const { minLength = 0, maxLength = Infinity, ...rest } = outer;
  const { format } = rest;
  const isFormatExact = format === undefined || format === inner.format || format === 'uuid';
  const { minLength: least = 0, maxLength: most = Infinity } = inner;
  // Lengths within those of `outer` need no automaton, which could not count very long ones.
  const areLengthsWithin = least >= minLength && most <= maxLength;
  const given = patternsOf(inner);
  const wanted = patternsOf(areLengthsWithin ? rest : outer);
  const refused = wanted
    .filter((pattern) => !given.includes(pattern))
    .map((pattern) => textsMatching(given, pattern));
  return {
    texts: refused.flatMap((texts) => texts ?? []),
    areNone: isFormatExact && refused.every((texts) => texts?.length === 0),
  };
}

/** Some of the shortest texts that match the pattern, the lengths and the format of a schema. */
export function textsOf(schema: NormalSchema): string[] {
  return textsMatching(patternsOf(schema)) ?? [];
}

/** The patterns that every text of a schema matches. */
function patternsOf({ pattern, format = '', minLength = 0, maxLength }: NormalSchema): string[] {
  const isBound = minLength > 0 || maxLength !== undefined;
  const length = isBound && `^[^]{${minLength},${maxLength ?? ''}}$`;
  return [pattern, FORMATS[format as keyof typeof formats], length].filter(
    (one) => typeof one === 'string',
  );
}

const textsByPatterns = new Map<string, string[] | undefined>();

/** Some texts that match all given patterns, but not the excluded one; undefined where that is undecided. */
function textsMatching(given: readonly string[], excluded?: string): string[] | undefined {
  const key = JSON.stringify([given, excluded]);
  if (!textsByPatterns.has(key)) textsByPatterns.set(key, decide(given, excluded));
  return textsByPatterns.get(key);
}

function decide(given: readonly string[], excluded: string | undefined): string[] | undefined {
  try {
    const limited = () => new NFA.LimitedNodeFactory(MAX_STATES);
    const [first = automatonOf('[^]*'), ...others] = given.map(automatonOf);
    const inside = others.reduce((all, one) => NFA.fromIntersection(all, one, limited()), first);
    if (excluded === undefined) return shortest(inside);
    const outside = DFA.fromFA(automatonOf(excluded), new DFA.LimitedNodeFactory(MAX_STATES));
    outside.complement();
    return shortest(NFA.fromIntersection(inside, outside, limited()));
  } catch {
    // A lookaround, a backreference, too many states: refa says so by throwing.
    return undefined;
  }
}

/** The automaton of all texts that a pattern matches: where it has no anchor, any text may stand around the match. */
function automatonOf(pattern: string): NFA {
  const { expression, maxCharacter } = parse(pattern);
  const around = parse('[^]*').expression.alternatives[0]?.elements ?? [];
  const isAt = (element: Element | undefined, anchor: string) =>
    pattern.slice(element?.source?.start, element?.source?.end) === anchor;
  const alternatives = expression.alternatives.map(({ elements }): NoParent<Concatenation> => {
    const [starts, ends] = [isAt(elements[0], '^'), isAt(elements.at(-1), '$')];
    const inside = elements.slice(starts ? 1 : 0, ends ? -1 : elements.length);
    const whole = [...(starts ? [] : around), ...inside, ...(ends ? [] : around)];
    return { type: 'Concatenation', elements: whole };
  });
  const factory = new NFA.LimitedNodeFactory(MAX_STATES);
  return NFA.fromRegex(alternatives, { maxCharacter }, { assertions: 'throw' }, factory);
}

function parse(source: string) {
  const options = { assertions: 'parse', backreferences: 'throw', maxNodes: MAX_STATES } as const;
  return JS.Parser.fromLiteral({ source, flags: 'u' }).parse(options);
}

/** Some of the shortest texts that an automaton accepts. */
function shortest({ initial, finals }: NFA): string[] {
  const texts = new Set<string>();
  const visits = new Map<NFA.Node, number>();
  const queue: [node: NFA.Node, text: string][] = [[initial, '']];
  for (const [node, text] of queue) {
    if (finals.has(node)) texts.add(text);
    if (texts.size === MAX_TEXTS) break;
    for (const [next, set] of node.out) {
      for (const character of charactersOf(set)) {
        const seen = visits.get(next) ?? 0;
        if (seen > 3) break;
        visits.set(next, seen + 1);
        queue.push([next, text + character]);
      }
    }
  }
  return [...texts];
}

/** At most two characters of a set, preferring those that are easy to read. */
function charactersOf(set: CharSet): string[] {
  const readable = [...'a0A-/: '].filter((one) => set.has(one.codePointAt(0) ?? 0));
  const least = set.ranges.find(({ min }) => min > 0x20) ?? set.ranges[0];
  return [...readable, String.fromCodePoint(least?.min ?? 0)].slice(0, 2);
}
