/**
 * Type guards that look at the tag alone. They tell apart what is known to be valid already: what
 * arrives from outside is validated or parsed first.
 */

import type { NormalContract } from '../model/contract.ts';
import { branchesOf, mapSchema, type NormalSchema, refName } from '../model/schema.ts';
import { type TagValues, tagValues } from '../normalise/tag.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE, property, wrap } from './text.ts';

interface Guard {
  /** The union that is narrowed. */
  union: string;
  /** The branch that it is narrowed to. */
  branch: string;
  tag: string;
  /** The type of the tag in this branch. */
  values: string;
  /** An expression over `value`. */
  test: string;
  description: string;
}

/** A tag that chooses a branch inside one object, such as the status of a job. */
interface State {
  tag: string;
  type: string;
}

/** Emits `guards`: one function per branch of a union, one per tag inside objects. */
export function emitGuards({ schemas }: NormalContract): Files {
  const guards = [...schemas]
    .flatMap(([name, schema]) => guardsOf(name, schema, schemas))
    .sort((a, b) => (`${a.branch} ${a.union}` < `${b.branch} ${b.union}` ? -1 : 1));
  const states = statesOf(schemas);
  const branches = new Set(guards.map(({ branch }) => branch));
  if (branches.size < guards.length) {
    throw new Error('a schema is a branch of two tagged unions: give their guards different names');
  }
  const imports = [...new Set(guards.flatMap(({ union, branch }) => [union, branch]))].sort();
  return {
    'guards.js': `${NOTICE}\n${[
      ...guards.map(
        ({ branch, test }) => `export function is${branch}(value) {\n  return ${test};\n}`,
      ),
      ...states.map(
        ({ tag }) =>
          `export function has${capitalise(tag)}(value, ${tag}) {\n  return value.${tag} === ${tag};\n}`,
      ),
    ].join('\n\n')}\n`,
    'guards.d.ts': `${NOTICE}
import type {
${imports.map((name) => `  ${name},\n`).join('')}} from './types.js';
import type * as tolerant from './types/tolerant.js';

${[...guards.map(declareGuard), ...states.map(declareState)].join('\n\n')}
`,
  };
}

function guardsOf(
  union: string,
  schema: NormalSchema,
  schemas: Map<string, NormalSchema>,
): Guard[] {
  const { tag } = schema;
  const branches = branchesOf(schema) ?? [];
  if (tag === undefined || schema.properties) return [];
  const named = branches.map((branch) => ({
    name: refName(branch.$ref ?? ''),
    values: tagValues(branch, tag, schema, schemas),
  }));
  const known = named.flatMap(({ values }) => (Array.isArray(values) ? values : []));
  return named.flatMap(({ name, values }) => {
    if (name === undefined || values === undefined) return [];
    const [test, description] = check(tag, values, known);
    const chosen = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
    const type = chosen.length > 0 ? chosen.join(' | ') : 'string & {}';
    return [{ union, branch: name, tag, values: type, test, description }];
  });
}

/** The test of a branch, in code and in words. */
function check(tag: string, values: TagValues, known: unknown[]): [string, string] {
  const other = values === 'other';
  const compared = other ? known : values;
  const operator = other ? ' !== ' : ' === ';
  const test = compared
    .map((value) => `value.${tag}${operator}${JSON.stringify(value)}`)
    .join(other ? ' && ' : ' || ');
  const words = compared.map((value) => `\`${value}\``).join(' or ');
  return [
    test,
    `Whether \`${tag}\` is ${other ? 'anything but ' : ''}${words}. Looks at nothing else.`,
  ];
}

/** For both readings; the contract's comes last, since a callback is inferred from the last one. */
function declareGuard({ union, branch, tag, values, description }: Guard): string {
  const parameter = (/[A-Z][a-z]+$/.exec(union)?.[0] ?? 'value').toLowerCase();
  // To a tolerant reader the tag is required by the union alone.
  const required = ` & { ${property(tag)}: ${values} }`;
  return [
    ['tolerant.', required],
    ['', ''],
  ]
    .map(([from, also]) => {
      const narrowed = `${parameter} is ${from}${branch}${also}`;
      const head = `export declare function is${branch}(`;
      return `${jsdoc([description])}${head}${parameter}: ${from}${union}): ${narrowed};`;
    })
    .join('\n');
}

/** Every tag inside an object, with the type of its values. */
function statesOf(schemas: Map<string, NormalSchema>): State[] {
  const values = new Map<string, Set<string>>();
  for (const schema of schemas.values()) {
    mapSchema(schema, (node) => {
      if (node.tag === undefined || node.properties === undefined) return node;
      const seen = values.get(node.tag) ?? new Set();
      for (const branch of branchesOf(node) ?? []) {
        const chosen = tagValues(branch, node.tag, node, schemas);
        if (Array.isArray(chosen)) for (const value of chosen) seen.add(JSON.stringify(value));
      }
      values.set(node.tag, seen);
      return node;
    });
  }
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, seen]) => ({
      tag,
      type: seen.has('true') && seen.has('false') ? 'boolean' : [...seen].sort().join(' | '),
    }));
}

function declareState({ tag, type }: State): string {
  const comment = jsdoc(
    wrap(
      `Whether \`${tag}\` has the given value. Narrows to the branches that can have it, also as a callback: \`items.filter((item) => has${capitalise(tag)}(item, …))\`.`,
    ),
  );
  const generics = `<
  Value extends { ${tag}?: ${type} | null },
  Tag extends NonNullable<Value['${tag}']>,
>`;
  return `${comment}export declare function has${capitalise(tag)}${generics}(
  value: Value,
  ${tag}: Tag,
): value is Value & { ${tag}: Tag };`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
