/** What the contract has and a run cannot try, or did not need to. */
import { OPERATION_IDS, OPERATIONS, WEBHOOKS } from '../src/contract.ts';
import { messageTypes } from './inputs.ts';
import type { Run } from './run.ts';

/** What is deliberately not tried, by its name in the contract, with the reason. */
export const EXEMPT: Readonly<Record<string, string>> = {};

/** Why something else was not tried. */
const WHY = {
  operation: 'the run has no input for it',
  ClientMessage: 'the run does not send it',
  ServerMessage: 'none arrived',
  notification: 'the run does not bring it about',
};

/** Lists what the run could not try: operations, messages of live sessions, callbacks and webhooks. */
export function noteUntried({ client: { tried }, recorder }: Run): void {
  const note = (area: string, name: string, subject: string, why: string) => {
    if (tried.has(subject)) return;
    recorder.note(area, name, 'not tried', [EXEMPT[subject] ?? why]);
  };
  for (const id of OPERATION_IDS) note(id, 'beyond its key', id, WHY.operation);
  for (const schema of ['ClientMessage', 'ServerMessage'] as const) {
    for (const type of messageTypes(schema)) {
      note('live session', `messages of type ${type}`, type, WHY[schema]);
    }
  }
  const callbacks = OPERATION_IDS.flatMap((id) => Object.keys(OPERATIONS[id].callbacks));
  for (const name of [...callbacks, ...Object.keys(WEBHOOKS)]) {
    note('notifications', name, name, WHY.notification);
  }
}
