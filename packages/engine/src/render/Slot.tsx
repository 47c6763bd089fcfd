import { useHeadingLevel } from '@broadsheet/ui/heading';
import { SLOT } from '../islands/wireFormat.ts';

/**
 * Where another block will stand. The parent renders this mark and the joiner puts the block's own markup in its
 * place, so that each block is rendered, cached and allowed to fail by itself. The mark carries the heading level, for
 * React's context does not reach from one root into another.
 */
export function Slot({ index }: { readonly index: number }) {
  const level = useHeadingLevel();
  return <bs-slot data-slot={index} data-level={level} />;
}

/** Where an area begins, in previews; see `previewMarks.ts`. */
export const AreaMark = ({ name }: { readonly name: string }) => <bs-slot data-area={name} />;

const CLOSING = `</${SLOT}>`;
const MARK = new RegExp(`<${SLOT} data-slot="(\\d+)" data-level="(\\d+)">${CLOSING}`, 'g');

export interface SlotMark {
  readonly index: number;
  /** Heading level inside the parent, 1 to 6. */
  readonly level: number;
}

export interface CutMarkup {
  /** One more than `slots`. */
  readonly texts: readonly string[];
  readonly slots: readonly SlotMark[];
}

/** @param keepsElements inside an island the slot stays as an element, so that the island's root can leave it alone */
export function cutAtSlots(html: string, keepsElements = false): CutMarkup {
  const texts: string[] = [];
  const slots: SlotMark[] = [];
  let start = 0;
  for (const match of html.matchAll(MARK)) {
    const [mark, index = '', level] = match;
    const opening = keepsElements ? `<${SLOT} data-slot="${index}">` : '';
    texts.push(html.slice(start, match.index) + opening);
    slots.push({ index: Number(index), level: Number(level) });
    start = match.index + mark.length - (keepsElements ? CLOSING.length : 0);
  }
  texts.push(html.slice(start));
  return { texts, slots };
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'bs-slot': {
        'data-slot'?: number;
        'data-area'?: string;
        'data-level'?: number;
        ref?: (element: HTMLElement | null) => void;
        suppressHydrationWarning?: boolean;
        dangerouslySetInnerHTML?: { __html: string };
      };
    }
  }
}
