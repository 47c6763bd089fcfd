/**
 * Whose turn it is in an experiment. Two versions take turns in time, for all readers together. Turns come in pairs, so that
 * each version gets the same time; which of the two comes first is drawn anew for each pair, so that neither always has the
 * same minutes of the hour.
 */
import type { ExperimentVariant } from '../document/PageDocument.ts';

/** How long a turn takes, in milliseconds. */
export const TURN_MS = 5 * 60_000;

/** Hashes a text to 32 bits: FNV-1a, with the bits mixed at the end (Murmur3), so that each of them depends on all of it. */
function hash(text: string): number {
  let bits = 0x81_1c_9d_c5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Returns the version of an experiment that readers see at a moment.
 *
 * @param id the id of the experiment
 * @param now in milliseconds since 1970
 */
export function getTurn(id: string, now: number): ExperimentVariant {
  const turn = Math.floor(now / TURN_MS);
  const pair = Math.floor(turn / 2);
  const isFirst = turn - 2 * pair === 0;
  const beginsWithA = hash(`${id} ${pair}`) % 2 === 0;
  return isFirst === beginsWithA ? 'a' : 'b';
}

/** Returns when the turns of all experiments change next, in milliseconds since 1970. @param now likewise */
export const nextTurn = (now: number): number => (Math.floor(now / TURN_MS) + 1) * TURN_MS;
