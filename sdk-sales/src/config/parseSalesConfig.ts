import { flag, list, numeric, string } from '@broadsheet/client-core';
import type { SalesConfig } from './SalesConfig.ts';

function parseReason(item: unknown): string | undefined {
  return typeof item === 'string' && item.trim() !== '' ? item : undefined;
}

/** Parses a configuration; a member that is missing or of the wrong type counts as not configured. */
export function parseSalesConfig(body: Readonly<Record<string, unknown>>): SalesConfig {
  return {
    checkoutRecaptchaEnabled: flag(body['checkoutRecaptchaEnabled']) ?? false,
    recaptchaKey: string(body['recaptchaKey'])?.trim() || undefined,
    cancelReasons: list(parseReason)(body['cancelReasons']) ?? [],
    authProviderTypeId: numeric(body['authProviderTypeId']),
    idempotencyKeys: flag(body['idempotencyKeys']) ?? false,
    raw: body,
  };
}
