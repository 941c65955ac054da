/** The same program as a test of workerd: it prints the answer, which is compared outside. */
import { run } from './run.js';

export default {
  test() {
    console.log(`answer: ${JSON.stringify(run())}`);
  },
};
