#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type StubOptions, startStub } from './index.ts';

const USAGE = `usage: speech-to-text-stub [options]

  --port PORT               the port on 127.0.0.1; 4010 when not given, 0 for any free one
  --key KEY                 the key that requests must carry; test-key when not given
  --base-url URL            the address in answers, when a proxy stands in front
  --webhook URL             an address that receives the webhook; may be repeated
  --strict                  refuse requests with fields that the contract does not name
  --queue-time MS           how long a job is queued; 100 when not given
  --processing-time MS      how long a job is processed; 300 when not given`;

const options = readOptions(process.argv.slice(2));
if (options === 'help') console.log(USAGE);
else if (options instanceof Error) {
  console.error(`${options.message}\n\n${USAGE}`);
  process.exitCode = 2;
} else process.exitCode = await run(options);

async function run(options: StubOptions): Promise<number> {
  try {
    const stub = await startStub({
      ...options,
      onViolation: ({ where, issues }) =>
        console.error(`${where} breaks the contract: ${issues.join('; ')}`),
    });
    console.log(`${stub.url}  (x-service-key: ${stub.key})`);
    await new Promise((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await stub.close();
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE' ? `port ${options.port} is taken; choose another --port` : message,
    );
    return 1;
  }
}

function readOptions(args: string[]): StubOptions | Error | 'help' {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4010' },
        key: { type: 'string', default: 'test-key' },
        'base-url': { type: 'string' },
        webhook: { type: 'string', multiple: true, default: [] },
        strict: { type: 'boolean', default: false },
        'queue-time': { type: 'string', default: '100' },
        'processing-time': { type: 'string', default: '300' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const baseUrl = values['base-url'];
    if (baseUrl !== undefined && !URL.canParse(baseUrl))
      return new Error('--base-url is no address');
    return {
      port: number(values.port, '--port', 65_535),
      key: values.key,
      strict: values.strict,
      webhooks: values.webhook,
      queueTime: number(values['queue-time'], '--queue-time', 3_600_000),
      processingTime: number(values['processing-time'], '--processing-time', 3_600_000),
      ...(baseUrl !== undefined && { baseUrl }),
    };
  } catch (error) {
    return error as Error;
  }
}

function number(text: string, name: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Error(`${name} takes a number from 0 to ${most}, got ${JSON.stringify(text)}`);
}
