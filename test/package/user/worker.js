/** The same program as a worker's test; its answer is compared outside. */
import { run } from './run.js';

export default {
  test() {
    console.log(`answer: ${JSON.stringify(run())}`);
  },
};
