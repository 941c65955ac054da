const EXAMPLE = /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;

/** The examples marked with `<!-- run -->` in a README, each with the shown output. */
export function examplesIn(readme: string) {
  return [...readme.matchAll(EXAMPLE)].map(([, heading, code = '', output], index) => ({
    file: `example-${index + 1}.ts`,
    heading,
    code,
    output,
  }));
}
