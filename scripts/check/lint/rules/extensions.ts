import { Ajv } from 'ajv';
import { isObject } from '../../../model/json.ts';
import type { Rule } from '../rule.ts';

/** What an extension key may say in some places. */
interface Extension {
  /** The types of node, by Redocly's names; `Property` is a schema that is one. */
  on: readonly string[];
  must: string;
  schema: object;
}

const SENTENCE = { type: 'string', pattern: '^[A-Z0-9`\'"][^]*\\.$' };

const REMARK: Extension = {
  on: `Root Info PathItem Operation Parameter RequestBody Response Header Callback Link
    SecurityScheme Schema Channel Message`.split(/\s+/),
  must: 'be a sentence, or a list of them, with a capital and a full stop',
  schema: { anyOf: [SENTENCE, { type: 'array', minItems: 1, items: SENTENCE }] },
};

/** The places that may also say what the first version had and this one lacks. */
const WHOLES = ['Root', 'Operation', 'Channel', 'Message'];

const replaces = (on: readonly string[], ...keys: string[]): Extension => ({
  on,
  must: `be a list of {${keys.join('} or {')}}, with {change} in a sentence if the value changed`,
  schema: {
    type: 'array',
    minItems: 1,
    items: {
      properties: {
        ...Object.fromEntries(keys.map((key) => [key, { type: 'string', pattern: '\\S' }])),
        change: SENTENCE,
      },
      additionalProperties: false,
      type: 'object',
      oneOf: keys.map((key) => ({ required: [key] })),
    },
  },
});

const EXTENSIONS: Readonly<Record<string, readonly Extension[]>> = {
  'x-assumption': [REMARK],
  'x-maturity': [
    {
      on: [...WHOLES, 'Parameter', 'Schema'],
      must: 'be alpha or beta',
      schema: { enum: ['alpha', 'beta'] },
    },
  ],
  'x-opaque': [{ on: ['Property'], must: 'be true', schema: { const: true } }],
  'x-replaces': [replaces(WHOLES, 'name', 'removed'), replaces(['Parameter', 'Schema'], 'name')],
  'x-unspecified': [REMARK],
};

const ajv = new Ajv({ strict: false });

/** Extension keys are the contract's own, where they belong, with values that are right. */
export const extensions: Rule = {
  *any(node, { type: { name: type }, location }) {
    // The keys of a map are names, not keywords.
    const isMap = /^Named|Map$|Properties$|^DiscriminatorMapping$|^SecurityRequirement$/.test(type);
    if (!isObject(node) || isMap) return;
    const types = /\/properties\/[^/]+$/.test(location.pointer) ? [type, 'Property'] : [type];
    for (const key of Object.keys(node).filter((each) => each.startsWith('x-'))) {
      const known = EXTENSIONS[key] ?? [];
      const extension = known.find(({ on }) => types.some((each) => on.includes(each)));
      if (known.length === 0) {
        const keys = Object.keys(EXTENSIONS).join(', ');
        yield [`the key ${key} is not known; use one of ${keys}, or remove it`, key];
      } else if (extension === undefined) {
        const places = known.flatMap(({ on }) => on).map(words);
        yield [`${key} is not allowed here (${words(type)}), only on: ${places.join(', ')}`, key];
      } else if (!ajv.validate(extension.schema, node[key])) {
        const [{ instancePath = '' } = {}] = ajv.errors ?? [];
        yield [`${key} must ${extension.must}`, key, ...instancePath.split('/').slice(1)];
      }
    }
  },
};

/** What Redocly's name of a type means: `RequestBody` → `request body`. */
function words(type: string): string {
  const spaced = type.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();
  return spaced === 'root' ? 'document' : spaced;
}
