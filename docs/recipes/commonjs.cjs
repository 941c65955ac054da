// Node 20.19, 22.12 and later load ES modules with require. Where they do not, such as in Node 18 or
// with --no-experimental-require-module, use `await import(…)`, which all of them have.
const { parseLiveRequest } = require('speech-to-text-contract/parse');

const result = parseLiveRequest({ channels: 'two' });
console.log(result.ok ? result.value : result.issues);
