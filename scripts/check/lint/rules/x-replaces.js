import { extensionRule, sentenceProblem } from '../extension.js';

/** Nodes that may also say what the first version had and this one lacks. */
const REMOVALS = ['Root', 'Operation', 'Channel', 'Message'];

/** `x-replaces`: the first version's names, `[{name | removed, change?}]`. */
export default extensionRule('x-replaces', [...REMOVALS, 'Parameter', 'Schema'], (value, type) => {
  if (!Array.isArray(value) || value.length === 0) {
    return 'is no list of entries; write one entry per name of the first version';
  }
  for (const entry of value) {
    const problem = entryProblem(entry, type);
    if (problem) return problem;
  }
  return undefined;
});

function entryProblem(entry, type) {
  if (typeof entry !== 'object' || entry === null) return 'has an entry without a name; add it';
  const strange = Object.keys(entry).find((key) => !['name', 'removed', 'change'].includes(key));
  if (strange) return `has an entry with the key ${strange}; use name or removed, and change`;
  if ((entry.name === undefined) === (entry.removed === undefined)) {
    return 'has an entry that does not have one of name and removed; give it exactly one';
  }
  if (entry.removed !== undefined && !REMOVALS.includes(type)) {
    return 'says removed here; that may stand only on a document, an operation, a channel or a message';
  }
  const named = entry.name ?? entry.removed;
  if (typeof named !== 'string' || named.trim() === '') return 'has an empty name; write it';
  const problem = entry.change === undefined ? undefined : sentenceProblem(entry.change);
  return problem && `change ${problem}`;
}
