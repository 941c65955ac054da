import { isObject } from '../../model/json.ts';
import { type Block, badge, code, link, plainTable } from '../blocks.ts';
import { checkerOf } from '../checker.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { fileBlock } from '../samples.ts';
import { changesTable } from './changes.ts';
import { defaultsTable } from './defaults.ts';
import { flagsTable, messageShapes, messagesTable, sessionSteps } from './messages.ts';
import { migrationTable } from './migration.ts';
import { sinceTable } from './since.ts';
import { statesTable } from './states.ts';
import { unspecifiedTable } from './unspecified.ts';

/** What a guide may name in a line of its own, `{{name arguments}}`, and what is put there. */
export const BLOCKS: Record<string, (input: PageInput, ...args: string[]) => Block[]> = {
  about,
  calls,
  changes: changesTable,
  checker: ({ contract }) => [checkerOf(contract)],
  defaults: defaultsTable,
  file: ({ prose }, path = '') => [fileBlock(prose, path)],
  flags: flagsTable,
  messages: messagesTable,
  migration: migrationTable,
  pages: ({ pages }) => [
    {
      kind: 'cards',
      cards: pages.map(({ title, file, summary }) => ({ title: link(title, file), text: summary })),
    },
  ],
  session: sessionSteps,
  shapes: messageShapes,
  since: sinceTable,
  states: statesTable,
  unspecified: unspecifiedTable,
};

/** What the service is, in its own words. */
function about({ contract }: PageInput): Block[] {
  const { info } = contract.openapi;
  return [String((isObject(info) && info.description) ?? '')];
}

/** The calls of the REST interface. */
function calls({ contract }: PageInput): Block[] {
  const rows = contract.operations.map((operation) => ({
    cells: [
      link(code(callName(operation)), `operation:${operation.id}`),
      `${operation.summary}${operation.deprecated ? ` ${badge('deprecated')}` : ''}`,
    ],
  }));
  return [plainTable('Calls', ['Call', 'What it does'], rows)];
}
