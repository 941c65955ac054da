import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { transformSync } from 'esbuild';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { limits } from '../generated/facts.js';
import { visitSchemas } from '../scripts/model/contract.ts';
import { ROOT, theContract } from './support/contract.ts';
import { boundedField } from './support/limits.ts';

/** What each file imports, by its path from the project's root; packages are marked as such. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** Reads what the scripts under some folders import, in whatever way. */
function graphOf(...folders: string[]): Graph {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{js,ts}`),
    {
      cwd: ROOT,
      ignore: [
        '**/node_modules',
        '**/dist',
        'test/package/consumers/recipes',
        'test/package/generators/.out',
      ],
    },
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
      return [file, imported.map((name) => resolved(file, name))];
    }),
  );
}

function resolved(file: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : `package ${name}`;
}

/** The folder of `scripts/` that a file belongs to; a file at the root is a folder of its own. */
function folderOf(file: string): string {
  const [top, folder = '', ...rest] = file.split('/');
  if (top !== 'scripts') return file;
  return rest.length > 0 ? folder : basename(file);
}

/** The table of ARCHITECTURE.md: what each folder may import, from the lowest folder on. */
function planned(): Map<string, string[]> {
  const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = /\| May import \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \|.*\| (.*) \|$/gm)];
  return new Map(
    rows.map(([, folder = '', may = '']) => [
      folder,
      [...may.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

/** The imports that lead out of a folder to one that the plan does not list for it. */
function unplanned(graph: Graph, plan: ReadonlyMap<string, readonly string[]>): string[] {
  return [...graph].flatMap(([file, imported]) => {
    const folder = folderOf(file);
    // The commands are nobody's concern; they may import every folder, and what they share.
    const may = plan.get(folder) ?? [...plan.keys(), 'command.ts'];
    return imported
      .filter((other) => {
        const to = folderOf(other);
        return !isPackage(other) && to !== folder && !may.includes(to);
      })
      .map((other) => `${file} imports ${other}`);
  });
}

function isPackage(name: string): boolean {
  return name.startsWith('package ');
}

/** Files that import each other, in whatever many steps: each circle once, from its first file on. */
function circles(graph: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const other of graph.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

describe('the folders of scripts/', () => {
  const graph = graphOf('scripts');
  const plan = planned();

  it('are those of the table in ARCHITECTURE.md, from the lowest to the highest', () => {
    const folders = readdirSync(join(ROOT, 'scripts'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...plan.keys()].sort()).toEqual(folders.sort());
    const names = [...plan.keys()];
    for (const [folder, may] of plan) {
      const below = names.slice(0, names.indexOf(folder));
      expect(may.filter((other) => !below.includes(other))).toEqual([]);
    }
  });

  it('import what the table lets them, and nothing else', () => {
    expect(unplanned(graph, plan)).toEqual([]);
    expect(graph.size).toBeGreaterThan(0);
  });

  it('import all that the table lets them: it permits nothing in advance', () => {
    const used = new Set(
      [...graph].flatMap(([file, imported]) =>
        imported.map((other) => `${folderOf(file)} ${folderOf(other)}`),
      ),
    );
    const idle = [...plan].flatMap(([folder, may]) =>
      may.map((other) => `${folder} ${other}`).filter((pair) => !used.has(pair)),
    );
    expect(idle).toEqual([]);
  });

  it('need no file and no tool in model, none in runtime', () => {
    const outside = [...graph].flatMap(([file, imported]) =>
      ['model', 'runtime'].includes(folderOf(file))
        ? imported.filter(isPackage).map((name) => `${file} imports ${name}`)
        : [],
    );
    expect(outside).toEqual([]);
  });
});

/** The names of all fields of the contract. */
function fieldNames(): string[] {
  const names = new Set<string>();
  visitSchemas(theContract(), ({ properties = {} }) => {
    for (const name of Object.keys(properties)) names.add(name);
  });
  return [...names];
}

describe('the names of this contract', () => {
  /** The names that a script spells out; of what only explains it, those that are no plain words. */
  const spelled = (script: string, names: readonly string[]): string[] => {
    const { code } = transformSync(script, { loader: 'ts', legalComments: 'none' });
    const own = names.filter((name) => /_|[a-z][A-Z]|.{11}/.test(name));
    const found = (text: string, some: readonly string[]) =>
      text.match(new RegExp(`\\b[a-z]*(?:${some.join('|')})\\b`, 'g')) ?? [];
    return [...new Set([...found(code, names), ...found(script, own)])];
  };

  it('are in none of the folders', () => {
    const contract = theContract();
    const { schemas, operations, messages } = contract;
    const names = [...schemas.keys(), ...messages.map(({ name }) => name)];
    names.push(...operations.map(({ id }) => id));
    // A field with a plain name, such as `type`, may be called like a part of any contract.
    names.push(...fieldNames().filter((name) => /_|.{11}/.test(name)));
    const files = [...graphOf('scripts').keys()].filter(
      (file) => folderOf(file) !== basename(file),
    );
    const found = files.flatMap((file) =>
      spelled(readFileSync(join(ROOT, file), 'utf8'), names).map((name) => `${file} names ${name}`),
    );
    expect(found).toEqual([]);
    expect(files).not.toEqual([]);
  });

  it('are found in code, and where they are no plain words also in what explains it', () => {
    const script = `/** Such as PlantedJob, a Word or plantedfields. */\nconst a: string = parseWord(b['planted_id'], 'of plantedfields');`;
    expect(spelled(script, ['PlantedJob', 'Word', 'planted_id', 'plantedfields'])).toEqual([
      'parseWord',
      'planted_id',
      'plantedfields',
      'PlantedJob',
    ]);
  });
});

describe('the folders of tests', () => {
  /** The paths into `test/` in the texts of a script, whatever they are for. */
  const paths = (script: string) => script.match(/(?<=['"`/ ])test\/[\w./-]*/g) ?? [];

  it('are named by no script, and by no setting of the contract', () => {
    const settings = ['redocly.yaml', 'scripts/site/client/tsconfig.json'];
    const files = [...graphOf('scripts').keys(), ...settings];
    const texts = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
    const found = texts.flatMap(([file, text]) => paths(text).map((path) => `${file}: ${path}`));
    expect(found).toEqual([]);
    expect(texts.length).toBeGreaterThan(settings.length);
  });

  it('are found where they are planted', () => {
    expect(paths(`import '../test/contract/a.ts'; read('test/released');`)).toEqual([
      'test/contract/a.ts',
      'test/released',
    ]);
  });
});

describe('what the contract says today', () => {
  /** Folders of tests that try what is made of any contract. */
  const MACHINERY =
    /^test\/(check|compare|emit|fuzz|model|normalise|read|runtime|suite|survival)\//;
  const tests = globSync('test/**/*.{js,ts}', {
    cwd: ROOT,
    ignore: [
      '**/node_modules',
      'test/contract/facts',
      'test/package/consumers/recipes',
      'test/package/generators/.out',
    ],
  }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

  /** The names of fields, as far as none of them is a plain word. */
  const fields = new Set(fieldNames().filter((name) => name.includes('_')));
  const named = (text: string) => (text.match(/\b\w+\b/g) ?? []).filter((name) => fields.has(name));

  /** Fields with a value at their maximum, or just above it. */
  const bounded = (text: string) => {
    const maxima = Object.values<{ field: string; maximum?: number }>(limits);
    return [...text.matchAll(/\b(\w+)['"]?: ?(-?\d+(?:\.\d+)?)\b/g)].flatMap(
      ([said, name, value]) =>
        maxima.some(({ field, maximum = Number.NaN }) => {
          const isField = field.replace(/^.*\./, '') === name;
          return isField && [maximum, maximum + 1].includes(Number(value));
        })
          ? [said]
          : [],
    );
  };

  it('is named by no test of what is made of any contract: use a small one', () => {
    const machinery = tests.filter(([file]) => MACHINERY.test(file));
    const found = machinery.flatMap(([file, text]) =>
      named(text).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
    expect(machinery).not.toEqual([]);
  });

  it('is repeated by no test as a bound: take it from test/support/limits.ts', () => {
    const found = tests.flatMap(([file, text]) => bounded(text).map((said) => `${file}: ${said}`));
    expect(found).toEqual([]);
  });

  it('is found where it is planted', () => {
    const { field, maximum } = boundedField('LiveRequest');
    const [name = ''] = fields;
    expect(named(`{ ${name}: 1 }`)).toEqual([name]);
    for (const value of [maximum, maximum + 1]) {
      expect(bounded(`{ ${field}: ${value}, '${field}': ${value + 7} }`)).toEqual([
        `${field}: ${value}`,
      ]);
    }
  });
});

it.each([['scripts'], ['stub/src', 'stub/conformance', 'stub/load'], ['test']])(
  'the files of %s import each other in no circle',
  (...folders) => {
    const graph = graphOf(...folders);
    expect(graph.size).toBeGreaterThan(0);
    expect(circles(graph)).toEqual([]);
  },
);

describe('a planted import is found', () => {
  const plan = new Map([
    ['model', []],
    ['read', ['model']],
  ]);

  it('up, and out of scripts/', () => {
    const graph = new Map([
      ['scripts/model/a.ts', ['scripts/read/b.ts', 'package node:fs']],
      ['scripts/read/b.ts', ['scripts/model/a.ts', 'test/support/contract.ts']],
      ['scripts/build.ts', ['scripts/read/b.ts']],
    ]);
    expect(unplanned(graph, plan)).toEqual([
      'scripts/model/a.ts imports scripts/read/b.ts',
      'scripts/read/b.ts imports test/support/contract.ts',
    ]);
  });

  it('that closes a circle', () => {
    const graph = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts', 'd.ts']],
      ['c.ts', ['b.ts']],
      ['d.ts', ['package yaml']],
    ]);
    expect(circles(graph)).toEqual(['b.ts → c.ts → b.ts']);
  });
});
