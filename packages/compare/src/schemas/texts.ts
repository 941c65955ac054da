/**
 * Sets of texts: whether all texts of one pattern and length match another pattern and length, decided exactly, as
 * regular languages.
 */
import { type Concatenation, DFA, type Element, JS, NFA, type NoParent, Words } from 'refa';
import type { Schema } from '../../../../scripts/schema.ts';

/** The keywords that constrain a text by its characters. */
type TextRules = Pick<Schema, 'pattern' | 'minLength' | 'maxLength'>;

type Part = NoParent<Element>;

const ANY = '[^]*';
const LIMITS = { maxCharacter: 0x10ffff };

/**
 * A text that the inner rules accept and the outer ones refuse, as short as possible.
 *
 * @returns null if it is proved that there is none; undefined if that is not known, since a pattern has assertions in
 *   its midst or references to groups, or needs too many states
 */
export function textOutside(inner: TextRules, outer: TextRules): string | null | undefined {
  try {
    const others = DFA.fromFA(textsOf(outer));
    others.complement();
    const rest = NFA.fromIntersection(textsOf(inner), others);
    if (rest.isEmpty) return null;
    const [shortest = []] = rest.wordSets();
    return Words.fromUnicodeToString(Words.pickMostReadableWord(shortest) ?? []);
  } catch {
    return undefined;
  }
}

function textsOf({ pattern = '', minLength = 0, maxLength }: TextRules): NFA {
  const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' });
  const { expression } = parser.parse({ backreferences: 'throw' });
  const all = NFA.empty(LIMITS);
  for (const { elements } of expression.alternatives) all.union(textsWith(elements));
  if (minLength === 0 && maxLength === undefined) return all;
  return NFA.fromIntersection(all, matching(`[^]{${minLength},${maxLength ?? ''}}`));
}

/** The texts in which one alternative of a pattern matches; `^` may come first. */
function textsWith(elements: Part[]): NFA {
  const [first] = elements;
  if (isEdge(first, 'behind')) return textsBeginningWith(elements.slice(1));
  const found = textsBeginningWith(elements);
  found.prepend(matching(ANY));
  return found;
}

/** The texts that begin with what some elements match; the last of them may be `$`. */
function textsBeginningWith(elements: Part[]): NFA {
  const isEnd = isEdge(elements.at(-1), 'ahead');
  const own = isEnd ? elements.slice(0, -1) : elements;
  const alternative: NoParent<Concatenation> = { type: 'Concatenation', elements: own };
  const found = NFA.fromRegex([alternative], LIMITS);
  if (!isEnd) found.append(matching(ANY));
  return found;
}

/** Whether an element is `^` or `$`, and not another assertion: no character may be before it, or after it. */
function isEdge(element: Part | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}

function matching(source: string): NFA {
  const { expression } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse();
  return NFA.fromRegex(expression, LIMITS);
}
