/** The keys of this project that describe a value: they begin with `x-`. The build reads no other such keys. */

interface Annotation {
  /** The JSON Schema of its values, with a description for messages. */
  values: { description: string } & Record<string, unknown>;
  /** Whether its values are lists, which `allOf` joins; of other values, the last one holds. */
  isList?: true;
}

const text = { type: 'string', minLength: 1 };
const sentence = { type: 'string', pattern: '^[A-Z0-9`"\'][^]*[.?]$' };
const notes: Annotation = {
  values: {
    anyOf: [sentence, { type: 'array', minItems: 1, items: sentence }],
    description:
      'a sentence or a list of sentences that begin with a capital letter and end with a full stop or a question mark',
  },
  isList: true,
};

/** The keys. A fork adds its own keys here. */
export const ANNOTATIONS: Readonly<Record<string, Annotation>> = {
  'x-assumption': notes,
  'x-maturity': { values: { enum: ['alpha', 'beta'], description: '`alpha` or `beta`' } },
  'x-opaque': { values: { const: true, description: 'true' } },
  'x-replaces': {
    values: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: text, removed: text, change: text },
        oneOf: [{ required: ['name'] }, { required: ['removed'] }],
        additionalProperties: false,
      },
      description: 'a list of `{name, change}` and `{removed, change}`',
    },
    isList: true,
  },
  'x-unit': {
    values: {
      type: 'string',
      pattern: '^[a-z]+( [a-z]+)*$',
      description: 'the name of a unit in the plural, such as `seconds`',
    },
  },
  'x-unspecified': notes,
};

/** The states of features, which guides show. A union has a state only if all of its branches have it. */
export const STATES = ['x-maturity', 'deprecated'] as const;
