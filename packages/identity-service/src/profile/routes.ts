import type { Hono } from 'hono';
import type { SegmentBody, SettingsBody, SuccessBody } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../IdentityContext.ts';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { requireReader } from '../sessions/authenticate.ts';
import { signDisqusReader } from './signDisqusReader.ts';
import { readProfile } from './profileBody.ts';
import { readProfileChange } from './readProfileChange.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';
import { requireAccount, updateProfile } from './updateProfile.ts';

async function readSettings(context: IdentityContext, accountUuid: string): Promise<SettingsBody> {
  const { disqusSecret, clock } = context;
  const { disqus } = await context.configuration();
  if (disqus?.enabled !== true || disqusSecret === undefined) return {};
  const account = await requireAccount(context, accountUuid);
  return { disqus: { ssoKey: signDisqusReader(account, disqusSecret, clock.now()) } };
}

/** Adds the calls for the profile, linked identities, settings and segments. */
export function addProfileRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.get('/identity/public/v1/profile', async (call) => {
    const { accountUuid } = await requireReader(context, call.req.raw);
    return call.json(await readProfile(context.database, await requireAccount(context, accountUuid)));
  });
  app.patch('/identity/public/v1/profile', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    const change = readProfileChange(await readFields(call.req));
    return call.json(await updateProfile(context, reader, change));
  });
  app.delete('/identity/public/v1/identity/:type', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    await unlinkIdentity(context, reader, call.req.param('type'));
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.get('/identity/public/v1/user/settings', async (call) => {
    const { accountUuid } = await requireReader(context, call.req.raw);
    return call.json(await readSettings(context, accountUuid));
  });
  app.get('/identity/public/v2/identity/segmentation', async (call) => {
    const { accountUuid } = await requireReader(context, call.req.raw);
    const { segment } = await requireAccount(context, accountUuid);
    return call.json((segment ?? {}) satisfies SegmentBody);
  });
}
