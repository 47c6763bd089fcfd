import { parseAuth, parseFocalPoint } from './Auth.ts';
import { parseCredits } from './Author.ts';
import { list, number, record, text } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

const parseImageFields = record({
  _id: text,
  type: text,
  url: text,
  auth: parseAuth,
  width: number,
  height: number,
  alt_text: text,
  caption: text,
  subtitle: text,
  focal_point: parseFocalPoint,
  alignment: text,
  credits: parseCredits,
  vanity_credits: parseCredits,
  additional_properties: record({ link: text }),
});

const parseOtherSpelling = record({ vanityCredits: parseCredits });

/** An image with its resizer tokens. `width`, `height` and the focal point are in pixels of the original. */
export type Image = Parsed<typeof parseImageFields>;

/**
 * Parses an image. Gallery items spell their credits `vanityCredits`; the result has `vanity_credits` for both spellings.
 */
export const parseImage: Parser<Image> = (input) => {
  const fields = parseImageFields(input);
  if (fields === undefined || fields.vanity_credits !== undefined) return fields;
  const vanity = parseOtherSpelling(input)?.vanityCredits;
  return vanity === undefined ? fields : { ...fields, vanity_credits: vanity };
};

export const parseImages = list(parseImage);
