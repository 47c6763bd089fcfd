import { createWebStore } from '@broadsheet/client-core';
import type { KeyValueStore } from '@broadsheet/client-core';

/** The key under which the token is stored, for steps after the one with the challenge. */
export const CHALLENGE_TOKEN_KEY = 'ArcXP_captchaToken';

/** The browser's local storage, or memory if the browser denies it. Nothing is read before the first call. */
export const challengeTokenStore: KeyValueStore = createWebStore(() => globalThis.localStorage);
