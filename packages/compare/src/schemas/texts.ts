/** Sets of texts: whether the texts of one pattern, length, and format are a subset of another set, as regular languages. */
import { type Concatenation, DFA, type Element, JS, NFA, type NoParent, Words } from 'refa';
import type { Schema } from '../../../../scripts/schema.ts';

/** The keywords that constrain a text by its characters. */
type TextRules = Pick<Schema, 'pattern' | 'minLength' | 'maxLength' | 'format'>;

/** A pattern for each format that matches all of its texts; the pattern of `uuid` matches no other text. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  date: '^[0-9]{4}-[01][0-9]-[0-3][0-9]$',
  'date-time':
    '^[0-9]{4}-[01][0-9]-[0-3][0-9][Tt][0-2][0-9](:[0-6][0-9]){2}([.][0-9]+)?([Zz]|[+-][0-2][0-9]:[0-5][0-9])$',
  uri: '^[A-Za-z][A-Za-z0-9+.-]*:[!-~]*$',
};

/** The most texts that are tried. */
const MAX_TEXTS = 20;

type Part = NoParent<Element>;

const ANY = '[^]*';
const LIMITS = { maxCharacter: 0x10ffff };

/**
 * Texts that the inner rules accept, as far as their format is a pattern, and the outer rules reject, the shortest first.
 *
 * @returns none if it is proved that there are none; undefined if that is not known, because a pattern has inner
 *   assertions or references to groups or needs too many states, or because a format is more than a pattern
 */
export function textsOutside(inner: TextRules, outer: TextRules): string[] | undefined {
  const { format, ...rules } = outer;
  const isSameFormat = format === inner.format;
  try {
    const others = DFA.fromFA(textsOf(isSameFormat ? rules : outer));
    others.complement();
    const rest = NFA.fromIntersection(textsOf(inner), others);
    const isExact = isSameFormat || format === undefined || format === 'uuid';
    if (rest.isEmpty) return isExact ? [] : undefined;
    const found: string[] = [];
    for (const one of rest.wordSets()) {
      found.push(Words.fromUnicodeToString(Words.pickMostReadableWord(one) ?? []));
      if (found.length === MAX_TEXTS) break;
    }
    return found;
  } catch {
    return undefined;
  }
}

function textsOf({ pattern = '', minLength = 0, maxLength, format = '' }: TextRules): NFA {
  const limits = [pattern, FORMATS[format] ?? ''].filter(Boolean).map(textsMatching);
  if (minLength > 0 || maxLength !== undefined) {
    limits.push(matching(`[^]{${minLength},${maxLength ?? ''}}`));
  }
  return limits.reduce((all, own) => NFA.fromIntersection(all, own), matching(ANY));
}

/** The texts in which a pattern matches. */
function textsMatching(source: string): NFA {
  const parser = JS.Parser.fromLiteral({ source, flags: 'u' });
  const { expression } = parser.parse({ backreferences: 'throw' });
  const all = NFA.empty(LIMITS);
  for (const { elements } of expression.alternatives) all.union(textsWith(elements));
  return all;
}

/** The texts in which one alternative of a pattern matches; `^` may come first. */
function textsWith(elements: Part[]): NFA {
  const [first] = elements;
  if (isEdge(first, 'behind')) return textsBeginningWith(elements.slice(1));
  const found = textsBeginningWith(elements);
  found.prepend(matching(ANY));
  return found;
}

/** The texts that begin with a match of some elements, of which the last may be `$`. */
function textsBeginningWith(elements: Part[]): NFA {
  const isEnd = isEdge(elements.at(-1), 'ahead');
  const own = isEnd ? elements.slice(0, -1) : elements;
  const alternative: NoParent<Concatenation> = { type: 'Concatenation', elements: own };
  const found = NFA.fromRegex([alternative], LIMITS);
  if (!isEnd) found.append(matching(ANY));
  return found;
}

/** Whether an element is `^` or `$` rather than another assertion. */
function isEdge(element: Part | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}

function matching(source: string): NFA {
  const { expression } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse();
  return NFA.fromRegex(expression, LIMITS);
}
