import { readArray, readFlag, readNumeric, readString } from '@broadsheet/client-core';
import type { SalesConfig } from './SalesConfig.ts';

function parseReason(item: unknown): string | undefined {
  return typeof item === 'string' && item.trim() !== '' ? item : undefined;
}

/** Parses a configuration; a member that is missing or of the wrong type counts as not configured. */
export function parseSalesConfig(body: Readonly<Record<string, unknown>>): SalesConfig {
  return {
    checkoutRecaptchaEnabled: readFlag(body, 'checkoutRecaptchaEnabled') ?? false,
    recaptchaKey: readString(body, 'recaptchaKey')?.trim() || undefined,
    cancelReasons: readArray(body, 'cancelReasons', parseReason) ?? [],
    authProviderTypeId: readNumeric(body, 'authProviderTypeId'),
    idempotencyKeys: readFlag(body, 'idempotencyKeys') ?? false,
    raw: body,
  };
}
