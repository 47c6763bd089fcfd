/**
 * Checks a page document as it is stored, with the blocks that the site has.
 *
 * The publication is stopped by faults that would lose a part of the page, or make it arbitrary which of two pages is
 * shown. What the site cannot know today, such as a block that will be installed tomorrow, is only reported.
 */
import type { Block } from '@broadsheet/block-kit';
import { findExcess, PAGE_LIMITS, parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentFinding } from '../Finding.ts';
import { blockShape } from './blockShape.ts';
import type { DocumentRule } from './CheckedDocument.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { listNodes } from './listNodes.ts';
import { missingBlock } from './missingBlock.ts';
import { missingSection } from './missingSection.ts';
import { sameAddress } from './sameAddress.ts';
import { sameId } from './sameId.ts';
import { schedule } from './schedule.ts';
import { describeFinding } from '../describeFinding.ts';

const RULES: readonly DocumentRule[] = [
  sameAddress,
  blockShape,
  sameId,
  layout,
  missingBlock,
  missingSection,
  schedule,
  fields,
];

export interface DocumentCheckOptions {
  /** The installed blocks by name, including layouts. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The site's published pages; an earlier version of this page may be among them. */
  readonly others: readonly PageDocument[];
}

function unreadable(stored: unknown): DocumentFinding {
  const about = { kind: 'document', severity: 'stops', path: '$' } as const;
  const excess = findExcess(stored);
  if (excess === undefined) return { ...about, ...describeFinding('document') };
  return { ...about, ...describeFinding(`excess.${excess}`, { limit: PAGE_LIMITS[excess] }) };
}

export function checkDocument(stored: unknown, options: DocumentCheckOptions): readonly DocumentFinding[] {
  const page = parsePageDocument(stored);
  if (page === undefined) return [unreadable(stored)];
  const document = { ...options, stored, page, nodes: listNodes(stored) };
  return RULES.flatMap((rule) => rule(document));
}
