/** Finds the schemas that cannot be compared: the comparison would misread them, or there is nothing to compare. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Contract, type DocumentPlace, visitSchemas } from '../../../../scripts/contract.ts';
import type { Problem } from '../../../../scripts/problem.ts';
import { branchesOf, nameIn, type Schema, type Schemas } from '../../../../scripts/schema.ts';
import { isRule } from './keywords.ts';

export function findUnfit(contract: Contract): Problem[] {
  const { schemas, places, roots } = contract;
  const problems: Problem[] = [];
  const add = ({ document, pointer }: DocumentPlace, message: string) => {
    problems.push({ file: document, pointer, message });
  };
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas[name] ?? {} }));
  for (const { schema, document, pointer } of [...named, ...roots]) {
    for (const { instancePath, message } of errorsIn(schema)) {
      add(
        { document, pointer: pointer + instancePath },
        `is not valid JSON Schema: it ${message}; correct it`,
      );
    }
  }
  if (problems.length > 0) return problems;
  visitSchemas(contract, (node, { document, pointer }) => {
    const name = nameIn(node);
    const place = { document, pointer };
    if (name !== undefined && !Object.hasOwn(schemas, name)) {
      add(place, `there is no schema ${name}; correct the reference`);
    }
    const [beside] = Object.keys(node).filter((key) => key !== '$ref' && isRule(key));
    if (name !== undefined && beside !== undefined) {
      add(place, `"${beside}" is beside a reference; make both members of an allOf`);
    }
    if (node.oneOf && node.anyOf) {
      add(place, 'the schema has two unions; move one of them into its own schema');
    }
    const lists = [node.enum, node.oneOf, node.anyOf, node.allOf];
    if (lists.some((list) => list?.length === 0)) {
      add(place, 'a list in it is empty, so that no value is valid; add to the list or remove it');
    }
  });
  for (const [name, place] of places) {
    if (consistsOf(schemas[name] ?? {}, name, schemas, new Set())) {
      add(place, `${name} consists of itself, so that it describes nothing; remove the reference`);
    }
  }
  return problems;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });

/** Releases may share schemas. */
const valid = new WeakSet<Schema>();

function errorsIn(schema: Schema) {
  if (valid.has(schema)) return [];
  if (!ajv.validateSchema(schema)) return (ajv.errors ?? []).slice(0, 1);
  valid.add(schema);
  return [];
}

/** Whether a value of a schema is always also a value of a named one, before any field or item of it is looked at. */
function consistsOf(schema: Schema, name: string, schemas: Schemas, seen: Set<string>): boolean {
  const target = nameIn(schema);
  if (target === name) return true;
  if (target !== undefined && seen.has(target)) return false;
  if (target !== undefined) seen.add(target);
  const behind = target === undefined ? [] : [schemas[target] ?? {}];
  const parts = [...behind, ...(schema.allOf ?? []), ...branchesOf(schema)];
  return parts.some((part) => consistsOf(part, name, schemas, seen));
}
