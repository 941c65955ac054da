/** Prism in front of a service: what breaks the contract on either side becomes an error. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Starts `prism proxy --errors` on 127.0.0.1.
 *
 * @param service the address of the service behind it
 */
export async function startProxy(service: string): Promise<{ url: string; stop(): void }> {
  const prism = require.resolve('@stoplight/prism-cli/dist/index.js');
  const contract = require.resolve('speech-to-text-contract/openapi.yaml');
  const args = [
    prism,
    'proxy',
    contract,
    service,
    '--errors',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
  ];
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const [, address] = /listening on (http:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`Prism ended: ${said}`)));
  });
  return { url, stop: () => void child.kill() };
}
