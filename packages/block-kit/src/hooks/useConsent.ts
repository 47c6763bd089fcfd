'use client';
import { useEffect, useState } from 'react';
import type { ConsentPort, ConsentState } from '../consent/ConsentPort.ts';
import type { ConsentPurpose } from '../consent/consentPurposes.ts';
import { useHost } from '../host/HostContext.tsx';

export interface Consent {
  /** `unknown` on the server, in the page builder, and until the reader's choice is known. */
  readonly state: ConsentState;
  /** Opens the reader's consent choices again. */
  readonly open: () => void;
}

/** Returns the reader's choice for a purpose, and renders again whenever they change it. */
export function useConsent(purpose: ConsentPurpose): Consent {
  const { consent, isAdmin, log } = useHost();
  const [port, setPort] = useState<ConsentPort>();
  const [state, setState] = useState<ConsentState>('unknown');
  useEffect(() => {
    if (isAdmin) return;
    let stop = () => {};
    let isCurrent = true;
    consent().then(
      (found) => {
        if (!isCurrent) return;
        const show = () => setState(found.state(purpose));
        setPort(found);
        show();
        stop = found.subscribe(show);
      },
      (error: unknown) =>
        log(`The reader's consent could not be asked for; nothing that needs it loads: ${String(error)}`),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [consent, purpose, isAdmin, log]);
  return { state, open: () => port?.open() };
}
