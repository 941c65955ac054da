import { isObject } from '../../model/json.ts';
import { type Block, badge, code, link, table } from '../blocks.ts';
import { checkerOf } from '../checker.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { showFile } from '../samples.ts';
import { tabulateChanges } from './changes.ts';
import { tabulateDefaults } from './defaults.ts';
import { showSession, showShapes, tabulateFlags, tabulateMessages } from './messages.ts';
import { tabulateMigration } from './migration.ts';
import { tabulateDifferences } from './since.ts';
import { tabulateStates } from './states.ts';
import { tabulateUnspecified } from './unspecified.ts';

/** What a guide may name in a line of its own, `{{name arguments}}`, and what is put there. */
export const BLOCKS: Record<string, (input: PageInput, ...args: string[]) => Block[]> = {
  about: describeService,
  calls: listCalls,
  changes: tabulateChanges,
  checker: ({ contract }) => [checkerOf(contract)],
  defaults: tabulateDefaults,
  file: ({ prose }, path = '') => [showFile(prose, path)],
  flags: tabulateFlags,
  messages: tabulateMessages,
  migration: tabulateMigration,
  pages: ({ pages }) => [
    {
      kind: 'cards',
      cards: pages.map(({ title, file, summary }) => ({ title: link(title, file), text: summary })),
    },
  ],
  session: showSession,
  shapes: showShapes,
  since: tabulateDifferences,
  states: tabulateStates,
  unspecified: tabulateUnspecified,
};

/** What the service is, in its own words. */
function describeService({ contract }: PageInput): Block[] {
  const { info } = contract.openapi;
  return [String((isObject(info) && info.description) ?? '')];
}

/** The calls of the REST interface. */
function listCalls({ contract }: PageInput): Block[] {
  const rows = contract.operations.map((operation) => ({
    cells: [
      link(code(callName(operation)), `operation:${operation.id}`),
      `${operation.summary}${operation.deprecated ? ` ${badge('deprecated')}` : ''}`,
    ],
  }));
  return [table('Calls', ['Call', 'What it does'], rows)];
}
