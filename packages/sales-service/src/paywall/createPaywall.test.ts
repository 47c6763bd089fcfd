import { expect, test } from 'vitest';
import { onEachSalesDatabase, storeDocument } from '@broadsheet/platform-testing/sales';
import { listAt, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

const about = (code: string) => ({ contentRestriction: { in: true, values: [code] } });
const RULES: JsonObject = {
  type: 'paywall-rules',
  id: 'paper',
  rules: [
    { id: 1, conditions: about('registered'), e: [true], ent: [false], rt: 0 },
    { id: 2, conditions: about('metered'), e: [false, 'digital'], ent: [true, 'digital'], rt: 2 },
    { id: 3, conditions: about('subscribers'), e: [false], ent: [true, 'digital'], rt: 0, cc: '/spring/' },
    {
      id: 4,
      conditions: {
        contentRestriction: about('app').contentRestriction,
        deviceClass: { in: true, values: ['mobile'] },
      },
      e: [false],
      ent: [false],
      rt: 0,
    },
  ],
};
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

onEachSalesDatabase('who may read a locked story', (selling) => {
  const story = (code: string, id = 'one') => ({
    _id: id,
    type: 'story',
    content_restrictions: { content_code: code },
  });

  async function authorise(
    item: object,
    {
      headers = {},
      explains,
      again = '',
      address,
    }: { headers?: Record<string, string>; explains?: boolean; again?: string; address?: string } = {},
  ) {
    await storeDocument(selling.database, RULES, 'paper');
    const request = new Request(`https://paper.test/_broadsheet/block?x${again}`, {
      method: 'POST',
      headers,
    });
    const verdict = await selling.sales.platform.sales.paywall.authorise(request, item, {
      explains,
      address,
    });
    const cookie = (verdict.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return { ...verdict, cookie };
  }
  const asAda = () => ({ authorization: `Bearer ${selling.ada.accessToken}` });

  test('is told by its rules, what the reader has bought, and the device', async () => {
    const kinds = async (code: string, headers?: Record<string, string>) =>
      (await authorise(story(code), { headers })).body;
    expect(await kinds('free')).toEqual({ kind: 'open' });
    expect(await kinds('registered')).toMatchObject({
      kind: 'teaser',
      wall: 'registration',
      isSignedIn: false,
    });
    expect(await kinds('registered', asAda())).toMatchObject({ kind: 'open' });
    expect(await kinds('subscribers', asAda())).toMatchObject({
      kind: 'teaser',
      wall: 'payment',
      rule: 3,
      campaign: '/spring/',
      isSignedIn: true,
    });
    expect(await kinds('app', { 'user-agent': PHONE })).toMatchObject({ kind: 'teaser', rule: 4 });
    expect(await kinds('app', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' })).toMatchObject({
      kind: 'open',
    });
    await selling.sales.buy(selling.ada);
    expect(await kinds('subscribers', asAda())).toMatchObject({ kind: 'open' });
    expect(await kinds('metered', asAda())).toEqual({ kind: 'open' });
  });

  test('explains the decision in development, and nowhere else', async () => {
    expect((await authorise(story('registered'))).body).not.toHaveProperty('why');
    const { body } = await authorise(story('registered'), { explains: true });
    expect(body).toMatchObject({
      why: expect.arrayContaining(['The reader meets the registration wall of rule 1.']),
    });
  });

  test('gives a browser a meter, asks for it, and gives nothing to one that keeps none', async () => {
    const first = await authorise(story('metered'));
    expect([first.mayRead, first.body, first.status]).toEqual([false, { kind: 'again' }, 200]);
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-story-meter=[\w-]{22}\.[\w-]{22}; Path=\/; HttpOnly; Max-Age=34560000; SameSite=Lax; Secure$/,
    );
    const second = await authorise(story('metered'), {
      headers: { cookie: first.cookie },
      again: '&again=1',
    });
    expect([second.mayRead, second.body]).toEqual([true, { kind: 'open', meter: { count: 1, limit: 2 } }]);
    const refused = await authorise(story('metered'), { again: '&again=1' });
    expect(refused.body).toMatchObject({ kind: 'teaser', wall: 'payment', count: 1, limit: 0 });
  });

  test('opens what the meter gives, and no more to one old cookie that is sent with every request', async () => {
    const { cookie } = await authorise(story('metered'));
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const bodies = [];
    for (const id of ids) bodies.push((await authorise(story('metered', id), { headers: { cookie } })).body);
    expect(bodies.slice(0, 3)).toMatchObject([
      { kind: 'open', meter: { count: 1, limit: 2 } },
      { kind: 'open', meter: { count: 2, limit: 2 } },
      { kind: 'teaser', count: 3, limit: 2 },
    ]);
    expect(bodies.filter(({ kind }) => kind === 'open')).toHaveLength(2);
    expect((await authorise(story('metered', 'b'), { headers: { cookie } })).mayRead).toBe(true);
    const signedIn = await authorise(story('metered', 'i'), { headers: { ...asAda(), cookie } });
    expect(signedIn.body).toMatchObject({ kind: 'teaser', count: 3, isSignedIn: true });
    await selling.pass(31);
    expect((await authorise(story('metered', 'j'), { headers: { cookie } })).mayRead).toBe(true);
  });

  test('opens no more to tabs that ask at the same time, and counts for each browser by itself', async () => {
    const [one, other] = [await authorise(story('metered')), await authorise(story('metered'))];
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const openIn = async ({ cookie }: { cookie: string }) => {
      const tabs = await Promise.all(
        ids.map((id) => authorise(story('metered', id), { headers: { cookie }, address: '192.0.2.1' })),
      );
      return tabs.filter(({ mayRead }) => mayRead).length;
    };
    expect([await openIn(one), await openIn(other)]).toEqual([2, 2]);
  });

  test('gives one network 500 metered stories a day, and leaves open what was given', async () => {
    const address = '192.0.2.1';
    const { cookie } = await authorise(story('metered'));
    const open = (id: string, from: string) =>
      authorise(story('metered', id), { headers: { cookie }, address: from });
    expect((await open('a', address)).mayRead).toBe(true);
    await selling.database.query('update rate_counters set count = 500');
    expect((await open('b', address)).body).toMatchObject({ kind: 'teaser', wall: 'payment', limit: 0 });
    expect((await open('a', address)).mayRead).toBe(true);
    expect((await open('b', '192.0.2.2')).mayRead).toBe(true);
    await selling.pass(1);
    const { cookie: next } = await authorise(story('metered'));
    expect((await authorise(story('metered', 'c'), { headers: { cookie: next }, address })).mayRead).toBe(
      true,
    );
  });

  test('counts once for an account what its browsers read, one request after another', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(ids.map((id) => authorise(story('metered', id), { headers: asAda() })));
    expect(answers.filter(({ mayRead }) => mayRead)).toHaveLength(2);
    const given = ids[answers.findIndex(({ mayRead }) => mayRead)];
    expect((await authorise(story('metered', given), { headers: asAda() })).mayRead).toBe(true);
    await selling.pass(31);
    expect((await authorise(story('metered', 'new'), { headers: asAda() })).mayRead).toBe(true);
  });

  test('takes over what a browser read before its reader signed in, and no meter of another hand', async () => {
    let { cookie } = await authorise(story('metered'));
    for (const id of ['a', 'b']) {
      ({ cookie } = await authorise(story('metered', id), { headers: { cookie } }));
    }
    const forged = await authorise(story('metered', 'c'), { headers: { ...asAda(), cookie: `${cookie}x` } });
    expect(forged.mayRead).toBe(true);
    const merged = await authorise(story('metered', 'd'), { headers: { ...asAda(), cookie } });
    expect(merged.body).toMatchObject({ kind: 'teaser', count: 4, limit: 2, isSignedIn: true });
    expect((await authorise(story('metered', 'a'), { headers: asAda() })).mayRead).toBe(true);
  });

  test('tells who comes with a worn token, and refuses pages of other sites', async () => {
    const worn = await authorise(story('registered'), { headers: { authorization: 'Bearer worn' } });
    expect([worn.mayRead, worn.status, worn.body]).toEqual([false, 401, { kind: 'expired' }]);
    expect((await authorise({ type: 'story' })).status).toBe(404);
  });

  test('keeps no story by its name, shows the readings in the report, and forgets them with the account', async () => {
    await authorise(story('metered', 'a-secret-habit'), { headers: asAda() });
    const rows = JSON.stringify(await selling.database.query('select * from story_reads'));
    expect(rows).toContain(selling.ada.uuid);
    expect(rows).not.toContain('habit');
    const call = (method: string, path: string, body?: unknown) =>
      selling.sales.call(method, path, {
        token: selling.ada.accessToken,
        ...(body === undefined ? {} : { body }),
      });
    const [report] = listAt({ list: (await call('GET', '/v1/gdpr')).body }, 'list');
    const { body } = await call('GET', `/v1/gdpr/${JSON.stringify(valueAt(report, 'id'))}`);
    expect(parseJson(textAt(body, 'data') ?? '')).toMatchObject({ meteredReadings: [{ rule: 2 }] });
    await call('DELETE', '/v1/user/anonymize');
    await call('PUT', `/v1/user/anonymize/approve/${await selling.sales.nonceFor('ada@example.com')}`, {});
    expect(await selling.database.query('select * from story_reads')).toEqual([]);
  });
});
