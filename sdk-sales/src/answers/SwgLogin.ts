import { flag, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readSwgLogin = shape({ exists: flag, profileId: text, accessToken: text, refreshToken: text }, [
  'exists',
]);

/** Whether an account exists for a subscription of Subscribe with Google, and a session of that account. */
export type SwgLogin = Read<typeof readSwgLogin>;
