import { escapeAttribute, ISLAND } from './wireFormat.ts';
import type { IslandAttributes } from './wireFormat.ts';

/** Prints the element by which the loader finds an island. */
export function islandTag(attributes: IslandAttributes, html: string): string {
  const { id, name, when, probe, wakesOnTouch = true } = attributes;
  const touch = wakesOnTouch ? '' : ' data-touch="off"';
  const probing = probe === undefined ? '' : ` data-probe="${escapeAttribute(probe)}"${touch}`;
  return `<${ISLAND} data-id="${escapeAttribute(id)}" data-name="${escapeAttribute(name)}" data-when="${when}"${probing}>${html}</${ISLAND}>`;
}
