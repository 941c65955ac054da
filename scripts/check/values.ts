import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import { SCHEMA_REF } from '../model/schema.ts';

/**
 * Checks every default and every documented example against its own schema. Reads the raw bundles
 * with Ajv, independently of the validators that the build generates.
 */
export function checkValues(contract: Contract): Finding[] {
  const ajv = withSchemas(contract);
  const findings: Finding[] = [];
  const refusal = (ref: string, value: Json) =>
    ajv.validate(ref, value) ? undefined : gravest(ajv.errors ?? []);
  visitSchemas(contract, ({ default: value }, { document, pointer }) => {
    const fragment = pointer.split('/').map(encodeURIComponent).join('/');
    const error = value !== undefined && refusal(`${document}#${fragment}`, value);
    if (!error) return;
    const message = `the default ${JSON.stringify(value)} ${complaint(error)}; change the default or the schema`;
    findings.push({ file: document, location: `${pointer}/default`, message });
  });
  for (const [name, cases] of contract.examples) {
    for (const { file, value } of cases) {
      const error = refusal(`contract${SCHEMA_REF}${name}`, value);
      if (!error) continue;
      const message = `the example ${complaint(error)}; change it or the schema ${name}`;
      findings.push({ file, location: error.instancePath, message });
    }
  }
  return findings;
}

function withSchemas({ openapi, asyncapi, schemas }: Contract): Ajv2020 {
  // The documents are not schemas themselves: there is nothing to check against the meta-schema.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // An unknown format is refused where the validators are made.
    logger: false,
    validateSchema: false,
    meta: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addSchema(openapi, 'openapi');
  // AsyncAPI's own messages may hold names that Ajv takes for keywords: only its schemas are added.
  ajv.addSchema({ components: asyncapi.components ?? {} }, 'asyncapi');
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'contract');
  return ajv;
}

/** The error that says most: the deepest, and one that is not about which branch of a union to take. */
function gravest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const weight = ({ keyword, instancePath }: ErrorObject): number => {
    const isBranching = ['oneOf', 'anyOf', 'const', 'enum', '$ref'].includes(keyword);
    return Number(!isBranching) * 100 + instancePath.split('/').length;
  };
  return [...errors].sort((a, b) => weight(b) - weight(a))[0];
}

function complaint({ message = 'is not valid', params }: ErrorObject): string {
  const allowed: unknown = params.allowedValues;
  return Array.isArray(allowed) ? `${message} (${allowed.map(String).join(', ')})` : message;
}
