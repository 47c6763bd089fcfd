/**
 * The choices as the browser keeps them: one local item, which all tabs share and no request carries.
 *
 * They hold for half a year and for the version that the site's properties name; after either the reader is asked again.
 */
import type { ConsentAdapters } from '../ConsentAdapters.ts';
import { consentPurposes } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { member } from '../member.ts';

/** Local item: JSON of the version, the time in milliseconds since 1970, and the purposes by what was said of them. */
export const CONSENT_KEY = 'broadsheet.consent';

/** As long as data protection authorities advise to let a choice stand: six months. */
const GOOD_MS = 182 * 24 * 60 * 60_000;

export interface Choices {
  readonly version: string;
  readonly chosenAt: number;
  readonly granted: readonly ConsentPurpose[];
  readonly refused: readonly ConsentPurpose[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another program, or cut off: nothing was chosen that we could know of.
    return undefined;
  }
}

function parsePurposes(value: unknown): readonly ConsentPurpose[] {
  return Array.isArray(value) ? consentPurposes.filter((purpose) => value.includes(purpose)) : [];
}

/** Reads choices that still hold; `undefined` where there are none. */
export function readChoices(
  adapters: Pick<ConsentAdapters, 'readLocalItem' | 'now'>,
  version: string,
): Choices | undefined {
  const stored = parseJson(adapters.readLocalItem(CONSENT_KEY) ?? 'null');
  if (member(stored, 'version') !== version) return undefined;
  const chosenAt = member(stored, 'chosenAt');
  if (typeof chosenAt !== 'number' || !(adapters.now() - chosenAt < GOOD_MS)) return undefined;
  const refused = parsePurposes(member(stored, 'refused'));
  const granted = parsePurposes(member(stored, 'granted')).filter((purpose) => !refused.includes(purpose));
  return { version, chosenAt, granted, refused };
}

export function writeChoices(adapters: ConsentAdapters, choices: Choices): void {
  adapters.writeLocalItem(CONSENT_KEY, JSON.stringify(choices));
}
