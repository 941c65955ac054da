/** Refuses what the outputs would silently ignore: some fields of both standards, unknown keywords, and malformed `x-replaces`. */
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { isJsonObject } from '../json.ts';
import { INSTEAD, isKeyword } from '../schema.ts';

/** The fields that nothing reads, by the names that Redocly gives to the kinds of objects in both standards. */
const UNREAD: Readonly<Record<string, string>> = {
  Root: 'jsonSchemaDialect',
  PathItem: 'servers',
  Operation: 'servers traits reply',
  Parameter: 'content example',
  Header: 'content example examples',
  MediaType: 'example examples',
  Example: 'externalValue',
  Link: 'operationRef',
  Message: 'headers traits examples',
  MultiFormatSchema: 'schemaFormat',
};

/** What to write instead of some of them. */
const INSTEAD_OF_FIELDS: Readonly<Record<string, string>> = {
  ...INSTEAD,
  servers: 'move `servers` to the root of the document',
  content: 'write `schema`, and a `style` if the value is structured',
  example: 'add `examples` to a parameter, or a file examples/<SchemaName>/<scenario>.json',
  examples: 'move the example to examples/<SchemaName>/<scenario>.json',
  reply: 'write the reply as a separate operation',
  headers: 'move the fields into the payload',
};

const text = { type: 'string', minLength: 1 };

/** Whether a value is right for `x-replaces`; `rules.yaml` has the rules for the other keys of this project. */
const isReplaces = new Ajv().compile({
  type: 'array',
  items: {
    type: 'object',
    properties: { name: text, removed: text, change: text },
    oneOf: [{ required: ['name'] }, { required: ['removed'] }],
    additionalProperties: false,
  },
});

/** The name of the rule below. */
export const FIELDS = 'contract/fields';

/**
 * A rule for Redocly, whose library knows the kind of each object and follows references. It checks every object of
 * both documents, at its place in the hand-written files.
 */
export const PLUGIN: Plugin = {
  id: 'contract',
  rules: { oas3: { [FIELDS]: () => VISITOR }, async3: { [FIELDS]: () => VISITOR } },
};

const VISITOR = {
  any: {
    enter: (node: unknown, { type: { name: kind }, location, report }: UserContext) => {
      const unread = UNREAD[kind]?.split(' ') ?? [];
      for (const [field, value] of Object.entries(isJsonObject(node) ? node : {})) {
        const at = location.child([field]).key();
        if (field === 'x-replaces' && !isReplaces(value)) {
          const message = '`x-replaces` must be a list of `{name, change}` and `{removed, change}`';
          report({ message, location: at });
        }
        const isKnown = kind !== 'Schema' || field.startsWith('x-') || isKeyword(field);
        const isScheme = kind === 'SecurityScheme' && field === 'type';
        const isSupported = !isScheme || value === 'apiKey' || value === 'http';
        if (isKnown && isSupported && !unread.includes(field)) continue;
        const what = isSupported ? field : `${field}: ${value}`;
        const remedy = INSTEAD_OF_FIELDS[field];
        const message = `\`${what}\` is not supported${remedy ? `; ${remedy}` : ', because the generated code would ignore it; remove it'}`;
        report({ message, location: at });
      }
    },
  },
};
