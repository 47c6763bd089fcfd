/** Finds the documents of the repository and gives each an address of the documentation. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DocumentPage {
  /** The path of the Markdown file in the repository, e.g. `docs/own-site.md`. */
  readonly source: string;
  /** The path of its page in the documentation, e.g. `docs/own-site.html`. */
  readonly address: string;
  readonly title: string;
  readonly group: PageGroup;
}

export const PAGE_GROUPS = ['Guides', 'Blocks', 'Packages', 'API', 'Decisions'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** Returns the address of a document. A README is the page of its folder. */
export const toAddress = (source: string): string =>
  source.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');

const readTitle = (text: string, source: string): string => /^# (.+)$/m.exec(text)?.[1] ?? source;

const markdownIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const foldersIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder === '.' ? name : `${folder}/${name}`));

const readmesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `${folder}/README.md`).filter((file) => existsSync(join(root, file)));

/** Lists all documents in the order of the navigation. @param root the absolute path of the repository */
export function listPages(root: string): readonly DocumentPage[] {
  const sources: Readonly<Record<PageGroup, readonly string[]>> = {
    API: [],
    Guides: ['README.md', ...markdownIn(root, 'docs'), 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
    Blocks: ['blocks/README.md', ...readmesIn(root, foldersIn(root, 'blocks'))],
    Packages: readmesIn(root, [
      ...foldersIn(root, '.').filter((folder) => folder.startsWith('sdk-')),
      ...foldersIn(root, 'packages'),
    ]),
    Decisions: [
      'docs/decisions/README.md',
      ...foldersIn(root, 'docs/decisions').flatMap((folder) => markdownIn(root, folder)),
    ],
  };
  return PAGE_GROUPS.flatMap((group) =>
    sources[group].map((source) => {
      const title = readTitle(readFileSync(join(root, source), 'utf8'), source);
      return { source, address: toAddress(source), title, group };
    }),
  );
}
