/**
 * Consent stored by the newspaper's own bar: `unknown` until the reader has chosen, except for what Global Privacy Control
 * refuses.
 */
import type { ConsentAdapters } from '../ConsentAdapters.ts';
import type { ConsentPort } from '../ConsentPort.ts';
import { isSoldOrShared } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { createListeners } from '../createListeners.ts';
import { evaluateChoices } from './evaluateChoices.ts';
import { CONSENT_KEY, readChoices } from './storedChoices.ts';
import type { Choices } from './storedChoices.ts';

export interface OwnConsentOptions {
  readonly adapters: ConsentAdapters;
  /** The version of what the site asks for; after a change every reader is asked again. */
  readonly version: string;
  readonly isGpcOn: boolean;
}

const isSame = (first: Choices | undefined, second: Choices | undefined): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

export function createOwnConsent({ adapters, version, isGpcOn }: OwnConsentOptions): ConsentPort {
  const [changes, wishes] = [createListeners(), createListeners()];
  let choices = readChoices(adapters, version);
  /** The purposes that were returned as granted on this page, so that scripts may be running for them. */
  const usedGrants = new Set<ConsentPurpose>();

  const find = (purpose: ConsentPurpose) => evaluateChoices(choices, { purpose, isGpcOn });

  adapters.onStorageChange(() => {
    const stored = readChoices(adapters, version);
    // When the storage has no valid choice, or cannot be read, the choice of this page stays valid.
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
      isRefusedByGpc: (purpose) => isGpcOn && isSoldOrShared(purpose),
      chosenAt: () => choices?.chosenAt,
      onOpen: (run) => wishes.subscribe(run),
      choose(requested, granted) {
        const isGranted = (purpose: ConsentPurpose) => granted.includes(purpose);
        choices = {
          version,
          chosenAt: adapters.now(),
          granted: requested.filter(isGranted),
          refused: requested.filter((purpose) => !isGranted(purpose)),
        };
        adapters.writeLocalItem(CONSENT_KEY, JSON.stringify(choices));
        changes.notify();
        // A vendor's script that is already running can only be removed by a reload.
        if ([...usedGrants].some((purpose) => find(purpose) !== 'granted')) adapters.reload();
      },
    },
  };
}
