/**
 * Checks page documents with the installed blocks, before they are stored and before they are published: the same problems
 * in the same words as in the page builder.
 */
import type { Block } from '@broadsheet/block-kit';
import { sectionBlocks } from '@broadsheet/engine';
import { checkDocument, toReason } from '@broadsheet/page-lint';
import type { DocumentFinding } from '@broadsheet/page-lint';
import { parsePageDocument } from '@broadsheet/page-document';
import type { CheckPage, DocumentProblem } from '@broadsheet/platform';
import { createPageMigration } from './createPageMigration.ts';

/** The problems that stop a publication but not an import: a missing layout may be installed later. */
const FOR_READERS: ReadonlySet<string> = new Set(['layout']);

const toProblem = (finding: DocumentFinding, isRefused: boolean): DocumentProblem => ({
  path: finding.path,
  reason: toReason(finding),
  says: { key: finding.says.sentence, values: finding.says.values },
  ...(!isRefused && { isWarning: true }),
});

function createCheck(blocks: readonly Block[], refuses: (finding: DocumentFinding) => boolean): CheckPage {
  const byName = new Map([...sectionBlocks, ...blocks].map((block) => [block.name, block]));
  const migrate = createPageMigration(blocks);
  return (written, stored) => {
    const { document, problems } = migrate(written);
    const others = stored.flatMap((each) => parsePageDocument(each) ?? []);
    const findings = checkDocument(document, { blocks: byName, others });
    return [...findings.map((finding) => toProblem(finding, refuses(finding))), ...problems];
  };
}

/** Creates the check for an import. @param blocks all blocks, including layouts */
export const createPageCheck = (blocks: readonly Block[]): CheckPage =>
  createCheck(blocks, ({ severity, kind }) => severity === 'stops' && !FOR_READERS.has(kind));

/**
 * Creates the check for a publication, which also refuses pages that cannot be shown at all.
 * @param blocks all blocks, including layouts
 */
export const createPublicationCheck = (blocks: readonly Block[]): CheckPage =>
  createCheck(blocks, ({ severity }) => severity === 'stops');
