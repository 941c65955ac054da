/** What the rules of the extension keys share. */

/** Where a remark about the contract may stand, by Redocly's names of the nodes. */
export const REMARK_PLACES = [
  'Root',
  'Info',
  'PathItem',
  'Operation',
  'Parameter',
  'RequestBody',
  'Response',
  'Header',
  'Callback',
  'Link',
  'SecurityScheme',
  'Schema',
  'Channel',
  'Message',
];

/** The node that Redocly means by a type's name, in plain words. */
const WORDS = {
  Root: 'a document',
  Info: 'the info',
  PathItem: 'a path',
  RequestBody: 'a request body',
  SecurityScheme: 'a security scheme',
  MediaType: 'a media type',
  ServerVariable: 'a server variable',
};

/**
 * A rule for one extension key: where it may stand, and what it may say.
 *
 * @param key the extension key
 * @param places the types of node that may carry it
 * @param problem tells what is wrong with a value, or nothing
 */
export function extensionRule(key, places, problem) {
  return () => ({
    any(node, ctx) {
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
      if (isMap(ctx.type.name) || !Object.hasOwn(node, key)) return;
      const location = ctx.location.child([key]);
      const type = ctx.type.name;
      if (!places.includes(type)) {
        ctx.report({
          message: `${key} may not stand on ${words(type)}; move it to ${list(places)}`,
          location,
        });
        return;
      }
      const message = problem(node[key], type, ctx);
      if (message) ctx.report({ message: `${key} ${message}`, location });
    },
  });
}

/** Whether a node of this type maps names, so that its keys are not keywords. */
export function isMap(typeName) {
  return /^Named|Map$|Properties$|^DiscriminatorMapping$|^SecurityRequirement$/.test(typeName);
}

/** What is wrong with a sentence or a list of sentences, or nothing. */
export function sentencesProblem(value) {
  if (!Array.isArray(value)) return sentenceProblem(value);
  if (value.length === 0) return 'is an empty list; write a sentence or remove it';
  for (const sentence of value) {
    const problem = sentenceProblem(sentence);
    if (problem) return problem;
  }
  return undefined;
}

/** What is wrong with a sentence, or nothing. */
export function sentenceProblem(value) {
  if (typeof value !== 'string') return 'holds no sentence; write one, or a list of them';
  if (/^[A-Z0-9`'"]/.test(value) && /\.$/.test(value)) return undefined;
  return `holds ${JSON.stringify(value)}; begin with a capital and end with a full stop`;
}

function words(typeName) {
  return WORDS[typeName] ?? `${/^[AEIO]/.test(typeName) ? 'an' : 'a'} ${typeName.toLowerCase()}`;
}

function list(places) {
  const named = places.map(words);
  return named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}
