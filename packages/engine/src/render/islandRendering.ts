/** The inputs of an island's rendering: exactly those that are sent to the browser, which renders it again. */
import type { Host } from '@broadsheet/block-kit';
import { applyFilter, parseFilter } from '@broadsheet/sdk-content/server';
import { contentKeys, Dependencies } from '../cache/Dependencies.ts';
import { trackPageReads } from '../cache/trackPageReads.ts';
import { browserSite } from '../islands/browserSite.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import { createRenderHost } from './createRenderHost.ts';
import type { Rendering } from './Fragment.ts';

export interface IslandRendering {
  readonly host: Host;
  /** Returns the island's data; call it after the rendering, when it is known which content the island reads. */
  data(): Pick<IslandData, 'instanceId' | 'phrases' | 'content' | 'globalContent'>;
}

/** Returns the part of the page's content that the island declares; nothing else is rendered or sent. */
function islandContent({ instance, scope, dependencies }: Rendering): { readonly value: unknown } {
  const page = trackPageReads(scope.page, dependencies);
  const filter = instance.prepared.globalContent({ ...scope, page });
  if (filter === undefined) return { value: undefined };
  const { globalContent } = page;
  return {
    value: globalContent === undefined ? undefined : applyFilter(globalContent, parseFilter(filter)),
  };
}

export function islandRendering(rendering: Rendering): IslandRendering {
  const { instance, scope, log } = rendering;
  rendering.dependencies.record('instance');
  const own = new Dependencies();
  const globalContent = islandContent(rendering);
  const host = createRenderHost({
    scope,
    block: instance.block,
    instanceId: instance.id,
    dependencies: own,
    log,
    site: browserSite(scope.site),
    globalContent,
  });
  return {
    host,
    data() {
      rendering.dependencies.addAll(own.names);
      const content = contentKeys(own.names).filter((key) => scope.answers.has(key));
      return {
        instanceId: instance.id,
        ...(Object.keys(host.phrases).length > 0 && { phrases: host.phrases }),
        ...(content.length > 0 && { content }),
        ...(globalContent.value !== undefined && { globalContent: globalContent.value }),
      };
    },
  };
}
