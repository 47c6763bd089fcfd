/** Work that is due by the clock, in two processes of a site over one PostgreSQL that begin it at the same moment. */
import { createManualClock, isRecord, MINUTE_MS } from '@broadsheet/client-core';
import { openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { OwnSchema } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import { openShop, ORIGIN } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';
import { WITHIN } from '../../test/openTwoProcesses.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const PATIENCE = { timeout: 90_000 };
const PUBLICATIONS = 20;
const READERS = 6;
/** The introductory price lasts three months. */
const RENEWED_AFTER_DAYS = 93;

/** Returns the subjects of all mails that readers have got from a process. */
async function listSubjects({ platform }: Shop): Promise<readonly string[]> {
  await platform.sales.settle();
  const answer = await platform.fetch(new Request(`${ORIGIN}/sandbox/mailbox.json`));
  const mails: unknown = await answer.json();
  return Array.isArray(mails) ? mails.map((mail) => (isRecord(mail) ? String(mail['subject']) : '')) : [];
}

describe.runIf(databaseUrl)('in two processes at one moment', () => {
  let schema: OwnSchema;

  beforeAll(async () => {
    schema = await openOwnSchema(databaseUrl ?? '');
  }, PATIENCE.timeout);
  afterAll(() => schema.drop());

  test('each scheduled publication is made once, and both serve it', PATIENCE, async () => {
    const clock = createManualClock(Date.UTC(2026, 10, 30, 20));
    await using first = await openSiteWith({
      fixtures: ['navigation', 'pages'],
      database: await openDatabase(schema),
      clock,
    });
    await using other = await openSiteWith({ fixtures: [], database: await openDatabase(schema), clock });
    const room = await openEditorRoom(first);
    const run = () =>
      Promise.all([first, other].map(({ platform }) => platform.platform.editing.runSchedules()));
    for (let number = 1; number <= PUBLICATIONS; number += 1) {
      const revision = await room.save('offer', `Offer number ${number}.`);
      const body = { publishAt: clock.now() + MINUTE_MS, revision };
      expect((await room.call('PUT', '/pages/offer/schedule', body)).status).toBe(200);
      clock.advance(MINUTE_MS);
      await Promise.all([run(), run()]);
    }
    const counted = (table: string, condition: string) =>
      schema.database.query(`select count(*)::int as count from ${table} where ${condition}`);
    expect(await counted('audit_log', "action = 'schedule.published'")).toEqual([{ count: PUBLICATIONS }]);
    expect(await counted('page_schedules', 'true')).toEqual([{ count: 0 }]);
    const headings = await schema.database.query(
      `select count(*)::int as count, count(distinct document::text)::int as different
        from page_versions where id = 'offer' and document::text like '%Offer number %'`,
    );
    expect(headings).toEqual([{ count: PUBLICATIONS, different: PUBLICATIONS }]);
    for (const { get } of [first, other])
      await expect
        .poll(async () => (await get('/offer/')).text(), WITHIN)
        .toContain(`Offer number ${PUBLICATIONS}.`);
  });

  test(
    'each order is confirmed once, and each renewal is one charge, one payment and one mail',
    PATIENCE,
    async () => {
      const [mine, theirs] = [await openDatabase(schema), await openDatabase(schema)];
      const first = await openShop(mine, { hears: () => true });
      const other = await openShop(theirs, { hears: () => true, sandbox: first.sandbox });
      for (let reader = 0; reader < READERS; reader += 1) {
        const ada = await first.signUp();
        const orderNumber = await ada.order(undefined, ada.email);
        const { secret, intent } = await ada.start(orderNumber);
        await ada.confirm(secret);
        await ada.finish(orderNumber, intent);
      }
      const bill = () =>
        Promise.all([first, other, first, other].map(({ platform }) => platform.sales.runBilling()));
      await bill();
      await first.passDays(RENEWED_AFTER_DAYS);
      expect((await bill()).map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
      const { data } = await first.stripeApi('payment_intents?limit=100');
      expect(data).toHaveLength(2 * READERS);
      const books = await mine.query(
        `select count(*)::int as payments, count(distinct reference)::int as charges
        from payments join orders using (order_number) where order_type = 'Renewal'`,
      );
      expect(books).toEqual([{ payments: READERS, charges: READERS }]);
      const subjects = (await Promise.all([first, other].map(listSubjects))).flat();
      const count = (part: string) => subjects.filter((subject) => subject.includes(part)).length;
      expect([count('You have subscribed to'), count('renewed')]).toEqual([READERS, READERS]);
      for (const { close } of [other, first]) await close();
      for (const { close } of [theirs, mine]) await close();
    },
  );
});
