/**
 * `guards`: type predicates for open unions, whose tag may be any string, so the compiler cannot rule out the catch-all
 * branch after a comparison with `===`. They only check the tag: validate or parse untrusted values first.
 */
import { type Json, sortByKey } from '../json.ts';
import { nameIn, type Schema, type Schemas, type Tag, tagOf, valuesOf } from '../schema.ts';
import type { Files } from './files.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, keyName, literal, memberExpression } from './shared/text.ts';

/** The tag of an open union, one of whose branches is for all values that no other lists; undefined for others. */
export function openTagOf(schema: Schema, schemas: Schemas): Tag | undefined {
  const tag = tagOf(schema, schemas);
  return tag?.values.includes('other') ? tag : undefined;
}

/**
 * Emits a guard for each named branch of an open union.
 *
 *     export function isNote(value) {
 *       return typeof value === 'object' && value !== null && … && value.type === 'note';
 *     }
 */
export function emitTypeGuards(schemas: Schemas): Files {
  const all = Object.keys(schemas).flatMap((name) => guardsOf(name, schemas));
  const guards = new Map<string, string>();
  for (const { code, declaration } of all) {
    // If several unions share a branch, one guard accepts values of each.
    guards.set(code, (guards.get(code) ?? '') + declaration);
  }
  const types = `import type * as types from './types.js';
import type * as tolerant from './types/tolerant.js';
`;
  const sorted = sortByKey(guards).map(([code, declaration]) => ({ code, declaration }));
  return moduleFiles('guards', { types }, sorted);
}

/** The values of a tag that choose a branch, as a type. In the tolerant types, only the union requires the tag. */
export function tagType(values: Tag['values'][number]): string {
  return values === 'other' ? 'string & {}' : values.map(literal).join(' | ');
}

function guardsOf(name: string, schemas: Schemas): Required<ModuleItem>[] {
  const schema = schemas[name] ?? {};
  const tag = openTagOf(schema, schemas);
  if (!tag) return [];
  return (schema.oneOf ?? []).flatMap((one, index) => {
    const branch = nameIn(one);
    const own = tag.values[index];
    if (branch === undefined || own === undefined) return [];
    const isOther = own === 'other';
    const literals = (isOther ? valuesOf(tag) : own).map((value: Json) => literal(value));
    const words = literals.map((value) => `\`${value.replace(/^'|'$/g, '')}\``).join(' or ');
    const comment = jsdoc(
      `Whether \`${tag.name}\` is ${isOther ? 'anything but ' : ''}${words}. Checks nothing else.`,
    );
    const field = memberExpression('value', tag.name);
    const tests = literals.map((value) => `${field} ${isOther ? '!==' : '==='} ${value}`);
    const chosen = tests.join(isOther ? ' && ' : ' || ');
    const test = isOther || tests.length === 1 ? chosen : `(${chosen})`;
    const declare = (from: string, also = '') =>
      `${comment}export declare function is${branch}(value: ${from}.${name}): value is ${from}.${branch}${also};\n`;
    // The overload of `types` comes last: if a guard is passed as a callback, TypeScript uses the last one.
    const tolerant = declare('tolerant', ` & { ${keyName(tag.name)}: ${tagType(own)} }`);
    const isObject = "typeof value === 'object' && value !== null && !Array.isArray(value)";
    const code = `export function is${branch}(value) {\n  return ${isObject} && ${test};\n}\n`;
    return [{ declaration: tolerant + declare('types'), code }];
  });
}
