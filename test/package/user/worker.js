/** The same program as a test of workerd: it prints its result, for the caller to compare. */
import { run } from './run.js';

export default {
  test() {
    console.log(`result: ${JSON.stringify(run())}`);
  },
};
