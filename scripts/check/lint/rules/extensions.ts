import { isObject } from '../../../model/json.ts';
import type { Rule } from '../rule.ts';

interface Extension {
  /** The types of node that may carry it, by Redocly's names. */
  on: readonly string[];
  /** What is wrong with a value at a node of a type, at a pointer; nothing when it is right. */
  problem(value: unknown, type: string, pointer: string): string | undefined;
}

/** Nodes that may also say what the first version had and this one lacks. */
const REMOVALS = ['Root', 'Operation', 'Channel', 'Message'];

const REMARKS = `Root Info PathItem Operation Parameter RequestBody Response Header Callback Link
  SecurityScheme Schema Channel Message`.split(/\s+/);

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-assumption': { on: REMARKS, problem: sentencesProblem },
  'x-maturity': {
    on: [...REMOVALS, 'Parameter', 'Schema'],
    problem: (value) =>
      value === 'alpha' || value === 'beta' ? undefined : 'must be alpha or beta',
  },
  'x-opaque': {
    on: ['Schema'],
    problem(value, _, pointer) {
      if (value !== true) return 'must be true';
      if (/\/properties\/[^/]+$/.test(pointer)) return undefined;
      return 'belongs on a property that readers do not look into';
    },
  },
  'x-replaces': { on: [...REMOVALS, 'Parameter', 'Schema'], problem: replacesProblem },
  'x-unspecified': { on: REMARKS, problem: sentencesProblem },
};

/** Extension keys are the contract's own, where they belong, with values that are right. */
export const extensions: Rule = {
  *any(node, { type: { name: type }, location }) {
    // The keys of a map are names, not keywords.
    const isMap = /^Named|Map$|Properties$|^DiscriminatorMapping$|^SecurityRequirement$/.test(type);
    if (!isObject(node) || isMap) return;
    for (const key of Object.keys(node).filter((each) => each.startsWith('x-'))) {
      const extension = EXTENSIONS[key];
      if (extension === undefined) {
        const known = Object.keys(EXTENSIONS).join(', ');
        yield [`the key ${key} is not known; use one of ${known}, or remove it`, key];
      } else if (!extension.on.includes(type)) {
        const on = extension.on.map(words).join(', ');
        yield [`${key} is not allowed here (${words(type)}), only on: ${on}`, key];
      } else {
        const problem = extension.problem(node[key], type, location.pointer);
        if (problem !== undefined) yield [`${key} ${problem}`, key];
      }
    }
  },
};

/** What Redocly's name of a type means: `RequestBody` → `request body`. */
function words(type: string): string {
  const spaced = type.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();
  return spaced === 'root' ? 'document' : spaced;
}

/** What is wrong with a sentence or a list of sentences. */
function sentencesProblem(value: unknown): string | undefined {
  if (!Array.isArray(value)) return sentenceProblem(value);
  if (value.length === 0) return 'is an empty list; write a sentence or remove it';
  return value.map(sentenceProblem).find((problem) => problem);
}

function sentenceProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be a sentence or a list of them';
  if (/^[A-Z0-9`'"].*\.$/s.test(value)) return undefined;
  return `has ${JSON.stringify(value)}; begin with a capital and end with a full stop`;
}

/** What is wrong with the first version's names, `[{name | removed, change?}]`. */
function replacesProblem(value: unknown, type: string): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return 'must be a list of entries';
  return value.map((entry) => replacementProblem(entry, type)).find((problem) => problem);
}

function replacementProblem(entry: unknown, type: string): string | undefined {
  const { name, removed, change, ...others } = isObject(entry) ? entry : {};
  const named = name ?? removed;
  const isOne = (name === undefined) !== (removed === undefined);
  if (!isOne || typeof named !== 'string' || !named.trim() || Object.keys(others).length > 0) {
    return `has ${JSON.stringify(entry)}; write {name} or {removed}, with {change} if the value changed`;
  }
  if (removed !== undefined && !REMOVALS.includes(type)) {
    return `has removed, which is allowed only on: ${REMOVALS.map(words).join(', ')}`;
  }
  return change === undefined ? undefined : sentenceProblem(change);
}
