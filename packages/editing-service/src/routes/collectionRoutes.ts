import type { Hono } from 'hono';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { compact } from '@broadsheet/service-kit/json';
import { listCollections } from '../collections/collectionStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

/**
 * Adds the endpoint that lists the collections of the site. Each is edited below `/settings/`, with the id `collection:` and
 * that of the collection.
 */
export function addCollectionRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/collections`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const collections = await listCollections(context.database, context.site);
    return call.json({
      collections: collections.map(({ draft, aliases, publishedAliases, ...listed }) =>
        compact({
          ...listed,
          aliases: [...aliases],
          publishedAliases: [...publishedAliases],
          draft: draft && { ...draft },
        }),
      ),
    });
  });
}
