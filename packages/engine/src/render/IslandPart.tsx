import { useHeadingLevel } from '@broadsheet/ui/heading';
import { ISLAND } from '../islands/wireFormat.ts';

/**
 * Renders the mark of a static block's part that becomes an island. The part is a root of its own, rendered after the block;
 * the mark holds the heading level, because React's context does not reach from one root into another.
 */
export function IslandPart({ index }: { readonly index: number }) {
  const level = useHeadingLevel();
  return <bs-island data-part={index} data-level={level} />;
}

const MARK = new RegExp(`<${ISLAND} data-part="(\\d+)" data-level="(\\d)"></${ISLAND}>`, 'g');

/** Replaces the marks by the markup of their parts. */
export function fillParts(html: string, render: (index: number, level: number) => string): string {
  return html.replaceAll(MARK, (_mark, index: string, level: string) => render(Number(index), Number(level)));
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'bs-island': { 'data-part': number; 'data-level': number };
    }
  }
}
