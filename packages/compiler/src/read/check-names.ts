/** Checks the names of schemas, operations, messages and parameters, since code is named after them. */
import { type Contract, type DocumentPlace, findingAt, requestsOf } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { Sources } from './sources.ts';

/** What is wrong with the name of a field. */
export function problemWithName(name: string): string | undefined {
  if (name === '') return 'the name is empty, which tools treat as missing; choose one';
  if (!(name in {})) return undefined;
  return `the name ${name} has a special meaning in JavaScript; choose another`;
}

/** Checks the names of schemas, before the bundler and other tools read them. */
export function checkNames({ schemas }: Sources): Finding[] {
  return [...schemas].flatMap(([name, { file, pointer: location }]) => {
    const message = `the schema name ${name} is not PascalCase with letters and digits only; rename it`;
    return /^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [{ file, location, message }];
  });
}

/** Checks the names of operations, query parameters, messages and webhooks, after which code and pages are named. */
export function checkDerivedNames(contract: Contract): Finding[] {
  const { operations, webhooks, channels, messages } = contract;
  const findings: Finding[] = [];
  const check = (form: RegExp, name: string, place: DocumentPlace, message: string, below = '') => {
    if (!form.test(name)) findings.push(findingAt(place, message, below));
  };
  const requests = requestsOf(contract);
  for (const [index, one] of requests.entries()) {
    const isTaken = one.id !== '' && requests.findIndex(({ id }) => id === one.id) < index;
    const message = `another request has the operationId ${one.id}; rename one of the two`;
    if (isTaken) findings.push(findingAt(one, message, '/operationId'));
  }
  for (const one of operations) {
    const message = one.id
      ? `functions cannot be named after the operationId ${one.id}; use letters and digits, as in listJobs`
      : 'the operation has no operationId, after which functions are named; add one, as in listJobs';
    check(/^[A-Za-z][A-Za-z0-9]*$/, one.id, one, message, one.id && '/operationId');
    for (const parameter of one.parameters.filter(({ in: where }) => where === 'query')) {
      const problem = problemWithName(parameter.name);
      if (problem !== undefined) findings.push(findingAt(parameter, problem, '/name'));
    }
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    if (one.unionName === undefined) continue;
    const message = `the messages of the operation ${one.name} cannot be called ${one.unionName}; use letters and digits, as in sendMessage`;
    check(/^[A-Z][A-Za-z0-9]*$/, one.unionName, one, message);
  }
  for (const [index, one] of webhooks.entries()) {
    if (webhooks.findIndex(({ name }) => name === one.name) === index) continue;
    const message = `the webhook ${one.name} has several methods; give each a webhook of its own`;
    findings.push(findingAt(one, message));
  }
  for (const one of messages) {
    const message = `no page can be named after the message ${one.name}; use letters and digits, as in Transcript`;
    check(/^[A-Za-z][\w-]*$/, one.name, one, message);
  }
  return findings;
}
