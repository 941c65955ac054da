#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { numberIn, runProgram } from '../command.ts';
import { type ConformanceOptions, formatReport, PARTS, runConformance } from './index.ts';
import { ACCEPTABLE } from './rules.ts';
import { DEFAULTS } from './run.ts';

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

const program = new Command('speech-to-text-conformance')
  .description('Tests an implementation of the speech-to-text interface against its contract.')
  .requiredOption('--url <url>', 'base URL of the service')
  .requiredOption('--key <key>', 'API key of an account')
  .option('--audio <file>', 'WAV file with speech (default: two sentences in English)')
  .option('--json <file>', 'also write the report as JSON')
  .option('--strict', 'count fields that are not in the contract as violations')
  .option('--thorough', 'send every test input, which takes more than 1,000 calls')
  .option('--serial', 'run one job or session at a time, to find the cause of a crash or hang')
  .option('--only <part...>', `run only these parts: ${Object.keys(PARTS).join(', ')}`)
  .option('--without <operation...>', 'skip these operations and the checks that need them')
  .option(
    '--accept <name...>',
    'accept violations of these checks, because the service differs deliberately',
  )
  .option('--speed <n>', 'speed of the audio relative to real time', numberIn, DEFAULTS.speed)
  .option(
    '--patience <seconds>',
    'longest wait for a response or an event',
    numberIn,
    DEFAULTS.patience / 1000,
  )
  .option('--receiver-port <port>', 'port of the receiver, 0 for any free port', numberIn)
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
