import type { Limits } from '@broadsheet/page-document';
import { renderToStaticMarkup } from 'react-dom/server';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { LIMITED } from '../islands/wireFormat.ts';
import type { CollectStyles, StyleList } from '../styles/createStyleCollector.ts';
import { LimitedPlace } from './LimitedPlace.tsx';

/** The markup around a block with limits, and its style rules, which only pages with such a block have. */
export interface LimitedMarkup {
  readonly before: Chunk;
  readonly after: Chunk;
  readonly styles: StyleList;
}

const CLOSING = `</${LIMITED}>`;

/** Creates a function that returns the markup around blocks with the same limits, rendered once. */
export function createLimitedPlaces(collect: CollectStyles) {
  const known = new Map<string, LimitedMarkup>();
  return {
    get(limits: Limits): LimitedMarkup {
      const key = JSON.stringify(limits);
      const place = known.get(key);
      if (place !== undefined) return place;
      const { html, styles } = collect((wrap) =>
        renderToStaticMarkup(wrap(<LimitedPlace $limits={limits} />)),
      );
      const made = {
        before: createChunk(html.slice(0, -CLOSING.length)),
        after: createChunk(CLOSING),
        styles,
      };
      known.set(key, made);
      return made;
    },
    clear: () => known.clear(),
  };
}
