import { escapeAttribute, ISLAND } from './wireFormat.ts';
import type { IslandAttributes } from './wireFormat.ts';

/** The element that the loader finds an island by. */
export function islandTag({ id, name, when, probe }: IslandAttributes, html: string): string {
  const probing = probe === undefined ? '' : ` data-probe="${escapeAttribute(probe)}"`;
  return `<${ISLAND} data-id="${escapeAttribute(id)}" data-name="${escapeAttribute(name)}" data-when="${when}"${probing}>${html}</${ISLAND}>`;
}
