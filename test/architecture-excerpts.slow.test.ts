/** ARCHITECTURE.md: the packages that it names are used where it says, and its excerpts are current. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from 'contract-compiler/model/json.ts';
import type { NormalSchema, Schema } from 'contract-compiler/model/schema.ts';
import { strict, tolerant } from 'contract-compiler/normalise/profile.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generatedText, ROOT, theNormal } from './support/contract.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const text = read('ARCHITECTURE.md');

/** The section below the heading that begins with a text, including the rest of the heading. */
function below(heading: string): string {
  const part = text.split(/^## /m).find((one) => one.startsWith(heading));
  return part ?? expect.fail(`ARCHITECTURE.md has no heading ${heading}; restore it`);
}

describe('the seven packages', () => {
  const rows = [...below('The seven packages').matchAll(/^\| `(.+?)` \|.*\| `(.+)` \|$/gm)];
  const { devDependencies, scripts } = JSON.parse(read('package.json'));

  it('are all in the table', () => {
    expect(rows.map(([, name]) => name)).toEqual([
      '@redocly/cli',
      'openapi-typescript',
      '@asyncapi/cli',
      '@apidevtools/swagger-parser',
      'ajv',
      'ajv-formats',
      'vitest',
    ]);
  });

  it.each(rows.map(([, name = '', file = '']) => [name, file]))(
    '%s is a dependency, and is used in %s',
    (name, file) => {
      expect(Object.keys(devDependencies)).toContain(name);
      if (file !== 'package.json') {
        expect(read(file)).toMatch(new RegExp(`(from |\\()'${name}(/.+)?'`));
        return;
      }
      const { bin } = JSON.parse(read(`node_modules/${name}/package.json`));
      const steps = Object.values<string>(scripts).flatMap((script) => script.split(/ +/));
      expect(steps.filter((word) => Object.hasOwn(bin, word))).not.toEqual([]);
    },
  );
});

describe('the excerpts about one field', () => {
  const part = below('One field, all the way');
  const [, name = '', field = ''] = /^.*`(\w+)\.(\w+)`/.exec(part) ?? [];
  const excerpts = [...part.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)];
  const excerpt = (language: string, index = 0) =>
    excerpts.filter(([, own]) => own === language)[index]?.[2] ??
    expect.fail(`excerpt ${index + 1} in ${language} is missing; restore it`);

  /** Fails, without showing the whole file, if the file does not contain the excerpt. */
  function expectExcerpt(file: string, content: string, language: string): void {
    const lines = excerpt(language);
    if (`\n${content}\n`.includes(`\n${lines}\n`)) return;
    expect.fail(`ARCHITECTURE.md: ${file} no longer contains this excerpt; update it:\n${lines}`);
  }

  /** The schema with only this field, as the excerpts show it: without annotations. */
  function shown(schemas: ReadonlyMap<string, Schema | NormalSchema>): Json {
    const { properties = {}, additionalProperties } = schemas.get(name) ?? {};
    const isShown = ([key]: [string, unknown]) => key !== 'description' && !key.startsWith('x-');
    const keywords = Object.fromEntries(Object.entries(properties[field] ?? {}).filter(isShown));
    // Drops what is undefined.
    return JSON.parse(JSON.stringify({ properties: { [field]: keywords }, additionalProperties }));
  }

  it('show the hand-written source', () => {
    const file =
      /`(openapi\/.+?)`/.exec(part)?.[1] ?? expect.fail('the section names no file; name it');
    expectExcerpt(file, read(file), 'yaml');
    expect(parse(read(file))[name].properties).toMatchObject(parse(excerpt('yaml')));
  });

  it('show the model, the normal form and the profiles', () => {
    const normal = theNormal();
    const made = [normal.contract, normal, strict(normal), tolerant(normal)];
    const stated = made.map((_, index) => JSON.parse(excerpt('json', index)));
    expect(stated).toEqual(made.map(({ schemas }) => shown(schemas)));
  });

  it.each(['ts', 'js', 'md'])('show the generated %s', (language) => {
    const [before = ''] = part.split(`\`\`\`${language}\n`);
    const file = [...before.matchAll(/`generated\/(.+?)`/g)].at(-1)?.[1] ?? '';
    expectExcerpt(`generated/${file}`, generatedText(file), language);
  });

  it('name functions that their files export', () => {
    const named = [...part.matchAll(/`(\w+)` \(`((?:packages|scripts)\/.+?)`\)/g)];
    expect(named).not.toEqual([]);
    for (const [, made, file = ''] of named) {
      expect(read(file)).toMatch(new RegExp(`^export (async )?function ${made}\\(`, 'm'));
    }
  });
});

it('the glossary has at most 15 rows', () => {
  const rows = below('Glossary').match(/^\| (?!Term).+\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(15);
});
