import { DAY_MS } from '@broadsheet/client-core';
import { createTestEnvironment } from '@broadsheet/testing';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { METER_ATTRIBUTE, meterScript } from './meterScript.ts';
import { markSubscriber, readSubscriberMark } from './subscriberMark.ts';
import { SUBSCRIBER_ATTRIBUTE, subscriberScript } from './subscriberScript.ts';

const sessionOf = (uuid: string) => {
  const names = { uuid, accessToken: 'a', refreshToken: 'r' };
  return { status: 'signed-in', identity: { ...names, raw: names } } as const;
};
const [ada, bo] = [sessionOf('ada-1'), sessionOf('bo-2')];
const SESSION = JSON.stringify(ada.identity.raw);

/** What the head's script writes on the root element of a browser. */
function seeAttribute(environment: ReturnType<typeof createTestEnvironment>, refused = false) {
  const written: string[][] = [];
  const storage = (items: ReadonlyMap<string, string>) => ({
    getItem(name: string) {
      if (refused) throw new Error('Storage is refused.');
      return items.get(name) ?? null;
    },
  });
  const cookie = [...environment.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  runInNewContext(subscriberScript(), {
    sessionStorage: storage(environment.sessionItems),
    localStorage: storage(environment.localItems),
    document: { cookie, documentElement: { setAttribute: (...pair: string[]) => written.push(pair) } },
  });
  return written;
}

it.each([true, false])('remembers of the reader of the session whether they subscribe: %s', (subscribes) => {
  const environment = createTestEnvironment();
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  markSubscriber(environment, { session: ada, subscribes });
  expect(readSubscriberMark(environment, ada)).toBe(subscribes);
  expect(seeAttribute(environment)).toEqual([[SUBSCRIBER_ATTRIBUTE, subscribes ? 'yes' : 'no']]);
});

it('returns nothing for other readers and for anonymous ones', () => {
  const environment = createTestEnvironment();
  markSubscriber(environment, { session: bo, subscribes: true });
  markSubscriber(environment, { session: { status: 'signed-out' }, subscribes: false });
  expect(readSubscriberMark(environment, ada)).toBeUndefined();
  expect(readSubscriberMark(environment, { status: 'signed-out' })).toBeUndefined();
  expect(seeAttribute(environment)).toEqual([]);
  environment.sessionItems.set('ArcId.USER_INFO', SESSION);
  expect(seeAttribute(environment)).toEqual([[SUBSCRIBER_ATTRIBUTE, 'unknown']]);
});

it('finds a session in a cookie', () => {
  const environment = createTestEnvironment();
  environment.cookies.set('ArcId.USER_INFO', SESSION);
  markSubscriber(environment, { session: ada, subscribes: true });
  expect(seeAttribute(environment)).toEqual([[SUBSCRIBER_ATTRIBUTE, 'yes']]);
});

it('is asked again after a day', () => {
  const environment = createTestEnvironment();
  markSubscriber(environment, { session: ada, subscribes: true });
  environment.advance(DAY_MS - 1);
  expect(readSubscriberMark(environment, ada)).toBe(true);
  environment.advance(1);
  expect(readSubscriberMark(environment, ada)).toBeUndefined();
});

it('takes a browser that refuses storage for nobody’s', () => {
  expect(seeAttribute(createTestEnvironment(), true)).toEqual([]);
});

it.each([
  ['a day after the server said so', String(20_000 * DAY_MS), [[METER_ATTRIBUTE, '']]],
  ['no longer after that', String(19_999 * DAY_MS), []],
  ['not without a note', undefined, []],
])('marks the page of a reader whose free stories are used up, %s', (_, note, written) => {
  const marks: string[][] = [];
  runInNewContext(meterScript(), {
    Date: { now: () => 20_000.5 * DAY_MS },
    localStorage: { getItem: () => note ?? null },
    document: { documentElement: { setAttribute: (...pair: string[]) => marks.push(pair) } },
  });
  expect(marks).toEqual(written);
});
