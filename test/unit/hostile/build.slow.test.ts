/** The build refuses each mistake in the hand-written files with a finding at its place, and writes nothing. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../scripts/command.ts';
import { build } from '../../../scripts/emit/build.ts';
import { run, runScript } from '../../support/command.ts';
import { copySmall, edit, skipAsyncapiCli } from '../../support/small.ts';
import { mistakes, traps } from './mistakes.ts';

/** Runs the build as its command does, in this process. */
const runBuild = (root: string) =>
  run(() =>
    runCommand('', {}, [], async () => {
      await build(root, 'write', () => {});
      return 0;
    }),
  );

describe('a contract with mistakes', () => {
  let base: string;

  beforeAll(async () => {
    base = join(copySmall(), 'released');
    const root = copySmall();
    await skipAsyncapiCli(root);
    await runScript('build', '--root', root);
    await runScript('compare', '--keep', base, '--root', root);
  });

  it.each([...mistakes, ...traps])(
    'build refuses $name, names it in its first line, and writes nothing',
    async (mistake) => {
      const { spoil, place, word } = mistake;
      const root = copySmall();
      mkdirSync(join(root, 'generated'));
      writeFileSync(join(root, 'generated/before.txt'), 'as it was');
      spoil(root);
      const runs = [await runBuild(root)];
      if (traps.includes(mistake)) runs.push(await runScript('compare', base, '--root', root));
      for (const { code, stderr } of runs) {
        const [first = ''] = stderr.split('\n');
        expect(first.startsWith(`${place}:`) || first.startsWith(`${place}#`), first).toBe(true);
        expect(first.slice(place.length)).toContain(word);
        expect(code).toBe(1);
      }
      expect(readdirSync(join(root, 'generated'))).toEqual(['before.txt']);
      expect(readFileSync(join(root, 'generated/before.txt'), 'utf8')).toBe('as it was');
    },
  );

  it.each([
    {
      stage: 'the hand-written files',
      edits: [
        ['openapi/schemas/job.yaml', 'word.yaml#/Word', 'words.yaml#/Word', 47],
        ['openapi/schemas/request.yaml', "'#/JobConfig'", "'#/Config'", 35],
        ['openapi/schemas/word.yaml', 'type: number', 'allOf: [{$ref: http://127.0.0.1:9/}]', 11],
        ['openapi/examples/summaries.yaml', 'A finished', 'a finished', 5],
        ['asyncapi/messages/session.yaml', 'live.yaml#/Transcript', 'live.yaml#/Script', 17],
      ],
    },
    {
      stage: 'the schemas of both documents',
      edits: [
        ['openapi/schemas/job.yaml', 'type: string', 'type: text', 3],
        ['openapi/schemas/word.yaml', 'type: number', 'maxlength: 1', 11],
        ['openapi/schemas/request.yaml', 'minimum: 0.01', 'minItems: few', 8],
        ['openapi/paths/jobs.yaml', 'minimum: 1', 'minimum: one', 12],
      ],
    },
    {
      stage: 'what the contract says',
      edits: [
        ['openapi/schemas/request.yaml', 'default: 0.05', 'default: 20', 10],
        ['openapi/schemas/job.yaml', 'The kind of a job.', "''", 1],
        ['openapi/schemas/job.yaml', 'title: Queued', 'title: Done', 48],
        ['openapi/paths/jobs.yaml', 'default: 20', 'default: 0', 13],
        ['openapi/paths/jobs.yaml', 'style: form', 'style: deepObject', 22],
        ['asyncapi/schemas/live.yaml', 'required: [type]', 'required: [planted, type]', 16],
        ['asyncapi/schemas/live.yaml', 'Words that were heard.', "''", 1],
        ['asyncapi/asyncapi.yaml', /- \$ref: .*ClientWord'/, '[]', 27],
      ],
    },
    {
      stage: 'schemas that are to be merged',
      edits: [
        [
          'openapi/schemas/job.yaml',
          /(required: \[id, kind\])/,
          '$1\n  allOf: [{ required: [id], minItems: 1 }, { minItems: 2 }]',
          6,
        ],
        [
          'openapi/schemas/word.yaml',
          'type: number',
          'oneOf: [{ type: number }]\n      anyOf: [{ type: number }]',
          12,
        ],
        [
          'asyncapi/schemas/live.yaml',
          'type: object',
          'type: object\n  allOf: [{ minItems: 1 }, { minItems: 2 }]',
          1,
        ],
      ],
    },
  ] as const)('build names all that is wrong with $stage, each at its line', async ({ edits }) => {
    const root = copySmall();
    for (const [file, from, to] of edits) edit(root, file, from, to);
    const { code, stdout, stderr } = await runBuild(root);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const told = stderr.trim().split('\n');
    const places = edits.map(([file, , , line]) => `${file}:${line}`);
    expect(told.map((line) => /^[^#]+?(?=#|: )/.exec(line)?.[0]).sort()).toEqual(places.sort());
  });
});
