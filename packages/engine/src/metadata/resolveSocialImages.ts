import type { MetadataInput } from './MetadataInput.ts';
import { readPage } from './readPage.ts';
import { resolveSocialImage } from './resolveSocialImage.ts';
import type { SocialImageOptions } from './resolveSocialImage.ts';
import { planSocialImage } from './socialImage.ts';
import type { SocialImagePlan } from './socialImage.ts';
import type { SocialImage, SocialImages } from './SocialImages.ts';

function withAlt(url: string | undefined, plan: SocialImagePlan | undefined): SocialImage | undefined {
  return url === undefined ? undefined : { url, alt: plan?.alt };
}

/** Resolves with the images of both networks for `pageMetadata`. An image that both share is signed once. Never rejects. */
export async function resolveSocialImages(
  input: Omit<MetadataInput, 'images'>,
  options: Omit<SocialImageOptions, 'domain'>,
): Promise<SocialImages> {
  const facts = readPage(input);
  const [og, twitter] = [planSocialImage(facts, 'og'), planSocialImage(facts, 'twitter')];
  const resolve = async (plan: SocialImagePlan | undefined) =>
    plan && resolveSocialImage(plan, { ...options, domain: facts.domain });
  const first = resolve(og);
  const second = og?.image.url === twitter?.image.url ? first : resolve(twitter);
  return { og: withAlt(await first, og), twitter: withAlt(await second, twitter) };
}
