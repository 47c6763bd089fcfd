/**
 * Sixty mails to sixty addresses are asked for by one person, by each call that mails to an address that is typed. A mail
 * that is new to the table fails to compile here until it says how it is asked for.
 */
import { expect, test } from 'vitest';
import { onEachSalesDatabase, GIFT, MONTHLY } from '@broadsheet/platform-testing/sales';
import { listAt, textAt } from '../json/Json.ts';
import { ORIGIN, PASSWORD } from '@broadsheet/platform-testing/identity';
import { mailLimits } from './mailLimits.ts';
import type { TypedMailName } from './mailLimits.ts';

const TIMES = 60;
const FROM = '192.0.2.1';

/** A way to have a mail sent to an address, and the most mails that one person has sent so within a quarter of an hour. */
interface Relay {
  readonly way: string;
  readonly most: number;
  /** Prepares the way. @returns what asks for one mail */
  readonly open: () => Promise<(email: string, index: number) => Promise<unknown>>;
}

onEachSalesDatabase('a mail to an address that somebody typed', (selling) => {
  const relays: Readonly<Record<TypedMailName, readonly Relay[]>> = {
    verifyEmail: [
      {
        way: 'signing up',
        most: 20,
        open: async () => (email) =>
          selling.sales.call('POST', '/v1/signup', {
            body: { identity: { userName: email, credentials: PASSWORD }, profile: { email } },
            address: FROM,
          }),
      },
      {
        way: 'changing the address of an account',
        most: 5,
        open: async () => (email) =>
          selling.sales.call('PATCH', '/v1/profile', {
            body: { email },
            token: selling.ada.accessToken,
            address: FROM,
          }),
      },
      {
        way: 'asking for the link again',
        most: 5,
        open: async () => () =>
          selling.sales.call('POST', '/v1/email/verify', {
            body: { email: 'ada@example.com' },
            address: FROM,
          }),
      },
    ],
    choosePassword: [
      {
        way: 'signing up without a password',
        most: 20,
        open: async () => (email) =>
          selling.sales.call('POST', '/v1/signup', {
            body: {
              identity: { userName: email, credentials: '' },
              profile: { email },
              passwordByMail: true,
            },
            address: FROM,
          }),
      },
    ],
    gift: [
      {
        way: 'changing the recipient of a gift',
        most: 5,
        async open() {
          const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
          const { body } = await selling.get(`/v1/subscription/${id}/details`);
          const path = `/v1/subscription/gift/${textAt(body, 'redeemCode') ?? ''}`;
          const note = 'Win at https://evil.example';
          return (email) => selling.put(path, { email, name: 'You', note });
        },
      },
      {
        way: 'giving many gifts to one address',
        most: 10,
        open: async () => async () => {
          const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
          const { body } = await selling.get(`/v1/subscription/${id}/details`);
          const path = `/v1/subscription/gift/${textAt(body, 'redeemCode') ?? ''}`;
          return selling.put(path, { email: 'one@victim.example', name: 'You' });
        },
      },
    ],
    invitation: [
      {
        way: 'sharing a subscription, and taking it back',
        most: 5,
        async open() {
          const [id = 0] = await selling.sales.buy(selling.ada, MONTHLY);
          return async (email) => {
            await selling.put(`/v1/subscription/${id}/share`, { email });
            const { body } = await selling.get(`/v1/subscription/${id}/sharing`);
            for (const share of listAt(body, 'sharedSubscriptions')) {
              const { subscriptionID } = Object(share);
              await selling.put(`/v1/subscription/${String(subscriptionID)}/stopshare`, {});
            }
          };
        },
      },
    ],
    'newsletter.confirm': [
      {
        way: 'asking for newsletters',
        most: 20,
        async open() {
          await selling.database.query(
            `insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, '')
              on conflict (site) do update set body = excluded.body`,
            [JSON.stringify({ newsletters: [{ id: 'morning', name: 'Morning' }] })],
          );
          return (email) =>
            selling.sales.platform.fetch(
              new Request(`${ORIGIN}/readers/v1/newsletters`, {
                method: 'POST',
                headers: { 'sec-fetch-site': 'same-origin' },
                body: new URLSearchParams({ email, newsletter: 'morning' }),
              }),
              { address: FROM },
            );
        },
      },
    ],
  };

  const typed = Object.entries(mailLimits).flatMap(([name, { to }]) => (to === 'typed' ? [name] : []));

  test('is in the list of those that are tried here', () => {
    expect(Object.keys(relays).toSorted()).toEqual(typed.toSorted());
  });

  test.each(Object.entries(relays).flatMap(([name, ways]) => ways.map((relay) => ({ name, ...relay }))))(
    '($name) goes out $most times by $way',
    async ({ most, open }) => {
      const mailTo = await open();
      const before = (await selling.sales.mails()).length;
      for (let index = 0; index < TIMES; index += 1) await mailTo(`r${index}@victim.example`, index);
      await selling.sales.bill();
      expect((await selling.sales.mails()).length - before).toBe(most);
    },
    30_000,
  );

  test('goes out on a later day as often as at once, and no more', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
    const { body } = await selling.get(`/v1/subscription/${id}/details`);
    const path = `/v1/subscription/gift/${textAt(body, 'redeemCode') ?? ''}`;
    for (let day = 0; day < 12; day += 1) {
      const sendNotificationOn = new Date(selling.sales.clock.now() + 3_600_000).toISOString();
      await selling.put(path, { email: `r${day}@victim.example`, name: 'You', sendNotificationOn });
      await selling.pass(1);
      await selling.sales.bill();
    }
    const toVictims = selling.sales.mailed.filter(({ to }) => to.endsWith('@victim.example'));
    expect(toVictims).toHaveLength(5);
  });

  test('makes no link of what its sender wrote, in the note or as a name', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
    await selling.database.query(
      `update subscriptions set contact = '{"email":"ada@example.com","firstName":"https://evil.example","lastName":"wins"}'`,
    );
    const { body } = await selling.get(`/v1/subscription/${id}/details`);
    const note = 'Look: https://evil.example/win, www.evil.example, <a href="https://evil.example">me</a>';
    const path = `/v1/subscription/gift/${textAt(body, 'redeemCode') ?? ''}`;
    await selling.put(path, { email: 'bo@example.com', name: 'Bo', note });
    const mail = (await selling.sales.mails()).find(({ to }) => to === 'bo@example.com');
    for (const part of ['subject', 'text', 'html']) {
      const text = textAt(mail, part) ?? '';
      expect(text).toContain('evil');
      expect(text).not.toMatch(/evil\.example|https:\/\/evil|href="https:\/\/(?!paper\.test)/);
    }
    expect((textAt(mail, 'text') ?? '').replaceAll('\u200B', '')).toContain(note);
  });
});
