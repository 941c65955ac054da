/** The rules of ARCHITECTURE.md: imports, and scripts that name nothing of this contract. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { visitSchemas } from 'contract-compiler/model/contract.ts';
import { transformSync } from 'esbuild';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { ROOT, theContract } from './support/contract.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The texts of files by their paths. */
function textsOf(patterns: string[]): [file: string, text: string][] {
  const files = globSync(patterns, { cwd: ROOT, ignore: '**/node_modules' });
  expect(files).not.toEqual([]);
  return files.map((file) => [file, read(file)]);
}

const scripts = textsOf(['scripts/*/**/*.ts']);

it('Biome restricts each folder of scripts/ to the imports that ARCHITECTURE.md lists', () => {
  const [, table = ''] =
    /\| May import \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('ARCHITECTURE.md')) ?? [];
  const plan = [...table.matchAll(/^\| `(\w+)` \|.*\| (.*) \|$/gm)].map(
    ([, folder = '', may = '']) => ({
      folder,
      may: [...may.matchAll(/\w+/g)].map(([name]) => name),
    }),
  );
  const entries = readdirSync(join(ROOT, 'scripts'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(plan.map(({ folder }) => folder).sort()).toEqual(folders.sort());
  const wanted = plan.map(({ folder, may }) => {
    const others = plan.map((row) => row.folder).filter((name) => name !== folder);
    const denied = others.filter((name) => !may.includes(name));
    return [`scripts/${folder}/**`, [...denied, 'test'].map((name) => `**/${name}/**`)];
  });
  const held: unknown[] = [];
  for (const { includes, linter } of JSON.parse(read('biome.json')).overrides) {
    const [{ group }] = linter.rules.style.noRestrictedImports.options.patterns;
    held.push([includes[0], group]);
  }
  expect(held, 'change the overrides of biome.json to these').toEqual(wanted);
});

/** The files whose imports lead back to them, and those between two such cycles. */
function circular(files: [file: string, imports: string[]][]): string[] {
  const names = new Set(files.map(([file]) => file));
  const imported = new Set(files.flatMap(([, imports]) => imports));
  const left = files.filter(
    ([file, imports]) => imported.has(file) && imports.some((one) => names.has(one)),
  );
  return left.length === files.length ? [...names] : circular(left);
}

it('no imports form a cycle, not even imports of types', () => {
  const files = textsOf(['{.ci,docs,scripts,stub,test,vectors}/**/*.{ts,mjs,js,vue}', '*.ts']);
  const imports = files.map(([file, text]): [string, string[]] => {
    const paths = text.matchAll(/^(?:import|export|\} from)\b.*?'(\..*?)'/gm);
    return [file, Array.from(paths, ([, path = '']) => join(dirname(file), path))];
  });
  expect(imports.flatMap(([, paths]) => paths).length).toBeGreaterThan(files.length);
  expect(circular(imports)).toEqual([]);
  expect(
    circular([
      ['in', ['a']],
      ['a', ['b']],
      ['b', ['a', 'out']],
      ['out', []],
    ]),
  ).toEqual(['a', 'b']);
});

/** The names of all fields of the contract. */
const fields = new Set<string>();
visitSchemas(theContract(), ({ properties = {} }) => {
  for (const name of Object.keys(properties)) fields.add(name);
});

describe('the check that scripts/ names nothing of this contract', () => {
  /** The names that a script contains; in comments only those that are not plain words. */
  const spelled = (script: string, names: readonly string[]): string[] => {
    const { code } = transformSync(script, { loader: 'ts', legalComments: 'none' });
    const own = names.filter((name) => /_|[a-z][A-Z]|.{11}/.test(name));
    const found = (text: string, some: readonly string[]) =>
      text.match(new RegExp(`\\b[a-z]*(?:${some.join('|')})\\b`, 'g')) ?? [];
    return [...new Set([...found(code, names), ...found(script, own)])];
  };

  it('finds no schema, message, operation or field in any folder', () => {
    const { schemas, operations, messages } = theContract();
    const names = [...schemas.keys(), ...messages.map(({ name }) => name)];
    names.push(...operations.map(({ id }) => id));
    // A plain name of a field, such as `type`, may be that of a part of any contract.
    names.push(...[...fields].filter((name) => /_|.{11}/.test(name)));
    const found = scripts.flatMap(([file, text]) =>
      spelled(text, names).map((name) => `${file} names ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('finds a planted name in code, and in comments unless it is a plain word', () => {
    const script = `/** Such as PlantedJob, a Word. */\nconst a: string = parseWord(b['planted_id']);`;
    const names = ['PlantedJob', 'Word', 'planted_id'];
    expect(spelled(script, names)).toEqual(['parseWord', 'planted_id', 'PlantedJob']);
  });
});

it('tests that apply to any contract name no field of this one: use the small contract instead', () => {
  const texts = textsOf([
    'test/unit/{check,compare,emit,model,normalise,read}/**/*.ts',
    'test/proofs/**/*.ts',
  ]);
  const found = texts.flatMap(([file, text]) =>
    (text.match(/\b\w+_\w+\b/g) ?? [])
      .filter((name) => fields.has(name))
      .map((name) => `${file} names ${name}`),
  );
  expect(found).toEqual([]);
});
