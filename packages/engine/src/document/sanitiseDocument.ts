/**
 * Sanitises the HTML that editors write into the fields of blocks. It happens when a document is read, before a block is
 * prepared, and so before a page, a lazy block, an island or a preview can contain any of it.
 */
import { mapStoredFields } from '@broadsheet/block-kit';
import type { Block, FieldSchema } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Sanitises HTML. `inline`: allows inline markup only. */
export type SanitiseHtml = (html: string, options: { readonly inline: boolean }) => string;

export interface DocumentSanitising {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly sanitiseHtml: SanitiseHtml;
}

/** Sanitises stored fields; a value that is no text stays as it is, so that it is reported later. */
const sanitiseFields = (
  schema: FieldSchema,
  stored: BlockNode['fields'],
  { sanitiseHtml }: DocumentSanitising,
): BlockNode['fields'] =>
  mapStoredFields({ schema, stored }, (field, value) =>
    field.kind === 'richText' && typeof value === 'string'
      ? sanitiseHtml(value, { inline: field.inline === true })
      : value,
  );

function sanitiseNode(node: BlockNode, options: DocumentSanitising): BlockNode {
  const block = options.blocks.get(node.block);
  return {
    ...node,
    fields: block === undefined ? node.fields : sanitiseFields(block.fields, node.fields, options),
    children: node.children.map((child) => sanitiseNode(child, options)),
  };
}

/** Returns the document with its HTML fields sanitised; fields that are not HTML by the block's schema stay as they are. */
export function sanitiseDocument(document: PageDocument, options: DocumentSanitising): PageDocument {
  const areas = Object.entries(document.areas).map(([area, nodes]) => [
    area,
    nodes.map((node) => sanitiseNode(node, options)),
  ]);
  return { ...document, areas: Object.fromEntries(areas) };
}
