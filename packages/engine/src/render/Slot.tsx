import { useHeadingLevel } from '@broadsheet/ui/heading';
import { SLOT } from '../islands/wireFormat.ts';

/**
 * Where another block will stand. The parent renders this mark and the renderer puts the block's own markup in its
 * place, so that each block is rendered, cached and allowed to fail by itself. The mark carries the heading level, for
 * React's context does not reach from one root into another.
 */
export function Slot({ index }: { readonly index: number }) {
  const level = useHeadingLevel();
  return <bs-slot data-slot={index} data-level={level} />;
}

const MARK = new RegExp(`<${SLOT} data-slot="(\\d+)" data-level="(\\d+)"></${SLOT}>`, 'g');

export interface SlotMark {
  readonly index: number;
  /** Heading level inside the parent, 1 to 6. */
  readonly level: number;
}

/** Cuts markup at its slots. `texts` has one entry more than `marks`. */
export function cutAtSlots(html: string): {
  readonly texts: readonly string[];
  readonly marks: readonly SlotMark[];
} {
  const texts: string[] = [];
  const marks: SlotMark[] = [];
  let start = 0;
  for (const match of html.matchAll(MARK)) {
    texts.push(html.slice(start, match.index));
    marks.push({ index: Number(match[1]), level: Number(match[2]) });
    start = match.index + match[0].length;
  }
  texts.push(html.slice(start));
  return { texts, marks };
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'bs-slot': {
        'data-slot': number;
        'data-level'?: number;
        ref?: (element: HTMLElement | null) => void;
        suppressHydrationWarning?: boolean;
        dangerouslySetInnerHTML?: { __html: string };
      };
    }
  }
}
