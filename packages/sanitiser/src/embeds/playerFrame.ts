import { escapeAttribute } from '../policy/applyPolicy.ts';
import type { Attributes } from '../policy/Policy.ts';
import { linkParagraph } from './embedFigure.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { frameShape } from './frameShape.ts';
import { readFrame } from './readFrame.ts';

// Scripts of the player's own origin run; it may not move the page it stands in.
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** A live frame for markup that mounts only once the reader plays it; other hosts become a link. */
export function playerFrame(attributes: Attributes, options: EmbedOptions): string {
  const frame = readFrame(attributes, options.embedHosts);
  switch (frame.kind) {
    case 'none':
      return '';
    case 'foreign':
      return linkParagraph(frame);
    case 'allowed': {
      const written = Object.entries({
        src: frame.src,
        title: frame.title || frame.host,
        ...frameShape(attributes),
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
        sandbox: SANDBOX,
        referrerpolicy: 'strict-origin-when-cross-origin',
        loading: 'lazy',
      }).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
      return `<iframe${written.join('')} allowfullscreen></iframe>`;
    }
  }
}
