import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../support/small.ts';
import { inFile, inWord, type Mistake, WORD, write } from './mistake.ts';

const JOBS = 'openapi/paths/jobs.yaml';
const EXPONENTIAL = '"^(([a-z/])+.)+[A-Z]([a-z])+$"';
const BACKTRACKS =
  'the pattern can backtrack super-linearly; rewrite it so that no character matches in two ways';
const EXAMPLE = 'openapi/examples/Job/queued.json';

const DEEP = 'it has more than 100 levels; give the parts names of their own';

/** What would bring a program down that took the files for what they should be. */
export const traps: Mistake[] = [
  {
    name: 'a document without content',
    spoil: (root) => write(root, 'openapi/openapi.yaml', ''),
    says: 'openapi/openapi.yaml: expected an object; correct it',
  },
  {
    name: 'a document that is a list',
    spoil: (root) => write(root, 'openapi/openapi.yaml', '- openapi'),
    says: 'openapi/openapi.yaml: expected an object; correct it',
  },
  {
    name: 'a document whose paths are a list',
    spoil: (root) => write(root, 'openapi/openapi.yaml', 'openapi: 3.1.0\ninfo: 5\npaths: [x]\n'),
    says: 'openapi/openapi.yaml:3#/paths: expected an object; correct it',
  },
  {
    name: 'an unquoted text that begins with *',
    spoil: inWord('type: object', 'type: object\n  title: *deprecated*'),
    says: 'openapi/schemas/word.yaml:4:10: *deprecated* is an alias; quote text that begins with *, and write out what is repeated',
  },
  {
    name: 'an anchor around its own alias',
    spoil: inWord('Word:\n', 'Word: &word\n  not: *word\n'),
    says: 'openapi/schemas/word.yaml:2:8: *word is an alias; quote text that begins with *, and write out what is repeated',
  },
  {
    name: 'thousands of brackets',
    spoil: inWord('type: object', `type: object\n  default: ${'['.repeat(5000)}`),
    says: `openapi/schemas/word.yaml:4:110: ${DEEP}`,
  },
  {
    name: 'thousands of brackets in an example',
    spoil: (root) => write(root, EXAMPLE, '['.repeat(50_000) + ']'.repeat(50_000)),
    says: `openapi/examples/Job/queued.json:1:101: ${DEEP}`,
  },
  {
    name: 'a key that is a list',
    spoil: inWord('type: object', 'type: object\n  ? [a, b]\n  : 1'),
    says: 'openapi/schemas/word.yaml:4:5: not valid YAML: With stringKeys, all keys must be strings; correct the file there',
  },
  {
    name: 'bytes in YAML',
    spoil: inWord('type: object', 'type: object\n  default: !!binary aGVsbG8='),
    says: 'openapi/schemas/word.yaml:4:12: not valid YAML: Unresolved tag: tag:yaml.org,2002:binary; correct the file there',
  },
  {
    name: 'a name that a terminal would obey',
    spoil: (root) => {
      inWord('type: string', 'allOf: [{ $ref: "#/Wo\\e[31mrd" }]')(root);
      inWord('Word:', '"Wo\\e[31mrd": { type: string, description: A name. }\nWord:')(root);
    },
    says: 'openapi/schemas/word.yaml:1#/Wo[31mrd: the name Wo[31mrd needs quotes; rename it',
  },
  {
    name: 'a field called __proto__',
    spoil: inWord('    word:\n', '    __proto__:\n'),
    says: 'openapi/schemas/word.yaml:6#/Word/properties/__proto__: the name __proto__ has a meaning of its own in JavaScript; choose another',
  },
  {
    name: 'a field called __proto__ in an example',
    spoil: (root) => write(root, EXAMPLE, '{"word": "a", "start": 0, "a": {"__proto__": {}}}'),
    says: 'openapi/examples/Job/queued.json:1#/a/__proto__: the name __proto__ has a meaning of its own in JavaScript; choose another',
  },
  {
    name: 'a pattern that is none',
    spoil: inWord('type: string', 'type: string\n      pattern: (('),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/pattern: Invalid regular expression: /((/u: Unterminated group; correct it',
  },
  {
    name: 'a pattern that repeats endlessly',
    spoil: inWord('type: string', 'type: string\n      pattern: ^a{1000000000}$'),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/pattern: the pattern repeats more than 1000 times; choose lower numbers',
  },
  {
    name: 'a pattern that backtracks',
    spoil: inWord(
      'type: string',
      `type: string\n      pattern: ^(([a-z/])+.)+[A-Z]([a-z])+$\n      enum: [${'a'.repeat(60)}]`,
    ),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/pattern: the pattern can backtrack super-linearly; rewrite it so that no character matches in two ways',
  },
  {
    name: 'a bound of a thousand million',
    spoil: inWord('type: string', 'type: string\n      minLength: 1e9'),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/minLength: 1000000000 is more than the 100000 that are tried; choose a lower bound',
  },
  {
    name: 'an enumeration of 30,000 members',
    spoil: inWord(
      'type: string',
      `type: string\n      enum: [${Array.from({ length: 30_000 }, (_, index) => `m${index}`)}]`,
    ),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/enum: there are 30000 members, and at most 10000 are read; use a pattern',
  },
  {
    name: 'a schema that is a part of itself',
    spoil: inWord('type: object', 'type: object\n  allOf: [{ $ref: "#/Word" }]'),
    says: 'openapi/schemas/word.yaml:1#/Word: the schema leads back to itself (Word → Word); take one of the references out',
  },
  {
    name: 'schemas that are nothing but each other',
    spoil: (root) => {
      inWord('type: string', 'anyOf: [{ $ref: "#/One" }, { type: "null" }]')(root);
      const both =
        'One: { oneOf: [{ $ref: "#/Two" }] }\nTwo: { anyOf: [{ $ref: "#/One" }] }\nWord:';
      inWord('Word:', both)(root);
    },
    says: 'openapi/schemas/word.yaml:1#/One: the schema leads back to itself (One → Two → One); take one of the references out',
  },
  {
    name: 'a value over the network',
    spoil: inFile(
      JOBS,
      'two: {summary: Two jobs, value: 2}',
      'two: {externalValue: http://127.0.0.1:9/}',
    ),
    says: `${JOBS}:15#/get/parameters/0/examples/two/externalValue: a value elsewhere is not read; write it here, as value`,
  },
  {
    name: 'a value over the network in an example',
    spoil: (root) =>
      write(root, EXAMPLE, '{"word": "a", "start": {"externalValue": "/etc/hosts"}}'),
    says: 'openapi/examples/Job/queued.json:1#/start/externalValue: tools follow externalValue in an example too; write out what it names',
  },
  {
    name: 'a discriminator over the network',
    spoil: inWord(
      'type: object',
      'discriminator: { mapping: { a: http://127.0.0.1:9/ } }\n  type: object',
    ),
    says: 'openapi/schemas/word.yaml:3#/Word/discriminator/mapping/a: the reference leaves the project; copy what it names into a file here',
  },
  {
    name: 'a link to an operation out of the project',
    spoil: inFile(
      JOBS,
      '    4XX:\n',
      '    3XX: {description: A., links: {a: {operationRef: ../../../a.yaml}}}\n    4XX:\n',
    ),
    says: `${JOBS}:36#/get/responses/3XX/links/a/operationRef: the file ../a.yaml does not exist; correct the path`,
  },
  {
    name: 'a reference to an anchor',
    spoil: inFile('openapi/schemas/request.yaml', "'#/JobConfig'", "'#JobConfig'"),
    says: 'openapi/schemas/request.yaml:35#/JobRequest/properties/config/$ref: JobConfig is no JSON pointer; write #/ and the path to it',
  },
  {
    name: 'a link out of the project',
    spoil: (root) => {
      rmSync(join(root, WORD));
      symlinkSync('/etc/hosts', join(root, WORD));
    },
    says: 'openapi/schemas/word.yaml: the link leads out of the project; put the file itself here',
  },
  {
    name: 'a pattern that backtracks in the entry document',
    spoil: (root) => {
      inWord('type: string', 'allOf: [{ $ref: "../openapi.yaml#/components/schemas/Name" }]')(root);
      const schemas = `components:\n  schemas:\n    Name: {type: string, pattern: ${EXPONENTIAL}}\n`;
      edit(root, 'openapi/openapi.yaml', 'components:\n', schemas);
    },
    says: `openapi/openapi.yaml:47#/components/schemas/Name/pattern: ${BACKTRACKS}`,
  },
  {
    name: 'a pattern that backtracks beside the schemas',
    spoil: (root) => {
      inWord('type: string', 'allOf: [{ $ref: "../names.yaml#/Name" }]')(root);
      write(root, 'openapi/names.yaml', `Name: {type: string, pattern: ${EXPONENTIAL}}\n`);
    },
    says: `openapi/names.yaml:1#/Name/pattern: ${BACKTRACKS}`,
  },
  {
    name: 'a pattern that backtracks in a parameter',
    spoil: inFile(JOBS, 'default: 20', `pattern: ${EXPONENTIAL}`),
    says: `${JOBS}:13#/get/parameters/0/schema/pattern: ${BACKTRACKS}`,
  },
  {
    name: 'a schema beside the others, of a name that is taken',
    spoil: (root) => {
      inWord('type: string', 'allOf: [{ $ref: "../names.yaml#/JobKind" }]')(root);
      write(root, 'openapi/names.yaml', 'JobKind: {type: string}\n');
    },
    says: 'openapi/names.yaml:1#/JobKind: the name JobKind is taken by openapi/schemas/job.yaml#/JobKind; rename one of the two schemas',
  },
  {
    name: 'an older AsyncAPI',
    spoil: inFile('asyncapi/asyncapi.yaml', 'asyncapi: 3.0.0', 'asyncapi: 2.6.0'),
    says: 'asyncapi/asyncapi.yaml:1#/asyncapi: asyncapi 2.6.0 is not understood; write 3.0.0, and what it means by the rest',
  },
  {
    name: 'a later OpenAPI',
    spoil: inFile('openapi/openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.2.0'),
    says: 'openapi/openapi.yaml:1#/openapi: openapi 3.2.0 is not understood; write 3.1.0, and what it means by the rest',
  },
  {
    name: 'an example in YAML',
    spoil: (root) => write(root, 'openapi/examples/Job/other.yaml', 'a: 1'),
    says: 'openapi/examples/Job/other.yaml: only <Schema>/<scenario>.json and summaries.yaml are read here; move or rename it',
  },
  {
    name: 'an endless bound',
    spoil: inWord('type: number', 'type: number\n      minimum: .inf'),
    says: 'openapi/schemas/word.yaml:12#/Word/properties/start/minimum: Infinity is not a number in JSON; remove it or write another',
  },
  {
    name: 'a bound that is a text',
    spoil: inWord('type: number', 'type: number\n      minimum: low'),
    says: 'openapi/schemas/word.yaml:12#/Word/properties/start/minimum: must be number; correct it',
  },
  {
    name: 'a field without a name',
    spoil: inWord('    word:\n', "    '': { type: string, description: A. }\n    word:\n"),
    says: 'openapi/schemas/word.yaml:6#/Word/properties/: the name is empty, and tools take that for none; choose one',
  },
  {
    name: 'an enumeration of nothing',
    spoil: inWord('type: string', 'type: string\n      not: { enum: [] }'),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/not/enum: no value is listed; list at least one',
  },
  {
    name: 'a field without a schema',
    spoil: inWord('    word:\n', '    heard:\n    word:\n'),
    says: 'openapi/schemas/word.yaml:6#/Word/properties/heard: expected a schema, got null',
  },
  {
    name: 'a schema that is none',
    spoil: inWord('Word:', 'Lonely:\nWord:\n  not: { $ref: "#/Lonely" }'),
    says: 'openapi/schemas/word.yaml:1#/Lonely: expected a schema, got null',
  },
  {
    name: 'a reference to itself',
    spoil: inFile(
      'openapi/schemas/request.yaml',
      "'#/JobConfig'",
      "'#/JobRequest/properties/config'",
    ),
    says: 'openapi/schemas/request.yaml:35#/JobRequest/properties/config/$ref: the reference refers to itself; name a schema',
  },
  {
    name: 'a $ref over the network in examples',
    spoil: inWord('type: string', 'type: string\n      examples: [{ $ref: http://127.0.0.1:9/a }]'),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/examples/0/$ref: the reference leaves the project; copy what it names into a file here',
  },
  {
    name: 'a $ref out of the project in a default',
    spoil: inWord('type: string', 'type: string\n      default: { $ref: ../../../../etc/hosts }'),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/default/$ref: the file ../../etc/hosts does not exist; correct the path',
  },
  {
    name: 'a $ref in an example',
    spoil: (root) =>
      write(root, EXAMPLE, '{"word": "a", "start": {"$ref": "http://127.0.0.1:9/a"}}'),
    says: 'openapi/examples/Job/queued.json:1#/start/$ref: tools follow $ref in an example too; write out what it names',
  },
  {
    name: 'a pipe in the place of a file',
    spoil: (root) => {
      rmSync(join(root, WORD));
      execFileSync('mkfifo', [join(root, WORD)]);
    },
    says: 'openapi/schemas/word.yaml: this is neither a file nor a folder; remove it or rename it',
  },
  {
    name: 'a loop of links in the place of a file',
    spoil: (root) => {
      rmSync(join(root, WORD));
      symlinkSync('word.yaml', join(root, WORD));
    },
    says: 'openapi/schemas/word.yaml: the link is broken; remove it',
  },
  {
    name: 'the lock file of an editor',
    spoil: (root) => symlinkSync('me@here.123', join(root, 'openapi/schemas/.#word.yaml')),
    says: 'openapi/schemas/.#word.yaml: the link is broken; remove it',
  },
  {
    name: 'a folder in the place of an example',
    spoil: (root) => mkdirSync(join(root, 'openapi/examples/Job/x.json')),
    says: 'openapi/examples/Job/x.json: this is a folder; remove it or rename it',
  },
];
