import ts from 'typescript';
import type { Profile } from '../../scripts/model/contract.ts';
import { generatedText } from '../support/contract.ts';
import { PROFILES } from './judges.ts';

/** A piece of a generated module that refuses a value. */
export interface Refusal {
  /** What refuses it: `Word#/required`, or in a guard nothing but the schema. */
  place: string;
  /** The schema whose function refuses it: it may contain the place of another one. */
  schema: string;
  /** Where its condition is. */
  start: number;
  end: number;
  /** What the condition must be for nothing to be refused here. */
  never: 'true' | 'false';
}

/** The refusals of each text that was read. */
const known = new Map<string, Refusal[]>();

/**
 * Every refusal in the text of a generated module, read by a parser: in a guard each `return false`,
 * in what explains each error.
 */
export function refusalsIn(text: string): readonly Refusal[] {
  const before = known.get(text);
  if (before) return before;
  const found: Refusal[] = [];
  known.set(text, found);
  const file = ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022, true);
  let schema = '';
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) {
      schema = node.name?.text.replace(/^(accepts|explain)/, '') ?? '';
    }
    const place = placeOf(node, schema, file);
    const condition = place === undefined ? undefined : conditionOf(node);
    if (place !== undefined && condition !== undefined) {
      const { expression, never } = condition;
      found.push({
        place,
        schema,
        start: expression.getStart(file),
        end: expression.getEnd(),
        never,
      });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

function placeOf(node: ts.Node, schema: string, file: ts.SourceFile): string | undefined {
  if (ts.isReturnStatement(node)) {
    return node.expression?.kind === ts.SyntaxKind.FalseKeyword ? schema : undefined;
  }
  const isPlace = ts.isPropertyAssignment(node) && node.name.getText(file) === 'schemaPath';
  return isPlace && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
}

/** The condition of the `if` that leads to a node, and what keeps it from leading there. */
function conditionOf(
  node: ts.Node,
): (Pick<Refusal, 'never'> & { expression: ts.Expression }) | undefined {
  let inside = node;
  while (!ts.isIfStatement(inside.parent)) {
    if (ts.isFunctionDeclaration(inside.parent)) return undefined;
    inside = inside.parent;
  }
  const { thenStatement, expression } = inside.parent;
  return { expression, never: thenStatement === inside ? 'false' : 'true' };
}

/** Which of the places that can refuse a value did, by profile. */
export function reached(
  refusedBy: ReadonlySet<string>,
): Record<Profile, { places: number; missed: string[] }> {
  const found = PROFILES.map((profile) => {
    const refusals = refusalsIn(generatedText(`explain/${profile}.js`));
    const places = new Set(refusals.map(({ place }) => place));
    const missed = [...places].filter((place) => !refusedBy.has(`${profile} ${place}`));
    return [profile, { places: places.size, missed }];
  });
  return Object.fromEntries(found) as ReturnType<typeof reached>;
}
