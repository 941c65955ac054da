import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Profile } from '../../scripts/model/contract.ts';
import { MODULES, PROFILES, ROOT } from './judges.ts';

const REFUSALS = new Set(['refuse', 'refuseField', 'error']);

/** A call in the text of validators that refuses a value. */
export interface Refusal {
  /** What refuses it: `Word#/required`. */
  place: string;
  /** The schema whose function refuses it: the place of another one may stand in it. */
  schema: string;
  start: number;
  end: number;
}

/** Every refusal in the text of a generated module of validators, read by a parser. */
export function refusalsIn(text: string): Refusal[] {
  const found: Refusal[] = [];
  const file = ts.createSourceFile('validators.js', text, ts.ScriptTarget.ES2022, true);
  let schema = '';
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) schema = node.name?.text.replace(/^check/, '') ?? '';
    if (ts.isCallExpression(node) && REFUSALS.has(node.expression.getText(file))) {
      const texts = node.arguments.filter(ts.isStringLiteral).map((literal) => literal.text);
      // The path into the value may be a text too; what refuses it begins with a schema's name.
      const at = texts.findIndex((literal) => /^\w+#/.test(literal));
      const place = `${texts[at]}/${texts[at + 1]}`;
      // The helpers that all refusals share name no place.
      if (at >= 0) found.push({ place, schema, start: node.getStart(file), end: node.getEnd() });
    }
    if (ts.isIfStatement(node) && isCertain(node)) walk(node.thenStatement);
    else ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** Whether a condition is that of the `if` right around it: what stands after its `else` never runs. */
function isCertain(node: ts.IfStatement): boolean {
  let around: ts.Node = node.parent;
  if (ts.isBlock(around)) around = around.parent;
  if (!ts.isIfStatement(around) || around.elseStatement === node) return false;
  return around.expression.getText() === node.expression.getText();
}

/** The text of the generated validators of a profile. */
export function textOf(profile: Profile): Promise<string> {
  return readFile(new URL(`generated/${MODULES[profile]}.js`, ROOT), 'utf8');
}

/** Which of the places that can refuse a value did, by profile. */
export async function reached(
  refusedBy: ReadonlySet<string>,
): Promise<Record<Profile, { places: number; missed: string[] }>> {
  const of = async (profile: Profile) => {
    const places = new Set(refusalsIn(await textOf(profile)).map(({ place }) => place));
    const missed = [...places].filter((place) => !refusedBy.has(`${profile} ${place}`));
    return [profile, { places: places.size, missed }] as const;
  };
  const found = await Promise.all(PROFILES.map(of));
  return Object.fromEntries(found) as Awaited<ReturnType<typeof reached>>;
}
