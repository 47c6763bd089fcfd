/**
 * The choices in the browser's local storage: one item, which all tabs share and no request contains.
 *
 * They are valid for half a year and for the version in the site's properties. After that the reader is asked again.
 */
import type { ConsentAdapters } from '../ConsentAdapters.ts';
import { consentPurposes } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { member } from '../member.ts';

/**
 * The name of the local item: JSON of the version, the time in milliseconds since 1970, the granted and the refused
 * purposes.
 */
export const CONSENT_KEY = 'broadsheet.consent';

/** The milliseconds for which a choice is valid: six months, as data protection authorities advise. */
const GOOD_MS = 182 * 24 * 60 * 60_000;

export interface Choices {
  readonly version: string;
  readonly chosenAt: number;
  readonly granted: readonly ConsentPurpose[];
  readonly refused: readonly ConsentPurpose[];
}

/** Stands here, because the first script of every page has no module in common with what is loaded later. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An item that is not JSON counts as no choice.
    return undefined;
  }
}

function parsePurposes(value: unknown): readonly ConsentPurpose[] {
  return Array.isArray(value) ? consentPurposes.filter((purpose) => value.includes(purpose)) : [];
}

/** Reads the stored choices; `undefined` when there are none that are still valid for the version. */
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
