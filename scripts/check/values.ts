import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { SCHEMA_REF } from '../model/schema.ts';

/**
 * Checks every default and every documented example against its own schema. Reads the raw bundles
 * with Ajv, independently of the validators that the build generates.
 */
export function checkValues(contract: Contract): Finding[] {
  const compile = compiler(contract);
  return [...checkDefaults(contract, compile), ...checkExamples(contract, compile)];
}

type Compile = (ref: string) => ValidateFunction;

function compiler({ openapi, asyncapi, schemas }: Contract): Compile {
  // The documents are no schemas themselves: there is nothing to hold against the meta-schema.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // A format that nobody knows is refused where the validators are made.
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
  return (ref) => ajv.compile({ $ref: ref });
}

function checkDefaults(contract: Contract, compile: Compile): Finding[] {
  const findings: Finding[] = [];
  visitSchemas(contract, ({ default: value }, { document, pointer }) => {
    if (value === undefined) return;
    const validate = compile(`${document}#${encode(pointer)}`);
    if (validate(value)) return;
    const message = `the default ${JSON.stringify(value)} ${complaint(validate.errors)}; change the default or the schema`;
    findings.push({ file: document, location: `${pointer}/default`, message });
  });
  return findings;
}

function checkExamples({ examples }: Contract, compile: Compile): Finding[] {
  const findings: Finding[] = [];
  for (const [name, cases] of examples) {
    const validate = compile(`contract${SCHEMA_REF}${name}`);
    for (const { file, value } of cases) {
      if (validate(value)) continue;
      const error = gravest(validate.errors);
      findings.push({
        file,
        location: error?.instancePath ?? '',
        message: `the example ${complaint(validate.errors)}; change it or the schema ${name}`,
      });
    }
  }
  return findings;
}

/** The error that says most: the deepest, and one that is not about which branch of a union to take. */
function gravest(errors: readonly ErrorObject[] | null | undefined): ErrorObject | undefined {
  const weight = ({ keyword, instancePath }: ErrorObject): number => {
    const isBranching = ['oneOf', 'anyOf', 'const', 'enum', '$ref'].includes(keyword);
    return Number(!isBranching) * 100 + instancePath.split('/').length;
  };
  return [...(errors ?? [])].sort((a, b) => weight(b) - weight(a))[0];
}

function complaint(errors: readonly ErrorObject[] | null | undefined): string {
  const { message = 'is not valid', params } = gravest(errors) ?? {};
  const allowed: unknown = params?.allowedValues;
  return Array.isArray(allowed) ? `${message} (${allowed.map(String).join(', ')})` : message;
}

/** Percent-encodes a pointer for a URI fragment. */
function encode(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/');
}
