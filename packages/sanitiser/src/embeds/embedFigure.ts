/**
 * Writes figures in place of frames; a figure becomes a frame when the reader clicks.
 *
 * Without JavaScript the figure is a link to the provider's own page, and nothing is requested from the provider before
 * the reader follows it. The page's script replaces the link, at a click on `.bs-embed a`, by
 * `<iframe src={figure.dataset.embedSrc} title={link text}>`, with a size by `data-ratio` (height / width) or
 * `data-height` (CSS pixels) and the referrer policy `strict-origin-when-cross-origin`.
 */
import { escapeAttribute } from '../policy/applyPolicy.ts';
import type { Attributes } from '../policy/Policy.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { EMBED_CLASS, embedLink, linkParagraph } from './embedLink.ts';
import { frameShape, shapeStyle } from './frameShape.ts';
import { isIsolatable, isolatedAttributes } from './isolateScripts.ts';
import { readFrame } from './readFrame.ts';

function embedData(
  { host, src }: { readonly host: string; readonly src: string },
  { load }: EmbedOptions,
  shape: Attributes,
): Attributes {
  return {
    'data-embed-host': host,
    'data-embed-src': src,
    ...(load === 'direct' && { 'data-embed-load': 'near' }),
    ...shape,
    style: shapeStyle(shape),
  };
}

/**
 * Writes a figure for an iframe of an allowed host, a paragraph with a link for any other host, nothing without a valid
 * URL.
 */
export function embedFigure(attributes: Attributes, options: EmbedOptions): string {
  const frame = readFrame(attributes, options);
  switch (frame.kind) {
    case 'none':
      return '';
    case 'foreign':
      return linkParagraph(frame);
    case 'allowed': {
      const shape = frameShape(attributes, frame.shape);
      const data = embedData(frame, options, shape);
      const written = Object.entries(data).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
      return `<figure class="${EMBED_CLASS}"${written.join('')}>${embedLink(frame.page, frame.title || frame.host)}</figure>`;
    }
  }
}

/** Checks a figure's attributes, which an author may have typed: its URL must pass as a frame's, and determines the host. */
export function finishFigure(attributes: Attributes, options: EmbedOptions): Attributes {
  const { 'data-embed-src': src, 'data-embed-html': html, ...given } = attributes;
  const { 'data-embed-host': _host, 'data-embed-load': _load, ...others } = given;
  const { class: name, style: _style, ...rest } = others;
  const named: Attributes = name === undefined ? {} : { class: name };
  if (html !== undefined) {
    return isIsolatable(html, options) ? { ...named, ...isolatedAttributes(html, options) } : named;
  }
  if (src === undefined) return others;
  const frame = readFrame({ src }, options);
  if (frame.kind !== 'allowed') return others;
  const { 'data-ratio': _ratio, 'data-height': _height, ...more } = rest;
  return { ...named, ...embedData(frame, options, frameShape(attributes, frame.shape)), ...more };
}
