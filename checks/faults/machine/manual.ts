import { readFileSync } from 'node:fs';

/** Commands of a manual under one heading. */
export interface Block {
  heading: string;
  commands: string;
}

/** The blocks of a Markdown file that are marked `sh run`. @param file from the root of the repository */
export function readBlocks(file: string): Block[] {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  return text.split(/^#+ /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    return [...section.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, commands = '']) => ({
      heading,
      commands,
    }));
  });
}

/** One script of all: it ends at the first command that fails, and says which; the output is divided by headings. */
export function scriptOf(blocks: readonly Block[]): string {
  const typed = blocks.map(({ heading, commands }) => `printf '\\n## %s\\n' '${heading}'\n${commands}`);
  return ['set -euo pipefail', `trap 'echo "failed: $BASH_COMMAND"' ERR`, ...typed].join('\n');
}

/** Returns the output below each heading. */
export function outputByHeading(output: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const part of output.split(/^## /m).slice(1)) {
    const [heading = ''] = part.split('\n', 1);
    said.set(heading, (said.get(heading) ?? '') + part.slice(heading.length));
  }
  return said;
}
