/** Pictures as Mermaid fences, which code hosts and editors draw; below each stands the same in words. */

import { callName, messageName, type OwnField, ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, fence, link } from '../md.ts';
import { type Guide, refuseGuide } from '../prose.ts';
import { flagsOf, linkTo, senderOf, typeOfMessage } from './messages.ts';

/** One arrow of a sequence; a line between arrows; or arrows that repeat. */
type Step =
  | { from: 'client' | 'service'; label: string; words: string; isOptional?: boolean }
  | string
  | Step[];

/**
 * Calls, one after the other, each with the main fields of its answer.
 *
 * @param ids the operations; one that ends with `…` is repeated until its job is finished
 * @throws FindingsError when there is no such operation
 */
export function drawCalls(input: PageInput, guide: Guide, ids: string[]): string[] {
  return draw(
    ids.flatMap((id) => {
      const exchange = exchangeOf(input, guide, id.replace('…', ''));
      return id.endsWith('…') ? [exchange] : exchange;
    }),
  );
}

/**
 * A session: its creation, its messages in no order, and its end.
 *
 * @param names the operation that creates it, the message that ends it, and the two schemas of flags
 * @throws FindingsError when there is no such operation
 */
export function drawSession(input: PageInput, guide: Guide, names: string[]): string[] {
  const [create = '', stop = '', ...flags] = names;
  const known = flagsOf(input, ...flags);
  const steps = input.contract.messages.map((message) => {
    const own = known.filter((flag) => flag.messages.includes(message));
    const by = own.map((flag) => code(flag.name)).join(', ');
    const words = `${linkTo(message)}${by && `, selected by ${by}`}`;
    const label = typeOfMessage(input, message) ?? messageName(message);
    const isOptional = own.length > 0 && own.every(({ socket }) => socket?.default !== true);
    return { name: message.name, from: senderOf(message), label, words, isOptional };
  });
  return draw([
    ...exchangeOf(input, guide, create),
    { from: 'client', label: 'WebSocket', words: 'connects to that address, without a key' },
    'While the session lasts, in no particular order',
    ...steps.filter(({ name }) => name !== stop),
    'To end it',
    ...steps.filter(({ name }) => name === stop),
  ]);
}

/** A call and its successful answer, of which the tag or the required fields are shown. */
function exchangeOf({ contract, normal }: PageInput, guide: Guide, id: string): Step[] {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) return refuseGuide(guide, `there is no operation ${id}`);
  const { summary = id, responses } = operation;
  const name = responses.find(({ status }) => status.startsWith('2'))?.preferred?.schemaName ?? '';
  const tag = normal.schemas.get(name)?.union?.tag;
  const isShown = ({ required, path }: OwnField) => required && !/[.[]/.test(path);
  const required = ownFields(normal, name).filter(isShown);
  const fields = tag === undefined ? required.map(({ path }) => path) : [tag];
  const answer = name === '' ? 'the answer' : link(name, `schema:${name}`);
  return [
    { from: 'client', label: callName(operation), words: link(summary, `operation:${id}`) },
    { from: 'service', label: fields.join(', '), words: answer },
  ];
}

/** The steps as a picture, and the same as a list below it. */
function draw(steps: Step[]): string[] {
  const picture = [
    'sequenceDiagram',
    '  participant client as Client',
    '  participant service as Service',
  ];
  const list: string[] = [];
  let number = 0;
  const add = (step: Step): void => {
    if (typeof step === 'string') {
      picture.push(`  Note over client,service: ${step.replace(', ', ',<br/>')}`);
      list.push('', `${step}:`, '');
    } else if (Array.isArray(step)) {
      picture.push('  loop until it is finished');
      step.forEach(add);
      picture.push('  end');
      list.push('', 'The last two until it is finished.');
    } else {
      const { from, isOptional, label, words } = step;
      const to = from === 'client' ? 'service' : 'client';
      // These characters have a meaning in Mermaid.
      const plain = label.replaceAll(/[;#]/g, (one) => `#${one.charCodeAt(0)};`);
      picture.push(`  ${from}${isOptional ? '--' : '-'}>>${to}: ${plain}`);
      number += 1;
      list.push(`${number}. ${from} → ${to}: ${code(label)}, ${words}`);
    }
  };
  steps.forEach(add);
  return [fence('mermaid', picture.join('\n')), list.join('\n')];
}

/**
 * The first column of figures in the first table of the guide, as bars.
 *
 * @throws FindingsError when the guide has no such table
 */
export function drawBars(guide: Guide): string[] {
  const [table = ''] = /^\|.*\n\|[ |-]+\n(?:\|.*\n?)+/m.exec(guide.prose) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1, 3));
  const [[, title = ''] = [], , ...cases] = rows;
  const bars = cases.flatMap(([label = '', cell = '']) => {
    const [figure] = /\d[\d.]*/.exec(cell) ?? [];
    return figure === undefined ? [] : [{ label: JSON.stringify(label.trim()), figure }];
  });
  if (bars.length === 0) refuseGuide(guide, 'no table has figures to draw bars of');
  const chart = [
    'xychart-beta horizontal',
    `  x-axis [${bars.map(({ label }) => label).join(', ')}]`,
    `  y-axis "${title.replace(/\(.*/, '').trim()}" 0 --> ${Math.max(...bars.map(({ figure }) => Number(figure)))}`,
    `  bar [${bars.map(({ figure }) => figure).join(', ')}]`,
  ];
  return [fence('mermaid', chart.join('\n'))];
}
