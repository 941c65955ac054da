import { Composer, type CST, Lexer, Parser, visit } from 'yaml';
import { FindingsError, refuse } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { join, visitValues } from '../model/pointer.ts';

/** How many levels a file may have: what reads it calls itself for each. */
const LEVELS = 100;
const TOO_DEEP = `it has more than ${LEVELS} levels; give the parts names of their own`;

/**
 * Reads the text of a YAML (or JSON) file as plain data.
 *
 * @param file the file, which is only named in findings
 * @throws FindingsError when the text is not valid, at `line:column`, or is not data that every tool
 *   takes for the same
 */
export function parseYaml(text: string, file: string): Json {
  const refuseAt = (offset: number, message: string): never => {
    throw new FindingsError([{ file, location: positionAt(text, offset), message }]);
  };
  const parser = new Parser();
  // Each is read when what came before it has been, so that nothing calls itself for too many levels.
  function* parse(): Generator<CST.Token> {
    for (const lexeme of new Lexer().lex(text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length <= LEVELS) continue;
      const open = parser.stack.filter(({ type }) => /-(map|seq|collection)$/.test(type));
      if (open.length > LEVELS) refuseAt(parser.offset - 1, TOO_DEEP);
    }
    yield* parser.end();
  }
  const composer = new Composer({ stringKeys: true, resolveKnownTags: false });
  const [document, other] = composer.compose(parse(), true, text.length);
  if (!document || other) {
    return refuseAt(other?.range[0] ?? 0, 'another document begins; give it a file of its own');
  }
  const end = text.indexOf('\r');
  if (end >= 0)
    refuseAt(end, 'the line ends with CR; save the file with LF at the end of each line');
  for (const { pos, message } of [...document.errors, ...document.warnings]) {
    const [reason] = message.split(/[.:;]?(?:\n|$)/);
    refuseAt(pos[0], `not valid YAML: ${reason}; correct the file there`);
  }
  visit(document, {
    // It may name nothing, or what it is part of.
    Alias: (_, { source, range }) =>
      refuseAt(
        range?.[0] ?? 0,
        `*${source} is an alias; quote text that begins with *, and write out what is repeated`,
      ),
  });
  return plain(document.toJS() as Json, file);
}

/** A place in a text as `line:column`. */
export function positionAt(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** The value itself, which must be what JSON can say and what JavaScript leaves as it is. */
function plain(value: Json, file: string): Json {
  visitValues(value, (found, location) => {
    if (typeof found === 'number' && !Number.isFinite(found)) {
      const message = `${found} is not a number in JSON; remove it or write another`;
      refuse([{ file, location, message }]);
    }
    if (!isObject(found) || !Object.hasOwn(found, '__proto__')) return;
    const taken = 'the name __proto__ has a meaning of its own in JavaScript; choose another';
    refuse([{ file, location: join(location, '__proto__'), message: taken }]);
  });
  return value;
}
