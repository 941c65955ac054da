import { checkSync } from 'recheck';
import type { Rule } from '../rule.ts';

/** The formats that the generated validators check, and `binary`, which is not text. */
const FORMATS = ['binary', 'date', 'date-time', 'uri', 'uuid'];

const KEYWORDS = new Set(
  `$ref title description default examples example deprecated type const enum format pattern minLength
  maxLength minimum maximum minItems maxItems contentEncoding contentMediaType items properties
  required additionalProperties allOf anyOf oneOf not`.split(/\s+/),
);

const INSTEAD: Readonly<Record<string, string>> = {
  nullable: "write type: [<type>, 'null'], or anyOf with type: 'null'",
};

/** Schemas keep to the keywords that the build and the tools of their documents understand. */
export const knownKeywords: Rule = {
  *Schema(schema, { specVersion }) {
    for (const key of Object.keys(schema)) {
      if (KEYWORDS.has(key) || key.startsWith('x-')) continue;
      if (key === 'discriminator' && specVersion !== 'async3') continue;
      const instead = INSTEAD[key] ?? 'say it with other keywords';
      yield [`the keyword ${key} is not understood by every tool; ${instead}`, key];
    }
  },
};

/** A `format` is one that is checked. */
export const knownFormats: Rule = {
  *Schema({ format }) {
    if (format === undefined || FORMATS.includes(format)) return;
    yield [`nothing checks the format ${format}; use one of ${FORMATS.join(', ')}`, 'format'];
  },
};

/** A `pattern` takes no longer than its text is long: whoever validates runs it on what anybody sends. */
export const linearPatterns: Rule = {
  *Schema({ pattern }) {
    if (pattern === undefined || checkSync(pattern, 'u').status === 'safe') return;
    const message = 'the pattern may take very long on some texts';
    yield [`${message}; let each character be read in one way only`, 'pattern'];
  },
};

/** `enum` and `const` have a type beside them, which readers and the profiles go by. */
export const typedValues: Rule = {
  *Schema(schema, { location }) {
    // `not: {const: …}` narrows a type that is given beside it.
    if (schema.type !== undefined || location.pointer.endsWith('/not')) return;
    for (const keyword of ['enum', 'const'] as const) {
      if (schema[keyword] !== undefined) yield [`${keyword} has no type; add it`, keyword];
    }
  },
};

/** `required` is beside its property: apart, the generated types lose one of the two. */
export const requiredHere: Rule = {
  *Schema({ required = [], properties = {} }) {
    for (const [index, name] of required.entries()) {
      if (Object.hasOwn(properties, name)) continue;
      yield [`${name} is not declared here; require it where the property is`, 'required', index];
    }
  },
};

/** Objects are open: what is named may be composed, and the strict profile closes it. */
export const openObjects: Rule = {
  *Schema(schema) {
    const { type, properties, allOf, anyOf, oneOf, additionalProperties } = schema;
    if (additionalProperties === false) {
      yield ['additionalProperties is false; remove it, objects are open', 'additionalProperties'];
    }
    const shape = properties ?? allOf ?? anyOf ?? oneOf ?? additionalProperties;
    if (type === 'object' && shape === undefined) {
      yield ['the object has no properties; say additionalProperties: true'];
    }
  },
};

/** Nothing is beside `$ref`: tools disagree about what it would mean. */
export const noRefSiblings: Rule = {
  *ref(node) {
    const sibling = Object.keys(node).find((key) => key !== '$ref');
    if (sibling === undefined) return;
    yield [`${sibling} is beside $ref; write allOf: [{$ref: …}] and put it beside that`, sibling];
  },
};
