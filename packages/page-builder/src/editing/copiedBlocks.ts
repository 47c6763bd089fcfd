/** Blocks on the clipboard: JSON with a version, so that a later page builder knows what an earlier one has written. */
import { isRecord, list } from '@broadsheet/client-core';
import { findExcess, parseNode } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';

/** The type under which the clipboard keeps blocks, beside plain text with the same JSON. */
export const CLIPBOARD_TYPE = 'application/vnd.broadsheet.blocks+json';

const VERSION = 1;

export const printCopied = (blocks: readonly BlockNode[]): string =>
  JSON.stringify({ type: CLIPBOARD_TYPE, version: VERSION, blocks });

/** What was on the clipboard. */
export type Copied =
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockNode[] }
  /** Blocks, written by a later version of the page builder, or more of them than a page may have. */
  | { readonly kind: 'newer' | 'excess' }
  | { readonly kind: 'unknown' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the text of a clipboard by the rules of a page; a block that is none makes the whole unknown. */
export function parseCopied(text: string): Copied {
  const input = parseJson(text);
  if (!isRecord(input) || input['type'] !== CLIPBOARD_TYPE) return { kind: 'unknown' };
  const { version, blocks: stored } = input;
  if (typeof version !== 'number' || version < 1) return { kind: 'unknown' };
  if (version > VERSION) return { kind: 'newer' };
  if (findExcess({ areas: { copied: stored } }) !== undefined) return { kind: 'excess' };
  const blocks = list(parseNode)(stored) ?? [];
  const isWhole = Array.isArray(stored) && blocks.length === stored.length && blocks.length > 0;
  return isWhole ? { kind: 'blocks', blocks } : { kind: 'unknown' };
}
