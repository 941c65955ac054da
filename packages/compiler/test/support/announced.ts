/** The expected findings in the first lines of a fixture: `#! <pointer> <message>`, one for each finding. */
export function announced(text: string): string[] {
  return [...text.matchAll(/^#! (.*)$/gm)].map(([, finding = '']) => finding);
}
