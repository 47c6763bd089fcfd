import type { IslandRequest } from '@broadsheet/block-kit';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { BlockRoot } from '../islands/BlockRoot.tsx';
import { islandTag } from '../islands/islandTag.ts';
import { ENHANCED, escapeAttribute } from '../islands/wireFormat.ts';
import { createBrought } from './createBrought.tsx';
import { createRenderHost } from './createRenderHost.ts';
import { enhancementAttributes } from './enhancementAttributes.ts';
import type { Rendered, Rendering } from './Fragment.ts';
import { getSlots } from './getSlots.tsx';
import { fillParts, IslandPart } from './IslandPart.tsx';
import { islandRendering } from './islandRendering.ts';

type Collect = (element: ReactElement) => ReactElement;
type Island = Rendered['islands'][number];

function renderPart(
  rendering: Rendering,
  { name, when, element, props }: IslandRequest,
  part: { readonly index: number; readonly level: number; readonly collect: Collect },
): { readonly html: string; readonly island: Island } {
  const id = `${rendering.instance.id}--${part.index}`;
  const island = islandRendering(rendering);
  const html = renderToString(
    part.collect(
      <BlockRoot host={island.host} level={part.level}>
        {element}
      </BlockRoot>,
    ),
    { identifierPrefix: `${id}-` },
  );
  return {
    html: islandTag({ id, name, when, probe: undefined }, html),
    island: { id, data: { ...island.data(), props: { ...props }, level: part.level } },
  };
}

/** Records a dependency on the instance if the markup has ids of `useId`, which must be unique on the page. */
function recordIds(html: string, prefix: string, { dependencies }: Rendering): void {
  if (html.includes(`${prefix}R`)) dependencies.record('instance');
}

/** Returns the attributes by which the block can be fetched again, which depend on its instance. */
function refetching({ instance, level, dependencies }: Rendering): string {
  dependencies.record('instance');
  return ` data-instance="${escapeAttribute(instance.id)}" data-level="${level}"`;
}

function enhanced(html: string, rendering: Rendering): string {
  const { instance, scope } = rendering;
  const { hydrate } = instance.block;
  if (hydrate.mode !== 'enhance' || html === '') return html;
  const asking = hydrate.isRefetched === true ? refetching(rendering) : '';
  const attributes = Object.entries(enhancementAttributes(hydrate, scope.site)).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${ENHANCED}${attributes.join('')}${asking}>${html}</${ENHANCED}>`;
}

/** Renders a block that is plain markup; its island parts become roots of their own. */
export function renderStaticBlock(rendering: Rendering): Rendered {
  const { instance, scope, level, dependencies, collectStyles, log } = rendering;
  const parts: IslandRequest[] = [];
  const islands: Island[] = [];
  const host = createRenderHost({
    scope,
    block: instance.block,
    instanceId: instance.id,
    dependencies,
    log,
    renderIsland: (part) => <IslandPart index={parts.push(part) - 1} />,
    renderEnhanced: ({ name, when = 'visible', children }) =>
      createElement(ENHANCED, { 'data-enhance': name, 'data-when': when }, children),
    brought: createBrought(rendering),
  });
  const prefix = `${instance.id}-`;
  const root = (
    <BlockRoot host={host} level={level}>
      {instance.prepared.render(getSlots(rendering))}
    </BlockRoot>
  );
  const { html, styles } = collectStyles((collect) => {
    const markup = renderToStaticMarkup(collect(root), { identifierPrefix: prefix });
    recordIds(markup, prefix, rendering);
    if (parts.length === 0) return markup;
    return fillParts(markup, (index, partLevel) => {
      const part = parts[index];
      if (part === undefined) return '';
      const rendered = renderPart(rendering, part, { index, level: partLevel, collect });
      islands.push(rendered.island);
      return rendered.html;
    });
  });
  return { html: enhanced(html, rendering), styles, islands };
}
