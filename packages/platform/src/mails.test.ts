import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../..');
/** What only the outbox has: whoever holds it could send a mail that a killed process loses. */
const SENDING = /\bMailer\b|createTransport|nodemailer|\bmailer\.send\b/;

test('all mails of services go through the outbox', async () => {
  const services = (await readdir(PACKAGES)).filter((name) => name.endsWith('-service'));
  expect(services.length).toBeGreaterThan(3);
  const senders: string[] = [];
  for (const service of services) {
    for (const file of await readdir(join(PACKAGES, service, 'src'), { recursive: true })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const text = await readFile(join(PACKAGES, service, 'src', file), 'utf8');
      if (SENDING.test(text)) senders.push(`${service}/${file}`);
    }
  }
  expect(senders).toEqual([]);
});
