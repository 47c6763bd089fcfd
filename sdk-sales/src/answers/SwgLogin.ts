import { flag, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readSwgLogin = shape({ exists: flag, profileId: text, accessToken: text, refreshToken: text }, [
  'exists',
]);

/** Whether an account belongs to a subscription of Subscribe with Google, and a session of it. */
export type SwgLogin = Read<typeof readSwgLogin>;
