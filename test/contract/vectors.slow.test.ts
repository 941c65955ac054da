/** Other validators reach the verdicts of the vectors with the published schemas. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { at, isJsonObject, type JsonObject } from '../../scripts/json.ts';
import { tagOf } from '../../scripts/schema.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import { interpreter } from '../support/interpret.ts';
import { need } from '../support/machine.ts';
import {
  type Accepts,
  disagreements,
  type Engine,
  type Verdict,
  vectors,
} from '../support/vectors.ts';

type Parser = (value: unknown) => { ok: boolean; value?: unknown };

const GENERATED = join(ROOT, 'generated');
const VECTORS = join(ROOT, 'vectors');

function read(file: string): JsonObject {
  return JSON.parse(readFileSync(join(GENERATED, file), 'utf8'));
}

/** The file with the schemas for each verdict. */
const FILES: Readonly<Record<Verdict, string>> = {
  valid: 'schemas.json',
  strict: 'strict/schemas.json',
  tolerant: 'tolerant/schemas.json',
};

/** Expects an engine to reach the right verdict on each vector. */
function expectRight(engine: Engine, verdict?: Verdict): void {
  const { asked, wrong } = disagreements(engine, verdict);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(vectors.size);
}

/** Compiles schemas, which may refer to what is in a document. */
function ajv(engine: Ajv, document?: JsonObject): (schema: JsonObject) => Accepts {
  for (const [name, check] of Object.entries(formats)) engine.addFormat(name, check);
  if (document) engine.addSchema(document, 'all');
  return (schema) => engine.compile(schema) as Accepts;
}

/** Compiles faster: each schema only judges a few values. */
const QUICK = { code: { optimize: false } };
/** For OpenAPI 3.0, where the format of a number is a hint for generators and refuses no value. */
const QUICK_30 = {
  ...QUICK,
  strict: false,
  validateSchema: false,
  formats: { double: true, int64: true },
} as const;

describe('the vectors', () => {
  const openapi30 = read('openapi-3.0.json');
  const by07 = ajv(new Ajv({ ...QUICK, strict: false }), read('schemas/draft-07.json'));
  const by30 = ajv(new Ajv(QUICK_30), openapi30);

  it.each<[string, Engine]>([
    ['a file for each schema', (name) => interpreter(read(`schemas/${name}.json`))()],
    ['draft 07', (name) => by07({ $ref: `all#/definitions/${name}` })],
    [
      'OpenAPI 3.0',
      (name) => {
        // The schemas of messages and queries are left out: no operation uses them.
        const isThere = at(openapi30, `/components/schemas/${name}`) !== undefined;
        return isThere ? by30({ $ref: `all#/components/schemas/${name}` }) : undefined;
      },
    ],
  ])('get the right verdicts from %s', (_, engine) => expectRight(engine));

  it.each(Object.entries(FILES) as [Verdict, string][])(
    'get the right verdicts, %s, from %s',
    (name, file) => {
      const document = read(file);
      const byAjv = ajv(new Ajv2020(QUICK), document);
      const interpreted = interpreter(document);
      expectRight((schema) => byAjv({ $ref: `${document.$id}#/$defs/${schema}` }), name);
      expectRight((schema) => interpreted({ $ref: `#/$defs/${schema}` }), name);
    },
  );

  it('get the verdicts of one profile from each schema in the tolerant edition for OpenAPI 3.0', async () => {
    const document = read('tolerant/openapi-3.0.json');
    const engine = ajv(new Ajv(QUICK_30), document);
    const matches = new Map<string, string>();
    for (const [schema, groups] of vectors) {
      const received = `/components/schemas/${schema}Received`;
      const stated = `/components/schemas/${schema}`;
      for (const pointer of [stated, received]) {
        if (at(document, pointer) === undefined) continue;
        const accepts = engine({ $ref: `all#${pointer}` });
        const tests = groups.flatMap((group) => group.tests);
        const matching = (['valid', 'tolerant'] as const).filter((profile) =>
          tests.every((test) => accepts(test.data) === test[profile]),
        );
        matches.set(pointer, matching.join(' and '));
      }
    }
    const all = [...matches.values()];
    expect(all).not.toContain('');
    // A client sends some of the schemas, and receives others.
    expect(all).toEqual(expect.arrayContaining(['valid', 'tolerant']));
  });

  it('contain the parsed value wherever the parser fills in defaults', async () => {
    const parsers = await generatedModule<Record<string, Parser>>('parse');
    const wrong: unknown[] = [];
    let filled = 0;
    for (const [name, groups] of vectors) {
      const parse = parsers[`parse${name}Value`] ?? parsers[`parse${name}`];
      for (const { data, valid, resolved = data } of groups.flatMap(({ tests }) => tests)) {
        const result = parse?.(data);
        const isRight = result?.ok && isDeepStrictEqual(result.value, resolved);
        if (valid && !isRight) wrong.push([name, data]);
        filled += Number(resolved !== data);
      }
    }
    expect(wrong).toEqual([]);
    expect(filled).toBeGreaterThan(0);
  });

  it('contain whole numbers written with a fraction', () => {
    const texts = [...vectors.keys()].map((name) =>
      readFileSync(join(VECTORS, `${name}.json`), 'utf8'),
    );
    expect(texts.join('')).toMatch(/:-?\d+\.0[,}\]]/);
  });

  it('get the right verdicts and defaults from the recipe for Python', (context) => {
    const python = need('Python with jsonschema', context);
    const script = join(ROOT, 'test/contract/vectors.py');
    const output = execFileSync(python, [script, ROOT], { encoding: 'utf8' });
    const { ran, resolved, disagreements, formats: known } = JSON.parse(output);
    // A fork may have formats that the recipe does not know. It then accepts any string.
    const isForeign = Object.keys(formats).some((format) => !known.includes(format));
    const wrong = disagreements.filter(
      (line: string) => !isForeign || !line.includes(', not in its format'),
    );
    expect(wrong).toEqual([]);
    expect(ran).toBeGreaterThan(vectors.size);
    expect(resolved).toBeGreaterThan(0);
  });

  it('contain a value without the tag for every discriminated union', () => {
    const { schemas } = theBuilt();
    for (const [name, schema] of Object.entries(schemas)) {
      const tag = tagOf(schema, schemas);
      if (tag === undefined) continue;
      const tests = (vectors.get(name) ?? []).flatMap((group) => group.tests);
      const lacking = tests.filter(({ data }) => isJsonObject(data) && !(tag.name in data));
      expect([name, lacking.length > 0]).toEqual([name, true]);
    }
  });

  it('contain an accepted and a refused value for every schema', () => {
    for (const [name, groups] of vectors) {
      const verdicts = new Set(groups.flatMap(({ tests }) => tests.map(({ valid }) => valid)));
      expect([name, verdicts.size]).toEqual([name, 2]);
    }
  });
});

describe('docs/other-tools.md', () => {
  const guide = readFileSync(join(ROOT, 'docs/other-tools.md'), 'utf8');

  it('shows Python code that prints the output shown with it', (context) => {
    const python = need('Python with jsonschema', context);
    const shown = [...guide.matchAll(/^```(python|text)\n([\s\S]*?)^```$/gm)];
    const [program, output] = ['python', 'text'].map((language) =>
      shown.flatMap(([, kind, text = '']) => (kind === language ? [text] : [])).join('\n'),
    );
    expect(output).toBeTruthy();
    // The recipe is in the folder of the program.
    const env = { ...process.env, PYTHONPATH: 'docs/recipes', PYTHONDONTWRITEBYTECODE: '1' };
    const options = { cwd: ROOT, env, encoding: 'utf8' } as const;
    expect(execFileSync(python, ['-c', program ?? ''], options)).toBe(output);
  });
});
