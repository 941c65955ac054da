import { Ajv } from 'ajv';
import { ofObjects } from '../rule.ts';

/** What an extension key may say, and the one kind of place that it belongs to, if there is one. */
interface Extension {
  on?: string;
  must: string;
  schema: object;
}

const SENTENCE = { type: 'string', pattern: '^[A-Z0-9`\'"][^]*\\.$' };

const REMARK: Extension = {
  must: 'be a sentence, or a list of them, with a capital and a full stop',
  schema: { anyOf: [SENTENCE, { type: 'array', minItems: 1, items: SENTENCE }] },
};

const replaces = (...keys: string[]): Extension => ({
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

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-assumption': REMARK,
  'x-maturity': { must: 'be alpha or beta', schema: { enum: ['alpha', 'beta'] } },
  'x-opaque': { on: 'property', must: 'be true', schema: { const: true } },
  'x-replaces': replaces('name', 'removed'),
  'x-unspecified': REMARK,
};

/** What `x-replaces` says of a value, which cannot say what else there was. */
const RENAMED = replaces('name');

const ajv = new Ajv({ strict: false });

/** Extension keys are the contract's own, where they belong, with values that are right. */
export const extensions = ofObjects(function* (node, { pointer, field, keyword }) {
  // The keys of a map are names.
  if (field === undefined && pointer.endsWith('/headers')) return;
  const isValue = field !== undefined || node.in !== undefined;
  for (const key of Object.keys(node).filter((each) => each.startsWith('x-'))) {
    const extension = isValue && key === 'x-replaces' ? RENAMED : EXTENSIONS[key];
    if (extension === undefined) {
      const keys = Object.keys(EXTENSIONS).join(', ');
      yield [`the key ${key} is not known; use one of ${keys}, or remove it`, key];
    } else if (extension.on === 'property' && keyword !== 'properties') {
      yield [`${key} is not allowed here, only on a property`, key];
    } else if (!ajv.validate(extension.schema, node[key])) {
      const [{ instancePath = '' } = {}] = ajv.errors ?? [];
      yield [`${key} must ${extension.must}`, key, ...instancePath.split('/').slice(1)];
    }
  }
});
