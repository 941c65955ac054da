import { run } from './run.js';

console.log(JSON.stringify(run()));
