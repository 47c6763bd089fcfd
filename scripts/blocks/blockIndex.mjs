import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'blocks/README.md';

const INTRODUCTION = `# Blocks

Each folder is one package, \`@broadsheet/block-NAME\`; its README says how it is installed, what the block
shows, which content it needs, and its fields. The groups are those of the page builder's palette.
[CONTRIBUTING.md](../CONTRIBUTING.md#a-block) explains how to create a block.
`;

/** @param {readonly { readonly place: { readonly name: string }, readonly block: import('@broadsheet/block-kit').Block }[]} blocks */
function composeIndex(blocks) {
  const groups = Map.groupBy(blocks, ({ block }) => block.group);
  const parts = [...groups]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([group, inside]) => {
      const rows = inside.map(
        ({ place, block }) => `- [\`${place.name}\`](${place.name}/README.md): ${block.description}`,
      );
      return `\n## ${group}\n\n${rows.join('\n')}\n`;
    });
  return INTRODUCTION + parts.join('');
}

/**
 * Checks the list of all blocks by group, `blocks/README.md`, or writes it.
 *
 * @param {string} root
 * @param {{ readonly blocks: Parameters<typeof composeIndex>[0], readonly write: boolean }} options
 * @returns {readonly string[]} one line a problem
 */
export function checkBlockIndex(root, { blocks, write }) {
  const file = join(root, FILE);
  const wanted = composeIndex(blocks);
  if (write) writeFileSync(file, wanted);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  return isCurrent ? [] : [`${FILE}: the list of blocks is old. Run "npm run check:blocks -- --write".`];
}
