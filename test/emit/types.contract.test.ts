import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../scripts/emit/files.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { tolerant } from '../../scripts/normalise/profile.ts';
import {
  compile,
  generatedNow,
  generatedProject,
  MODULES,
  type Project,
  STRICTEST,
} from '../package/project.ts';
import { contractOf } from '../support/slice.ts';

const SMALL = contractOf({
  Code: {
    description: 'A code.',
    'x-unspecified': 'The other codes.',
    anyOf: [
      { type: 'string', enum: ['af', 'am'] },
      { type: 'string', pattern: '^[a-z]{2}$' },
    ],
  },
  Config: {
    type: 'object',
    description: 'How to do it. With a mark */ of its own.',
    required: ['codes'],
    properties: {
      codes: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Code' } },
      pause: {
        type: 'number',
        minimum: 0.5,
        maximum: 10,
        default: 5,
        description: 'The pause, in seconds.',
        'x-maturity': 'beta',
      },
      when: { type: ['string', 'null'], format: 'date-time', deprecated: true },
      metadata: { type: 'object', additionalProperties: true },
      anything: { description: 'Anything.', additionalProperties: true },
    },
  },
  Outcome: {
    description: 'What came of it.',
    oneOf: [
      {
        title: 'Good',
        type: 'object',
        required: ['id', 'good'],
        properties: { id: { type: 'string' }, good: { type: 'boolean', const: true } },
      },
      {
        title: 'Bad',
        type: 'object',
        required: ['id', 'good', 'error'],
        properties: {
          id: { type: 'string' },
          good: { type: 'boolean', const: false },
          error: { anyOf: [{ $ref: '#/components/schemas/Config' }, { type: 'null' }] },
        },
      },
    ],
  },
});

describe('the declarations of a small contract', () => {
  let files: Files;

  beforeAll(async () => {
    const normal = normalise(SMALL);
    files = await emitTypes(normal, tolerant(normal));
  });

  it('say everything about the schemas', () => {
    const [, , ...declarations] = (files['types.d.ts'] ?? '').split('\n\n');
    expect(declarations.join('\n\n')).toMatchInlineSnapshot(`
      "/**
       * A code.
       *
       * Not specified: The other codes.
       */
      export type Code = "af" | "am" | (string & {});

      /** How to do it. With a mark *\\/ of its own. */
      export interface Config {
        /** At least 1 item. */
        codes: Code[];
        /**
         * The pause, in seconds.
         *
         * Minimum 0.5. Maximum 10.
         *
         * Maturity: beta.
         *
         * @default 5
         */
        pause?: number;
        /**
         * Format date-time.
         *
         * @deprecated
         */
        when?: string | null;
        metadata?: { [key: string]: unknown; };
        /** Anything. */
        anything?: unknown;
      }

      /** What came of it. */
      export type Outcome =
        /** Good */
        | {
            good: true;
            id: string;
          }
        /** Bad */
        | {
            good: false;
            id: string;
            error: Config | null;
          };
      "
    `);
  });

  it('have the defaults filled in where they are resolved', () => {
    expect(files['types.d.ts']).toContain('  pause?: number;');
    expect(files['types/resolved.d.ts']).toContain('  pause: number;');
  });

  it('are loose where a reader is tolerant', () => {
    expect(files['types/tolerant.d.ts']).toContain('  pause?: number | null;');
  });

  it('stand beside modules without content', () => {
    expect(files['types.js']).toBe('export {};\n');
    expect(files['types/resolved.js']).toBe('export {};\n');
    expect(files['types/tolerant.js']).toBe('export {};\n');
  });
});

describe('the declarations of the contract', () => {
  let project: Project;

  beforeAll(async () => {
    project = await generatedProject();
  });

  afterAll(() => project.remove());

  it.each(Object.keys(MODULES))('compile in a strict project that uses %s modules', (module) => {
    expect(compile(project, ['types.ts'], module)).toEqual([]);
  });

  it('export every public schema, and nothing else, under its name', async () => {
    const { files, normal } = await generatedNow();
    const names = [...normal.schemas.keys()].sort();
    expect(names.length).toBeGreaterThan(60);
    for (const path of ['types.d.ts', 'types/resolved.d.ts', 'types/tolerant.d.ts']) {
      const exported = [...(files[path] ?? '').matchAll(/^export (?:interface|type) (\w+)/gm)];
      expect(exported.map(([, name]) => name)).toEqual(names);
      expect(files[path]).not.toMatch(/components\[|Record<string, never>|\bany\b[;,)\]|]/);
    }
  });

  it('come out the same twice', async () => {
    const { files, normal } = await generatedNow();
    const again = await emitTypes(normal, tolerant(normal));
    for (const [path, text] of Object.entries(again)) expect(files[path]).toBe(text);
  });

  it('let an editor offer the known codes of an open enumeration', () => {
    const offered = inEditor(
      "import type { TranscriptionLanguageCode as Code } from 'speech-to-text-contract/types';\nconst code: Code = '|';",
      (service, file, at) => service.getCompletionsAtPosition(file, at, {})?.entries ?? [],
    );
    expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(['en', 'fr', 'haw']));
  });

  it('let an editor show default, bounds and maturity on hover', () => {
    const shown = hover('const request: LiveRequest = {};\nrequest.endpo|inting;');
    expect(shown).toContain('Minimum 0.01. Maximum 10.');
    expect(shown).toContain('@default 0.05');
    expect(hover('declare const request: PreRecordedRequest;\nrequest.trans|lation;')).toContain(
      'Maturity: beta.',
    );
    expect(hover('declare const request: PreRecordedRequest;\nrequest.callback|_url;')).toMatch(
      /Format uri\.\s*@deprecated/,
    );
  });

  function hover(code: string): string {
    const imports =
      "import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract';\n";
    return inEditor(`${imports}${code}`, (service, file, at) => {
      const { documentation = [], tags = [] } = service.getQuickInfoAtPosition(file, at) ?? {};
      const lines = tags.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
      return [ts.displayPartsToString(documentation), ...lines].join('\n');
    });
  }

  /** Asks TypeScript's language service, as an editor does, about the place of the bar in `code`. */
  function inEditor<T>(
    code: string,
    ask: (service: ts.LanguageService, file: string, at: number) => T,
  ): T {
    const file = join(project.dir, 'editor.ts');
    writeFileSync(file, code.replace('|', ''));
    const settings: ts.CompilerOptions = { ...STRICTEST, ...MODULES.nodenext };
    const { fileExists, readFile, directoryExists, getDirectories, realpath } = ts.sys;
    const service = ts.createLanguageService({
      fileExists,
      readFile,
      directoryExists,
      getDirectories,
      ...(realpath && { realpath }),
      getCurrentDirectory: () => project.dir,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
    });
    return ask(service, file, code.indexOf('|'));
  }
});
