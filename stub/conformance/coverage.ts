import { OPERATION_IDS } from '../src/contract.ts';
import { messageTypes } from './inputs.ts';
import type { Run } from './run.ts';

/** Lists what the contract has and the run could not try: operations, and messages of live sessions. */
export function noteUntried({ client: { tried }, recorder }: Run): void {
  for (const id of OPERATION_IDS) {
    if (!tried.has(id))
      recorder.note(id, 'beyond its key', 'not tried', ['the run has no input for it']);
  }
  for (const [schema, why] of [
    ['ClientMessage', 'the run does not send it'],
    ['ServerMessage', 'none arrived'],
  ] as const) {
    for (const type of messageTypes(schema)) {
      if (!tried.has(type))
        recorder.note('live session', `messages of type ${type}`, 'not tried', [why]);
    }
  }
}
