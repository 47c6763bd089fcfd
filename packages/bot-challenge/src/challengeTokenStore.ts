import { createWebStore } from '@broadsheet/client-core';
import type { KeyValueStore } from '@broadsheet/client-core';

/** Where the token is kept, for steps that come after the one with the challenge. */
export const CHALLENGE_TOKEN_KEY = 'ArcXP_captchaToken';

/** The browser's local storage; memory where it is forbidden. Nothing is read before the first call. */
export const challengeTokenStore: KeyValueStore = createWebStore(() => globalThis.localStorage);
