/**
 * Parses stories, galleries and videos. They have the same shape; `type` distinguishes them.
 */
import {
  boolean,
  dictionary,
  later,
  list,
  number,
  record,
  rememberLast,
  text,
} from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';
import { parseAuth, parseFocalPoint } from './Auth.ts';
import { parseCredits } from './Author.ts';
import { parseContentElement } from './ContentElement.ts';
import { parseImage } from './Image.ts';

const basicText = record({ basic: text });

export const parseSection = record({
  _id: text,
  name: text,
  display_name: text,
  metadata: record({ metadata_title: text, metadata_description: text }),
});

export const parseTag = record({ text: text, slug: text, name: text, description: text });

const parseWebsite = record({ website_url: text, website_section: parseSection });

/** A promo item. It may contain promo items: lead art can be a gallery or video that has its own image. */
export interface PromoItem extends Parsed<typeof parsePromoFields> {
  readonly promo_items?: { readonly basic?: PromoItem; readonly lead_art?: PromoItem };
}

const parsePromoFields = record({
  _id: text,
  type: text,
  language: text,
  url: text,
  auth: parseAuth,
  width: number,
  height: number,
  focal_point: parseFocalPoint,
  alt_text: text,
  caption: text,
  subtitle: text,
  content: text,
  embed_html: text,
  headlines: basicText,
  description: basicText,
  credits: parseCredits,
  vanity_credits: parseCredits,
  content_elements: list(parseImage),
});

const nestedPromo = later(() => parsePromoItem);
/** Promo items; those of a story may have images that previews of social networks show in place of its own. */
const parsePromoItems = record({
  basic: nestedPromo,
  lead_art: nestedPromo,
  og_image: parseImage,
  twitter_image: parseImage,
});
const parsePromoHolder = record({ promo_items: parsePromoItems });

export const parsePromoItem: Parser<PromoItem> = (input) => {
  const fields = parsePromoFields(input);
  if (fields === undefined) return undefined;
  const nested = parsePromoHolder(input)?.promo_items;
  return nested === undefined ? fields : { ...fields, promo_items: nested };
};

const parseFields = record({
  _id: text,
  type: text,
  subtype: text,
  language: text,
  display_date: text,
  first_publish_date: text,
  last_updated_date: text,
  headlines: record({ basic: text, meta_title: text, og_title: text, twitter_title: text }),
  subheadlines: basicText,
  description: record({
    basic: text,
    meta_description: text,
    og_description: text,
    twitter_description: text,
  }),
  taxonomy: record({ seo_keywords: list(text), tags: list(parseTag), primary_section: parseSection }),
  credits: parseCredits,
  label: record({ basic: record({ display: boolean, url: text, text: text }) }),
  owner: record({ sponsored: boolean }),
  content_restrictions: record({
    content_code: text,
    is_teaser: boolean,
    is_metered: boolean,
    wall: text,
  }),
  additional_properties: record({ is_live: boolean }),
  planning: record({ story_length: record({ word_count_actual: number }) }),
  promo_items: parsePromoItems,
  embed_html: text,
  duration: number,
  canonical_url: text,
  canonical_website: text,
  copyright: text,
  location: text,
  website_url: text,
  websites: dictionary(parseWebsite),
  content_elements: list(parseContentElement),
});

export const parseStory = rememberLast(parseFields);

export type Section = Parsed<typeof parseSection>;
export type Tag = Parsed<typeof parseTag>;
export type Website = Parsed<typeof parseWebsite>;
export type Story = Parsed<typeof parseStory>;
export type Gallery = Story;
export type Video = Story;
