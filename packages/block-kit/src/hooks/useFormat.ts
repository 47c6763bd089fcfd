'use client';
import { useMemo } from 'react';
import { createFormat } from '../format/createFormat.ts';
import type { Format } from '../format/createFormat.ts';
import { useHost } from '../host/HostContext.tsx';

/** Returns the site's formatter of dates and numbers. */
export function useFormat(): Format {
  const { site } = useHost();
  return useMemo(() => createFormat(site), [site]);
}
