/** Values that deviate from the contract, made from the documented examples: for tests of tolerant readers. */
import { type Content, type Contract, notificationsOf } from '../../contract.ts';
import type { JsonObject } from '../../json.ts';
import {
  branchesOf,
  branchFor,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TagValue,
  tagOf,
  valuesOf,
} from '../../schema.ts';
import { constant, type ModulePart } from './module.ts';
import { jsdoc, jsonCode, keyName, nest, pascal } from './text.ts';

/** A value of a tag, a name of a field and the value of a field that no contract states. */
const UNKNOWN = 'unheard_of';

const ABOUT =
  'Values that a reader must expect although the contract does not state them, by schema: the documented examples with an unknown value of the tag, or with other fields. `read` accepts each. Every access returns a new value.';

/** A documented example of a schema, or of a branch of it. */
interface Base {
  /** The expression that returns it. */
  code: string;
  name: string;
  summary: string;
  value: JsonObject;
}

/** A value made from an example: the comment, its name, and the body of its getter. */
interface Deviation {
  comment: string;
  name: string;
  code: string;
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
  const types: string[] = [];
  const getters: string[] = [];
  for (const name of receivedBy(contract, schemas)) {
    const schema = schemas[name] ?? {};
    const own = basesOf(name);
    const ofBranches = branchesOf(schema).flatMap((branch) => basesOf(nameIn(branch) ?? ''));
    const found = [
      ...withUnknownTag(schema, schemas, tolerant[name] ?? {}, tolerant, [...own, ...ofBranches]),
      ...own.flatMap((base) => withOtherFields(schema, schemas, base)),
    ];
    if (found.length === 0) continue;
    const members = found.map(
      (one) => `${jsdoc(one.comment)}readonly ${keyName(one.name)}: tolerant.${name};\n`,
    );
    types.push(`readonly ${name}: {\n${nest(members.join(''))}};\n`);
    const code = found.map((one) => `get ${keyName(one.name)}() {\n${one.code}},\n`);
    getters.push(`${name}: {\n${code.join('')}},\n`);
  }
  const type = `{\n${nest(types.join(''))}}`;
  return constant('deviating', jsdoc(ABOUT), type, `{\n${getters.join('')}}`);
}

/** The names of the schemas of what the service sends, and of unions with such a branch, sorted. */
function receivedBy(contract: Contract, schemas: Schemas): string[] {
  const bodies: (Content | undefined)[] = [
    ...contract.operations.flatMap(({ responses }) => responses),
    ...notificationsOf(contract).map(({ requestBody }) => requestBody),
  ];
  const media = bodies.flatMap((one) => one?.content ?? []);
  const messages = contract.messages.filter(({ sentBy }) => sentBy.includes('service'));
  const names = new Set([...media, ...messages].flatMap(({ schemaName }) => schemaName ?? []));
  for (const [name, schema] of Object.entries(schemas)) {
    if (branchesOf(schema).some((branch) => names.has(nameIn(branch) ?? ''))) names.add(name);
  }
  return [...names].sort();
}

/** Each example with a value of the tag that no branch lists, if a tolerant reader accepts that. */
function withUnknownTag(
  schema: Schema,
  schemas: Schemas,
  read: Schema,
  tolerant: Schemas,
  bases: Base[],
): Deviation[] {
  const tag = tagOf(schema, schemas);
  if (tag === undefined) return [];
  if (branchesOf(read).length > 0 && !tagOf(read, tolerant)?.values.includes('other')) return [];
  const listed = valuesOf(tag);
  return bases
    .filter(
      ({ value }) =>
        typeof value[tag.name] === 'string' && listed.includes(value[tag.name] as TagValue),
    )
    .map(({ code, name, summary }) => ({
      comment: `${summary}; the value of \`${tag.name}\` is unknown.`,
      name: `${name}WithUnknown${pascal(tag.name)}`,
      code: `return { ...${code}, ${keyName(tag.name)}: ${jsonCode(UNKNOWN)} };\n`,
    }));
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
      code: `const { ${jsonCode(missing)}: _, ...others } = ${base.code};\nreturn { ...others, ${UNKNOWN}: true };\n`,
    },
  ];
}
