/**
 * Type guards that look at the tag alone. They tell apart what is known to be valid already: what
 * arrives from outside is validated or parsed first.
 */

import type { NormalContract } from '../model/contract.ts';
import { branchesOf, mapSchema, type NormalSchema, refName } from '../model/schema.ts';
import { tagValues } from '../normalise/tag.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { jsdoc } from './text.ts';

/** A function as source text, and the types that it names. */
interface Guard {
  name: string;
  source: string;
  types: string[];
}

/** Emits `guards`: one function per branch of a union, one per tag inside objects. */
export function emitGuards({ schemas }: NormalContract): Files {
  const byName = (a: Guard, b: Guard) => (a.name < b.name ? -1 : 1);
  const guards = [...schemas.keys()].flatMap((union) => guardsOf(union, schemas)).sort(byName);
  const all = [...guards, ...statesOf(schemas).sort(byName)];
  if (new Set(guards.map(({ name }) => name)).size < guards.length) {
    throw new Error('a schema is a branch of two tagged unions: give their guards different names');
  }
  const types = [...new Set(all.flatMap((guard) => guard.types))].sort();
  return compile(
    'guards',
    `import type { ${types.join(', ')} } from './types.js';
import type * as tolerant from './types/tolerant.js';

${all.map(({ source }) => source).join('\n')}`,
  );
}

/** The guards of a union whose branches are named. */
function guardsOf(union: string, schemas: Map<string, NormalSchema>): Guard[] {
  const schema = schemas.get(union) ?? {};
  const { tag } = schema;
  if (tag === undefined || schema.properties) return [];
  const branches = (branchesOf(schema) ?? []).map((branch) => ({
    branch: refName(branch.$ref) ?? '',
    values: tagValues(branch, tag, schema, schemas) ?? [],
  }));
  const known = branches.flatMap(({ values }) => (values === 'other' ? [] : values));
  const parameter = (/[A-Z][a-z]+$/.exec(union)?.[0] ?? 'value').toLowerCase();
  return branches.map(({ branch, values }) => {
    const other = values === 'other';
    const compared = other ? known : values;
    const literals = compared.map((value) => JSON.stringify(value));
    const tests = literals.map((value) => `value.${tag} ${other ? '!==' : '==='} ${value}`);
    const words = compared.map((value) => `\`${value}\``).join(' or ');
    const comment = `/** Whether \`${tag}\` is ${other ? 'anything but ' : ''}${words}. Looks at nothing else. */\n`;
    const declare = (from: string, also: string) =>
      `${comment}export function is${branch}(${parameter}: ${from}${union}): ${parameter} is ${from}${branch}${also};\n`;
    // To a tolerant reader the tag is required by the union alone.
    const required = ` & { ${JSON.stringify(tag)}: ${other ? 'string & {}' : literals.join(' | ')} }`;
    return {
      name: `is${branch}`,
      // The contract's reading comes last, since a callback is inferred from the last one.
      source: `${declare('tolerant.', required)}${declare('', '')}export function is${branch}(value) {
  return ${tests.join(other ? ' && ' : ' || ')};
}
`,
      types: [union, branch],
    };
  });
}

/** A guard for every tag inside objects, such as the status of a job. */
function statesOf(schemas: Map<string, NormalSchema>): Guard[] {
  const types = new Map<string, Set<string>>();
  for (const schema of schemas.values()) {
    mapSchema(schema, (node) => {
      const { tag } = node;
      if (tag === undefined || node.properties === undefined) return node;
      const values = (branchesOf(node) ?? []).flatMap((branch) => {
        const chosen = tagValues(branch, tag, node, schemas);
        return Array.isArray(chosen) ? chosen.map((value) => JSON.stringify(value)) : [];
      });
      types.set(tag, new Set([...(types.get(tag) ?? []), ...values]));
      return node;
    });
  }
  return [...types].map(([tag, values]) => {
    const isBoolean = values.has('true') && values.has('false');
    const type = isBoolean ? 'boolean' : [...values].sort().join(' | ');
    const name = `has${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
    const comment = jsdoc(
      `Whether \`${tag}\` has the given value. Narrows to the branches that can have it, also as a callback: \`items.filter((item) => ${name}(item, …))\`.`,
    );
    return {
      name,
      source: `${comment}export function ${name}<
  Value extends { ${tag}?: ${type} | null },
  Tag extends NonNullable<Value['${tag}']>,
>(value: Value, ${tag}: Tag): value is Value & { ${tag}: Tag } {
  return value.${tag} === ${tag};
}
`,
      types: [],
    };
  });
}
