import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '@broadsheet/platform-testing/content';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import { emptyReaderTables, openReaders, ORIGIN } from '@broadsheet/platform-testing/identity';
import type { Readers } from '@broadsheet/platform-testing/identity';
import { newsletterData } from './newsletterData.ts';

const DAY = 24 * 60 * 60_000;
const EMAIL = 'ada@example.com';

onEachDatabase('newsletters', (running) => {
  let readers: Readers;

  beforeEach(async () => {
    await emptyReaderTables(running.database);
    await running.database.query(
      `insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, '')
        on conflict (site) do update set body = excluded.body`,
      [
        JSON.stringify({
          websiteName: 'The Paper',
          newsletters: [
            { id: 'morning', name: 'Morning <b>letter</b>' },
            { id: 'coast', name: 'Coast' },
          ],
        }),
      ],
    );
    readers = openReaders(running.database);
  });

  const post = (
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
    address = '192.0.2.1',
  ) =>
    readers.platform.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body,
      }),
      { address },
    );
  const get = (path: string) => readers.platform.fetch(new Request(`${ORIGIN}${path}`));
  const ask = async (fields = `email=${EMAIL}&newsletter=morning`, address?: string) => {
    const response = await post('/readers/v1/newsletters', `${fields}&page=/coast/`, {}, address);
    return [response.status, response.headers.get('location')];
  };
  const mails = async () =>
    (await readers.mails()).map((mail) => ({
      to: textAt(mail, 'to'),
      subject: textAt(mail, 'subject'),
      link: new URL(listAt(mail, 'links').find((link) => typeof link === 'string') ?? ''),
      unsubscribe: textAt(mail, 'headers', 'List-Unsubscribe') ?? '',
      oneClick: valueAt(mail, 'headers', 'List-Unsubscribe-Post'),
    }));
  const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;
  const recipients = async (newsletter = 'morning') =>
    (await readers.platform.newsletters.listRecipients(newsletter)).map(({ email }) => email);
  /** Follows the link of the newest mail and presses the button. */
  const confirm = async () => {
    const [mail] = await mails();
    return mail === undefined ? undefined : post(pathOf(mail.link), '');
  };

  test('come after a mail, a look at its page, and a press', async () => {
    expect(await ask()).toEqual([303, '/coast/?form=newsletter-signup#newsletter-signup']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Confirm your newsletters' });
    const page = await get(pathOf(mail?.link ?? new URL(ORIGIN)));
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('<form method="post"');
    // Following the link alone, as mail scanners do, has confirmed nothing.
    expect(await recipients()).toEqual([]);
    expect(await (await confirm())?.text()).toContain('Thank you');
    expect(await recipients()).toEqual([EMAIL]);
    expect((await mails())[0]?.subject).toBe('You are on the list');
  });

  test('are one subscription for an address, however a browser writes its domain', async () => {
    const requestAs = (email: string) =>
      post(
        '/readers/v1/newsletters',
        new URLSearchParams({ email, newsletter: 'morning', page: '/' }).toString(),
      );
    await requestAs('lotte@bücher.example');
    await confirm();
    await requestAs('lotte@xn--bcher-kva.example');
    expect(await recipients()).toEqual(['lotte@xn--bcher-kva.example']);
  });

  test('are confirmed as often as one presses, with one welcome', async () => {
    await ask();
    const [mail] = await mails();
    const path = pathOf(mail?.link ?? new URL(ORIGIN));
    for (const _ of [1, 2]) expect((await post(path, '')).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  test('tell nobody whether an address has them already', async () => {
    await ask();
    await confirm();
    const before = (await mails()).length;
    expect(await ask()).toEqual([303, '/coast/?form=newsletter-signup#newsletter-signup']);
    expect(await mails()).toHaveLength(before);
  });

  test('end with one post of a mail program, without a page of ours', async () => {
    await ask();
    await confirm();
    const [mail] = await mails();
    expect(mail?.oneClick).toBe('List-Unsubscribe=One-Click');
    const url = new URL(mail?.unsubscribe.slice(1, -1) ?? '');
    expect((await get(pathOf(url))).headers.get('location')).toMatch(/preferences\?token=/);
    expect(await recipients()).toEqual([EMAIL]);
    const answer = await post(pathOf(url), 'List-Unsubscribe=One-Click', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(await recipients()).toEqual([]);
  });

  test('are chosen on a page of their own', async () => {
    await ask(`email=${EMAIL}&newsletter=morning&newsletter=coast`);
    await confirm();
    const [mail] = await mails();
    const path = pathOf(mail?.link ?? new URL(ORIGIN));
    const html = await (await get(path)).text();
    expect(html.match(/checkbox[^>]+checked/g)).toHaveLength(2);
    expect(html).toContain('Morning &lt;b&gt;letter');
    expect(html).not.toContain(EMAIL);
    await post(path, 'newsletter=coast');
    expect([await recipients('morning'), await recipients('coast')]).toEqual([[], [EMAIL]]);
    await post(path, 'newsletter=coast&newsletter=morning');
    expect(await recipients('morning')).toEqual([EMAIL]);
  });

  test.each([
    ['no address', 'email=ada&newsletter=morning', 'email'],
    ['no newsletter', `email=${EMAIL}`, 'incomplete'],
    ['one that is not offered', `email=${EMAIL}&newsletter=secret`, 'incomplete'],
  ])('are refused with %s', async (_, fields, code) => {
    expect(await ask(fields)).toEqual([
      303,
      `/coast/?form=newsletter-signup&refused=${code}#newsletter-signup`,
    ]);
    expect(await mails()).toEqual([]);
  });

  test('fill no mailbox: three mails an hour to an address from one network, five from all', async () => {
    for (let count = 0; count < 4; count += 1) await ask();
    for (let count = 0; count < 4; count += 1) await ask(undefined, `198.51.100.${count}`);
    expect(await mails()).toHaveLength(5);
    expect((await ask())[0]).toBe(429);
  });

  test('count against a mailbox only what nobody confirms', async () => {
    for (let count = 0; count < 3; count += 1) await ask();
    const [mail] = await mails();
    await post(`${mail?.link.pathname ?? ''}${mail?.link.search ?? ''}`, '');
    expect((await ask())[1]).not.toContain('refused');
    expect((await ask())[0]).toBe(429);
  });

  test('take no form of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await post('/readers/v1/newsletters', `email=${EMAIL}&newsletter=morning`, headers);
    expect(answer.status).toBe(403);
  });

  test('lead back to this site alone', async () => {
    const body = `email=${EMAIL}&newsletter=morning&page=https://evil.example/`;
    const answer = await post('/readers/v1/newsletters', body);
    expect(answer.headers.get('location')).toBe('/?form=newsletter-signup#newsletter-signup');
  });

  test('know no link that is made up, of the other kind, or too old', async () => {
    await ask();
    const [mail] = await mails();
    const path = pathOf(mail?.link ?? new URL(ORIGIN));
    const other = path.replace('/confirm', '/preferences');
    for (const bad of [
      other,
      `${path}x`,
      path.replace(/token=../, 'token=AA'),
      '/readers/v1/newsletters/confirm',
    ])
      expect((await get(bad)).status).toBe(410);
    readers.clock.advance(8 * DAY);
    expect((await post(path, '')).status).toBe(410);
    expect(await recipients()).toEqual([]);
  });

  test('put no address into a log or a link', async () => {
    await ask();
    await confirm();
    const links = (await mails()).flatMap(({ link, unsubscribe }) => [link.href, unsubscribe]);
    expect([...links, ...readers.logged].join(' ')).not.toMatch(/ada|example\.com/);
  });

  test('stand in the report of a reader’s data and end with the account', async () => {
    const { uuid } = await readers.signUp(EMAIL);
    await ask();
    expect(await newsletterData.collect(running.database, uuid)).toEqual([
      { site: 'paper', newsletter: 'morning', status: 'pending' },
    ]);
    await newsletterData.erase(running.database, uuid);
    expect(await newsletterData.collect(running.database, uuid)).toEqual([]);
  });
});
