/**
 * Sentences in the guides which say that the interface lacks something. A comment beside each names what would make
 * it untrue, such as `<!-- untrue once: DELETE /v2/jobs/{id}; header Retry-After -->`, or the open question, a sentence
 * of an `x-unspecified`: `<!-- untrue once: answered The order of the jobs. -->`. The build only reports them,
 * so that the contract can be changed and built before the guides are read again; `npm run check` refuses them.
 */
import {
  DOCUMENTS,
  METHODS,
  type NormalContract,
  requestsOf,
} from 'contract-compiler/model/contract.ts';
import type { Finding } from 'contract-compiler/model/finding.ts';
import { visitObjects } from 'contract-compiler/model/pointer.ts';
import { callName, ownFields } from './fields.ts';

/** A comment beside a sentence, with the spaces before it. */
const COMMENT = / *<!-- untrue once: (.+?) -->/g;

/** What a comment may name, one thing or several with a semicolon between them. `*` stands for any text. */
const FORMS =
  'METHOD /path, header NAME, status CODE, message NAME, field SCHEMA.PATH or answered SENTENCE';

const FORM = new RegExp(
  `^((${METHODS.join('|')}) [/*]|header \\S+$|status \\w+$|message \\S+$|field [\\w*]+\\.\\S+$|answered .+)`,
  'i',
);

/** A guide's text without these comments, and without those that have lines of their own. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^<!--.*-->\n/gm, '').replaceAll(COMMENT, '');
}

/**
 * Everything in the contract that a comment may name, in its notation: operations, headers, statuses, messages by
 * name and by the constants in them, fields by schema.
 */
function namesIn(normal: NormalContract): string[] {
  const { contract, schemas } = normal;
  const requests = requestsOf(contract);
  const schemes = [...contract.securitySchemes.values()].filter(({ node }) => node.in === 'header');
  const parameters = requests.flatMap((request) => request.parameters);
  const responses = requests.flatMap((request) => request.responses);
  const headers = [
    ...parameters.filter((parameter) => parameter.in === 'header'),
    ...responses.flatMap((response) => response.headers),
  ];
  const constants = contract.messages.flatMap(({ schemaName = '' }) => {
    const { properties = {} } = schemas.get(schemaName) ?? {};
    return Object.values(properties).flatMap((property) => property.const ?? []);
  });
  const fields = [...schemas.keys()].flatMap((schema) =>
    ownFields(normal, schema).map(({ path }) => `field ${schema}.${path}`),
  );
  return [
    ...contract.operations.map(callName),
    ...schemes.map(({ node }) => `header ${node.name}`),
    ...headers.map(({ name }) => `header ${name}`),
    ...responses.map(({ status }) => `status ${status}`),
    ...contract.messages.map(({ name }) => `message ${name}`),
    ...constants.map((value) => `message ${value}`),
    ...fields,
  ];
}

/**
 * Finds the sentences of all guides that the contract makes untrue, and comments that name nothing.
 *
 * @param prose the text of each file by its path under `docs/`
 * @returns at most one finding for the sentences of a line, and one for each comment that names nothing
 */
export function findDenials(normal: NormalContract, prose: ReadonlyMap<string, string>): Finding[] {
  const names = namesIn(normal).map((name) => ({ name, text: withoutNames(name) }));
  const questions = questionsIn(normal);
  const guides = [...prose].filter(([path]) => /^[^/]+\.md$/.test(path));
  return guides.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const denied = [...line.matchAll(COMMENT)].flatMap(([, list = '']) => list.split('; '));
      const untrue = denied.flatMap((one) => {
        const pattern = patternOf(one);
        const { name } = names.find(({ text }) => pattern.test(text)) ?? {};
        return name === undefined ? [] : [{ denied: one, name }];
      });
      const messages = [
        ...wrongComments(line, denied, normal),
        ...denied.flatMap((one) => answeredMessage(one, questions)),
        ...(untrue.length === 0 ? [] : [untrueMessage(untrue)]),
      ];
      const file = `docs/${path}`;
      return messages.map((message) => ({ file, location: '', line: index + 1, message }));
    }),
  );
}

/** Each sentence of an `x-unspecified`. */
function questionsIn({ contract }: NormalContract): Set<string> {
  const questions = new Set<string>();
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], ({ 'x-unspecified': stated = [] }) => {
      for (const one of [stated].flat()) questions.add(String(one));
    });
  }
  return questions;
}

/** A message if an open question that a comment names is no longer one. */
function answeredMessage(denied: string, questions: ReadonlySet<string>): string[] {
  const [, question] = /^answered (.+)/.exec(denied) ?? [];
  if (question === undefined || questions.has(question)) return [];
  return [
    `no x-unspecified says "${question}": correct the sentence, or the question in its comment`,
  ];
}

/** A message for each comment of a line that cannot be read, and each thing denied that cannot exist. */
function wrongComments(line: string, denied: string[], { schemas }: NormalContract): string[] {
  const unreadable = line.replaceAll(COMMENT, '').match(/<!--\s*untrue\b.*/g) ?? [];
  return [
    ...unreadable.map(() => `the comment cannot be read; write <!-- untrue once: ${FORMS} -->`),
    ...denied.flatMap((one) => {
      if (!FORM.test(one)) return [`"${one}" names nothing; write ${FORMS}`];
      const [, schema] = /^field (\w+)\./.exec(one) ?? [];
      if (schema === undefined || schemas.has(schema)) return [];
      return [`there is no schema ${schema}; correct "${one}"`];
    }),
  ];
}

function untrueMessage(untrue: readonly { denied: string; name: string }[]): string {
  const [denied, names] = [untrue.map((one) => one.denied), untrue.map(({ name }) => name)];
  const remedy = 'correct it, and remove from its comment what is there now';
  const otherwise = 'if the sentence is still true, narrow its comment';
  return `the sentence says that there is no ${denied.join('; ')}, but there is ${[...new Set(names)].join('; ')}: ${remedy}; ${otherwise}`;
}

/** A path without the names of its parameters, by which it does not differ from others. */
function withoutNames(name: string): string {
  return name.replaceAll(/\{[^}]*\}/g, '{}');
}

function patternOf(denied: string): RegExp {
  const text = withoutNames(denied).replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${text.replaceAll('*', '.*')}$`, 'i');
}
