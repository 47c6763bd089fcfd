import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { isJsonObject, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const EMAIL = 'ada@example.com';
const NEW_EMAIL = 'ada@new.example';

describe.each(databasesUnderTest)('profiles on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;

  const read = async (): Promise<Json> =>
    (await readers.call('GET', '/v1/profile', { token: ada.accessToken })).body;
  const patch = (body: unknown): Promise<Answer> =>
    readers.call('PATCH', '/v1/profile', { token: ada.accessToken, body });
  const upload = (form: FormData): Promise<Answer> =>
    readers.call('PUT', '/v1/avatar', { token: ada.accessToken, body: form });
  const verify = (nonce: string): Promise<Answer> =>
    readers.call('GET', `/v1/email/verify/${nonce}`, { token: ada.accessToken });

  beforeEach(async () => {
    readers = openReaders(database);
    ada = await readers.signUp(EMAIL);
  });

  describe('an update', () => {
    test('changes what is given, clears what is null and leaves the rest', async () => {
      const address = { line1: '1 Quay', locality: 'Aldermouth', type: 'HOME', secret: 'dropped' };
      await patch({ firstName: 'Ada', lastName: 'L', addresses: [address] });
      const { body } = await patch({ firstName: null, lastName: 'Lovelace' });
      expect(body).toMatchObject({
        uuid: ada.uuid,
        lastName: 'Lovelace',
        addresses: [{ line1: '1 Quay', locality: 'Aldermouth', type: 'HOME' }],
      });
      expect(body).not.toHaveProperty('firstName');
      expect(valueAt(body, 'addresses')).not.toMatchObject([{ secret: 'dropped' }]);
      expect(await read()).toEqual(body);
    });

    test('takes a whole profile back without touching what only the server writes', async () => {
      const profile = await read();
      const { status, body } = await patch({
        ...(isJsonObject(profile) ? profile : {}),
        uuid: 'x',
        status: 'Disabled',
        emailVerified: true,
        identities: [],
        unverifiedEmail: 'x',
      });
      expect(status).toBe(200);
      expect(body).toEqual(profile);
    });

    test.each([
      ['a number for text', { firstName: 7 }],
      ['a list for text', { firstName: ['Ada'] }],
      ['an object for text', { lastName: {} }],
      ['text for a list', { addresses: 'Quay' }],
      ['a list of text', { attributes: ['x'] }],
      ['an item without its members', { contacts: [{ phone: '1' }] }],
      ['an unknown kind of contact', { contacts: [{ phone: '1', type: 'MOON' }] }],
      ['too many items', { attributes: Array.from({ length: 101 }, () => ({ name: 'a', value: 'b' })) }],
      ['too long a text', { displayName: 'a'.repeat(10_000) }],
      ['NUL', { firstName: 'A\u0000' }],
      ['half a character', { attributes: [{ name: 'a', value: '\ud800' }] }],
      ['a picture that is a script', { picture: 'javascript:alert(1)' }],
      ['no address', { email: 'ada' }],
      ['a number for an address', { email: 5 }],
      ['a list for a body', []],
      ['a text for a body', '"x"'],
      ['no JSON', '{'],
    ])('is refused with 400 for %s', async (_what, body) => {
      expect(describeOutcome(await patch(body))).toBe('400 400');
      expect(readers.logged).toEqual([]);
    });
  });

  describe('a new email address', () => {
    test('waits until the link that is mailed to it is followed, then is what one logs in with', async () => {
      const { body } = await patch({ email: NEW_EMAIL });
      expect(body).toMatchObject({ email: EMAIL, unverifiedEmail: NEW_EMAIL });
      expect(describeOutcome(await readers.logIn(NEW_EMAIL))).toBe('401 100010');
      const nonce = await readers.nonceFor(NEW_EMAIL);
      expect((await verify(nonce)).body).toEqual({ success: true });
      expect(await read()).toMatchObject({ email: NEW_EMAIL, emailVerified: true });
      expect(await read()).not.toHaveProperty('unverifiedEmail');
      expect(describeOutcome(await readers.logIn(NEW_EMAIL))).toBe('200');
      expect(describeOutcome(await readers.logIn(EMAIL))).toBe('401 100010');
      expect((await readers.mails())[0]).toMatchObject({
        to: EMAIL,
        subject: 'Your email address was changed',
      });
    });

    test('makes links that were mailed to the old one useless', async () => {
      await readers.mails();
      await readers.call('POST', '/v1/password/reset', { body: { userName: EMAIL } });
      const old = await readers.nonceFor(EMAIL);
      await patch({ email: NEW_EMAIL });
      await verify(await readers.nonceFor(NEW_EMAIL));
      const answer = await readers.call('PUT', `/v1/password/reset/${old}`, {
        body: { newPassword: PASSWORD },
      });
      expect(describeOutcome(answer)).toBe('400 130010');
    });

    test('that another reader has is answered alike, gets no mail and is never taken over', async () => {
      await readers.signUp('bo@example.com');
      const before = (await readers.mails()).length;
      expect(describeOutcome(await patch({ email: 'bo@example.com' }))).toBe('200');
      expect(await readers.mails()).toHaveLength(before);
    });

    test('that another reader takes meanwhile stays with that reader', async () => {
      await patch({ email: NEW_EMAIL });
      const nonce = await readers.nonceFor(NEW_EMAIL);
      const bo = await readers.signUp(NEW_EMAIL);
      expect(describeOutcome(await verify(nonce))).toBe('400 130010');
      expect(textAt((await readers.logIn(NEW_EMAIL)).body, 'uuid')).toBe(bo.uuid);
    });

    test('is called off by setting the old one again', async () => {
      await patch({ email: NEW_EMAIL });
      const nonce = await readers.nonceFor(NEW_EMAIL);
      expect((await patch({ email: EMAIL })).body).not.toHaveProperty('unverifiedEmail');
      expect(describeOutcome(await verify(nonce))).toBe('400 130010');
    });
  });

  describe('the verification of an address', () => {
    test('may be followed twice, and is over after three days', async () => {
      const nonce = await readers.nonceFor(EMAIL);
      expect(describeOutcome(await verify(nonce))).toBe('200');
      expect(describeOutcome(await verify(nonce))).toBe('200');
      readers.clock.advance(72 * 60 * 60_000);
      ada = readSession(await readers.logIn(EMAIL));
      expect(describeOutcome(await verify(nonce))).toBe('400 130010');
    });

    test('is mailed again on request, to addresses that wait for it', async () => {
      const request = (email: string): Promise<Answer> =>
        readers.call('POST', '/v1/email/verify', { body: { email } });
      const before = (await readers.mails()).length;
      expect((await request('nobody@example.com')).body).toEqual({ success: true });
      expect(await readers.mails()).toHaveLength(before);
      expect((await request(EMAIL)).body).toEqual({ success: true });
      expect(await readers.mails()).toHaveLength(before + 1);
      await verify(await readers.nonceFor(EMAIL));
      expect((await request(EMAIL)).body).toEqual({ success: true });
      expect(await readers.mails()).toHaveLength(before + 1);
    });
  });

  describe('linked identities', () => {
    const unlink = (type: string): Promise<Answer> =>
      readers.call('DELETE', `/v1/identity/${type}`, { token: ada.accessToken });
    const link = (): Promise<unknown> =>
      database.query(
        `insert into account_identities (account_uuid, type, subject, user_name, created_at, modified_at)
          values ($1, 'Google', '42', 'ada@gmail.test', now(), now())`,
        [ada.uuid],
      );

    test('are removed as long as another one is left', async () => {
      await link();
      expect(valueAt(await read(), 'identities')).toMatchObject([{ type: 'Password' }, { type: 'Google' }]);
      expect(describeOutcome(await unlink('google'))).toBe('200');
      expect(describeOutcome(await unlink('google'))).toBe('404 300013');
      expect(describeOutcome(await unlink('password'))).toBe('404 300013');
      expect(valueAt(await read(), 'identities')).toMatchObject([{ type: 'Password' }]);
    });

    test('stay when they are the last', async () => {
      await link();
      await database.query("delete from account_identities where type = 'Password'");
      expect(describeOutcome(await unlink('google'))).toBe('409 300044');
    });
  });

  describe('settings and segments', () => {
    const get = async (path: string): Promise<Json> =>
      (await readers.call('GET', path, { token: ada.accessToken })).body;

    test('hold a key that signs the reader in to the comments', async () => {
      readers = openReaders(database, {
        identity: { disqusSecret: 'shh', configuration: { disqus: { enabled: true, publicKey: 'pub' } } },
      });
      await patch({ displayName: 'Ada L.', picture: 'https://img.test/ada.jpg' });
      const key = textAt(await get('/v1/user/settings'), 'disqus', 'ssoKey') ?? '';
      const [message = '', signature, timestamp] = key.split(' ');
      expect(signature).toBe(createHmac('sha1', 'shh').update(`${message} ${timestamp}`).digest('hex'));
      expect(Number(timestamp)).toBe(readers.clock.now() / 1000);
      expect(JSON.parse(Buffer.from(message, 'base64').toString())).toEqual({
        id: ada.uuid,
        username: 'Ada L.',
        email: EMAIL,
        avatar: 'https://img.test/ada.jpg',
      });
      expect((await readers.call('GET', '/v1/config')).body).toMatchObject({
        disqus: { enabled: true, publicKey: 'pub' },
      });
    });

    test('are empty objects where there is nothing', async () => {
      expect(await get('/v1/user/settings')).toEqual({});
      expect(await get('/v2/identity/segmentation')).toEqual({});
    });

    test('tell the segment that was assigned', async () => {
      const { administration } = readers.platform.identity;
      expect(await administration.assignSegment(ada.uuid, { id: 3, segment: 'loyal' })).toBe(true);
      expect(await get('/v2/identity/segmentation')).toEqual({ id: 3, segment: 'loyal' });
      await administration.assignSegment(ada.uuid, undefined);
      expect(await get('/v2/identity/segmentation')).toEqual({});
      expect(await administration.assignSegment('nobody', undefined)).toBe(false);
    });
  });

  describe('the picture', () => {
    const formWith = (part: Blob | string): FormData => {
      const form = new FormData();
      form.set('avatar', part);
      return form;
    };
    const image = (format: 'jpeg' | 'png'): Promise<Buffer> =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
        .withExif({ IFD0: { Artist: 'where and when' } })
        .toFormat(format)
        .toBuffer();
    const blob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

    test('is made small and clean, answered in the profile and served from its address', async () => {
      const { body } = await upload(formWith(blob(await image('jpeg'))));
      const picture = textAt(body, 'picture') ?? '';
      expect(body).toMatchObject({ uuid: ada.uuid, email: EMAIL });
      expect(picture).toMatch(/^https:\/\/paper\.test\/identity\/public\/v1\/avatar\/[\w-]+\.jpg$/);
      const served = await readers.platform.fetch(new Request(picture));
      expect(served.headers.get('content-type')).toBe('image/jpeg');
      expect(served.headers.get('cache-control')).toContain('immutable');
      const { width, height, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect({ width, height, exif }).toEqual({ width: 512, height: 341, exif: undefined });
    });

    test('is removed with its address', async () => {
      const { body } = await upload(formWith(blob(await image('jpeg'))));
      const gone = await readers.call('DELETE', '/v1/avatar', { token: ada.accessToken });
      expect(gone.body).not.toHaveProperty('picture');
      expect((await readers.platform.fetch(new Request(textAt(body, 'picture') ?? ''))).status).toBe(404);
    });

    test('is refused for what it is', async () => {
      expect(describeOutcome(await upload(formWith('text')))).toBe('400 MISSING_IMAGE');
      expect(describeOutcome(await upload(new FormData()))).toBe('400 MISSING_IMAGE');
      expect(describeOutcome(await upload(formWith(blob(await image('png')))))).toBe(
        '400 UNSUPPORTED_IMAGE_TYPE',
      );
      const torn = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]);
      expect(describeOutcome(await upload(formWith(blob(torn))))).toBe('400 UNSUPPORTED_IMAGE_TYPE');
      const huge = Buffer.concat([await image('jpeg'), Buffer.alloc(3_000_000)]);
      expect(describeOutcome(await upload(formWith(blob(huge))))).toBe('413 IMAGE_TOO_LARGE');
      expect(describeOutcome(await upload(formWith(blob(Buffer.alloc(4_000_000)))))).toBe(
        '413 IMAGE_TOO_LARGE',
      );
      const noForm = await readers.call('PUT', '/v1/avatar', { token: ada.accessToken, body: '{}' });
      expect(describeOutcome(noForm)).toBe('400 400');
    });

    test('can be changed twenty times an hour, and taken away always', async () => {
      for (let count = 0; count < 20; count += 1)
        expect(describeOutcome(await upload(formWith('text')))).toBe('400 MISSING_IMAGE');
      expect(describeOutcome(await upload(formWith(blob(await image('jpeg')))))).toBe('429 429');
      const gone = await readers.call('DELETE', '/v1/avatar', { token: ada.accessToken });
      expect(describeOutcome(gone)).toBe('200');
    });
  });
});
