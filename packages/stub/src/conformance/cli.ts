#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, Option } from 'commander';
import { numberFrom, runProgram } from '../command.ts';
import { OPERATION_IDS } from '../contract.ts';
import { LONGEST } from '../expect.ts';
import {
  ACCEPTABLE,
  type ConformanceOptions,
  formatReport,
  PARTS,
  runConformance,
} from './index.ts';

interface Options extends ConformanceOptions {
  /** In seconds, unlike the option of `runConformance`. */
  patience: number;
  json?: string;
}

const HELP = `
Example:
  $ speech-to-text-conformance --url http://127.0.0.1:4010 --key "$API_KEY" --strict

Exit code: 0 without a violation, 1 after a violation, an interruption or an error of the run itself, 2 if an option is invalid, the service
does not respond or rejects the API key, or every check in a part of --only was skipped.

The first line of a violation ends with the name of its check in square brackets. --accept takes the names of these
checks, which are based on an assumption:
  ${ACCEPTABLE.join('\n  ')}`;
const ADVICE = 'include the parts and operations that the reasons above name';
const positive = (most: number) => numberFrom(0.001, most, true);
const port = numberFrom(0, 65_535);

const program = new Command('speech-to-text-conformance')
  .description('Tests an implementation of the speech-to-text interface against its contract.')
  .requiredOption('--url <url>', 'base URL of the service')
  .requiredOption('--key <key>', 'API key of an account')
  .option('--audio <file>', 'WAV file with speech (default: two sentences in English)')
  .option('--json <file>', 'also write the report as JSON')
  .option('--strict', 'count fields that are not in the contract as violations')
  .option('--thorough', 'send every test input, which takes more than 1,000 calls')
  .addOption(new Option('--only <part...>', 'run only these parts').choices(Object.keys(PARTS)))
  .addOption(
    new Option(
      '--without <operation...>',
      'skip these operations and the checks that need them',
    ).choices(OPERATION_IDS),
  )
  // `runConformance` checks these names and explains an error.
  .option(
    '--accept <name...>',
    'accept violations of these checks, because the service differs deliberately',
  )
  .option(
    '--speed <n>',
    'stream audio this many times faster than real time',
    positive(1_000_000),
    1,
  )
  .option(
    '--patience <seconds>',
    'longest wait for a response or an event',
    positive(LONGEST / 1000),
    60,
  )
  .option(
    '--receiver-port <port>',
    'port of the receiver of callbacks (default: any free port)',
    port,
  )
  .option('--receiver-url <url>', 'URL at which the service reaches the receiver')
  .option('--webhook', 'expect the webhook at /webhook of the receiver')
  .addHelpText('after', HELP);
await runProgram<Options>(program, async ({ json, ...options }) => {
  if (json !== undefined) expectWritable(json);
  // The first signal stops the sessions and prints the report, the second ends the process.
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, stop);
  const { signal } = interrupt;
  const patience = options.patience * 1000;
  const report = await runConformance({ ...options, patience, signal }).finally(() => {
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
  });
  console.log(formatReport(report));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  // Whatever a run that ended early still waits for is not needed.
  if (report.ended !== null) process.exit(report.hasStopped ? 2 : 1);
  if (report.violations + report.errors.length > 0) return 1;
  const { empty } = report;
  if (empty.length > 0)
    throw new Error(`every check in ${empty.join(', ')} was skipped; ${ADVICE}`);
  return 0;
});

/** @throws if no report can be written to a file, so that a run does not end without one */
function expectWritable(file: string): void {
  const isFolder = file === '' || statSync(file, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) throw new Error('--json must be a file, but is a folder; add a file name');
  accessSync(dirname(file), constants.W_OK);
}
