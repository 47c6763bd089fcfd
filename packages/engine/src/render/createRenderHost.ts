import { createEventBus, phrasesFor, serverEnvironment } from '@broadsheet/block-kit';
import type { Block, Host, RenderBrought, RenderEnhanced, RenderIsland } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { Dependencies } from '../cache/Dependencies.ts';
import { toTimeDependency } from '../cache/timeDependencies.ts';
import { trackPageReads } from '../cache/trackPageReads.ts';
import type { PageScope } from '../content/PageScope.ts';
import { toFormAction } from '../islands/toFormAction.ts';
import { createPageContent } from './createPageContent.ts';

export interface RenderHostOptions {
  readonly scope: PageScope;
  readonly block: Block;
  readonly instanceId: string;
  readonly dependencies: Dependencies;
  readonly log: (message: string) => void;
  /** The site properties that this block may see; absent: all of them. */
  readonly site?: SiteProperties;
  /** The page's content as this block may see it; absent: all of it. */
  readonly globalContent?: { readonly value: unknown };
  readonly renderIsland?: RenderIsland;
  readonly renderEnhanced?: RenderEnhanced;
  readonly brought?: ReadonlyMap<string, RenderBrought>;
}

/**
 * Creates the host of one block for its rendering on the server.
 *
 * Reading a value that differs between pages or requests records a dependency. The other values are the same for all
 * fragments under one base key: site, locale, output, and whether an editor is looking.
 */
export function createRenderHost(options: RenderHostOptions): Host {
  const { scope, block, instanceId, dependencies, log } = options;
  const { renderIsland, renderEnhanced, brought } = options;
  const formAction = toFormAction(scope.formPath);
  return {
    site: options.site ?? scope.site,
    locale: scope.locale,
    phrases: block.phrases === undefined ? {} : phrasesFor(block.phrases, scope.locale),
    page: trackPageReads(scope.page, dependencies, options.globalContent),
    isAdmin: scope.isAdmin,
    ...(scope.simulatedReader && { simulatedReader: scope.simulatedReader }),
    outputType: scope.outputType,
    get instanceId() {
      dependencies.record('instance');
      return instanceId;
    },
    tokenVersion: scope.tokenVersion,
    content: createPageContent(scope.answers, dependencies),
    identity: () => Promise.reject(new Error('A server has no reader: ask for identity in an effect.')),
    sales: () => Promise.reject(new Error('A server has no buyer: ask for sales in an effect.')),
    consent: () => Promise.reject(new Error('A server has no reader: ask for consent in an effect.')),
    ...(formAction && { formAction }),
    environment: serverEnvironment((need) => {
      dependencies.record(toTimeDependency(need));
      return scope.now;
    }),
    events: createEventBus(),
    handlesLazyLoad: true,
    log,
    ...(renderIsland && { renderIsland }),
    ...(renderEnhanced && { renderEnhanced }),
    ...(brought && { brought }),
  };
}
