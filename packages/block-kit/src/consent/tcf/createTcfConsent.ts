/**
 * Consent stored by a platform of IAB TCF 2.2: `unknown` until the platform has answered, and while it asks the reader for
 * the first time. If the GDPR does not apply, no consent is needed.
 */
import type { ConsentPort } from '../ConsentPort.ts';
import { createListeners } from '../createListeners.ts';
import { createOpenConsent } from '../createOpenConsent.ts';
import type { PlatformOptions } from '../platform/PlatformOptions.ts';
import { showPlatform } from '../platform/showPlatform.ts';
import { whenApiThere } from '../platform/whenApiThere.ts';
import { evaluateTcf } from './evaluateTcf.ts';
import { readTcData } from './readTcData.ts';
import type { TcData } from './readTcData.ts';

export function createTcfConsent({ adapters, view, isGpcOn }: PlatformOptions): ConsentPort {
  const changes = createListeners();
  const unasked = createOpenConsent({ isGpcOn });
  let data: TcData | undefined;

  const listen = (value: unknown, isAnswered: unknown) => {
    const next = isAnswered === true ? readTcData(value) : undefined;
    // While the reader looks at the choices again, the earlier ones stay valid.
    if (next?.isSettled !== true) return;
    data = next;
    changes.notify();
  };
  whenApiThere({ name: '__tcfapi', view, adapters }, (api) => api('addEventListener', 2, listen));

  return {
    state(purpose, vendor) {
      if (data === undefined) return 'unknown';
      const open = unasked.state(purpose);
      return data.gdprApplies === false || open === 'refused'
        ? open
        : evaluateTcf(data.choices, { purpose, vendor });
    },
    signals: () => ({
      isGpcOn,
      ...(data?.gdprApplies !== undefined && { gdprApplies: data.gdprApplies }),
      ...(data?.tcString !== undefined && { tcString: data.tcString }),
    }),
    subscribe: (listener) => changes.subscribe(listener),
    open: () => showPlatform(view),
  };
}
