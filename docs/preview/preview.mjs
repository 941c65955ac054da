#!/usr/bin/env node
// `npx redocly preview` runs the package `@redocly/framework`, which npm doesn't have. This one starts Redocly's portal.
import { execSync } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { BlockList } from 'node:net';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// With another version, run the test of the portal, and look at its pages in both modes and on a phone.
const PORTAL = '@redocly/realm@0.135.2';

console.log('Starting the portal takes about a minute. The first start downloads 500 MB.');
// npm downloads the portal into its cache, and puts its folder of commands first.
const npx = `npx --yes --prefer-offline --package=${PORTAL} -- node -p process.env.PATH`;
const path = execSync(npx, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const [commands] = path.split(delimiter);

// The portal listens on all interfaces, and has no setting for it.
const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');
subscribe('net.server.socket', ({ socket }) => {
  // A client that has already gone has no address.
  const { remoteAddress = '', remoteFamily = '' } = socket;
  if (!thisMachine.check(remoteAddress, remoteFamily.toLowerCase())) socket.destroy();
});

// The portal calls functions that Node 20 lacks.
if (process.version.startsWith('v20.')) await import('core-js/actual/index.js');
await import(pathToFileURL(join(commands, '../@redocly/realm/bin.js')));
console.log('After an edit of the contract, run npm run build, and the pages follow.');
