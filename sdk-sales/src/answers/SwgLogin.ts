import { flag, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readSwgLogin = shape(
  { exists: flag, profileId: string, accessToken: string, refreshToken: string },
  ['exists'],
);

/** Whether an account exists for a subscription of Subscribe with Google, and a session of that account. */
export type SwgLogin = Parsed<typeof readSwgLogin>;
