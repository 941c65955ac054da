import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type Finding, FindingsError } from '../model/finding.ts';
import type { Json } from '../model/json.ts';

/**
 * Reads a YAML (or JSON) file as plain data.
 *
 * @param root the project's root
 * @param file the file, from the root
 * @throws FindingsError with one finding, at `line:column`, when the file is not valid
 */
export function readYaml(root: string, file: string): Json {
  return parseYaml(readFileSync(join(root, file), 'utf8'), file);
}

/** Parses the text of a YAML (or JSON) file; `file` is only named in findings. See {@link readYaml}. */
export function parseYaml(text: string, file: string): Json {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const finding: Finding = {
      file,
      location: `${line}:${col}`,
      message: `not valid ${file.endsWith('.json') ? 'JSON' : 'YAML'}: ${firstLine(error.message)}; correct the file there`,
    };
    throw new FindingsError([finding]);
  }
  return document.toJS() as Json;
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/[.:;]$/, '');
}
