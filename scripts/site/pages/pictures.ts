/** Pictures, as Mermaid fences that code hosts and editors draw, each with the same in words below it. */
import type { Message, Operation } from '../../model/contract.ts';
import { FindingsError } from '../../model/finding.ts';
import { code, fence, link } from '../blocks.ts';
import { callName, type Field, messageName, ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { findingIn, type Guide } from '../prose.ts';
import { flagsOf, senderOf, tagOf } from './messages.ts';

/** One arrow of a sequence, or a line between arrows. */
type Step =
  | { from: 'client' | 'service'; label: string; words: string; isOptional?: boolean }
  | { note: string }
  | { repeat: Step[] };

/**
 * The way of a recording: calls one after the other, each with what its answer holds.
 *
 * @param ids the operations; one that ends with `…` is called again and again
 * @throws FindingsError when there is no such operation
 */
export function drawCalls(input: PageInput, guide: Guide, ids: string[]): string[] {
  const steps = ids.map((id): Step[] => {
    const operation = input.contract.operations.find((one) => `${one.id}…` === id || one.id === id);
    if (!operation) throw new FindingsError([findingIn(guide.name, `there is no operation ${id}`)]);
    const exchange = exchangeOf(input, operation);
    return id.endsWith('…') ? [{ repeat: exchange }] : exchange;
  });
  return draw(steps.flat());
}

/** A call, and what its answer holds when it succeeds: the tag of a union, or what is required. */
function exchangeOf({ normal }: PageInput, operation: Operation): Step[] {
  const { id, summary = id, responses } = operation;
  const name = responses.find(({ status }) => status.startsWith('2'))?.media?.name ?? '';
  const tag = normal.schemas.get(name)?.union?.tag;
  const isSure = ({ required, path }: Field) => required && !/[.[]/.test(path);
  const required = ownFields(normal, name).filter(isSure);
  const fields = tag === undefined ? required.map(({ path }) => path) : [tag];
  const answer = name === '' ? 'the answer' : link(name, `schema:${name}`);
  return [
    { from: 'client', label: callName(operation), words: link(summary, `operation:${id}`) },
    { from: 'service', label: fields.join(', '), words: answer },
  ];
}

/**
 * A session: its creation, its messages in no order, and its end.
 *
 * @param create the operation that creates a session
 * @param stop the message that ends it
 * @param flags the two schemas that choose messages
 */
export function drawSession(
  input: PageInput,
  create = '',
  stop = '',
  ...flags: string[]
): string[] {
  const { operations, messages } = input.contract;
  const operation = operations.find(({ id }) => id === create);
  const known = flagsOf(input, ...flags);
  const stepsOf = (message: Message): Step[] => {
    const type = tagOf(input, message);
    const line = { from: senderOf(message), label: type ?? messageName(message) };
    const name = link(messageName(message), `message:${message.name}`);
    const own = known.filter((flag) => type !== undefined && flag.messages.includes(message));
    if (own.length === 0) return [{ ...line, words: name }];
    return own.map((flag) => {
      const isOptional = flag.socket?.default !== true;
      const words = `${name}, with ${code(flag.name)}${isOptional ? ', which is off by default' : ''}`;
      return { ...line, words, isOptional };
    });
  };
  return draw([
    ...(operation ? exchangeOf(input, operation) : []),
    { from: 'client', label: 'WebSocket', words: 'connects to that address, without a key' },
    { note: 'While the session lasts, in no particular order:' },
    ...messages.filter(({ name }) => name !== stop).flatMap(stepsOf),
    { note: 'To end it:' },
    ...messages.filter(({ name }) => name === stop).flatMap(stepsOf),
  ]);
}

function draw(steps: Step[]): string[] {
  const head = [
    'sequenceDiagram',
    '  participant client as Client',
    '  participant service as Service',
  ];
  return [fence('mermaid', [...head, ...steps.flatMap(drawStep)].join('\n')), writeSteps(steps)];
}

function drawStep(step: Step): string[] {
  // Signs that mean something to Mermaid.
  const plain = (text: string) =>
    text.replace(', ', ',<br/>').replaceAll(/[;#]/g, (sign) => `#${sign.charCodeAt(0)};`);
  if ('note' in step) return [`  Note over client,service: ${plain(step.note.replace(/:$/, ''))}`];
  if ('repeat' in step)
    return ['  loop until it is finished', ...step.repeat.flatMap(drawStep), '  end'];
  const to = step.from === 'client' ? 'service' : 'client';
  return [`  ${step.from}${step.isOptional ? '--' : '-'}>>${to}: ${plain(step.label)}`];
}

function writeSteps(steps: Step[]): string {
  let number = 0;
  const write = (step: Step, again = ''): string[] => {
    if ('note' in step) return ['', step.note, ''];
    if ('repeat' in step) return step.repeat.flatMap((one) => write(one, ', until it is finished'));
    const to = step.from === 'client' ? 'service' : 'client';
    number += 1;
    return [
      `${number}. ${step.from} → ${to}: ${code(step.label)}, ${step.words}${step.from === 'client' ? again : ''}`,
    ];
  };
  return steps.flatMap((step) => write(step)).join('\n');
}

/**
 * The first column of figures in the first table of the guide, as bars.
 *
 * @throws FindingsError when the guide has no such table
 */
export function drawBars({ name, prose }: Guide): string[] {
  const [table = ''] = /^\|.*\n\|[ |-]+\n(?:\|.*\n?)+/m.exec(prose) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1, 3));
  const [[, title = ''] = [], , ...cases] = rows;
  const bars = cases.flatMap(([label = '', cell = '']) => {
    const [figure] = /\d[\d.]*/.exec(cell) ?? [];
    return figure === undefined ? [] : [{ label: JSON.stringify(label.trim()), figure }];
  });
  if (bars.length === 0) {
    throw new FindingsError([findingIn(name, 'no table has figures to draw bars of')]);
  }
  const chart = [
    'xychart-beta horizontal',
    `  x-axis [${bars.map(({ label }) => label).join(', ')}]`,
    `  y-axis "${title.trim()}"`,
    `  bar [${bars.map(({ figure }) => figure).join(', ')}]`,
  ];
  return [fence('mermaid', chart.join('\n'))];
}
