import { pixels as pixelsRule, ratio as ratioRule } from '../policy/allowedAttributes.ts';
import type { Attributes } from '../policy/Policy.ts';
import type { Provider } from './providers.ts';

const WIDE = 0.5625;

/**
 * Returns the shape of a frame as data attributes: `data-ratio` is height / width with at most four decimals, as in
 * players' markup; a frame as wide as its column has `data-height` in CSS pixels instead. Keeps a shape that an earlier run
 * has written.
 */
export function frameShape(attributes: Attributes, usual: Provider['shape'] = { ratio: WIDE }): Attributes {
  const known = ratioRule(attributes['data-ratio'] ?? '');
  if (known !== undefined) return { 'data-ratio': known };
  const width = pixels(attributes['width']);
  const height = pixelsRule(attributes['data-height'] ?? '') ?? pixels(attributes['height']);
  if (width !== undefined && height !== undefined)
    return { 'data-ratio': ratio(Number(height) / Number(width)) };
  if (height !== undefined) return { 'data-height': height };
  return 'ratio' in usual ? { 'data-ratio': ratio(usual.ratio) } : { 'data-height': String(usual.height) };
}

/** Returns the same shape as a style, so that the figure has its size before anything is loaded. */
export function shapeStyle(shape: Attributes): string {
  const height = shape['data-height'];
  return height === undefined ? `aspect-ratio: 1 / ${shape['data-ratio'] ?? WIDE}` : `height: ${height}px`;
}

function pixels(value: string | undefined): string | undefined {
  const digits = /^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/i.exec(value ?? '')?.[1];
  return pixelsRule(String(Number(digits)));
}

function ratio(value: number): string {
  return String(Math.round(Math.min(9, Math.max(0.05, value)) * 10_000) / 10_000);
}
