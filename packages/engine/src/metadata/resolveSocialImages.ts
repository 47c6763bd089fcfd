import type { MetadataInput } from './MetadataInput.ts';
import { readPage } from './readPage.ts';
import { resolveSocialImage } from './resolveSocialImage.ts';
import type { SocialImageOptions } from './resolveSocialImage.ts';
import { planSocialImage } from './socialImage.ts';
import type { SocialImagePlan } from './socialImage.ts';
import type { SocialImage, SocialImages } from './SocialImages.ts';

function withAlt(address: string | undefined, plan: SocialImagePlan | undefined): SocialImage | undefined {
  return address === undefined ? undefined : { address, alt: plan?.alt };
}

/** The pictures of both networks, ready for `pageMetadata`. One that both share is signed once. Never rejects. */
export async function resolveSocialImages(
  input: Omit<MetadataInput, 'images'>,
  options: SocialImageOptions,
): Promise<SocialImages> {
  const facts = readPage(input);
  const [og, twitter] = [planSocialImage(facts, 'og'), planSocialImage(facts, 'twitter')];
  const resolve = async (plan: SocialImagePlan | undefined) => plan && resolveSocialImage(plan, options);
  const first = resolve(og);
  const second = og?.picture.url === twitter?.picture.url ? first : resolve(twitter);
  return { og: withAlt(await first, og), twitter: withAlt(await second, twitter) };
}
