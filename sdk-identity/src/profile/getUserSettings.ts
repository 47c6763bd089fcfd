import { isRecord, object, sendCall, string, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { readItem, writeItem } from './profileItems.ts';

export interface UserSettings {
  readonly disqus?: { readonly ssoKey?: string };
  /** The whole response. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}

function parseSettings(value: unknown): UserSettings | undefined {
  if (!isRecord(value)) return undefined;
  const disqus = object(value['disqus']);
  return { disqus: disqus && { ssoKey: string(disqus['ssoKey']) }, raw: value };
}

/**
 * Resolves with the signed-in reader's settings. They are fetched once and stored until the reader signs out or somebody
 * else signs in.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getUserSettings(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<UserSettings> {
  const kept = readItem(context, storageKeys.settings, parseSettings);
  if (kept !== undefined && context.session.getState().status === 'signed-in') return kept;
  const parts = { cache: 'no-cache', signal } as const;
  const { body } = await sendCall(asReader(context), profileCalls.settings, { ...parts, read: withoutError });
  const settings = parseSettings(body) ?? { raw: {} };
  writeItem(context, storageKeys.settings, settings.raw);
  return settings;
}
