/**
 * Sentences in the guides which say that the interface lacks something. A comment beside each names what would make
 * it untrue, such as `<!-- untrue once: DELETE /v2/jobs/{id}; header Retry-After -->`. The build only reports them,
 * so that the contract can be changed and built before the guides are read again; `npm run check` refuses them.
 */
import { METHODS, type NormalContract, requestsOf } from 'contract-compiler/model/contract.ts';
import type { Finding } from 'contract-compiler/model/finding.ts';
import { callName, ownFields } from './fields.ts';
import { lineOf } from './md.ts';

/** A comment beside a sentence, with the spaces before it. */
const COMMENT = / *<!-- untrue once: (.+?) -->/g;

/** What a comment may name, one thing or several with a semicolon between them. `*` stands for any text. */
const FORMS = 'METHOD /path, header NAME, status CODE, message NAME or field SCHEMA.PATH';

const FORM = new RegExp(
  `^((${METHODS.join('|')}) [/*]|header \\S+$|status \\w+$|message \\S+$|field [\\w*]+\\.\\S+$)`,
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
 */
export function findDenials(normal: NormalContract, prose: ReadonlyMap<string, string>): Finding[] {
  const names = namesIn(normal);
  const guides = [...prose].filter(([path]) => /^[^/]+\.md$/.test(path));
  return guides.flatMap(([path, text]) => findUntrue(`docs/${path}`, text, names, normal));
}

/**
 * Finds them in one guide.
 *
 * @param text the whole file, in which findings have their lines
 * @param names what the contract has, from `namesIn`
 * @returns a finding for each, at its line
 */
function findUntrue(
  file: string,
  text: string,
  names: readonly string[],
  { schemas }: NormalContract,
): Finding[] {
  const findings: Finding[] = [];
  const add = (comment: string, message: string) => {
    findings.push({ file, location: '', line: lineOf(comment, text), message });
  };
  const unreadable = text.replaceAll(COMMENT, '').match(/<!--\s*untrue\b.*/g) ?? [];
  for (const comment of unreadable) {
    add(comment, `the comment cannot be read; write <!-- untrue once: ${FORMS} -->`);
  }
  for (const [comment, list = ''] of text.matchAll(COMMENT)) {
    for (const denied of list.split('; ')) {
      const problem = problemOf(denied, names, schemas);
      if (problem !== undefined) add(comment, problem);
    }
  }
  return findings;
}

/** Why a comment cannot deny a thing, or that the contract has it; undefined if it has not. */
function problemOf(
  denied: string,
  names: readonly string[],
  schemas: NormalContract['schemas'],
): string | undefined {
  if (!FORM.test(denied)) return `"${denied}" names nothing; write ${FORMS}`;
  const [, schema] = /^field (\w+)\./.exec(denied) ?? [];
  if (schema !== undefined && !schemas.has(schema)) {
    return `there is no schema ${schema}; correct "${denied}"`;
  }
  const pattern = patternOf(denied);
  const found = names.find((name) => pattern.test(withoutNames(name)));
  if (found === undefined) return undefined;
  const remedy = 'correct the sentence, and remove it from the comment';
  return `the sentence says that there is no ${denied}, but ${found} is there; ${remedy}`;
}

/** A path without the names of its parameters, by which it does not differ from others. */
function withoutNames(name: string): string {
  return name.replaceAll(/\{[^}]*\}/g, '{}');
}

function patternOf(denied: string): RegExp {
  const text = withoutNames(denied).replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${text.replaceAll('*', '.*')}$`, 'i');
}
