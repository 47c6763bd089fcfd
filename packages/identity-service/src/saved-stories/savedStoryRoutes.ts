import type { Hono } from 'hono';
import { textAt } from '@broadsheet/service-kit/json';
import { loadDocuments, toLanguageTag } from '@broadsheet/content-service';
import type { ContentStore, PlacedDocument } from '@broadsheet/content-service';
import type { Identity } from '../createIdentity.ts';
import type { Limits } from '@broadsheet/service-kit/limits';
import { readFields, ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import { readChanges } from './readChanges.ts';
import { listSavedStories, mergeSavedStories } from './savedStoryStore.ts';
import type { SavedStory } from './savedStoryStore.ts';

interface SavedStoryContext {
  readonly content: ContentStore;
  readonly authenticate: Identity['authenticate'];
  readonly limits: Limits;
  readonly clock: { now(): number };
}

/** Returns the list item of a saved story; an empty array if the story is not public (any more). */
function toSaved(saved: SavedStory, document: PlacedDocument | undefined) {
  const url = document?.websiteUrl;
  const headline = textAt(document?.body, 'headlines', 'basic');
  const language = toLanguageTag(textAt(document?.body, 'language'));
  if (url === undefined || headline === undefined) return [];
  return [{ ...saved, headline, url, ...(language !== undefined && { language }) }];
}

/**
 * Adds the route `POST /readers/v1/saved-stories`: it merges the changes of a browser, `{ changes: [{ story, isSaved, at }]
 * }`, and returns the reader's saved stories, `{ owner, stories: [{ story, at, headline, url, language? }] }`, the last saved first. A
 * request without changes only reads.
 */
export function addSavedStoryRoutes(app: Hono<ServiceEnv>, context: SavedStoryContext): void {
  const { content, authenticate, limits, clock } = context;
  app.post('/readers/v1/saved-stories', async (call) => {
    const reader = await authenticate(call.req.raw);
    if (reader === undefined) throw new ServiceError(refusals.readerMissing);
    await limits.consume('savedStories', { account: reader.accountUuid });
    const { members } = await readFields(call.req);
    const changes = readChanges(members['changes']);
    const owner = { site: content.site, account: reader.accountUuid };
    if (changes.length > 0) {
      await content.database.transaction((queries) =>
        mergeSavedStories(queries, owner, { changes, now: clock.now() }),
      );
    }
    const saved = await listSavedStories(content.database, owner);
    const scope = { site: content.site, includesUnpublished: false };
    const found = await loadDocuments(
      content,
      scope,
      saved.map(({ story }) => story),
    );
    const documents = new Map(found.map((document) => [document.id, document]));
    const stories = saved.flatMap((one) => toSaved(one, documents.get(one.story)));
    return call.json({ owner: reader.accountUuid, stories });
  });
}
