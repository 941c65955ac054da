/** Checks the names of schemas, fields, operations and messages, after which types, functions and pages are named. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contract, type DocumentPlace, requestsOf } from '../contract.ts';
import { joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { SCHEMAS } from '../schema.ts';
import { type Found, findWritten, problemAt } from './find.ts';

/** The name of the schema at a place; undefined for any place inside a schema or outside the components. */
export function nameAt({ pointer }: Pick<DocumentPlace, 'pointer'>): string | undefined {
  const name = tokens(pointer)[2] ?? '';
  return pointer === joinPointer(SCHEMAS, name) ? name : undefined;
}

let globals: ReadonlySet<string> | undefined;

/** The names of globals, from the pinned TypeScript: those of the running Node depend on its version. */
function globalNames(): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  const files = readdirSync(folder).filter((file) =>
    /^lib\.(dom|es5|es20\d\d\.\w+)\.d\.ts$/.test(file),
  );
  const declared = /^(?:declare )?(?:var|const|function|class|interface|type|namespace) (\w+)/gm;
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const matches = texts.flatMap((text) => [...text.matchAll(declared)]);
  return new Set(matches.map(([, name = '']) => name));
}

/** Checks that no schema has the name of a global, and that no title is used twice or names a schema. */
export function checkNaming(contract: Contract): Problem[] {
  globals ??= globalNames();
  const known = globals;
  const taken = new Set<string>();
  return findWritten(contract, function* ({ title }, place): Generator<Found> {
    const own = nameAt(place);
    if (own !== undefined && known.has(own)) {
      yield [`the name ${own} shadows a global; choose a longer one`];
    }
    for (const name of new Set([own ?? title, title])) {
      if (name === undefined) continue;
      if (taken.has(name)) yield [`another schema is called ${name}; rename one of them`];
      taken.add(name);
    }
  });
}

/** What is wrong with the name of a field or a parameter; undefined if nothing is. */
function problemWithName(name: string): string | undefined {
  if (name === '') return 'the name is empty, which tools treat as missing; choose one';
  if (!(name in {})) return undefined;
  return `the name ${name} has a special meaning in JavaScript; choose another name`;
}

/** Checks the names of operations, query parameters, messages and webhooks. */
export function checkNames(contract: Contract): Problem[] {
  const { operations, webhooks, channels, messages } = contract;
  const problems: Problem[] = [];
  const find = (place: DocumentPlace, message: string, below?: string) =>
    problems.push(problemAt(place, message, below));
  const ids = new Set<string>();
  for (const one of requestsOf(contract)) {
    if (ids.has(one.id)) {
      find(
        one,
        `another request has the operationId ${one.id}; rename one of the two`,
        '/operationId',
      );
    }
    if (one.id !== '') ids.add(one.id);
  }
  for (const one of operations) {
    if (one.id === '') {
      const message =
        'the operation has no `operationId`, which functions are named after; add one, such as listJobs';
      find(one, message);
    } else if (!/^[A-Za-z][A-Za-z0-9]*$/.test(one.id)) {
      const message = `\`operationId\` must consist of letters and digits, such as listJobs, but is ${one.id}; rename it`;
      find(one, message, '/operationId');
    }
    for (const parameter of one.parameters) {
      const problem = parameter.in === 'query' ? problemWithName(parameter.name) : undefined;
      if (problem !== undefined) find(parameter, problem, '/name');
    }
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    const { name, unionName } = one;
    if (unionName === undefined || /^[A-Z][A-Za-z0-9]*$/.test(unionName)) continue;
    const rule = 'must consist of letters and digits, such as sendMessage';
    find(one, `the operation name ${rule}, but is ${name}; rename it`);
  }
  for (const [index, one] of webhooks.entries()) {
    if (webhooks.findIndex(({ name }) => name === one.name) === index) continue;
    find(one, `the webhook ${one.name} has several methods; give each its own webhook`);
  }
  for (const one of messages) {
    if (/^[A-Za-z][\w-]*$/.test(one.name)) continue;
    const rule = 'must consist of letters and digits, such as Transcript';
    find(one, `the message name ${rule}, but is ${one.name}; rename it`);
  }
  return problems;
}

/** Checks the names of fields, which must not mislead the checks of values. */
export function checkFieldNames(contract: Contract): Problem[] {
  return findWritten(contract, function* ({ properties = {} }): Generator<Found> {
    for (const name of Object.keys(properties)) {
      const problem = problemWithName(name);
      if (problem !== undefined) yield [problem, joinPointer('/properties', name)];
    }
  });
}
