/**
 * Texts of stories that an editor changed in the page builder, for one promo or list. They belong to the story that was
 * shown then; another story keeps its own texts.
 */
import type { Story } from '@broadsheet/sdk-content';
import { toHtml } from './toHtml.ts';

/** Plain texts by content path; `_id` is the id of the story. */
export type StoryTexts = Readonly<Record<string, string>>;

/** Returns the texts of one story from those of a list, whose keys are `_id` and content path with a space between. */
export function pickStoryTexts(
  texts: StoryTexts | undefined,
  id: string | undefined,
): StoryTexts | undefined {
  if (texts === undefined || id === undefined) return undefined;
  const own = Object.entries(texts).flatMap(([key, text]) =>
    key.startsWith(`${id} `) ? [[key.slice(id.length + 1), text] as const] : [],
  );
  return own.length === 0 ? undefined : { ...Object.fromEntries(own), _id: id };
}

/** Returns the story with the editor's texts. @param site the site's id, the key of `websites` */
export function applyStoryTexts(
  story: Story,
  { texts, site }: { readonly texts: StoryTexts | undefined; readonly site: string },
): Story {
  if (texts === undefined || texts['_id'] === undefined || texts['_id'] !== story._id) return story;
  const { headlines, description, label, websites } = story;
  const headline = toHtml(texts['headlines.basic']);
  const summary = toHtml(texts['description.basic']);
  const overline = texts['label.basic.text']?.trim();
  const section = texts[`websites.${site}.website_section.name`]?.trim();
  const website = websites?.[site];
  return {
    ...story,
    ...(headline && { headlines: { ...headlines, basic: headline } }),
    ...(summary && { description: { ...description, basic: summary } }),
    ...(overline && { label: { ...label, basic: { ...label?.basic, text: overline } } }),
    ...(section && {
      websites: {
        ...websites,
        [site]: { ...website, website_section: { ...website?.website_section, name: section } },
      },
    }),
  };
}
