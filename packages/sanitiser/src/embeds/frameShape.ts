import type { Attributes } from '../policy/Policy.ts';

const WIDE = '0.5625';
const RATIO = /^(?:10|\d(?:\.\d{1,4})?)$/;
const PIXELS = /^[1-9]\d{0,3}$/;

export const ratioRule = (value: string): string | undefined => (RATIO.test(value) ? value : undefined);
export const pixelsRule = (value: string): string | undefined => (PIXELS.test(value) ? value : undefined);

/**
 * The shape of a frame as data attributes: `data-ratio` is height / width with at most four decimals, as the players
 * of block-contracts 9.6 have it; a frame as wide as its column has `data-height` in CSS pixels instead. A shape that
 * was written before is kept.
 */
export function frameShape(attributes: Attributes): Attributes {
  const known = ratioRule(attributes['data-ratio'] ?? '');
  if (known !== undefined) return { 'data-ratio': known };
  const width = pixels(attributes['width']);
  const height = pixelsRule(attributes['data-height'] ?? '') ?? pixels(attributes['height']);
  if (width !== undefined && height !== undefined)
    return { 'data-ratio': ratio(Number(height) / Number(width)) };
  return height === undefined ? { 'data-ratio': WIDE } : { 'data-height': height };
}

function pixels(value: string | undefined): string | undefined {
  const digits = /^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/i.exec(value ?? '')?.[1];
  return pixelsRule(String(Number(digits)));
}

function ratio(value: number): string {
  return String(Math.round(Math.min(9, Math.max(0.05, value)) * 10_000) / 10_000);
}
