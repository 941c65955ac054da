/** The page of a call: an operation or a notification. */

import { mergeAllOf } from '../../all-of.ts';
import type * as model from '../../contract.ts';
import { isJsonObject, type Json, pick } from '../../json.ts';
import { readable, resolve, type Schema, STATES } from '../../schema.ts';
import { callName, unnamedFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, fence, fenceJson, link, list, section } from '../md.ts';
import {
  describeFields,
  describeSubject,
  endWithNotes,
  notesWithin,
  typeAndLimits,
  writeNotes,
} from '../paragraphs.ts';
import { fileName, isLong, LANGUAGES, longFiles, withoutTables } from '../prose.ts';
import { badges, direction } from '../words.ts';
import { examplesOf, ownSchema } from './schema.ts';

type Call = model.Operation | model.HttpNotification;

/** A sample of a call in one language and its path under `docs/`. */
interface Sample {
  label: string;
  ending: string;
  path: string;
  text: string;
}

/**
 * The purpose of a call, a sample in each language, its parameters and bodies, and last its open questions. The
 * schema of a request has its fields and examples here if no other request has it, otherwise on its own page.
 */
export function describeCall(input: PageInput, call: Call): string[] {
  const { id, node, summary, description = '', requestBody } = call;
  const isOperation = 'path' in call;
  const callbacks = isOperation ? call.callbacks : [];
  const address = isOperation ? [code(callName(call))] : [code(call.method), direction('service')];
  const attributes = [...address, `operation ${code(id)}`, ...badges(node)];
  const samples = LANGUAGES.flatMap(({ label, ending }): Sample[] => {
    const path = `samples/${id}.${ending}`;
    const text = input.prose.get(path);
    return text === undefined ? [] : [{ label, ending, path, text }];
  });
  const sent = requestBody?.preferred?.schemaName;
  const body = ownSchema(input, sent, `operation:${id}`);
  const callbackLinks = callbacks.map((one) => link(one.summary ?? one.id, `operation:${one.id}`));
  const lines = [
    `# ${summary}`,
    attributes.join(' · '),
    description,
    isOperation ? keyLines(input.contract, call.security).join('\n\n') : '',
    linkGuides(input, id),
    ...section('Sample', [
      ...samples.map(({ ending, text }) => fence(ending, text)),
      howToRun(input, samples),
    ]),
    ...listParameters(input, call),
    ...section('Request body', [
      ...(requestBody ? describeContent(input, requestBody, body?.schema) : []),
      ...(body?.fields ?? (samples.length === 0 ? [showBody(input, requestBody)] : [])),
    ]),
    ...section('Examples of the request body', body && sent ? examplesOf(input, sent) : []),
    ...listResponses(input, call),
    ...section('Callbacks', [list(callbackLinks)]),
  ];
  return [
    ...lines,
    ...endWithNotes(input, lines, node, body?.schema, ownQuery(input, call)?.schema),
  ];
}

/** Links to the guides that show the call. */
function linkGuides({ guides }: PageInput, id: string): string {
  const isShown = new RegExp(`\\b(samples/${id}\\.\\w+ -->|operations/${id}\\.md)`);
  const own = guides.filter(({ text }) => isShown.test(withoutTables(text)));
  const links = own.map(({ title, name }) => link(title, `guide:${name}`));
  return links.length === 0 ? '' : `Guides: ${links.join(', ')}.`;
}

/** The first example of a body. */
function showBody({ contract }: PageInput, body: model.Content | undefined): string {
  const [example] = contract.examples.get(body?.preferred?.schemaName ?? '') ?? [];
  return example ? fenceJson(example.value) : '';
}

/** A link to the guide for a first run of samples and links to files that the samples name, such as a shared client. */
function howToRun({ guides, prose }: PageInput, samples: readonly Sample[]): string {
  if (samples.length === 0) return '';
  const guide = guides.find(({ name }) => name === 'quick-start');
  const setUp = guide ? [`To run a sample, see ${link(guide.title, `guide:${guide.name}`)}.`] : [];
  const needed = samples.flatMap(({ label, path: own, text }) =>
    longFiles(prose)
      .map(([path]) => ({ path, name: fileName(path) }))
      .filter(({ path, name }) => path !== own && text.includes(` ${name} `))
      .map(({ path, name }) => {
        const file = link(code(name), `file:${path}`);
        return `The ${label} sample needs ${file} in the same folder.`;
      }),
  );
  return [...setUp, ...needed].join(' ');
}

/** A section for each response; equal responses, such as 4XX and `default`, share one. */
function listResponses(input: PageInput, call: Call): string[] {
  const isOperation = 'path' in call;
  const sections = new Map<string, string[]>();
  for (const response of call.responses) {
    const headers = response.headers.flatMap((one) => describeParameter(input, one, 'header'));
    const example = showBody(input, response);
    const isError = isOperation && !response.status.startsWith('2');
    const blocks = [
      ...describeContent(input, response),
      // A long example is only on the page of its schema.
      isLong(example) ? '' : example,
      isError ? linkErrors(input) : '',
      ...headers,
    ];
    const text = blocks.filter(Boolean).join('\n\n');
    sections.set(text, [...(sections.get(text) ?? []), response.status]);
  }
  return [...sections].flatMap(([text, statuses]) => [responseTitle(statuses), text]);
}

/** A link from an error response to the guide that says what to do. */
function linkErrors({ guides }: PageInput): string {
  const guide = guides.find(({ name }) => name === 'errors');
  return guide ? `What to do: ${link(guide.title, `guide:${guide.name}`)}.` : '';
}

/** The heading of a response to one or more statuses, of which `default` is every status that is not listed. */
function responseTitle(statuses: readonly string[]): string {
  const listed = statuses.filter((one) => one !== 'default').join(' and ');
  if (!statuses.includes('default')) return `## Response ${listed}`;
  return listed ? `## ${listed} and all other responses` : '## All other responses';
}

function listParameters(input: PageInput, call: Call): string[] {
  if (call.parameters.length === 0) return [];
  const query = 'queryName' in call ? call.queryName : undefined;
  const others = call.parameters.filter((one) => query === undefined || one.in !== 'query');
  return [
    '## Parameters',
    ...others.flatMap((one) => describeParameter(input, one, `in the ${one.in}`)),
    ...(ownQuery(input, call)?.fields ?? []),
  ];
}

function ownQuery(input: PageInput, call: Call) {
  return 'queryName' in call ? ownSchema(input, call.queryName, `operation:${call.id}`) : undefined;
}

/** A parameter or a header, whose keywords override the keywords of its schema. */
function describeParameter(input: PageInput, one: model.Parameter, place: string): string[] {
  const { contract, schemas } = input;
  const { name, required, document, pointer } = one;
  const stated: Schema = pick(one.node, (key) => OWN.has(key));
  const merged = readable(mergeAllOf(one.schema ?? {}, contract, { document, pointer }));
  const node = { ...merged, ...stated };
  const subject = { path: name, node, schema: { ...resolve(node, schemas), ...node } };
  const marks = required ? [place, badge('required')] : [place];
  return [...describeSubject(subject, marks, schemas), writeNotes(one.node)];
}

/** The annotations of a parameter that take precedence over annotations of its schema. */
const OWN = new Set<string>(['description', ...STATES]);

/**
 * The description of a body, what is open, and its content by media type.
 *
 * @param own its schema, if this page shows it
 */
function describeContent(
  { contract, schemas }: PageInput,
  body: model.Content,
  own?: Schema,
): string[] {
  const { node: holder, description = '', content } = body;
  const marks = holder.required === true ? [badge('required')] : [];
  return [
    description,
    // Below the fields, they would look like notes on the last one.
    writeNotes(holder),
    ...content.flatMap(({ type, document, pointer, schemaName, schema = {} }) => {
      const written = readable(mergeAllOf(schema, contract, { document, pointer }));
      const node = own ?? written;
      const attributes = typeAndLimits({ node, schema: node }, marks, schemas).join(' · ');
      const start = `${code(type)}: ${own && schemaName ? `${code(schemaName)} · ` : ''}${attributes}`;
      if (schemaName !== undefined && !own) return [start];
      const meaning = node.description === description ? '' : (node.description ?? '');
      if (own) return [start, meaning];
      const fields = describeFields(unnamedFields(schemas, node), schemas);
      return [start, meaning, ...notesWithin(node), ...fields];
    }),
  ];
}

/** A line for each key that a call takes, from the description of its security scheme. */
function keyLines({ securitySchemes }: model.Contract, security: Json | undefined): string[] {
  const alternatives = Array.isArray(security) ? security.filter(isJsonObject) : [];
  return alternatives.flatMap(Object.keys).map((name) => {
    return `Authentication: ${securitySchemes.get(name)?.description ?? code(name)}`;
  });
}
