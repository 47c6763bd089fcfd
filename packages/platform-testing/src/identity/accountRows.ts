import sharp from 'sharp';
import { valueAt } from '@broadsheet/service-kit/json';
import { PASSWORD } from './openReaders.ts';
import type { Readers, SignedIn } from './openReaders.ts';
import { ANONYMOUS, EMAIL, READER, at, row } from './Row.ts';
import type { Row } from './Row.ts';

async function jpegForm(): Promise<FormData> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  const form = new FormData();
  form.set(
    'avatar',
    new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' }),
    'a.jpg',
  );
  return form;
}

async function deletionNonce(readers: Readers, { accessToken }: SignedIn): Promise<string> {
  await readers.mails();
  await readers.call('DELETE', '/v1/user/anonymize', { token: accessToken });
  return readers.nonceFor(EMAIL);
}

/** The calls of configuration, sessions, sign-up, login links, passwords, email, profile and personal data. */
export const accountRows: readonly Row[] = [
  row('getConfig', at('GET', '/v1/config'), 'noError', ANONYMOUS),
  row('login', at('POST', '/v1/auth/login'), 'uuid', ANONYMOUS, async () => ({
    body: { userName: EMAIL, credentials: PASSWORD, grantType: 'password', rememberMe: true },
  })),
  row(
    'extendSession',
    at('POST', '/v1/auth/token'),
    'uuid',
    ANONYMOUS,
    async (_readers, { refreshToken }) => ({
      body: { token: refreshToken, grantType: 'refresh-token' },
    }),
  ),
  row('logout', at('DELETE', '/v1/auth/token'), 'noError', READER),
  row('signUp', at('POST', '/v1/signup'), 'uuid', ANONYMOUS, async () => ({
    body: {
      identity: { userName: 'bo@example.com', credentials: PASSWORD },
      profile: { email: 'bo@example.com' },
    },
  })),
  row('requestOTALink', at('POST', '/v1/auth/magiclink'), 'noError', ANONYMOUS, async () => ({
    body: { email: EMAIL },
  })),
  row('redeemOTALink', at('GET', '/v1/auth/magiclink/:nonce'), 'uuid', ANONYMOUS, async (readers) => {
    await readers.mails();
    await readers.call('POST', '/v1/auth/magiclink', { body: { email: EMAIL } });
    return { part: await readers.nonceFor(EMAIL) };
  }),
  row('requestResetPassword', at('POST', '/v1/password/reset'), 'success', ANONYMOUS, async () => ({
    body: { userName: EMAIL },
  })),
  row('checkResetLink', at('GET', '/v1/password/reset/:nonce'), 'success', ANONYMOUS, async (readers) => {
    await readers.mails();
    await readers.call('POST', '/v1/password/reset', { body: { userName: EMAIL } });
    return { part: await readers.nonceFor(EMAIL) };
  }),
  row('resetPassword', at('PUT', '/v1/password/reset/:nonce'), 'noError', ANONYMOUS, async (readers) => {
    await readers.mails();
    await readers.call('POST', '/v1/password/reset', { body: { userName: EMAIL } });
    return { part: await readers.nonceFor(EMAIL), body: { newPassword: 'another good one' } };
  }),
  row('updatePassword', at('PUT', '/v1/password'), 'userName', READER, async () => ({
    body: { oldPassword: PASSWORD, newPassword: 'another good one' },
  })),
  row('requestVerifyEmail', at('POST', '/v1/email/verify'), 'success', ANONYMOUS, async () => ({
    body: { email: EMAIL },
  })),
  row('verifyEmail', at('GET', '/v1/email/verify/:nonce'), 'success', ANONYMOUS, async (readers) => ({
    part: await readers.nonceFor(EMAIL),
  })),
  row('getUserProfile', at('GET', '/v1/profile'), 'uuid', READER),
  row('updateUserProfile', at('PATCH', '/v1/profile'), 'uuid', READER, async () => ({
    body: { firstName: 'Ada' },
  })),
  row('getUserSettings', at('GET', '/v1/user/settings'), 'noError', READER),
  row('getUserSegments', at('GET', '/v2/identity/segmentation'), 'noError', READER),
  row('uploadAvatar', at('PUT', '/v1/avatar'), 'uuid', READER, async () => ({ body: await jpegForm() })),
  row('deleteAvatar', at('DELETE', '/v1/avatar'), 'noError', READER),
  row('listGdprReports', at('GET', '/v1/gdpr?_=1763629200000'), 'list', READER),
  row('getGdprReport', at('GET', '/v1/gdpr/:id'), 'data', READER, async (readers, { accessToken }) => {
    const { body } = await readers.call('GET', '/v1/gdpr', { token: accessToken });
    const id = Array.isArray(body) ? valueAt(body[0], 'id') : undefined;
    return { part: JSON.stringify(id) };
  }),
  row('requestDeleteAccount', at('DELETE', '/v1/user/anonymize'), 'noError', READER),
  row(
    'approveDeleteAccount',
    at('PUT', '/v1/user/anonymize/approve/:nonce'),
    'noError',
    ANONYMOUS,
    async (readers, ada) => ({
      part: await deletionNonce(readers, ada),
      body: {},
      headers: { authorization: 'Bearer undefined' },
    }),
  ),
  row(
    'declineDeleteAccount',
    at('PUT', '/v1/user/anonymize/decline/:nonce'),
    'noError',
    READER,
    async (readers, ada) => ({
      part: await deletionNonce(readers, ada),
      body: { reason: 'DID_NOT_REQUEST_DELETION ' },
    }),
  ),
];
