import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at } from '../model/pointer.ts';
import { type Schema, visitSchema } from '../model/schema.ts';
import { rootsOf } from './contract.ts';
import type { Place, Sources } from './sources.ts';

/** What components may be called. */
const NAME = /^[\w.-]+$/;

/** Checks that each schema is one that tools can read, so that what comes after can rely on it. */
export function checkSchemas({ files, schemas }: Sources): Finding[] {
  const findings: Finding[] = [];
  const find = ({ file, pointer }: Place, below: string, message: string): void => {
    findings.push({ file, location: pointer + below, message });
  };
  const isSchema = new Ajv2020({ strict: false }).getSchema(
    'https://json-schema.org/draft/2020-12/schema',
  );
  const check = (place: Place, schema: Json | undefined): void => {
    if (!isSchema?.(schema) || !isObject(schema)) {
      const [error] = isSchema?.errors ?? [];
      find(place, error?.instancePath ?? '', `${error?.message ?? 'must be object'}; correct it`);
      return;
    }
    visitSchema(schema as Schema, ({ pattern }, { pointer }) => {
      try {
        if (pattern !== undefined) new RegExp(pattern, 'u');
      } catch (error) {
        find(place, `${pointer}/pattern`, `${(error as Error).message}; correct it`);
      }
    });
  };
  for (const [name, place] of schemas) {
    if (!NAME.test(name)) find(place, '', `the name ${name} needs quotes; rename it`);
    check(place, at(files.get(place.file) ?? null, place.pointer));
  }
  for (const [file, content] of files) {
    for (const { pointer, schema } of rootsOf(content)) check({ file, pointer }, schema as Json);
  }
  return findings;
}
