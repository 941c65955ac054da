import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, join } from '../model/pointer.ts';
import { type Schema, visitSchema } from '../model/schema.ts';
import { rootsOf } from './contract.ts';
import type { Place, Sources } from './sources.ts';

/** What components may be called. */
const NAME = /^[\w.-]+$/;

const ajv = new Ajv2020({ strict: false });

/** The keywords of JSON Schema, and what OpenAPI adds to them. */
const KEYWORDS = new Set([
  ...Object.keys(ajv.RULES.keywords),
  ...['$anchor', 'discriminator', 'example', 'externalDocs', 'xml'],
]);

/** Checks that each schema is one that tools can read, so that what comes after can rely on it. */
export function checkSchemas({ files, schemas }: Sources): Finding[] {
  const findings: Finding[] = [];
  const find = ({ file, pointer }: Place, below: string, message: string): void => {
    findings.push({ file, location: pointer + below, message });
  };
  const isSchema = ajv.getSchema('https://json-schema.org/draft/2020-12/schema');
  const check = (place: Place, schema: Json | undefined): void => {
    if (!isSchema?.(schema) || !isObject(schema)) {
      const [{ instancePath = '', message, params } = {}] = isSchema?.errors ?? [];
      const isSubschema = String(params?.type) === 'object,boolean' || message === undefined;
      const got = JSON.stringify(at(schema ?? null, instancePath));
      find(
        place,
        instancePath,
        isSubschema ? `expected a schema, got ${got}` : `${message}; correct it`,
      );
      return;
    }
    visitSchema(schema as Schema, (node, { pointer }) => {
      for (const key of Object.keys(node)) {
        if (KEYWORDS.has(key) || key.startsWith('x-')) continue;
        const message = `${key} is not a keyword of JSON Schema; indented too little?`;
        find(place, join(pointer, key), message);
      }
      const { pattern } = node;
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
