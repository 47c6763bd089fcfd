/**
 * Consent as the newspaper's own bar keeps it: unknown until the reader has chosen, except for what Global Privacy
 * Control has refused already.
 */
import type { ConsentAdapters } from '../ConsentAdapters.ts';
import type { ConsentPort, ConsentState } from '../ConsentPort.ts';
import { CONSENT_PURPOSES } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { createListeners } from '../createListeners.ts';
import { readChoices, writeChoices } from './storedChoices.ts';
import type { Choices } from './storedChoices.ts';

export interface OwnConsentOptions {
  readonly adapters: ConsentAdapters;
  /** Of what the site asks for; another one asks every reader again. */
  readonly version: string;
  readonly isGpcOn: boolean;
}

const isSame = (first: Choices | undefined, second: Choices | undefined): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

export function createOwnConsent({ adapters, version, isGpcOn }: OwnConsentOptions): ConsentPort {
  const [changes, wishes] = [createListeners(), createListeners()];
  let choices = readChoices(adapters, version);
  /** What somebody on this page was told that they may do. */
  const usedGrants = new Set<ConsentPurpose>();

  const isRefusedByGpc = (purpose: ConsentPurpose) => isGpcOn && CONSENT_PURPOSES[purpose].isSoldOrShared;
  const find = (purpose: ConsentPurpose): ConsentState => {
    if (isRefusedByGpc(purpose)) return 'refused';
    if (choices?.granted.includes(purpose) === true) return 'granted';
    return choices?.refused.includes(purpose) === true ? 'refused' : 'unknown';
  };

  adapters.onStorageChange(() => {
    const stored = readChoices(adapters, version);
    // Storage that cannot be read has not changed: the choice of this page stands.
    if (stored === undefined || isSame(stored, choices)) return;
    choices = stored;
    changes.notify();
  });

  return {
    state(purpose) {
      const state = find(purpose);
      if (state === 'granted') usedGrants.add(purpose);
      return state;
    },
    signals: () => ({ isGpcOn }),
    subscribe: (listener) => changes.subscribe(listener),
    open: () => wishes.notify(),
    own: {
      state: find,
      isRefusedByGpc,
      chosenAt: () => choices?.chosenAt,
      onOpen: (run) => wishes.subscribe(run),
      choose(asked, granted) {
        const isGranted = (purpose: ConsentPurpose) => granted.includes(purpose);
        choices = {
          version,
          chosenAt: adapters.now(),
          granted: asked.filter(isGranted),
          refused: asked.filter((purpose) => !isGranted(purpose)),
        };
        writeChoices(adapters, choices);
        changes.notify();
        // The script of a vendor that is on the page already goes only with the page.
        if ([...usedGrants].some((purpose) => find(purpose) !== 'granted')) adapters.reload();
      },
    },
  };
}
