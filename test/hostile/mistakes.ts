import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../support/small.ts';

/** One thing that can be wrong with the hand-written files. */
export interface Mistake {
  name: string;
  /** Breaks a copy of the small contract in one place. */
  spoil: (root: string) => void;
  /** The whole of what a command says about it. */
  says: string;
}

const WORD = 'openapi/schemas/word.yaml';
const JOBS = 'openapi/paths/jobs.yaml';
const EXPONENTIAL = '"^(([a-z/])+.)+[A-Z]([a-z])+$"';
const BACKTRACKS =
  'the pattern can backtrack super-linearly; rewrite it so that no character matches in two ways';
const EXAMPLE = 'openapi/examples/Job/queued.json';

const DEEP = 'it has more than 100 levels; give the parts names of their own';

const inFile = (file: string, from: string, to: string) => (root: string) =>
  edit(root, file, from, to);

const inWord = (from: string, to: string) => inFile(WORD, from, to);

const write = (root: string, file: string, text: string) => writeFileSync(join(root, file), text);

/** Slips. Like what is hostile, they are found before anything is made of the contract. */
export const slips: Mistake[] = [
  {
    name: 'broken YAML',
    spoil: inWord('type: string', 'type: [string'),
    says: 'openapi/schemas/word.yaml:9:5: not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; correct the file there',
  },
  {
    name: 'a key given twice',
    spoil: inWord('  type: object', '  type: object\n  type: object'),
    says: 'openapi/schemas/word.yaml:4:3: the key type is given twice; remove one of the two',
  },
  {
    name: 'an unresolved $ref within a file',
    spoil: inFile('openapi/schemas/request.yaml', "'#/JobConfig'", "'#/JobConfg'"),
    says: 'openapi/schemas/request.yaml:35#/JobRequest/properties/config/$ref: openapi/schemas/request.yaml#/JobConfg does not exist; did you mean JobConfig?',
  },
  {
    name: 'an unresolved $ref to a file with nothing in it',
    spoil: (root) => write(root, WORD, '{}'),
    says: 'asyncapi/messages/session.yaml:8#/ClientWord/payload/$ref: openapi/schemas/word.yaml#/Word does not exist; correct the name or add what is missing',
  },
  {
    name: 'an unresolved $ref to a file',
    spoil: inFile('openapi/schemas/job.yaml', 'word.yaml', 'words.yaml'),
    says: 'openapi/schemas/job.yaml:47#/Job/oneOf/0/properties/words/items/$ref: the file openapi/schemas/words.yaml does not exist; did you mean openapi/schemas/word.yaml?',
  },
  {
    name: 'a $ref that leaves the project',
    spoil: inFile('openapi/schemas/job.yaml', 'word.yaml#/Word', 'https://example.com/word.json'),
    says: 'openapi/schemas/job.yaml:47#/Job/oneOf/0/properties/words/items/$ref: the reference leaves the project; copy what it names into a file here',
  },
  {
    name: 'an example that is not JSON',
    spoil: inFile('openapi/examples/Job/queued.json', '"queued"', '"queued",'),
    says: 'openapi/examples/Job/queued.json:1:93: not valid JSON: Expected double-quoted property name; correct the file there',
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
    spoil: inFile('openapi/examples/summaries.yaml', '  done:', '  failed: A failed job\n  done:'),
    says: 'openapi/examples/summaries.yaml:5#/Job/failed: openapi/examples/Job/failed.json does not exist; add it or remove its summary',
  },
  {
    name: 'a summary that is no line of a list',
    spoil: inFile('openapi/examples/summaries.yaml', 'A finished job', 'a finished job.'),
    says: 'openapi/examples/summaries.yaml:5#/Job/done: the summary must begin with a capital and end without a full stop',
  },
  {
    name: 'an example that is named for a test',
    spoil: (root) => {
      const path = (name: string) => join(root, `openapi/examples/Job/${name}.json`);
      renameSync(path('done'), path('typical'));
      edit(root, 'openapi/examples/summaries.yaml', '  done:', '  typical:');
    },
    says: 'openapi/examples/Job/typical.json: the name typical must name a situation, in the style of two-speakers',
  },
  {
    name: 'an example without a summary',
    spoil: inFile('openapi/examples/summaries.yaml', '  done: A finished job\n', ''),
    says: 'openapi/examples/Job/done.json: the example has no summary; say in openapi/examples/summaries.yaml what it shows',
  },
  {
    name: 'a field that is indented too little',
    spoil: inWord('    start:\n', '  start:\n'),
    says: 'openapi/schemas/word.yaml:9#/Word/start: start is not a keyword of JSON Schema; indented too little?',
  },
  {
    name: 'a misspelled keyword',
    spoil: inWord('type: number', 'typ: number'),
    says: 'openapi/schemas/word.yaml:11#/Word/properties/start/typ: typ is not a keyword of JSON Schema; did you mean type?',
  },
  {
    name: 'an operationId given twice',
    spoil: inFile('openapi/paths/jobs.yaml', 'createJob', 'listJobs'),
    says: 'openapi/paths/jobs.yaml:46#/post/operationId: the operationId listJobs is taken by openapi/paths/jobs.yaml:2; rename one',
  },
  {
    name: 'lines that end as on Windows',
    spoil: inWord('type: object', 'type: object\r'),
    says: 'openapi/schemas/word.yaml:3:15: the line ends with CR; save the file with LF at the end of each line',
  },
  {
    name: 'two schemas of one name',
    spoil: inFile('asyncapi/schemas/live.yaml', 'OtherMessage:', 'Word:'),
    says: 'openapi/schemas/word.yaml:1#/Word: the name Word is taken by asyncapi/schemas/live.yaml#/Word; rename one of the two schemas',
  },
  {
    name: 'an unreferenced schema',
    spoil: inWord('Word:', 'Lonely:\n  type: string\n  description: Alone.\n\nWord:'),
    says: 'openapi/schemas/word.yaml:1#/Lonely: nothing refers to the schema Lonely; refer to it or remove it',
  },
  {
    name: 'a schema that only the list of components names',
    spoil: (root) => {
      const lonely = '\nLonely:\n  type: string\n  description: Alone.\n\nWord:';
      edit(root, 'openapi/schemas/word.yaml', 'Word:', lonely);
      const named = 'components:\n  schemas:\n    Lonely: {$ref: schemas/word.yaml#/Lonely}\n';
      edit(root, 'openapi/openapi.yaml', 'components:\n', named);
    },
    says: 'openapi/schemas/word.yaml:2#/Lonely: nothing refers to the schema Lonely; refer to it or remove it',
  },
];

/** What would bring a program down that took the files for what they should be. */
export const hostile: Mistake[] = [
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
    name: 'a name with quotes',
    spoil: (root) => {
      inWord('type: string', `allOf: [{ $ref: "#/Wo'r\\"d" }]`)(root);
      inWord('Word:', `"Wo'r\\"d": { type: string, description: A name. }\nWord:`)(root);
    },
    says: `openapi/schemas/word.yaml:1#/Wo'r"d: the name Wo'r"d needs quotes; rename it`,
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
    name: 'an enumeration of 300,000 members',
    spoil: inWord(
      'type: string',
      `type: string\n      enum: [${Array.from({ length: 300_000 }, (_, index) => `m${index}`)}]`,
    ),
    says: 'openapi/schemas/word.yaml:9#/Word/properties/word/enum: there are 300000 members, and at most 10000 are read; use a pattern',
  },
  {
    name: '800 levels inline',
    spoil: inWord('type: string', `allOf: [${'{ allOf: ['.repeat(800)}${'] }'.repeat(800)}]`),
    says: `openapi/schemas/word.yaml:8:494: ${DEEP}`,
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
    name: 'a schema called constructor',
    spoil: (root) => {
      inWord('type: string', 'allOf: [{ $ref: "#/constructor" }]')(root);
      inWord('Word:', 'constructor: { type: string, description: A name. }\nWord:')(root);
    },
    says: 'openapi/schemas/word.yaml:1#/constructor: the name constructor has a meaning of its own in JavaScript; choose another',
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
    name: 'a property called toString',
    spoil: inWord('    word:\n', '    toString: { type: string, description: A. }\n    word:\n'),
    says: 'openapi/schemas/word.yaml:6#/Word/properties/toString: the name toString has a meaning of its own in JavaScript; choose another',
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

/** What only the build looks for. */
export const late: Mistake[] = [
  {
    name: 'a default outside its bound',
    spoil: inFile('openapi/schemas/request.yaml', 'default: 0.05', 'default: 20'),
    says: 'openapi/schemas/request.yaml:10#/JobConfig/properties/endpointing/default: the default 20 must be <= 10; change the default or the schema',
  },
  {
    name: "a parameter's default outside its bound",
    spoil: inFile('openapi/paths/jobs.yaml', 'default: 20', 'default: 0'),
    says: 'openapi/paths/jobs.yaml:13#/get/parameters/0/schema/default: the default 0 must be >= 1; change the default or the schema',
  },
  {
    name: 'an example that does not validate',
    spoil: inFile(
      'openapi/examples/JobRequest/address-only.json',
      '"https://example.com/a.wav"',
      '7',
    ),
    says: 'openapi/examples/JobRequest/address-only.json:1#/audio_url: the example must be string; change it or the schema JobRequest',
  },
  {
    name: 'an example that lacks a field of its branch',
    spoil: inFile('openapi/examples/Job/done.json', '"words": []', '"other": []'),
    says: "openapi/examples/Job/done.json: the example must have required property 'words'; change it or the schema Job",
  },
  {
    name: 'a required field that does not exist',
    spoil: inFile(
      'openapi/schemas/request.yaml',
      'type: object',
      'type: object\n  required: [planted]',
    ),
    says: 'openapi/schemas/request.yaml:4#/JobConfig/required: the required field planted does not exist; add it to properties, or correct the name',
  },
  {
    name: 'a misspelled key in an example',
    spoil: inFile('openapi/examples/Job/done.json', '"words"', '"planted": 1, "words"'),
    says: 'openapi/examples/Job/done.json: the example has the field planted, which is not known; change it or the schema Job',
  },
];
