import type { Block } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { paper, ThemeStyle } from '@broadsheet/ui';
import type { Theme } from '@broadsheet/ui';
import { Children } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { readEditorLabels } from '../fields/readEditorLabels.ts';
import { toCustomFields } from '../fields/toCustomFields.ts';
import { EngineBlock } from './EngineBlock.tsx';
import type { ShareSite } from './EngineBlock.tsx';
import type { Engine, EngineComponent, EngineProps } from '../Engine.ts';
import { OwnStyles } from './OwnStyles.tsx';
import { readPlace } from './readPlace.ts';

export interface ComponentOptions {
  /** Of an output type: the theme of its pages. Default: `paper`. */
  readonly theme?: Theme;
}

export interface ConnectedEngine {
  /**
   * Makes the component that a file of the feature pack exports: of a feature, a chain, a layout or an output type, as the
   * block is.
   */
  toComponent(block: Block, options?: ComponentOptions): EngineComponent;
}

/** One site has one object: equal properties are the same. A server that serves several sites keeps one a site. */
function createShareSite(): ShareSite {
  const known = new Map<string, { readonly text: string; readonly site: SiteProperties }>();
  return (site) => {
    const text = JSON.stringify(site);
    const before = known.get(site.id);
    if (before?.text === text) return before.site;
    known.set(site.id, { text, site });
    return site;
  };
}

interface Making {
  readonly block: Block;
  readonly engine: Engine;
  readonly shareSite: ShareSite;
  readonly theme: Theme;
}

/** The sections of a layout by the names of its areas, in the same order. */
function toAreas({ areas }: Block, children: ReactNode): Readonly<Record<string, ReactNode>> {
  const sections = Array.isArray(children) ? children : Children.toArray(children);
  return Object.fromEntries(areas.map((name, index) => [name, sections[index]]));
}

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** Renders a component that the engine gives to output types; nothing where it gives none. */
function Given({ from, name }: { readonly from: EngineProps; readonly name: string }) {
  const Component = from[name];
  return isComponent(Component) ? <Component /> : null;
}

function toOutputAreas(props: EngineProps, theme: Theme): Readonly<Record<string, ReactNode>> {
  const { metaValue } = props;
  const title: unknown = typeof metaValue === 'function' ? metaValue('title') : undefined;
  return {
    metadata: (
      <>
        {typeof title === 'string' && title !== '' && <title>{title}</title>}
        <Given from={props} name="MetaTags" />
        <Given from={props} name="Libs" />
      </>
    ),
    styles: (
      <>
        <Given from={props} name="CssLinks" />
        <ThemeStyle theme={theme} />
      </>
    ),
    page: props.children,
    data: <Given from={props} name="Fusion" />,
  };
}

function createOutput({ block, engine, shareSite, theme }: Making) {
  return function Output(props: EngineProps): ReactNode {
    const { customFields: _none, ...context } = props;
    return (
      <EngineBlock
        block={block}
        engine={engine}
        place={readPlace([context], engine.apiOrigin)}
        shareSite={shareSite}
        content={{ areas: toOutputAreas(props, theme) }}
      />
    );
  };
}

function createPart({ block, engine, shareSite }: Making) {
  return function Part({ children }: EngineProps): ReactNode {
    const place = readPlace([engine.useFusionContext(), engine.useComponentContext()], engine.apiOrigin);
    const content = block.kind === 'layout' ? { areas: toAreas(block, children) } : { children };
    return (
      <OwnStyles>
        <EngineBlock block={block} engine={engine} place={place} shareSite={shareSite} content={content} />
      </OwnStyles>
    );
  };
}

/** Connects blocks with the engine of a feature pack, once for all of them. */
export function connectEngine(engine: Engine): ConnectedEngine {
  const shareSite = createShareSite();
  return {
    toComponent(block, { theme = paper } = {}) {
      const making: Making = { block, engine, shareSite, theme };
      const component = block.kind === 'output' ? createOutput(making) : createPart(making);
      return Object.assign(component, {
        displayName: block.name,
        label: readEditorLabels(block).title,
        ...((block.kind === 'feature' || block.kind === 'chain') && {
          propTypes: { customFields: toCustomFields(block, engine.PropTypes) },
        }),
        ...(block.kind === 'layout' && { sections: block.areas }),
      });
    },
  };
}
