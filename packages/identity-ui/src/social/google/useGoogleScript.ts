'use client';
import { useHost } from '@broadsheet/block-kit';
import { useCallback, useEffect, useState } from 'react';
import type { GoogleIdentity } from './GoogleIdentity.ts';
import { GOOGLE_ORIGIN, loadGoogle } from './loadGoogle.ts';

export type GoogleScript =
  | { readonly status: 'off' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly google: GoogleIdentity };

/**
 * Loads Google's script from the host in the site properties. `load` tries again after a failure, and throws as
 * `loadGoogle` does.
 */
export function useGoogleScript({ isOn }: { readonly isOn: boolean }) {
  const { environment, site } = useHost();
  const origin = site.vendorOrigins?.['google'] || GOOGLE_ORIGIN;
  const [script, setScript] = useState<GoogleScript>({ status: 'loading' });
  const load = useCallback(async () => {
    setScript({ status: 'loading' });
    try {
      const google = await loadGoogle({ page: globalThis.document, origin, every: environment.every });
      setScript({ status: 'ready', google });
    } catch (error) {
      setScript({ status: 'failed' });
      throw error;
    }
  }, [environment, origin]);
  useEffect(() => {
    // The status shows the failure, and a click on the button reports it.
    if (isOn) load().catch(() => undefined);
  }, [isOn, load]);
  return { script: isOn ? script : ({ status: 'off' } as const), load };
}
