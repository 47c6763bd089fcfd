import type { Hydration } from '@broadsheet/block-kit';
import { renderToString } from 'react-dom/server';
import { islandTag } from '../islands/islandTag.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import { BlockRoot } from './BlockRoot.tsx';
import type { Rendered, Rendering } from './Fragment.ts';
import { islandRendering } from './islandRendering.ts';
import { slotsOf } from './slotsOf.tsx';

/** A block that is an island as a whole: a React root with its own id prefix. */
export function renderIslandBlock(
  rendering: Rendering,
  hydrate: Extract<Hydration, { readonly mode: 'island' }>,
): Rendered {
  const { place, level, collectStyles } = rendering;
  const island = islandRendering(rendering);
  const element = place.prepared.render(slotsOf(rendering));
  const { html, styles } = collectStyles((collect) =>
    renderToString(
      collect(
        <BlockRoot host={island.host} level={level}>
          {element}
        </BlockRoot>,
      ),
      { identifierPrefix: `${place.id}-` },
    ),
  );
  const slots = place.children.length;
  const data: IslandData = {
    ...island.data(),
    props: place.prepared.values,
    level,
    ...(slots > 0 && { slots }),
  };
  return {
    html: islandTag({ id: place.id, ...hydrate, probe: hydrate.probe }, html),
    styles,
    islands: [{ id: place.id, data }],
  };
}
