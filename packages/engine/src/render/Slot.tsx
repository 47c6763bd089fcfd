import { useHeadingLevel } from '@broadsheet/ui/heading';
import { SLOT } from '../islands/wireFormat.ts';

/**
 * Renders the mark of another block. The joiner replaces it by the block's own markup, so that each block is rendered and
 * cached, and can fail, by itself. The mark holds the heading level, because React's context does not reach from one root
 * into another.
 */
export function Slot({ index }: { readonly index: number }) {
  const level = useHeadingLevel();
  return <bs-slot data-slot={index} data-level={level} />;
}

/** Renders the mark of an area's beginning, in previews; see `previewMarks.ts`. */
export const AreaMark = ({ name }: { readonly name: string }) => <bs-slot data-area={name} />;

const CLOSING = `</${SLOT}>`;
const MARK = new RegExp(`<${SLOT} data-slot="(\\d+)" data-level="(\\d+)">${CLOSING}`, 'g');

export interface SlotMark {
  readonly index: number;
  /** The heading level inside the parent, 1 to 6. */
  readonly level: number;
}

export interface CutMarkup {
  /** The markup around the slots: one text more than there are slots. */
  readonly texts: readonly string[];
  readonly slots: readonly SlotMark[];
}

interface CutOptions {
  /** Inside an island the slot stays as an element, so that the island's root can leave it alone. */
  readonly keepsElements?: boolean;
}

export function cutAtSlots(html: string, { keepsElements = false }: CutOptions = {}): CutMarkup {
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
