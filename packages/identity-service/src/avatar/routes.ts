import type { Hono } from 'hono';
import { ServiceError, invalidRequest, notFound } from '@broadsheet/service-kit/http';
import type { BodyLimit, ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requireReader } from '../sessions/authenticate.ts';
import { findAvatar } from './avatarStore.ts';
import { removeAvatar, uploadAvatar } from './changeAvatar.ts';
import { LARGEST_AVATAR_BYTES, createAvatarReader } from './createAvatarReader.ts';

const AVATAR = '/identity/public/v1/avatar';
/** The boundaries of a multipart body. */
const ENVELOPE_BYTES = 64 * 1024;

/** The limit of an upload, which is larger than any other body. */
export const avatarLimit: BodyLimit = {
  path: AVATAR,
  maxBytes: LARGEST_AVATAR_BYTES + ENVELOPE_BYTES,
  refusal: refusals.imageTooLarge,
};

/** Reads the part `avatar` of a multipart body. @throws ServiceError 400 without one */
async function readPart(request: Request): Promise<Buffer> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch (cause) {
    if (cause instanceof TypeError) {
      throw invalidRequest('The body is not multipart form data. Send the image in a part named "avatar".');
    }
    throw cause;
  }
  const part = form.get('avatar');
  if (part === null || typeof part === 'string' || part.size === 0) {
    throw new ServiceError(refusals.imageMissing);
  }
  return Buffer.from(await part.arrayBuffer());
}

/** Adds the deprecated avatar calls, and the URL that serves avatars. */
export function addAvatarRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const read = createAvatarReader();
  app.put(AVATAR, async (call) => {
    const reader = await requireReader(context, call.req.raw);
    await context.limits.consume('avatar', { account: reader.accountUuid });
    return call.json(await uploadAvatar(context, reader, await read(await readPart(call.req.raw))));
  });
  app.delete(AVATAR, async (call) => {
    const reader = await requireReader(context, call.req.raw);
    return call.json(await removeAvatar(context, reader));
  });
  app.get(`${AVATAR}/:file`, async (call) => {
    const id = /^([\w-]{1,64})\.jpg$/.exec(call.req.param('file'))?.[1];
    const jpeg = id === undefined ? undefined : await findAvatar(context.database, id);
    if (jpeg === undefined) throw notFound('There is no such picture.');
    // A new avatar gets a new URL.
    call.header('Cache-Control', 'public, max-age=31536000, immutable');
    call.header('Content-Type', 'image/jpeg');
    call.header('X-Content-Type-Options', 'nosniff');
    return call.body(new Uint8Array(jpeg));
  });
}
