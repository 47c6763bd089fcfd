/**
 * Checks page documents with the blocks that the site has, before they are stored and before they are published: the same
 * faults in the same words as the page builder tells them.
 */
import type { Block } from '@broadsheet/block-kit';
import { checkDocument, toReason } from '@broadsheet/page-check';
import type { DocumentFinding } from '@broadsheet/page-check';
import { parsePageDocument } from '@broadsheet/page-document';
import type { CheckPage, DocumentProblem } from '@broadsheet/platform';
import { createPageMigration } from './createPageMigration.ts';

/** Faults that stop a publication, but no import: a layout may be installed tomorrow. */
const FOR_READERS: ReadonlySet<string> = new Set(['layout']);

const toProblem = (finding: DocumentFinding, isRefused: boolean): DocumentProblem => ({
  path: finding.path,
  reason: toReason(finding),
  ...(!isRefused && { isWarning: true }),
});

function createCheck(blocks: readonly Block[], refuses: (finding: DocumentFinding) => boolean): CheckPage {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const migrate = createPageMigration(blocks);
  return (written, stored) => {
    const { document, problems } = migrate(written);
    const others = stored.flatMap((each) => parsePageDocument(each) ?? []);
    const findings = checkDocument(document, { blocks: byName, others });
    return [...findings.map((finding) => toProblem(finding, refuses(finding))), ...problems];
  };
}

/** Makes the check that an import needs. @param blocks layouts among them */
export const createPageCheck = (blocks: readonly Block[]): CheckPage =>
  createCheck(blocks, ({ severity, kind }) => severity === 'stops' && !FOR_READERS.has(kind));

/** Makes the check that publishing needs: what cannot be shown at all is refused too. @param blocks layouts among them */
export const createPublicationCheck = (blocks: readonly Block[]): CheckPage =>
  createCheck(blocks, ({ severity }) => severity === 'stops');
