/**
 * Type guards that look at the tag alone. They tell apart what is known to be valid already: what
 * arrives from outside is validated or parsed first.
 */

import type { NormalContract } from '../model/contract.ts';
import { type NormalSchema, namedValues, refName, visitSchema } from '../model/schema.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { jsdoc } from './text.ts';

/** Emits `guards`: one function per branch of a union, one per tag inside objects. */
export function emitGuards({ schemas }: NormalContract): Files {
  const guards = [...schemas].flatMap(([union, schema]) => guardsOf(union, schema));
  const byBranch = new Map(guards);
  if (byBranch.size < guards.length) {
    throw new Error('a schema is a branch of two tagged unions: give their guards different names');
  }
  const states = new Map<string, string[]>();
  for (const schema of schemas.values()) {
    visitSchema(schema, (node) => {
      const { union, properties } = node;
      if (union?.by !== 'tag' || properties === undefined) return;
      const literals = namedValues(union.branches).map((value) => JSON.stringify(value));
      states.set(union.tag, [...(states.get(union.tag) ?? []), ...literals]);
    });
  }
  const sources = [
    ...[...byBranch].sort().map(([, source]) => source),
    ...[...states].sort().map(([tag, values]) => stateGuard(tag, new Set(values))),
  ];
  return compile(
    'guards',
    `import type * as types from './types.js';
import type * as tolerant from './types/tolerant.js';

${sources.join('\n')}`,
  );
}

/** The guards of a union whose branches are named, as source text by the name of the branch. */
function guardsOf(name: string, { union, properties }: NormalSchema) {
  if (union?.by !== 'tag' || properties) return [];
  const { tag, branches } = union;
  const parameter = (/[A-Z][a-z]+$/.exec(name)?.[0] ?? 'value').toLowerCase();
  return branches.map(({ when, schema }) => {
    const branch = refName(schema.$ref) ?? '';
    const other = when === 'other';
    const compared = other ? namedValues(branches) : when;
    const literals = compared.map((value) => JSON.stringify(value));
    const tests = literals.map((value) => `value.${tag} ${other ? '!==' : '==='} ${value}`);
    const words = compared.map((value) => `\`${value}\``).join(' or ');
    const comment = `/** Whether \`${tag}\` is ${other ? 'anything but ' : ''}${words}. Looks at nothing else. */\n`;
    const declare = (from: string, also = '') =>
      `${comment}export function is${branch}(${parameter}: ${from}.${name}): ${parameter} is ${from}.${branch}${also};\n`;
    // To a tolerant reader the tag is required by the union alone.
    const required = ` & { ${JSON.stringify(tag)}: ${other ? 'string & {}' : literals.join(' | ')} }`;
    // The contract's reading comes last, since a callback is inferred from the last one.
    const source = `${declare('tolerant', required)}${declare('types')}export function is${branch}(value) {
  return ${tests.join(other ? ' && ' : ' || ')};
}
`;
    return [branch, source] as const;
  });
}

/** A guard for a tag inside objects, such as the status of a job. */
function stateGuard(tag: string, values: Set<string>): string {
  const isBoolean = values.has('true') && values.has('false');
  const type = isBoolean ? 'boolean' : [...values].sort().join(' | ');
  const name = `has${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
  const comment = jsdoc(
    `Whether \`${tag}\` has the given value. Narrows to the branches that can have it, also as a callback: \`items.filter((item) => ${name}(item, …))\`.`,
  );
  return `${comment}export function ${name}<
  Value extends { ${tag}?: ${type} | null },
  Tag extends NonNullable<Value['${tag}']>,
>(value: Value, ${tag}: Tag): value is Value & { ${tag}: Tag } {
  return value.${tag} === ${tag};
}
`;
}
