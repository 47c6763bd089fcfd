import { resizerAddress } from '@broadsheet/sdk-content';
import type { SocialImagePlan } from './socialImage.ts';

export interface SocialImageOptions {
  /** The `signing-service`: the token of a picture by its id, or by its address where it has none. */
  readonly sign: (id: string) => Promise<string | undefined>;
  /** Absent or empty on a site without a resizer, whose pictures are shared as they are. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
}

async function tokenOf(
  { picture }: SocialImagePlan,
  { sign, tokenVersion }: SocialImageOptions,
): Promise<string | undefined> {
  const known = picture.auth?.[tokenVersion];
  if (known !== undefined) return known;
  try {
    return await sign(picture._id ?? picture.url);
  } catch {
    // A picture that cannot be signed is replaced without a word (spec content §8).
    return undefined;
  }
}

/**
 * The address of a planned picture. Never rejects: where signing fails the plain address of the fallback image stands
 * in, or nothing when the site has none.
 */
export async function resolveSocialImage(
  plan: SocialImagePlan,
  options: SocialImageOptions,
): Promise<string | undefined> {
  const { picture, width, height, crop } = plan;
  const { resizerURL, tokenVersion } = options;
  if (!resizerURL) return picture.url;
  const token = await tokenOf(plan, options);
  if (!token) return plan.fallback;
  const signed = { ...picture, auth: { [tokenVersion]: token } };
  return resizerAddress(signed, { resizerURL, tokenVersion, width, height, crop });
}
