// Runs before the portal, in the same process.
import { Server } from 'node:net';

// The portal calls functions that Node 20 lacks.
if (process.version.startsWith('v20.')) await import('core-js/actual/index.js');

// The portal has no setting for its host and would listen on all interfaces.
const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  const host = typeof port === 'number' ? ['127.0.0.1'] : [];
  return listen.call(this, port, ...host, ...rest);
};
