import { escapeAttribute, ISLAND } from './wireFormat.ts';
import type { IslandAttributes } from './wireFormat.ts';

/** The element that the loader finds an island by. */
export function islandTag(attributes: IslandAttributes, html: string): string {
  const { id, name, when, probe, wakesOnTouch = true } = attributes;
  const touch = wakesOnTouch ? '' : ' data-touch="off"';
  const probing = probe === undefined ? '' : ` data-probe="${escapeAttribute(probe)}"${touch}`;
  return `<${ISLAND} data-id="${escapeAttribute(id)}" data-name="${escapeAttribute(name)}" data-when="${when}"${probing}>${html}</${ISLAND}>`;
}
