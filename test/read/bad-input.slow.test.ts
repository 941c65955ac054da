import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../scripts/emit/build.ts';
import { FindingsError } from '../../scripts/model/finding.ts';
import { settings } from '../../scripts/settings.ts';
import { copySmall, edit } from '../support/small.ts';

const PROJECT = join(import.meta.dirname, '../..');

interface Case {
  name: string;
  /** Breaks a copy of the small contract in one place. */
  spoil: (root: string) => void;
  /** The whole of what the build says about it. */
  says: string;
  /** Whether it is found without starting a tool. */
  early?: boolean;
}

const cases: Case[] = [
  {
    name: 'broken YAML',
    spoil: (root) => edit(root, 'openapi/schemas/word.yaml', 'type: string', 'type: [string'),
    says: 'openapi/schemas/word.yaml#9:5: not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; correct the file there',
    early: true,
  },
  {
    name: 'a key given twice',
    spoil: (root) =>
      edit(root, 'openapi/schemas/word.yaml', '  type: object', '  type: object\n  type: object'),
    says: 'openapi/schemas/word.yaml#4:3: not valid YAML: Map keys must be unique; correct the file there',
    early: true,
  },
  {
    name: 'an unresolved $ref within a file',
    spoil: (root) => edit(root, 'openapi/schemas/request.yaml', "'#/JobConfig'", "'#/JobConfg'"),
    says: 'openapi/schemas/request.yaml#/JobRequest/properties/config/$ref: openapi/schemas/request.yaml#/JobConfg does not exist; perhaps JobConfig is meant',
    early: true,
  },
  {
    name: 'an unresolved $ref to a file',
    spoil: (root) => edit(root, 'openapi/schemas/job.yaml', 'word.yaml', 'words.yaml'),
    says: 'openapi/schemas/job.yaml#/Job/oneOf/0/properties/words/items/$ref: the file openapi/schemas/words.yaml does not exist; perhaps openapi/schemas/word.yaml is meant',
    early: true,
  },
  {
    name: 'a $ref that leaves the project',
    spoil: (root) =>
      edit(root, 'openapi/schemas/job.yaml', 'word.yaml#/Word', 'https://example.com/word.json'),
    says: 'openapi/schemas/job.yaml#/Job/oneOf/0/properties/words/items/$ref: the reference leaves the project; copy what it names into a file here',
    early: true,
  },
  {
    name: 'a default outside its bound',
    spoil: (root) => edit(root, 'openapi/schemas/request.yaml', 'default: 0.05', 'default: 20'),
    says: 'openapi/schemas/request.yaml#/JobConfig/properties/endpointing/default: the default 20 must be <= 10; change the default or the schema',
  },
  {
    name: "a parameter's default outside its bound",
    spoil: (root) => edit(root, 'openapi/paths/jobs.yaml', 'default: 20', 'default: 0'),
    says: 'openapi/paths/jobs.yaml#/get/parameters/0/schema/default: the default 0 must be >= 1; change the default or the schema',
  },
  {
    name: 'an example that does not validate',
    spoil: (root) =>
      edit(
        root,
        'openapi/examples/JobRequest/address-only.json',
        '"https://example.com/a.wav"',
        '7',
      ),
    says: 'openapi/examples/JobRequest/address-only.json#/audio_url: the example must be string; change it or the schema JobRequest',
  },
  {
    name: 'an example that lacks a field of its branch',
    spoil: (root) => edit(root, 'openapi/examples/Job/done.json', '"words": []', '"other": []'),
    says: "openapi/examples/Job/done.json: the example must have required property 'words'; change it or the schema Job",
  },
  {
    name: 'an example that is not JSON',
    spoil: (root) => edit(root, 'openapi/examples/Job/queued.json', '"queued"', '"queued",'),
    says: 'openapi/examples/Job/queued.json: valid YAML but not JSON; quote the keys and remove trailing commas',
    early: true,
  },
  {
    name: 'an example of no schema',
    spoil: (root) => {
      renameSync(join(root, 'openapi/examples/Job'), join(root, 'openapi/examples/Jbo'));
      edit(root, 'openapi/examples/summaries.yaml', '\nJob:', '\nJbo:');
    },
    says: 'openapi/examples/Jbo/queued.json: the schema Jbo does not exist; rename the folder or remove the example',
  },
  {
    name: 'an example that nothing shows',
    spoil: (root) => {
      renameSync(join(root, 'openapi/examples/Job'), join(root, 'openapi/examples/JobConfig'));
      edit(root, 'openapi/examples/summaries.yaml', '\nJob:', '\nJobConfig:');
    },
    says: 'openapi/examples/JobConfig/queued.json: no body and no message is a JobConfig; move the example to what contains it',
  },
  {
    name: 'a summary without an example',
    spoil: (root) =>
      edit(root, 'openapi/examples/summaries.yaml', '  done:', '  failed: A failed job\n  done:'),
    says: 'openapi/examples/summaries.yaml#/Job/failed: openapi/examples/Job/failed.json does not exist; add it or remove its summary',
    early: true,
  },
  {
    name: 'a summary that is no line of a list',
    spoil: (root) =>
      edit(root, 'openapi/examples/summaries.yaml', 'A finished job', 'a finished job.'),
    says: 'openapi/examples/summaries.yaml#/Job/done: the summary must begin with a capital and end without a full stop',
    early: true,
  },
  {
    name: 'an example that is named for a test',
    spoil: (root) => {
      const path = (name: string) => join(root, `openapi/examples/Job/${name}.json`);
      renameSync(path('done'), path('typical'));
      edit(root, 'openapi/examples/summaries.yaml', '  done:', '  typical:');
    },
    says: 'openapi/examples/Job/typical.json: the name typical must name a situation, in the style of two-speakers',
    early: true,
  },
  {
    name: 'two schemas of one name',
    spoil: (root) => edit(root, 'asyncapi/schemas/live.yaml', 'OtherMessage:', 'Word:'),
    says: 'openapi/schemas/word.yaml#/Word: the name Word is taken by asyncapi/schemas/live.yaml#/Word; rename one of the two schemas',
    early: true,
  },
  {
    name: 'an unreferenced schema',
    spoil: (root) =>
      edit(
        root,
        'openapi/schemas/word.yaml',
        'Word:',
        'Lonely:\n  type: string\n  description: Alone.\n\nWord:',
      ),
    says: 'openapi/schemas/word.yaml#/Lonely: nothing refers to the schema Lonely; refer to it or remove it',
    early: true,
  },
  {
    name: 'a schema that only the list of components names',
    spoil: (root) => {
      const lonely = '\nLonely:\n  type: string\n  description: Alone.\n\nWord:';
      edit(root, 'openapi/schemas/word.yaml', 'Word:', lonely);
      const named = 'components:\n  schemas:\n    Lonely: {$ref: schemas/word.yaml#/Lonely}\n';
      edit(root, 'openapi/openapi.yaml', 'components:\n', named);
    },
    says: 'openapi/schemas/word.yaml#/Lonely: nothing refers to the schema Lonely; refer to it or remove it',
    early: true,
  },
  {
    name: 'an unknown x- key',
    spoil: (root) =>
      edit(root, 'openapi/schemas/word.yaml', '  type: object', '  type: object\n  x-note: Short.'),
    says: 'openapi/schemas/word.yaml#/Word/x-note: the key x-note is not known; use one of x-assumption, x-maturity, x-opaque, x-replaces, x-unspecified, or remove it',
  },
  {
    name: 'nullable',
    spoil: (root) =>
      edit(root, 'openapi/schemas/word.yaml', 'type: string', 'type: string\n      nullable: true'),
    says: "openapi/schemas/word.yaml#/Word/properties/word/nullable: the keyword nullable is not understood by every tool; write type: [<type>, 'null'], or anyOf with type: 'null'",
  },
  {
    name: 'a misspelt keyword',
    spoil: (root) => edit(root, 'openapi/schemas/request.yaml', 'minItems: 1', 'minItem: 1'),
    says: 'openapi/schemas/request.yaml#/JobConfig/properties/formats/minItem: the keyword minItem is not understood by every tool; say it with other keywords',
  },
];

describe('a contract with one thing wrong', () => {
  it.each(cases)('$name', async ({ spoil, says, early }) => {
    const root = copySmall();
    mkdirSync(join(root, 'generated'));
    writeFileSync(join(root, 'generated/before.txt'), 'as it was');
    spoil(root);
    const steps: string[] = [];
    const error = await build(root, 'write', settings, (step) => steps.push(step)).catch(
      (error) => error,
    );
    expect(error).toBeInstanceOf(FindingsError);
    expect((error as Error).message).toBe(says);
    if (early) expect(steps).toEqual([]);
    expect(readdirSync(join(root, 'generated'))).toEqual(['before.txt']);
    expect(readFileSync(join(root, 'generated/before.txt'), 'utf8')).toBe('as it was');
    expect(existsSync(join(root, '.build'))).toBe(false);
  });

  it.each(['broken YAML', 'a default outside its bound'])(
    'ends the command with one line: %s',
    (name) => {
      const found = cases.find((each) => each.name === name);
      const root = copySmall();
      found?.spoil(root);
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/build.ts', '--root', root],
        { cwd: PROJECT, encoding: 'utf8' },
      );
      expect(stderr).toBe(`${found?.says}\n`);
      expect(status).toBe(1);
    },
  );
});
