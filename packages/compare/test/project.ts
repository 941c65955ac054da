/** A small project with hand-written documents, for tests of the command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS } from '../../../scripts/contract.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { load } from '../../../scripts/read/load.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';

const FILES = {
  'package.json': JSON.stringify({ name: 'small', version: '1.0.0', exports: {} }),
  'openapi/openapi.yaml': `openapi: 3.1.0
info: { title: Jobs, version: 1.0.0 }
servers: [{ url: https://jobs.example }]
paths:
  /jobs:
    post:
      operationId: createJob
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: schemas/job.yaml#/JobConfig }
      responses:
        '201':
          description: It is created.
          content:
            application/json:
              schema: { $ref: schemas/job.yaml#/JobConfig }
`,
  'openapi/schemas/job.yaml': `JobConfig:
  description: What is to be done.
  type: object
  required: [title]
  properties:
    title: { type: string }
    silence:
      type: integer
      minimum: 1
      maximum: 10
`,
  'asyncapi/asyncapi.yaml': `asyncapi: 3.0.0
info: { title: Jobs, version: 1.0.0 }
channels:
  session:
    messages:
      Note: { payload: { type: string } }
operations:
  sendNote:
    action: send
    channel: { $ref: '#/channels/session' }
`,
};

/** The file with the bounds that tests change. */
export const JOB = 'openapi/schemas/job.yaml';

/** Creates the project; its folder has characters with a meaning in a URL, but not in a path. */
export function createProject(): string {
  const root = temporaryFolder('project #%zz%20-');
  writeInto(root, FILES);
  return root;
}

/** Replaces a text, which must occur, in a file. */
export function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}; correct the edit`);
  writeFileSync(path, changed);
}

/** Writes what a comparison reads of a build: the bundles. */
export async function build(root: string): Promise<void> {
  const { contract } = await load(root);
  for (const name of DOCUMENTS) {
    const text = JSON.stringify(contract[name]);
    writeInto(root, { [`generated/${name}.json`]: text, [`generated/${name}.yaml`]: text });
  }
}
