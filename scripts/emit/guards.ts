/**
 * Type guards that look at the tag alone. They tell apart what is known to be valid already: what
 * arrives from outside is validated or parsed first.
 */

import type { NormalContract } from '../model/contract.ts';
import { type NormalSchema, namedValues, visitSchema } from '../model/schema.ts';
import { ts } from './compiler.ts';
import type { Files } from './files.ts';
import { branchGuard, namedBranches, stateGuard } from './names.ts';
import { jsdoc, member } from './text.ts';

/** Emits `guards`: one function per branch of a union, one per tag inside objects. */
export function emitGuards({ schemas }: NormalContract): Files {
  const guards = [...schemas].flatMap(([name, schema]) => guardsOf(name, schema));
  const states = new Map<string, string[]>();
  for (const schema of schemas.values()) {
    visitSchema(schema, ({ union }) => {
      if (union?.by !== 'tag' || union.branches.some((one) => one.schema.$ref)) return;
      const literals = namedValues(union.branches).map((value) => JSON.stringify(value));
      states.set(union.tag, [...(states.get(union.tag) ?? []), ...literals]);
    });
  }
  const sources = [
    ...guards.sort().map(([, source]) => source),
    ...[...states].sort().map(([tag, values]) => writeStateGuard(tag, new Set(values))),
  ];
  return {
    'guards.ts': `import type * as types from './types.js';
import type * as tolerant from './types/tolerant.js';

${sources.join('\n')}`,
  };
}

/** The guards of a union whose branches are named, as source text by the name of the branch. */
function guardsOf(name: string, schema: NormalSchema) {
  const tag = schema.union?.tag ?? '';
  const parameter = identifier((/[A-Z][a-z]+$/.exec(name)?.[0] ?? 'value').toLowerCase(), 'value');
  const known = schema.union?.by === 'tag' ? namedValues(schema.union.branches) : [];
  return namedBranches(schema).map(({ name: branch, when }) => {
    const other = when === 'other';
    const literals = (other ? known : when).map((value) => JSON.stringify(value));
    const tests = literals.map(
      (value) => `${member('value', tag)} ${other ? '!==' : '==='} ${value}`,
    );
    const words = (other ? known : when).map((value) => `\`${value}\``).join(' or ');
    const comment = jsdoc(
      `Whether \`${tag}\` is ${other ? 'anything but ' : ''}${words}. Looks at nothing else.`,
    );
    const guard = branchGuard(branch);
    const declare = (from: string, also = '') =>
      `${comment}export function ${guard}(${parameter}: ${from}.${name}): ${parameter} is ${from}.${branch}${also};\n`;
    // To a tolerant reader the tag is required by the union alone.
    const required = ` & { ${JSON.stringify(tag)}: ${other ? 'string & {}' : literals.join(' | ')} }`;
    // The contract's reading comes last, since a callback is inferred from the last one.
    const source = `${declare('tolerant', required)}${declare('types')}export function ${guard}(value) {
  return ${tests.join(other ? ' && ' : ' || ')};
}
`;
    return [branch, source] as const;
  });
}

/** A guard for a tag inside objects, such as the status of a job. */
function writeStateGuard(tag: string, values: Set<string>): string {
  const isBoolean = values.has('true') && values.has('false');
  const others = [...values].filter((value) => !isBoolean || !/^(true|false)$/.test(value));
  const type = [...(isBoolean ? ['boolean'] : []), ...others.sort()].join(' | ');
  const [name, key, parameter] = [
    stateGuard(tag),
    JSON.stringify(tag),
    tag === 'value' ? 'wanted' : identifier(tag, 'wanted'),
  ];
  const comment = jsdoc(
    `Whether \`${tag}\` has the given value. Narrows to the branches that can have it, also as a callback: \`items.filter((item) => ${name}(item, …))\`.`,
  );
  return `${comment}export function ${name}<
  Value extends { ${key}?: ${type} | null },
  Tag extends NonNullable<Value[${key}]>,
>(value: Value, ${parameter}: Tag): value is Value & { ${key}: Tag } {
  return ${member('value', tag)} === ${parameter};
}
`;
}

/** A name for a variable or a parameter: the one that is wanted, where it can be one. */
function identifier(wanted: string, instead: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true);
  scanner.setText(wanted);
  const isName =
    scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTextPos() === wanted.length;
  return isName && !/^(arguments|eval)$/.test(wanted) ? wanted : instead;
}
