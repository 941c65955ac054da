/** Values that deviate from the contract, made from the documented examples: for tests of tolerant readers. */
import { type Content, type Contract, notificationsOf } from '../contract.ts';
import { type JsonObject, sortByKey } from '../json.ts';
import {
  branchesOf,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TagValue,
  tagOf,
  valuesOf,
} from '../schema.ts';
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
 * @param tolerant the tolerant profile, which decides whether a reader accepts an unknown tag
 * @param keyOf the name of the getter of an example in the module
 */
export function deviating(
  normal: NormalContract,
  tolerant: NormalContract,
  keyOf: (name: string) => string,
): ModulePart {
  const basesOf = (schema: string): Base[] =>
    (normal.contract.examples.get(schema) ?? []).map(({ name, summary, value }) => {
      const key = keyOf(name);
      const code = `${schema}[${jsonCode(key)}]`;
      return { code, name: key, summary, value: value as JsonObject };
    });
  const types: string[] = [];
  const getters: string[] = [];
  for (const [name] of sortByKey(receivedBy(normal))) {
    const schema = normal.schemas.get(name) ?? {};
    const own = basesOf(name);
    const ofBranches = (schema.union?.branches ?? []).flatMap(({ schema }) =>
      basesOf(refName(schema.$ref) ?? ''),
    );
    const found = [
      ...withUnknownTag(schema, tolerant.schemas.get(name) ?? {}, [...own, ...ofBranches]),
      ...own.flatMap((base) => withOtherFields(schema, normal, base)),
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

/** The schemas of what the service sends: their names, and those of unions with such a branch. */
function receivedBy({ contract, schemas }: NormalContract): Map<string, true> {
  const bodies = (ones: (HttpResponse | Body | null | undefined)[]) =>
    ones.flatMap((one) => one?.content ?? []).map(({ schemaName }) => schemaName);
  const sent = contract.operations.flatMap(({ responses, callbacks }) => [
    ...bodies(responses),
    ...bodies(callbacks.map(({ requestBody }) => requestBody)),
  ]);
  const hooks = bodies(contract.webhooks.map(({ requestBody }) => requestBody));
  const messages = contract.messages.flatMap(({ sentBy, schemaName }) =>
    sentBy.includes('service') ? [schemaName] : [],
  );
  const names = new Set([...sent, ...hooks, ...messages]);
  const unions = [...schemas].flatMap(([name, { union }]) =>
    union?.branches.some(({ schema }) => names.has(refName(schema.$ref))) ? [name] : [],
  );
  return new Map([...names, ...unions].flatMap((name) => (name ? [[name, true]] : [])));
}

/** Each example with a value of the tag that no branch lists, if a tolerant reader accepts that. */
function withUnknownTag({ union }: NormalSchema, read: NormalSchema, bases: Base[]): Deviation[] {
  if (union?.by !== 'tag') return [];
  const isOpen = ({ branches }: Union<NormalSchema>) =>
    branches.some(({ when }) => when === 'other');
  if (read.union && !isOpen(read.union)) return [];
  const { tag } = union;
  const listed = new Set<TagValue>(
    union.branches.flatMap(({ when }) => (when === 'other' ? [] : when)),
  );
  return bases
    .filter(({ value }) => typeof value[tag] === 'string' && listed.has(value[tag]))
    .map(({ code, name, summary }) => ({
      comment: `${summary}; the value of \`${tag}\` is unknown.`,
      name: `${name}WithUnknown${pascal(tag)}`,
      code: `return { ...${code}, ${keyName(tag)}: ${jsonCode(UNKNOWN)} };\n`,
    }));
}

/** An example without a required field, and with one that the contract does not name. */
function withOtherFields(schema: NormalSchema, normal: NormalContract, base: Base): Deviation[] {
  const { union } = schema;
  const chosen =
    union?.by === 'tag'
      ? union.branches.find(
          ({ when }) => when !== 'other' && when.includes(base.value[union.tag] as TagValue),
        )?.schema
      : schema;
  const { required = [], properties = {} } = resolve(chosen ?? {}, normal.schemas);
  // A reader may need a field with listed values to choose a branch.
  const missing = required.find((name) => listedValues(properties[name]) === undefined);
  if (missing === undefined) return [];
  return [
    {
      comment: `${base.summary}; \`${missing}\` is missing, and \`${UNKNOWN}\` is not a field of the contract.`,
      name: `${base.name}WithOtherFields`,
      code: `const { ${jsonCode(missing)}: _, ...others } = ${base.code};\nreturn { ...others, ${UNKNOWN}: true };\n`,
    },
  ];
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|[^a-zA-Z\d]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
