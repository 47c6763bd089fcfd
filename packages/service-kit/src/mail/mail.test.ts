import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { useReaderTables, openReaders } from '@broadsheet/platform-testing/identity';
import { composeMail } from './composeMail.ts';
import { createMailWords } from './createMailWords.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { locales } from './locales.ts';
import type { Mail } from './Mail.ts';
import { phrases } from './phrases.ts';

const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('mails on $name', ({ open }) => {
  const database = useReaderTables(open);

  const setLocale = (locale: string): Promise<unknown> =>
    database.query("insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, 'x')", [
      JSON.stringify({ websiteName: 'Das <Blatt>', locale }),
    ]);

  test('speak the language of the site and name it', async () => {
    await setLocale('de-AT');
    const readers = openReaders(database);
    await readers.signUp(EMAIL);
    const [mail] = await readers.mails();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Bestätigen Sie Ihre E-Mail-Adresse' });
    expect(mail?.text).toContain('für ein Konto bei Das <Blatt> angegeben');
    expect(mail?.text).toContain('72 Stunden');
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.html).toContain('Das &lt;Blatt&gt;');
  });

  test('are in the words of the site where it has its own, and run as its language does', async () => {
    await setLocale('ar-EG');
    const texts = {
      locale: 'ar',
      phrases: { 'verifyEmail.subject': 'أكّد بريدك', 'verifyEmail.text': '{site}: أهو <بريدك>؟' },
    };
    const readers = openReaders(database, { mail: { texts } });
    await readers.signUp(EMAIL);
    const [mail] = await readers.mails();
    expect(mail?.subject).toBe('أكّد بريدك');
    expect(mail?.text).toContain('Das <Blatt>: أهو <بريدك>؟');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('أهو &lt;بريدك&gt;؟');
    const elsewhere = openReaders(database, { mail: { texts: { ...texts, locale: 'fa' } } });
    await elsewhere.signUp('bo@example.com');
    expect((await elsewhere.mails())[0]?.subject).toBe('Confirm your email address');
  });

  test('lead to the configured pages, whatever host the request was sent to', async () => {
    const readers = openReaders(database, {
      identity: { pages: { verifyEmail: 'https://accounts.test/verify/?from=mail' } },
    });
    await readers.platform.fetch(
      new Request('https://evil.test/identity/public/v1/signup', {
        method: 'POST',
        headers: { 'x-forwarded-host': 'evil.test' },
        body: JSON.stringify({ identity: { userName: EMAIL, credentials: 'long enough for it' } }),
      }),
    );
    const nonce = await readers.nonceFor(EMAIL);
    expect((await readers.mails())[0]?.links).toEqual([
      `https://accounts.test/verify/?from=mail&nonce=${nonce}`,
    ]);
  });

  test('go to the given mailer, and to the mailbox as well in the sandbox', async () => {
    const sent: Mail[] = [];
    const mail = { mailer: { send: async (one: Mail) => void sent.push(one) } };
    const live = openReaders(database, { mail, sandbox: false });
    await live.signUp(EMAIL);
    await live.platform.identity.settle();
    expect(sent.map(({ to }) => to)).toEqual([EMAIL]);
    const sandbox = openReaders(database, { mail });
    await sandbox.signUp('bo@example.com');
    expect(await sandbox.mails()).toHaveLength(1);
    expect(sent.map(({ to }) => to)).toEqual([EMAIL, 'bo@example.com']);
  });

  test('that cannot be sent are logged without address and nonce, and the reader is not told', async () => {
    const failure = Object.assign(new Error('550 <ada@example.com> unknown'), { responseCode: 550 });
    const readers = openReaders(database, {
      mail: { mailer: { send: () => Promise.reject(failure) } },
      sandbox: false,
    });
    await readers.signUp(EMAIL);
    await readers.platform.identity.settle();
    expect(readers.logged).toEqual([
      expect.stringContaining('A mail could not be delivered; it is tried again.'),
    ]);
    expect(readers.logged[0]).toContain('550');
    expect(readers.logged[0]).not.toMatch(/ada@|nonce/);
  });

  test('are told to the log when there is nothing that carries them', async () => {
    const readers = openReaders(database, { sandbox: false });
    await readers.signUp(EMAIL);
    await readers.platform.identity.settle();
    expect(readers.logged).toEqual([expect.stringContaining('no mail server is set up')]);
    expect(readers.logged[0]).not.toContain('ada@');
  });

  test('are shown to people in the sandbox, as a program for mail shows them and as text', async () => {
    await setLocale('en');
    const readers = openReaders(database);
    await readers.signUp(EMAIL);
    const response = await readers.platform.fetch(new Request('http://platform.internal/sandbox/mailbox'));
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('Confirm your email address');
    expect(page).toContain('Das &lt;Blatt&gt;');
    expect(page).toContain(
      '<iframe title="Confirm your email address" sandbox="allow-top-navigation-by-user-activation"',
    );
    expect(page).toContain('Das &amp;lt;Blatt&amp;gt;');
    expect(page).toMatch(/<a href="https:\/\/paper\.test\/account\/verify-email\/\?nonce=[\w-]{43}">/);
  });

  test('are shown nowhere outside of the sandbox', async () => {
    const readers = openReaders(database, { sandbox: false });
    for (const path of ['//sandbox/mailbox', '//sandbox/mailbox.json']) {
      expect((await readers.call('GET', path)).status).toBe(404);
    }
  });
});

describe('createMailWords', () => {
  test.each([...Object.keys(locales), 'en'])('fills every place of every phrase in %s', (locale) => {
    const words = createMailWords(locale);
    const values = {
      site: 'S',
      time: 'T',
      letters: 'L',
      email: 'E',
      order: 'N7',
      product: 'Digital',
      amount: '€ 1',
      date: '1 May',
      giver: 'Bo',
      taxes: 'VAT',
      number: 'GB 1',
    };
    const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, english] of Object.entries(phrases)) {
      const known = Object.keys(phrases).find(
        (candidate): candidate is keyof typeof phrases => candidate === key,
      );
      const raw = known === undefined ? '' : words.phrase(known, {});
      expect(placesOf(raw)).toEqual(placesOf(english));
      expect(known === undefined ? '{' : words.phrase(known, values)).not.toContain('{');
    }
  });

  test('takes regions and the two kinds of Norwegian, and falls back to English', () => {
    const subjectIn = (locale: string): string => createMailWords(locale).phrase('oneTimeLink.action', {});
    expect(subjectIn('pt_BR')).toBe('Entrar');
    expect(subjectIn('nb-NO')).toBe('Logg inn');
    expect(subjectIn('nn')).toBe('Logg inn');
    expect(subjectIn('xx')).toBe('Log in');
    expect(subjectIn('toString')).toBe('Log in');
  });

  test('tells lengths of time in hours or minutes', () => {
    expect(createMailWords('en').duration(600_000)).toBe('10 minutes');
    expect(createMailWords('en').duration(3_600_000)).toBe('1 hour');
    expect(createMailWords('sv').duration(600_000)).toBe('10 minuter');
  });
});

describe('composeMail', () => {
  test('writes the same as text and as HTML, escaped', () => {
    const mail = composeMail({
      to: EMAIL,
      language: 'en',
      siteName: 'A & B',
      subject: 'One\r\nBcc: two',
      paragraphs: ['Hello <b>', 'Bye'],
      action: { label: 'Go', address: 'https://a.test/?a=1&b=2' },
    });
    expect(mail.subject).toBe('One Bcc: two');
    expect(mail.text).toBe('Hello <b>\n\nGo:\nhttps://a.test/?a=1&b=2\n\nBye\n\n– A & B\n');
    const shown = mail.html.replace(/^.*<div class="sheet"/s, '<div').replaceAll(/<[^>]*>/g, '\n');
    expect(shown.split(/\n+/).filter((line) => line !== '')).toEqual([
      'A &amp; B',
      'One Bcc: two',
      'Hello &lt;b&gt;',
      'Go',
      'https://a.test/?a=1&amp;b=2',
      'Bye',
      '– A &amp; B',
    ]);
    expect(mail.html).toMatch(/<a [^>]*href="https:\/\/a\.test\/\?a=1&amp;b=2"/);
  });

  test('lists facts in a table, with the seller at the foot, and from right to left where the language runs so', () => {
    const { text, html } = composeMail({
      to: EMAIL,
      language: 'ar',
      siteName: 'A',
      subject: 'S',
      kind: 'receipt',
      paragraphs: ['Hello'],
      action: { label: 'Go', address: 'https://a.test/' },
      facts: [
        { label: 'Paid', value: '<€1>' },
        { label: 'Cancel', value: 'here', address: 'https://a.test/?a&b' },
      ],
      foot: ['A & Sons', 'Tax number: 1'],
    });
    expect(text).toBe(
      'Hello\n\nGo:\nhttps://a.test/\n\nPaid: <€1>\nCancel: here\nhttps://a.test/?a&b\n\n– A\nA & Sons\nTax number: 1\n',
    );
    expect(html).toContain('dir="rtl"');
    expect(html).toMatch(/<th [^>]*align="right"[^>]*>Paid<\/th>\s*<td [^>]*>&lt;€1&gt;<\/td>/);
    expect(html).toContain('href="https://a.test/?a&amp;b"');
    expect(html).toContain('– A<br>A &amp; Sons<br>Tax number: 1');
  });

  test('leads programs that list mails with the first sentence', () => {
    const paragraphs = ['Your card was declined.', 'Bye'];
    const { html } = composeMail({ to: EMAIL, language: 'en', siteName: 'A', subject: 'S', paragraphs });
    const inOrder = html.slice(html.indexOf('<body')).match(/Your card was declined\.|class="masthead"/g);
    expect(inOrder?.slice(0, 2)).toEqual(['Your card was declined.', 'class="masthead"']);
  });
});

describe('createSmtpMailer', () => {
  /** Opens an SMTP server that accepts and records everything except a recipient `no@…`. */
  async function openServer() {
    const lines: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          lines.push(line);
          if (isData && line !== '.') continue;
          isData = line === 'DATA';
          const answer = isData
            ? '354 go on'
            : line.startsWith('RCPT TO:<no@')
              ? '550 no such reader'
              : '250 ok';
          socket.write(`${answer}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const close = (): void => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { lines, close, url: `smtp://127.0.0.1:${port}` };
  }

  const mail: Mail = { to: EMAIL, subject: 'Grüße', text: 'Text', html: '<p>Text</p>' };

  test('hands a mail over with both bodies', async () => {
    const server = await openServer();
    await createSmtpMailer({ url: server.url, from: 'The Paper <news@paper.test>' }).send(mail);
    server.close();
    expect(server.lines).toEqual(
      expect.arrayContaining(['RCPT TO:<ada@example.com>', 'From: The Paper <news@paper.test>']),
    );
    expect(server.lines.some((line) => line.startsWith('MAIL FROM:<news@paper.test>'))).toBe(true);
    expect(server.lines.join('\n')).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  test('rejects when the server refuses', async () => {
    const server = await openServer();
    const mailer = createSmtpMailer({ url: server.url, from: 'news@paper.test' });
    await expect(mailer.send({ ...mail, to: 'no@example.com' })).rejects.toMatchObject({ responseCode: 550 });
    server.close();
  });

  test.each(['mail.example.com', 'https://mail.example.com', ''])('does not take %j for a server', (url) => {
    expect(() => createSmtpMailer({ url, from: 'a@b.test' })).toThrow('smtp://');
  });
});

test('mails write amounts as they are charged, also of currencies that languages write without decimals', () => {
  const { money } = createMailWords('es');
  const write = (amount: number, currency: string) => money({ amount, currency }).replaceAll(/\s/g, ' ');
  expect(write(1_990_000, 'COP')).toBe('19.900 COP');
  expect(write(1_990_050, 'COP')).toBe('19.900,50 COP');
  expect(write(1_299, 'EUR')).toBe('12,99 €');
});
