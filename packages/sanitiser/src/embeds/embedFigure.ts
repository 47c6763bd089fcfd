/**
 * A frame that waits for a click.
 *
 * Without JavaScript the figure is a link to the provider's own page, and nothing is asked of the provider before the
 * reader follows it. A loader turns it into a frame: on a click on `.bs-embed a`, put
 * `<iframe src={figure.dataset.embedSrc} title={link text}>` in the link's place, sized by `data-ratio`
 * (height / width) or `data-height` (CSS pixels), with referrer policy `strict-origin-when-cross-origin`.
 */
import { escapeAttribute } from '../policy/applyPolicy.ts';
import type { Attributes } from '../policy/Policy.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { frameShape } from './frameShape.ts';
import { readFrame } from './readFrame.ts';

const EMBED_CLASS = 'bs-embed';

function link(page: string, label: string): string {
  return `<a href="${escapeAttribute(page)}" rel="noreferrer">${escapeAttribute(label)}</a>`;
}

function linkParagraph(frame: {
  readonly page: string;
  readonly host: string;
  readonly title: string;
}): string {
  return `<p class="${EMBED_CLASS}-link">${link(frame.page, frame.title || frame.host)}</p>`;
}

/** The figure for an iframe from an allowed host, a paragraph with a link for another, nothing for no address. */
export function embedFigure(attributes: Attributes, options: EmbedOptions): string {
  const frame = readFrame(attributes, options.embedHosts);
  switch (frame.kind) {
    case 'none':
      return '';
    case 'foreign':
      return linkParagraph(frame);
    case 'allowed': {
      const data = { 'data-embed-host': frame.host, 'data-embed-src': frame.src, ...frameShape(attributes) };
      const written = Object.entries(data).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
      return `<figure class="${EMBED_CLASS}"${written.join('')}>${link(frame.page, frame.title || frame.host)}</figure>`;
    }
  }
}

/** Figures can be typed by hand: the address must pass as a frame's would, and the host follows from it. */
export function finishFigure(attributes: Attributes, options: EmbedOptions): Attributes {
  const { 'data-embed-src': src, 'data-embed-host': _host, ...others } = attributes;
  if (src === undefined) return others;
  const frame = readFrame({ src }, options.embedHosts);
  if (frame.kind !== 'allowed') return others;
  const { class: name, ...rest } = others;
  const named: Attributes = name === undefined ? {} : { class: name };
  return { ...named, 'data-embed-host': frame.host, 'data-embed-src': frame.src, ...rest };
}
