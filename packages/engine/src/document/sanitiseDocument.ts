/**
 * Sanitises the HTML that editors write into the fields of blocks. It happens when a document is read, before a block is
 * prepared, and so before a page, a lazy block, an island or a preview can contain any of it.
 */
import type { Block, FieldSchema } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Sanitises HTML. `inline`: allows inline markup only. */
export type SanitiseHtml = (html: string, options: { readonly inline: boolean }) => string;

export interface DocumentSanitising {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly sanitiseHtml: SanitiseHtml;
}

type Stored = Readonly<Record<string, unknown>>;

function sanitiseField(field: FieldSchema[string], stored: unknown, sanitiseHtml: SanitiseHtml): unknown {
  switch (field.kind) {
    case 'richText':
      return typeof stored === 'string' ? sanitiseHtml(stored, { inline: field.inline === true }) : stored;
    case 'list':
      return Array.isArray(stored)
        ? stored.map((row: unknown) => sanitiseFields(field.of, row, sanitiseHtml))
        : stored;
    case 'object':
      return sanitiseFields(field.of, stored, sanitiseHtml);
    case 'text':
    case 'longText':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint':
    case 'number':
    case 'boolean':
    case 'select':
    case 'content':
    case 'keyValue':
      return stored;
  }
}

/** Sanitises stored fields; a value that is not a record stays as it is, so that it is reported later. */
function sanitiseFields(schema: FieldSchema, stored: unknown, sanitiseHtml: SanitiseHtml): unknown {
  return isRecord(stored) ? sanitiseRecord(schema, stored, sanitiseHtml) : stored;
}

function sanitiseRecord(schema: FieldSchema, stored: Stored, sanitiseHtml: SanitiseHtml): Stored {
  const known = new Map(Object.entries(schema));
  const entries = Object.entries(stored).map(([name, value]): [string, unknown] => {
    const field = known.get(name);
    return [name, field === undefined ? value : sanitiseField(field, value, sanitiseHtml)];
  });
  return Object.fromEntries(entries);
}

function sanitiseNode(node: BlockNode, options: DocumentSanitising): BlockNode {
  const block = options.blocks.get(node.block);
  return {
    ...node,
    fields:
      block === undefined ? node.fields : sanitiseRecord(block.fields, node.fields, options.sanitiseHtml),
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
