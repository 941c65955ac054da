/** Open questions about the interface and the assumptions of the contract. */
import { notificationsOf } from '../../contract.ts';
import type { Fact } from '../../emit/facts.ts';
import { payloadsOf } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { placeOfFact } from '../links.ts';
import { code, link, list, section } from '../md.ts';
import { SUBGROUPS } from '../outline.ts';

type Note = Fact & { sentences: readonly string[] };

/** The topics in the order in which readers see them. */
const TOPICS = ['Calls', ...Object.values(SUBGROUPS)];

/** If a field has a note in more schemas than this, only the first of them is linked. */
const MOST_PLACES = 3;

/** Every open question, then every assumption, by topic. */
export function listUnspecified(input: PageInput): string[] {
  const { unspecified, assumptions } = input.facts;
  return [
    ...section('Open questions', listByTopic(input, unspecified)),
    ...section('Assumptions', listByTopic(input, assumptions)),
  ];
}

/** A list for each topic. The sentences about the same subjects share an item. */
function listByTopic(input: PageInput, notes: readonly Note[]): string[] {
  const subjectsOf = new Map<string, Set<string>>();
  for (const { sentences, subjects } of notes)
    for (const sentence of sentences)
      subjectsOf.set(sentence, new Set([...(subjectsOf.get(sentence) ?? []), ...subjects]));
  const items = new Map<string, { topic: string; text: string }>();
  for (const [sentence, subjects] of subjectsOf) {
    const places = writePlaces(input, [...subjects]);
    const text = `${items.get(places)?.text ?? `${places}:`} ${sentence}`;
    items.set(places, { topic: topicOf(input, [...subjects][0] ?? ''), text });
  }
  return TOPICS.flatMap((topic) => {
    const own = [...items.values()].filter((item) => item.topic === topic).map(({ text }) => text);
    return own.length > 0 ? [`### ${topic}`, list(own)] : [];
  });
}

/** Links to subjects. A field of many schemas is linked once. */
function writePlaces({ contract, schemas }: PageInput, subjects: string[]): string {
  const places = subjects.map((subject) => placeOfFact(contract, schemas, subject));
  const [first = '', ...fields] = subjects.map((subject) => subject.replace(/^\w+\./, ''));
  if (subjects.length <= MOST_PLACES || fields.some((field) => field !== first))
    return [...new Set(places.map(({ text, target }) => link(text, target)))].join(', ');
  return `${link(code(first), places[0]?.target ?? '')} in ${subjects.length} schemas`;
}

/** The topic of a subject, from the page that it is on. */
function topicOf({ contract, schemas, outline }: PageInput, subject: string): string {
  const [kind = '', name] = placeOfFact(contract, schemas, subject).target.split(/[:#]/);
  if (kind === 'operation')
    return notificationsOf(contract).some(({ id }) => id === name)
      ? SUBGROUPS.notification
      : 'Calls';
  const payload = payloadsOf(contract, schemas).find(({ schema }) => schema === name);
  if (payload) return SUBGROUPS[payload.kind];
  const entry = outline.find(({ target }) => target === `${kind}:${name}`);
  return entry?.subgroup ?? (subject === 'openapi' ? 'Calls' : SUBGROUPS.message);
}
