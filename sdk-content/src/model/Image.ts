import { dictionary, either, list, number, record, text } from './parse.ts';
import type { Parsed } from './parse.ts';
import { parseCredits } from './Author.ts';

export const parseFocalPoint = record({ x: number, y: number });

/** Tokens by resizer version, e.g. `{ "2": "f1c0…" }` (block-contracts 10). */
export const parseAuth = dictionary(
  either(text, (input) => (typeof input === 'number' ? String(input) : undefined)),
);

/** A picture with its resizer tokens. `width`, `height` and the focal point are in pixels of the original. */
export const parseImage = record({
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

export const parseImages = list(parseImage);

export type Auth = Parsed<typeof parseAuth>;
export type FocalPoint = Parsed<typeof parseFocalPoint>;
export type Image = Parsed<typeof parseImage>;
