import type { Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import { hasPage } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { readMoment } from '../http/readMoment.ts';
import {
  addPreviewLink,
  listPreviewLinks,
  LONGEST_LINK_MS,
  revokePreviewLink,
} from '../previews/previewLinks.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

const LONGEST_PATH = 1_000;
const DEFAULT_MS = 7 * 24 * 60 * 60_000;

/** Returns the URL of a preview link. */
export const sharedUrl = (siteUrl: string, token: string): string => `${siteUrl}/pagebuilder/shared/${token}`;

function readPath(fields: Fields): string {
  const path = fields.text('path', LONGEST_PATH);
  if (path.startsWith('/') && !path.startsWith('//')) return path;
  throw new EditingError(400, 'The member "path" must be the path that the page is shown for, such as "/".');
}

function readExpiry(fields: Fields, now: number): number {
  const expiresAt = readMoment(fields, 'expiresAt') ?? now + DEFAULT_MS;
  if (expiresAt > now && expiresAt <= now + LONGEST_LINK_MS) return expiresAt;
  throw new EditingError(400, { says: 'refusal.preview-days' });
}

/** Adds the endpoints of preview links, which show drafts to people without an account. */
export function addPreviewLinkRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock, site, siteUrl } = context;
  const path = `${EDITING_PATH}/pages/:id/preview-links`;
  app.get(path, async (call) => {
    await requireEditor(context, call.req.raw, 'editor');
    const key = { site, id: call.req.param('id') };
    return call.json({ links: await listPreviewLinks(database, key, clock.now()) });
  });
  app.post(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const key = { site, id: call.req.param('id') };
    const fields = await readFields(call.req);
    const createdAt = clock.now();
    const link = { path: readPath(fields), expiresAt: readExpiry(fields, createdAt), editor, createdAt };
    const { id, token } = await database.transaction(async (queries) => {
      if (!(await hasPage(queries, key))) throw new EditingError(404, { says: 'refusal.page-gone' });
      await writeAudit(queries, { editor, action: 'preview-link.made', subject: key.id, at: createdAt });
      return addPreviewLink(queries, key, link);
    });
    return call.json({ id, url: sharedUrl(siteUrl, token), expiresAt: link.expiresAt }, 201);
  });
  app.delete(`${path}/:link`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const key = { site, id: call.req.param('id') };
    const at = clock.now();
    await database.transaction(async (queries) => {
      if (!(await revokePreviewLink(queries, key, { link: call.req.param('link'), at })))
        throw new EditingError(404, { says: 'refusal.preview-gone' });
      await writeAudit(queries, { editor, action: 'preview-link.revoked', subject: key.id, at });
    });
    return call.body(null, 204);
  });
}
