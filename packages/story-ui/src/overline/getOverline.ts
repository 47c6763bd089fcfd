import type { Href } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { pageHref } from '../links/pageHref.ts';

export interface OverlineText {
  readonly text: string;
  readonly href?: Href;
  /** Whether the text is the story's own, in its language; otherwise it is the site's. */
  readonly isOwn?: true;
}

export interface OverlineOptions {
  /** The site's id, the key of `websites`. */
  readonly site: string;
  /** The text for sponsored content without a label. */
  readonly sponsored: string;
}

/**
 * Returns the content path of the story's overline; `undefined` if the overline is a phrase of the site or there is none.
 */
export function getOverlinePath(story: Story, site: string): string | undefined {
  const { text, display } = story.label?.basic ?? {};
  const isLabel = story.owner?.sponsored === true || display === true;
  if (isLabel) return text === undefined ? undefined : 'label.basic.text';
  return story.websites?.[site]?.website_section?.name && `websites.${site}.website_section.name`;
}

/**
 * Returns the text above a headline: for sponsored content its label, without a link; else the label if it is switched on;
 * else the section on this site.
 */
export function getOverline(story: Story, { site, sponsored }: OverlineOptions): OverlineText | undefined {
  const label = story.label?.basic;
  if (story.owner?.sponsored === true)
    return label?.text === undefined ? { text: sponsored } : { text: label.text, isOwn: true };
  const section = story.websites?.[site]?.website_section;
  const [text, link] = label?.display === true ? [label.text, label.url] : [section?.name, section?._id];
  if (text === undefined) return undefined;
  const href = pageHref(link);
  return {
    text,
    ...(href !== undefined && { href }),
    ...(label?.display === true && { isOwn: true }),
  };
}
