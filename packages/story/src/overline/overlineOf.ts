import type { Href } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { pageHref } from '../links/pageHref.ts';

export interface OverlineText {
  readonly text: string;
  readonly href?: Href;
}

export interface OverlineOptions {
  /** Site id: the key of `websites`. */
  readonly site: string;
  /** The word for sponsored content without a label. */
  readonly sponsored: string;
}

/** Where the story has what stands above its headline; nothing where that is a phrase of the site, or no text at all. */
export function getOverlinePath(story: Story, site: string): string | undefined {
  const { text, display } = story.label?.basic ?? {};
  const isLabel = story.owner?.sponsored === true || display === true;
  if (isLabel) return text === undefined ? undefined : 'label.basic.text';
  return story.websites?.[site]?.website_section?.name && `websites.${site}.website_section.name`;
}

/**
 * What stands above a headline: sponsored content says so and leads nowhere; else the
 * label that is switched on; else the section on this site.
 */
export function overlineOf(story: Story, { site, sponsored }: OverlineOptions): OverlineText | undefined {
  const label = story.label?.basic;
  if (story.owner?.sponsored === true) return { text: label?.text ?? sponsored };
  const section = story.websites?.[site]?.website_section;
  const [text, link] = label?.display === true ? [label.text, label.url] : [section?.name, section?._id];
  if (text === undefined) return undefined;
  const href = pageHref(link);
  return href === undefined ? { text } : { text, href };
}
