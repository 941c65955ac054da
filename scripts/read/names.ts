/** Checks the names of schemas, operations, messages and parameters, since code and pages are named after them. */
import { type Contract, type DocumentPlace, requestsOf } from '../contract.ts';
import type { Problem } from '../problem.ts';
import type { Sources } from './sources.ts';

/** What is wrong with the name of a field or a parameter; undefined if nothing is. */
export function problemWithName(name: string): string | undefined {
  if (name === '') return 'the name is empty, which tools treat as missing; choose one';
  if (!(name in {})) return undefined;
  return `the name ${name} has a special meaning in JavaScript; choose another`;
}

/** Checks the names of schemas, before the bundler and other tools read them. */
export function checkSchemaNames({ schemas }: Sources): Problem[] {
  return [...schemas].flatMap(([name, place]) => {
    const message = `the schema name must be PascalCase with letters and digits only, but is ${name}; rename it`;
    return /^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [{ ...place, message }];
  });
}

/** Checks the names of operations, query parameters, messages and webhooks. */
export function checkNames(contract: Contract): Problem[] {
  const { operations, webhooks, channels, messages } = contract;
  const problems: Problem[] = [];
  const find = ({ document, pointer }: DocumentPlace, message: string, below = '') =>
    problems.push({ file: document, pointer: pointer + below, message });
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
