import type { Hono } from 'hono';
import { isJsonList } from '@broadsheet/service-kit/json';
import { readEmail, readFields, getCaller, toWrittenEmail } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { setEditorSession } from '../sessions/knownBrowsers.ts';
import { openFor } from '../sessions/logInEditor.ts';
import { changeEditor, makePasswordLink, resetFactors } from '../admission/changeEditor.ts';
import { describeEditor } from '../accounts/describeEditor.ts';
import { listAccounts } from '../accounts/editorStore.ts';
import { readSecondFactorRoles, writeSecondFactorRoles } from '../second-factor/secondFactorRoles.ts';
import { joinEditors } from '../admission/joinEditors.ts';
import { addLink, deleteInvitation, findLink, INVITATION_MS, listInvitations } from '../admission/links.ts';
import { isRole, ROLES } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

const LONGEST_NAME = 200;
const LONGEST_PASSWORD = 1_000;

function readRole(fields: Fields): Role | undefined {
  const role = fields.optionalText('role', LONGEST_NAME);
  if (role === undefined || isRole(role)) return role;
  throw new EditingError(400, `There is no role "${role}". The roles are ${ROLES.join(', ')}.`);
}

function readRoles({ members }: Fields): readonly Role[] {
  const { roles } = members;
  if (isJsonList(roles) && roles.every((role) => typeof role === 'string' && isRole(role)))
    return roles.filter((role) => typeof role === 'string').filter(isRole);
  throw new EditingError(400, `The member "roles" must be a list of roles: ${ROLES.join(', ')}.`);
}

/** Returns the URL of a one-time link. */
export const joinUrl = (siteUrl: string, token: string): string => `${siteUrl}/pagebuilder/join/#${token}`;

/** Adds the endpoints of one-time links, which need no session. */
function addJoiningRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const path = `${EDITING_PATH}/links/:token`;
  app.get(path, async (call) => {
    await context.limits.consume('link', { address: call.env.clientAddress });
    const link = await findLink(context.database, call.req.param('token'), context.clock.now());
    if (link === undefined) throw new EditingError(410, { says: 'refusal.link-used' });
    return call.json({
      role: link.role,
      ...(link.email !== undefined && { email: toWrittenEmail(link.email) }),
      ...(link.editorId !== undefined && { isForPassword: true }),
    });
  });
  app.post(path, async (call) => {
    await context.limits.consume('link', { address: call.env.clientAddress });
    const fields = await readFields(call.req);
    const editor = await joinEditors(context, {
      token: call.req.param('token'),
      email: readEmail(fields, 'email'),
      name: fields.text('name', LONGEST_NAME),
      password: fields.text('password', LONGEST_PASSWORD),
    });
    const token = await openFor(context, { editor, isProven: false, userAgent: getCaller(call).userAgent });
    await setEditorSession(context, call, token);
    return call.json({ editor: describeEditor(editor) }, 201);
  });
}

/** Adds the endpoints by which administrators invite editors, and revoke an invitation. */
function addInvitationRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock, siteUrl } = context;
  app.post(`${EDITING_PATH}/invitations`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'administrator');
    const fields = await readFields(call.req);
    const email = readEmail(fields, 'email');
    const role = readRole(fields) ?? 'editor';
    const now = clock.now();
    const token = await database.transaction(async (queries) => {
      await writeAudit(queries, { editor, action: 'editor.invited', subject: email, at: now });
      return addLink(queries, { email, role, expiresAt: now + INVITATION_MS });
    });
    return call.json({ url: joinUrl(siteUrl, token), expiresAt: now + INVITATION_MS }, 201);
  });
  app.delete(`${EDITING_PATH}/invitations/:id`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'administrator');
    await database.transaction(async (queries) => {
      const email = await deleteInvitation(queries, call.req.param('id'));
      if (email === undefined) throw new EditingError(404, { says: 'refusal.link-used' });
      await writeAudit(queries, { editor, action: 'invitation.revoked', subject: email, at: clock.now() });
    });
    return call.body(null, 204);
  });
}

/** Adds the endpoints by which administrators manage editors, and those of one-time links. */
export function addEditorRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock, siteUrl } = context;
  addJoiningRoutes(app, context);
  addInvitationRoutes(app, context);
  app.get(`${EDITING_PATH}/editors`, async (call) => {
    await requireEditor(context, call.req.raw, 'administrator');
    const editors = (await listAccounts(database)).map(({ editor, ...rest }) => ({
      ...describeEditor(editor),
      ...rest,
    }));
    const invitations = await listInvitations(database, clock.now());
    return call.json({ editors, invitations, secondFactorRoles: await readSecondFactorRoles(database) });
  });
  app.patch(`${EDITING_PATH}/editors/:id`, async (call) => {
    const by = await requireEditor(context, call.req.raw, 'administrator');
    const fields = await readFields(call.req);
    const change = {
      id: call.req.param('id'),
      role: readRole(fields),
      isDisabled: fields.flag('isDisabled'),
    };
    return call.json({ editor: describeEditor(await changeEditor(context, change, by)) });
  });
  app.delete(`${EDITING_PATH}/editors/:id/factors`, async (call) => {
    const by = await requireEditor(context, call.req.raw, 'administrator');
    await resetFactors(context, { id: call.req.param('id'), by });
    return call.body(null, 204);
  });
  app.post(`${EDITING_PATH}/editors/:id/password-link`, async (call) => {
    const by = await requireEditor(context, call.req.raw, 'administrator');
    const { token, expiresAt } = await makePasswordLink(context, { id: call.req.param('id'), by });
    return call.json({ url: joinUrl(siteUrl, token), expiresAt }, 201);
  });
  app.put(`${EDITING_PATH}/second-factor-roles`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'administrator');
    const roles = readRoles(await readFields(call.req));
    await database.transaction(async (queries) => {
      await writeSecondFactorRoles(queries, roles);
      const subject = roles.join(' ');
      await writeAudit(queries, { editor, action: 'second-factor.required', subject, at: clock.now() });
    });
    return call.json({ secondFactorRoles: await readSecondFactorRoles(database) });
  });
}
