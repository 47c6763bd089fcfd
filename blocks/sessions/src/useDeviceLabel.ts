'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { deviceName } from './deviceName.ts';
import { phrases } from './phrases.ts';

/** Returns a function that gives a short name of a device from its user agent, e.g. "Firefox on Linux". */
export function useDeviceLabel(): (userAgent: string) => string {
  const t = usePhrases(phrases);
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser !== undefined && system !== undefined) return t('id.deviceOn', { browser, system });
    return browser ?? system ?? t('id.deviceUnknown');
  };
}
