/** What an editor shows of the package, asked as an editor asks. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';
import { boundedField } from '../support/limits.ts';
import { MODULES, STRICTEST } from './project.ts';

/** A file that is there for the editor alone; it finds the package as any file of a user's does. */
const FILE = join(ROOT, '.build/editor.ts');

let code = '';
let version = 0;
const { fileExists, readFile, directoryExists, getDirectories, realpath } = ts.sys;
const read = (path: string) => (path === FILE ? code : readFile(path));
const service = ts.createLanguageService({
  fileExists: (path) => path === FILE || fileExists(path),
  readFile: read,
  directoryExists,
  getDirectories,
  ...(realpath && { realpath }),
  getCurrentDirectory: () => ROOT,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getCompilationSettings: () => ({ ...STRICTEST, ...MODULES.nodenext }),
  getScriptFileNames: () => [FILE],
  getScriptVersion: (path) => (path === FILE ? String(version) : '1'),
  getScriptSnapshot: (path) => {
    const text = read(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
});

/** Opens a file in which a bar marks the cursor. Returns where that is. */
function open(text: string): number {
  code = text.replace('|', '');
  version++;
  return text.indexOf('|');
}

function hover(text: string): string {
  const imports = "import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract';";
  const at = open(`${imports}\n${text}`);
  const { documentation = [], tags = [] } = service.getQuickInfoAtPosition(FILE, at) ?? {};
  const lines = tags.map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
  return [ts.displayPartsToString(documentation), ...lines].join('\n');
}

describe('an editor', () => {
  it('offers the known codes of an open enumeration', () => {
    const at = open(
      "import type { TranscriptionLanguageCode as Code } from 'speech-to-text-contract/types';\nconst code: Code = '|';",
    );
    const offered = service.getCompletionsAtPosition(FILE, at, {})?.entries ?? [];
    expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(['en', 'fr', 'haw']));
  });

  it('shows default, bounds, maturity and deprecation on hover', () => {
    const { field, minimum, maximum, byDefault } = boundedField('LiveRequest');
    const shown = hover(`const request: LiveRequest = {};\nrequest.${field[0]}|${field.slice(1)};`);
    expect(shown).toContain(`Minimum ${minimum}. Maximum ${maximum}.`);
    expect(shown).toContain(`@default ${byDefault}`);
    expect(hover('declare const request: PreRecordedRequest;\nrequest.trans|lation;')).toContain(
      'Maturity: beta.',
    );
    expect(hover('declare const request: PreRecordedRequest;\nrequest.callback|_url;')).toMatch(
      /Format uri\.\s*@deprecated/,
    );
  });
});
