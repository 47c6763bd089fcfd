/** Consent stored by a platform of the IAB Global Privacy Platform: `unknown` until the platform is ready. */
import type { ConsentPort } from '../ConsentPort.ts';
import { createListeners } from '../createListeners.ts';
import { createOpenConsent } from '../createOpenConsent.ts';
import { member } from '../member.ts';
import type { PlatformOptions } from '../platform/PlatformOptions.ts';
import { showPlatform } from '../platform/showPlatform.ts';
import { whenApiThere } from '../platform/whenApiThere.ts';
import { evaluateGpp } from './evaluateGpp.ts';
import { readPing } from './readPing.ts';
import type { GppPing } from './readPing.ts';

export function createGppConsent({ adapters, view, isGpcOn }: PlatformOptions): ConsentPort {
  const changes = createListeners();
  const unasked = createOpenConsent({ isGpcOn });
  let ping: GppPing | undefined;

  const acceptPing = (value: unknown) => {
    const next = readPing(value);
    // While the reader looks at the choices again, the earlier ones stay valid.
    if (next?.isReady !== true) return;
    ping = next;
    changes.notify();
  };
  whenApiThere({ name: '__gpp', view, adapters }, (api) => {
    api('addEventListener', (event: unknown) => acceptPing(member(event, 'pingData')));
    // A platform that is already ready sends no further event.
    api('ping', acceptPing);
  });

  return {
    state(purpose, vendor) {
      if (ping === undefined) return 'unknown';
      const open = unasked.state(purpose);
      return open === 'refused' ? open : evaluateGpp(ping, { purpose, vendor });
    },
    signals: () => ({
      isGpcOn,
      ...(ping?.gppString !== undefined && { gppString: ping.gppString }),
      ...(ping !== undefined && { gppSections: ping.sections }),
    }),
    subscribe: (listener) => changes.subscribe(listener),
    open: () => showPlatform(view),
  };
}
