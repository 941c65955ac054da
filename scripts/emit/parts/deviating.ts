/** Values that deviate from the contract, made from the documented examples: for tests of tolerant readers. */
import { type Contract, notificationsOf } from '../../contract.ts';
import type { JsonObject } from '../../json.ts';
import {
  branchesOf,
  branchFor,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type Tag,
  tagOf,
  valuesOf,
} from '../../schema.ts';
import { constant, type ModulePart } from './module.ts';
import { jsdoc, jsonCode, keyName, nest, pascal } from './text.ts';

/** A value of a tag, a name of a field and the value of a field that no contract states. */
const UNKNOWN = 'unheard_of';

const ABOUT =
  'Values that a reader must expect although the contract does not state them, by schema: the documented examples with an unknown value of the tag, or with other fields. `read` accepts each. Every access returns a new value.';

/** A documented example of a schema, or of a branch of it: the expression that returns it, and its name in code. */
interface Base {
  code: string;
  name: string;
  summary: string;
  value: JsonObject;
}

/** A value made from an example: its comment and its name, and the body of its getter. */
interface Deviation {
  comment: string;
  name: string;
  body: string;
}

/**
 * The constant `deviating`.
 *
 *     export const deviating = {
 *       Note: {
 *         get twoColorsWithOtherFields() {
 *           const { color: _, ...others } = Note.twoColors;
 *           return { ...others, unheard_of: true };
 *         },
 *       },
 *     };
 *
 * @param schemas the contract profile
 * @param tolerant the tolerant profile, which decides whether a reader accepts an unknown tag
 * @param keyOf the name of the getter of an example in the module
 */
export function deviating(
  contract: Contract,
  schemas: Schemas,
  tolerant: Schemas,
  keyOf: (name: string) => string,
): ModulePart {
  const basesOf = (schema: string): Base[] =>
    (contract.examples.get(schema) ?? []).map(({ name, summary, value }) => {
      const key = keyOf(name);
      const code = `${schema}[${jsonCode(key)}]`;
      return { code, name: key, summary, value: value as JsonObject };
    });
  const found = receivedBy(contract, schemas).map((name) => {
    const schema = schemas[name] ?? {};
    const own = basesOf(name);
    const ofBranches = branchesOf(schema).flatMap((branch) => basesOf(nameIn(branch) ?? ''));
    const tag = unknownTag(schema, schemas, tolerant[name] ?? {}, tolerant);
    const all = [
      ...(tag ? [...own, ...ofBranches].flatMap((base) => withUnknownTag(tag, base)) : []),
      ...own.flatMap((base) => withOtherFields(schema, schemas, base)),
    ];
    return { name, all };
  });
  const stated = found.filter(({ all }) => all.length > 0);
  const types = stated.map(({ name, all }) => {
    const members = all.map((one) => {
      return `${jsdoc(one.comment)}readonly ${keyName(one.name)}: tolerant.${name};\n`;
    });
    return `readonly ${name}: {\n${nest(members.join(''))}};\n`;
  });
  const values = stated.map(({ name, all }) => {
    const getters = all.map((one) => `get ${keyName(one.name)}() {\n${one.body}},\n`);
    return `${name}: {\n${getters.join('')}},\n`;
  });
  const type = `{\n${nest(types.join(''))}}`;
  return constant('deviating', jsdoc(ABOUT), type, `{\n${values.join('')}}`);
}

/** The names of the schemas of what the service sends, and of unions with such a branch, sorted. */
function receivedBy(contract: Contract, schemas: Schemas): string[] {
  const answers = contract.operations.flatMap(({ responses }) => responses);
  const sent = notificationsOf(contract).flatMap(({ requestBody }) => requestBody ?? []);
  const media = [...answers, ...sent].flatMap(({ content }) => content);
  const messages = contract.messages.filter(({ sentBy }) => sentBy.includes('service'));
  const names = new Set([...media, ...messages].flatMap(({ schemaName }) => schemaName ?? []));
  for (const [name, schema] of Object.entries(schemas)) {
    if (branchesOf(schema).some((branch) => names.has(nameIn(branch) ?? ''))) names.add(name);
  }
  return [...names].sort();
}

/** The tag of a union, if a tolerant reader accepts values of it that no branch lists. */
function unknownTag(
  schema: Schema,
  schemas: Schemas,
  read: Schema,
  tolerant: Schemas,
): Tag | undefined {
  const isAccepted =
    branchesOf(read).length === 0 || tagOf(read, tolerant)?.values.includes('other');
  return isAccepted ? tagOf(schema, schemas) : undefined;
}

/** An example with a value of the tag that no branch lists, if one lists its own. */
function withUnknownTag(tag: Tag, { code, name, summary, value }: Base): Deviation[] {
  const own = value[tag.name];
  if (typeof own !== 'string' || !valuesOf(tag).includes(own)) return [];
  return [
    {
      comment: `${summary}; the value of \`${tag.name}\` is unknown.`,
      name: `${name}WithUnknown${pascal(tag.name)}`,
      body: `return { ...${code}, ${keyName(tag.name)}: ${jsonCode(UNKNOWN)} };\n`,
    },
  ];
}

/** An example without a required field, and with one that the contract does not name. */
function withOtherFields(schema: Schema, schemas: Schemas, base: Base): Deviation[] {
  const tag = tagOf(schema, schemas);
  const chosen = tag ? branchesOf(schema)[branchFor(tag, base.value[tag.name])] : schema;
  const { required = [], properties = {} } = resolve(chosen ?? {}, schemas);
  // A reader may need a field with listed values to choose a branch.
  const missing = required.find((name) => listedIn(properties[name]) === undefined);
  if (missing === undefined) return [];
  return [
    {
      comment: `${base.summary}; \`${missing}\` is missing, and \`${UNKNOWN}\` is not a field of the contract.`,
      name: `${base.name}WithOtherFields`,
      body: `const { ${jsonCode(missing)}: _, ...others } = ${base.code};\nreturn { ...others, ${UNKNOWN}: true };\n`,
    },
  ];
}
