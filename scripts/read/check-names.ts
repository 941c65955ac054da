/** What schemas, requests and parameters may be called: code is made of their names. */
import { type Contract, requestsOf } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { lineFinder } from './lines.ts';
import { type Place, type Sources, sourceOf } from './sources.ts';

/** What components may be called. */
const NAME = /^[\w.-]+$/;

/** What is wrong with the name of a field or a schema. */
export function problemWithName(name: string): string | undefined {
  if (name === '') return 'the name is empty, and tools take that for none; choose one';
  if (!(name in {})) return undefined;
  return `the name ${name} has a meaning of its own in JavaScript; choose another`;
}

/** Checks that the named schemas are called what tools can say; their names come before they are read. */
export function checkNames({ schemas }: Sources): Finding[] {
  return [...schemas].flatMap(([name, { file, pointer: location }]) => {
    const odd = NAME.test(name) ? undefined : `the name ${name} needs quotes; rename it`;
    const message = odd ?? problemWithName(name);
    return message === undefined ? [] : [{ file, location, message }];
  });
}

/** Checks that no two requests have one `operationId`. */
export function checkOperationIds(contract: Contract, sources: Sources): Finding[] {
  const lineOf = lineFinder((file) => sources.texts.get(file) ?? '');
  const places = new Map<string, Place>();
  return requestsOf(contract).flatMap(({ id, document, pointer }) => {
    const { file, pointer: location } = sourceOf(sources, document, `${pointer}/operationId`);
    const first = places.get(id);
    if (first === undefined) places.set(id, { file, pointer: location });
    if (id === '' || first === undefined) return [];
    const other = `${first.file}:${lineOf(first.file, first.pointer)}`;
    return [{ file, location, message: `the operationId ${id} is taken by ${other}; rename one` }];
  });
}

/** Checks the names after which schemas, functions and pages are called: those of calls and of messages. */
export function checkMadeNames({ operations, channels, messages }: Contract): Finding[] {
  const findings: Finding[] = [];
  const find = (file: string, location: string, message: string | undefined) =>
    message !== undefined && findings.push({ file, location, message });
  for (const { id, document, pointer, parameters } of operations) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(id)) {
      const instead = 'use letters and digits, as in listJobs';
      find(
        document,
        `${pointer}/operationId`,
        `the operationId ${id} cannot begin a name; ${instead}`,
      );
    }
    for (const one of parameters.filter(({ in: place }) => place === 'query')) {
      find(one.document, `${one.pointer}/name`, problemWithName(one.name));
    }
  }
  for (const { name, document, pointer, union } of channels.flatMap((one) => one.operations)) {
    if (union === undefined || /^[A-Z][A-Za-z0-9]*$/.test(union)) continue;
    const instead = 'use letters and digits, as in sendMessage';
    find(
      document,
      pointer,
      `the messages of the operation ${name} cannot be called ${union}; ${instead}`,
    );
  }
  for (const { name, document, stated } of messages) {
    if (/^[A-Za-z][\w-]*$/.test(name)) continue;
    const instead = 'use letters and digits, as in Transcript';
    find(document, stated, `no page can be called after the message ${name}; ${instead}`);
  }
  return findings;
}
