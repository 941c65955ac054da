import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../support/small.ts';
import { inFile, inWord, type Mistake, WORD, write } from './mistake.ts';

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

/** What only the build looks for. */
export const late: Mistake[] = [
  {
    name: 'a default outside its bound',
    spoil: inFile('openapi/schemas/request.yaml', 'default: 0.05', 'default: 20'),
    says: 'openapi/schemas/request.yaml:10#/JobConfig/properties/silence/default: the default 20 must be <= 10; change the default or the schema',
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
