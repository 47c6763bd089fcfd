/** Stores the challenge token of the billing step for the payment that follows. */
import type { KeyValueStore } from '@broadsheet/client-core';
import { storedItems } from './storedItems.ts';

export const readStoredCaptchaToken = (store: KeyValueStore): string | undefined =>
  store.get(storedItems.captchaToken) || undefined;

export const storeCaptchaToken = (store: KeyValueStore, token: string): void =>
  store.set(storedItems.captchaToken, token);

export const removeStoredCaptchaToken = (store: KeyValueStore): void =>
  store.remove(storedItems.captchaToken);
