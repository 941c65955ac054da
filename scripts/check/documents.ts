/** Refuses what the outputs would silently ignore or misread: some fields of both standards, unknown keywords, and wrong values of `x-` keys. */
import type { Plugin, UserContext } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { isJsonObject } from '../json.ts';
import { ANNOTATIONS, INSTEAD, isKeyword } from '../schema.ts';

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

const ajv = new Ajv();

/** What is wrong with an `x-` key, if anything. */
function misuseOf(key: string, value: unknown): string | undefined {
  const { values } = ANNOTATIONS[key] ?? {};
  if (!values)
    return `the key is unknown; use one of ${Object.keys(ANNOTATIONS).join(', ')}, or remove the key`;
  return ajv.validate(values, value) ? undefined : `\`${key}\` must be ${values.description}`;
}

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

/** Redocly visits a reference with the fields beside it only as `ref`. */
const VISITOR = { any: { enter: checkFields }, ref: { enter: checkFields } };

function checkFields(node: unknown, { type, location, report }: UserContext): void {
  const { name: kind, extensionsPrefix } = type;
  const unread = UNREAD[kind]?.split(' ') ?? [];
  for (const [field, value] of Object.entries(isJsonObject(node) ? node : {})) {
    const at = location.child([field]).key();
    // Other objects are maps, whose keys are names.
    if (extensionsPrefix && field.startsWith(extensionsPrefix)) {
      const message = misuseOf(field, value);
      if (message) report({ message, location: at });
      continue;
    }
    const isKnown = kind !== 'Schema' || isKeyword(field);
    const isScheme = kind === 'SecurityScheme' && field === 'type';
    const isSupported = !isScheme || value === 'apiKey' || value === 'http';
    if (isKnown && isSupported && !unread.includes(field)) continue;
    const what = isSupported ? field : `${field}: ${value}`;
    const remedy = INSTEAD_OF_FIELDS[field];
    const message = `\`${what}\` is not supported${remedy ? `; ${remedy}` : ', because the generated code would ignore it; remove it'}`;
    report({ message, location: at });
  }
}
