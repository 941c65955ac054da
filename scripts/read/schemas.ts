import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Contract, type Located, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { findingAt, type Sources } from './sources.ts';

/** What components may be called. */
const NAME = /^[\w.-]+$/;

/** Checks that each schema is one that tools can read, so that what comes after can rely on it. */
export function checkSchemas(contract: Contract, sources: Sources): Finding[] {
  const { schemas, places, roots } = contract;
  const findings: Finding[] = [];
  const find = (at: Located, below: string, message: string) =>
    findings.push(findingAt(sources, at.document, at.pointer + below, message));
  const ajv = new Ajv2020({ strict: false });
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas.get(name), name }));
  for (const { name, ...place } of named) {
    if (!NAME.test(name)) find(place, '', `the name ${name} needs quotes; rename it`);
  }
  for (const { schema, ...place } of [...named, ...roots]) {
    if (ajv.validateSchema(schema as object)) continue;
    const [error] = ajv.errors ?? [];
    find(place, error?.instancePath ?? '', `${error?.message}; correct it`);
  }
  if (findings.length > 0) return findings;
  visitSchemas(contract, ({ pattern }, place) => {
    try {
      if (pattern !== undefined) new RegExp(pattern, 'u');
    } catch (error) {
      find(place, '/pattern', `${(error as Error).message}; correct it`);
    }
  });
  return findings;
}
