import type { Hydration } from '@broadsheet/block-kit';
import { renderToString } from 'react-dom/server';
import { BlockRoot } from '../islands/BlockRoot.tsx';
import { islandTag } from '../islands/islandTag.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import type { Rendered, Rendering } from './Fragment.ts';
import { getSlots } from './getSlots.tsx';
import { islandRendering } from './islandRendering.ts';

/** Renders a block that is an island as a whole: a React root with its own id prefix. */
export function renderIslandBlock(
  rendering: Rendering,
  hydrate: Extract<Hydration, { readonly mode: 'island' }>,
): Rendered {
  const { instance, level, collectStyles } = rendering;
  const island = islandRendering(rendering);
  const element = instance.prepared.render(getSlots(rendering));
  const { html, styles } = collectStyles((collect) =>
    renderToString(
      collect(
        <BlockRoot host={island.host} level={level}>
          {element}
        </BlockRoot>,
      ),
      { identifierPrefix: `${instance.id}-` },
    ),
  );
  const slots = instance.children.length;
  const data: IslandData = {
    ...island.data(),
    props: instance.prepared.values,
    level,
    ...(slots > 0 && { slots }),
  };
  return {
    html: islandTag({ id: instance.id, ...hydrate, probe: hydrate.probe }, html),
    styles,
    islands: [{ id: instance.id, data }],
  };
}
