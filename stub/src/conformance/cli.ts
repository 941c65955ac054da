#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ConformanceOptions, formatReport, runConformance } from './index.ts';

const USAGE = `usage: speech-to-text-conformance --url URL --key KEY [options]

  --url URL               the base address of the service
  --key KEY               the key of an account
  --audio FILE            a WAV file with speech; a tone when not given, which will do for the stub
  --json FILE             write the report as JSON as well
  --strict                take fields that the contract does not name for violations
  --quick                 typical and minimal input alone: fewer jobs, fewer sessions
  --speed N               how much faster than real time audio is streamed; 1 when not given
  --patience SECONDS      how long to wait for what must come; 60 when not given
  --receiver-port PORT    the port on 127.0.0.1 that receives callbacks; any free one when not given
  --receiver-url URL      its address as the service sees it
  --webhook               the service posts its webhook to /webhook of the receiver
  --no-flows              leave out the flows that Redocly runs

Exit code: 0 when nothing is violated, 1 when something is, 2 when the run could not begin.`;

const options = readOptions(process.argv.slice(2));
if (options === 'help') console.log(USAGE);
else if (options instanceof Error) {
  console.error(`${options.message}\n\n${USAGE}`);
  process.exitCode = 2;
} else process.exitCode = await main(options);

async function main({ json, ...options }: ConformanceOptions & { json?: string }): Promise<number> {
  try {
    const report = await runConformance(options);
    console.log(formatReport(report));
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    return report.violated > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function readOptions(args: string[]): (ConformanceOptions & { json?: string }) | Error | 'help' {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        url: { type: 'string' },
        key: { type: 'string' },
        audio: { type: 'string' },
        json: { type: 'string' },
        strict: { type: 'boolean' },
        quick: { type: 'boolean' },
        speed: { type: 'string' },
        patience: { type: 'string' },
        'receiver-port': { type: 'string' },
        'receiver-url': { type: 'string' },
        webhook: { type: 'boolean' },
        flows: { type: 'boolean', default: true },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    const { url, key, audio, json, strict, quick, webhook, flows } = values;
    if (!url || !URL.canParse(url)) return new Error('--url takes the address of the service');
    if (!key) return new Error('--key takes the key of an account');
    const patience = number(values.patience, '--patience');
    return {
      url,
      key,
      audio,
      json,
      strict,
      quick,
      webhook,
      flows,
      speed: number(values.speed, '--speed'),
      patience: patience === undefined ? undefined : patience * 1000,
      receiverPort: number(values['receiver-port'], '--receiver-port'),
      receiverUrl: values['receiver-url'],
    };
  } catch (error) {
    return error as Error;
  }
}

function number(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`${name} takes a number above 0, got ${JSON.stringify(text)}`);
}
