/**
 * Checks a page document as it is stored, with the blocks that the site has.
 *
 * What would lose something of the page, or leave it to chance which page is shown, stops it; what the site does not know
 * today, such as a block that is installed tomorrow, is told.
 */
import type { Block } from '@broadsheet/block-kit';
import { describeExcess, findExcess, parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentFinding } from '../Finding.ts';
import { blockShape } from './blockShape.ts';
import type { DocumentRule } from './CheckedDocument.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { listNodes } from './listNodes.ts';
import { missingBlock } from './missingBlock.ts';
import { sameAddress } from './sameAddress.ts';
import { sameId } from './sameId.ts';

const RULES: readonly DocumentRule[] = [sameAddress, blockShape, sameId, layout, missingBlock, fields];

export interface DocumentCheckOptions {
  /** Those that are installed, by name; layouts among them. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The other pages of the site, as they are published; an earlier state of this one may be among them. */
  readonly others: readonly PageDocument[];
}

function unreadable(stored: unknown): DocumentFinding {
  const about = { kind: 'document', severity: 'stops', path: '$' } as const;
  const excess = findExcess(stored);
  if (excess === undefined)
    return {
      ...about,
      sentence: 'A page document needs "id", "match" and "layout".',
      hint: 'See docs/page-documents.md.',
    };
  const [sentence = '', hint = ''] = describeExcess(excess).split(/(?<=\.) /);
  return { ...about, sentence, hint };
}

export function checkDocument(stored: unknown, options: DocumentCheckOptions): readonly DocumentFinding[] {
  const page = parsePageDocument(stored);
  if (page === undefined) return [unreadable(stored)];
  const document = { ...options, stored, page, nodes: listNodes(stored) };
  return RULES.flatMap((rule) => rule(document));
}
