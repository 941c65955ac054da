/** Checks of calls: of their bodies, parameters, and examples. */
import { at } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { queryParameters } from '../model/queries.ts';
import { nameIn, resolve } from '../model/schema.ts';

/** Bodies that narrow a named schema: its parser, its types, and its examples do not know of it. */
export function checkBodies({ bodies }: Contract): Problem[] {
  const narrowed = bodies.filter(
    ({ schemaName, written }) =>
      schemaName === undefined && [written, ...(written.allOf ?? [])].some(nameIn),
  );
  return narrowed.map((body) => problemAt(body, NARROWED, '/schema'));
}

const NARROWED =
  'no parser knows what stands beside the reference; write it in a named schema, and refer only to this';

/** Documented examples that no body or message shows, and bodies and messages without an example. */
export function* checkExamples(contract: Contract): Generator<Problem> {
  const { bodies, messages, examples } = contract;
  const shown = [...bodies, ...messages].filter(({ schemaName }) => schemaName !== undefined);
  for (const [name, [first]] of examples) {
    if (shown.some(({ schemaName }) => schemaName === name)) continue;
    const message = `no body or message has the schema \`${name}\`; move the example to one that has it`;
    yield { file: first?.file ?? '', pointer: '', message };
  }
  for (const { schemaName = '', ...place } of shown) {
    const file = `${place.document}/examples/${schemaName}.json`;
    if (!examples.has(schemaName))
      yield problemAt(place, `\`${schemaName}\` has no example; add one in ${file}`);
  }
}

/** Checks forms and the parameters of queries. */
export function* checkOperations(contract: Contract): Generator<Problem> {
  const { schemas, openapi } = contract;
  for (const body of contract.bodies)
    for (const name of Object.keys(Object(at(openapi, `${body.pointer}/encoding`))))
      if (resolve(body.schema, schemas).properties?.[name] === undefined)
        yield problemAt(body, `the form has no part \`${name}\`; fix the name`, '/encoding');
  const parameters = contract.operations.flatMap((call) => queryParameters(call, schemas));
  for (const { field, style } of parameters)
    if (!style) yield problemAt(field, `\`${field.name}\` ${UNREADABLE}`);
}

const UNREADABLE =
  'cannot be read from a query; use a value of one type, an exploded list of these values, or an object of texts in the style `deepObject`';
