/** The rules of ARCHITECTURE.md: imports, and sources that name nothing of this contract. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** The sources that know no contract in particular. */
const sources = textsOf(['packages/{compiler,compare}/src/**/*.ts', 'scripts/**/*.ts']);

const [published, stub] = ['package.json', 'packages/stub/package.json'].map(
  (file): string => JSON.parse(read(file)).name,
);

/** The patterns of Biome for the imports of each name in the tables, and for what nothing but tests imports. */
const COMPILER = ['model', 'runtime', 'read', 'normalise', 'check', 'emit'];
const PATTERNS: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(COMPILER.map((name) => [name, [`**/${name}/**`]])),
  compare: ['contract-compare'],
  site: ['**/site/**'],
  published: [`${published}`, `${published}/**`],
  stub: [`${stub}`],
};
const TESTS = ['**/test/**', '**/testing/**'];

/** The rows of the table in a document that says what each folder may import. */
function imports(document: string, root = ''): { folder: string; may: string[] }[] {
  const [, table = ''] = /\| May import \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(read(document)) ?? [];
  return [...table.matchAll(/^\| `([\w/]+)` \|.* (.*) \|$/gm)].map(([row, folder = '']) => ({
    folder: root + folder,
    may: [...(row.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }));
}

it('Biome restricts each folder to the imports that the tables list', () => {
  const own = imports('packages/compiler/README.md', 'packages/compiler/');
  const folders = readdirSync(join(ROOT, 'packages/compiler/src'), { withFileTypes: true });
  const existing = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(own.map(({ folder }) => basename(folder)).sort()).toEqual(existing.sort());
  const others = imports('ARCHITECTURE.md').filter(({ folder }) => !folder.includes('compiler'));
  expect(others.length).toBeGreaterThan(0);
  const denied = (may: string[]) => {
    const names = Object.keys(PATTERNS).filter((name) => !may.includes(name));
    return [...names.flatMap((name) => PATTERNS[name]), ...TESTS];
  };
  const wanted = [...own, ...others].map(({ folder, may }) => [
    `${folder}/**`,
    denied([...may, ...folder.split('/')]),
  ]);
  const held: unknown[] = [];
  for (const { includes, linter } of JSON.parse(read('biome.json')).overrides) {
    const [{ group }] = linter.rules.style.noRestrictedImports.options.patterns;
    for (const folder of includes) held.push([folder, group]);
  }
  // What commands share may import all of the compiler, the commands of the root all of the packages.
  wanted.push(['packages/compiler/src/*.ts', denied(COMPILER)]);
  wanted.push(['scripts/*.ts', TESTS], ['vectors/*.ts', TESTS]);
  expect(held, 'change the overrides of biome.json to these').toEqual(
    expect.arrayContaining(wanted),
  );
  expect(held).toHaveLength(wanted.length);
});

/** The paths in a source that lead out of its folder, also those in parts. */
function relativePaths(text: string): string[] {
  const whole = text.replaceAll(/(?<=['/]\.\.)', '/g, '/');
  return Array.from(whole.matchAll(/['`]((?:\.\.\/)+[^'`]*)['`]/g), ([, path = '']) => path);
}

it('the packages read no file of the root, in their tests neither', () => {
  const escapes = (file: string, path: string) => {
    const [folder, name] = file.split('/');
    return !join(dirname(file), path).startsWith(`${folder}/${name}/`);
  };
  const found = textsOf(['packages/*/{src,test}/**/*.ts']).flatMap(([file, text]) =>
    relativePaths(text)
      .filter((path) => escapes(file, path))
      .map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
  const planted = "'../../c/d.ts' `../../c` join(here, '..', '..', 'c')";
  const paths = relativePaths(planted);
  expect(paths).toEqual(['../../c/d.ts', '../../c', '../../c']);
  expect(paths.filter((path) => escapes('packages/a/test/b.ts', path))).toEqual(paths);
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
  const files = textsOf(['{.ci,docs,packages,scripts,test,vectors}/**/*.{ts,mjs,js,vue}', '*.ts']);
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

describe('the check that the compiler, the comparison and scripts/ name nothing of this contract', () => {
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
    const found = sources.flatMap(([file, text]) =>
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

it('tests that apply to any contract name nothing of this one: use the small contract instead', () => {
  const texts = textsOf([
    'packages/compare/test/**/*.ts',
    'packages/compiler/test/{check,emit,model,normalise,random,read,suite}/**/*.ts',
  ]);
  const { schemas, operations } = theContract();
  const names = new Set([...fields, ...schemas.keys(), ...operations.map(({ id }) => id)]);
  const small = textsOf(['packages/compiler/test/support/**/*.yaml']).join();
  const found = texts.flatMap(([file, text]) =>
    (text.match(/\b(?:\w+_\w+|\w+[a-z][A-Z]\w+)\b/g) ?? [])
      .filter((name) => names.has(name) && !small.includes(name))
      .map((name) => `${file} names ${name}`),
  );
  expect(found).toEqual([]);
});
