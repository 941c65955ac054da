import type { ValidateFunction } from 'ajv';
import type { ValueScopeName } from 'ajv/dist/compile/codegen/index.js';
import { transform } from 'esbuild';
import type { NormalContract } from '../../model/contract.ts';
import type { Json } from '../../model/json.ts';
import { type CompileOptions, prepare } from './compile.ts';
import { HELPERS, rewritten } from './rewrite.ts';

export interface ModuleOptions extends CompileOptions {
  /** The schemas that get an exported validator; all of them when absent. */
  names?: readonly string[];
  /** Where the functions of the formats are imported from. */
  formatsFrom?: string;
}

/**
 * The text of a module with a function `validate<Name>` for each schema, as Ajv writes it for
 * standalone use: plain ESM, nothing generated at run time. What is not imported from it can be
 * dropped by a bundler, for nothing happens when it is loaded.
 *
 * @throws FindingsError for a keyword that would go unchecked
 */
export async function validatorModule(
  normal: NormalContract,
  {
    names = [...normal.schemas.keys()],
    formatsFrom = './formats.js',
    ...options
  }: ModuleOptions = {},
): Promise<string> {
  const { ajv, schemas } = prepare(normal, options);
  for (const name of names) ajv.getSchema(name);
  const functions: string[] = [];
  const constants = new Map<string, string>();
  const imports = new Set<string>();
  for (const name of schemas.keys()) {
    // Whatever is compiled by now is an export or called by one; the rest is not needed.
    const validate = ajv.schemas[name]?.validate;
    if (validate === undefined) continue;
    const { code, scope } = readable(validate as ValidateFunction);
    functions.push(rewritten(code));
    for (const [constant, value] of scope.constants) constants.set(constant, value);
    for (const format of scope.imports) imports.add(format);
  }
  const calls = new Map<string, string>();
  for (const name of schemas.keys()) {
    const called = ajv.schemas[name]?.validate?.source?.validateName;
    if (called !== undefined) calls.set(called.str, `check${name}`);
  }
  const rename = (text: string) =>
    text.replace(/\bvalidate\d+\b/g, (found) => calls.get(found) ?? found);
  const text = [
    imports.size > 0 ? `import {${[...imports].sort().join(', ')}} from '${formatsFrom}';` : '',
    HELPERS,
    ...[...constants].map(([constant, value]) => `const ${constant} = ${value};`),
    ...functions.map(rename),
    ...names.map((name) => `export const validate${name} = /* @__PURE__ */ ready(check${name});`),
  ].join('\n');
  const { code } = await transform(text, {
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minifySyntax: true,
  });
  refuseLeftovers(code);
  return code;
}

interface Scope {
  constants: Map<string, string>;
  imports: Set<string>;
}

/** A function's text in which nothing refers to Ajv's own schemas, and what else it needs. */
function readable(validate: ValidateFunction): { code: string; scope: Scope } {
  const { source } = validate;
  if (source === undefined) throw new Error('Ajv was not told to keep the source of its functions');
  const scope: Scope = { constants: new Map(), imports: new Set() };
  let code = String(source.validateCode);
  for (const names of Object.values(source.scopeValues)) {
    for (const name of names ?? []) code = replaceScoped(code, name, scope);
  }
  return { code, scope };
}

function replaceScoped(code: string, { str: name, prefix, value }: ValueScopeName, scope: Scope) {
  const text = value?.code === undefined ? '' : String(value.code);
  if (prefix === 'formats') {
    scope.imports.add(text);
    return code.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), text);
  }
  if (prefix === 'func') return code.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), text);
  if (prefix === 'pattern') {
    const pattern = value?.ref as RegExp;
    scope.constants.set(name, `/${pattern.source}/${pattern.flags}`);
  } else if (prefix === 'obj') scope.constants.set(name, `/* @__PURE__ */ ${text}`);
  else if (prefix === 'schema') {
    const path = new RegExp(`\\b${name}((?:\\.[A-Za-z_$][\\w$]*|\\["[^"]*"\\]|\\[\\d+\\])*)`, 'g');
    return code.replace(path, (_, keys: string) => JSON.stringify(at(value?.ref as Json, keys)));
  }
  return code;
}

/** The value that a property access such as `.properties.file["type"]` gives. */
function at(value: Json, access: string): Json {
  let found: unknown = value;
  for (const [, name, quoted, index] of access.matchAll(/\.([\w$]+)|\["([^"]*)"\]|\[(\d+)\]/g)) {
    found = (found as Record<string, unknown>)[name ?? quoted ?? index ?? ''];
  }
  return found as Json;
}

function refuseLeftovers(code: string): void {
  const leftover =
    /\brequire\(|new RegExp|\bFunction\b|\beval\b|schemaPath:(?! schemaPath)|\bvalidate\d/.exec(
      code,
    );
  if (leftover !== null) {
    const around = code.slice(Math.max(0, leftover.index - 80), leftover.index + 80);
    throw new Error(`the text of the validators was not fully rewritten: …${around}…`);
  }
}
