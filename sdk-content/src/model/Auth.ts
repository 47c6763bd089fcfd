import { dictionary, either, number, record, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

const numberAsText = (input: unknown) => number(input)?.toString();

/** Parses an image's tokens by resizer version, e.g. `{ "2": "f1c0…" }`. */
export const parseAuth = dictionary(either(text, numberAsText));

/** Parses the focal point: the point of an image that a crop keeps, in pixels of the original. */
export const parseFocalPoint = record({ x: number, y: number });

export type Auth = Parsed<typeof parseAuth>;
export type FocalPoint = Parsed<typeof parseFocalPoint>;
