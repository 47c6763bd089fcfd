import { createManualClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { createPlatform } from '@broadsheet/platform-testing/identity';
import type { Database } from '../database/Database.ts';
import { DISK_FULL } from './isDiskFull.ts';

/** A database whose disk is full, as the driver reports it: with a code, or with a cause that has one. */
function openFull(code: string, isCause: boolean): Database {
  const full = Object.assign(new Error('could not extend file "base/5/1": ada@example.com'), { code });
  const fail = () => Promise.reject(isCause ? new Error('A statement failed.', { cause: full }) : full);
  return {
    kind: 'embedded',
    query: fail,
    transaction: fail,
    listen: () => Promise.resolve(() => Promise.resolve()),
    close: () => Promise.resolve(),
  };
}

test.each([
  ['53100', false],
  ['ENOSPC', false],
  ['EDQUOT', true],
] as const)('a full disk (%s) is a sentence in the log, and 503 to whoever calls', async (code, isCause) => {
  const logged: unknown[][] = [];
  const platform = createPlatform({
    database: openFull(code, isCause),
    dataDir: '/nonexistent',
    site: 'paper',
    secret: 'a secret of the tests',
    clock: createManualClock(0),
    log: { error: (...entry) => void logged.push(entry) },
  });
  const body = JSON.stringify({ userName: 'ada@example.com', credentials: 'x', grantType: 'password' });
  const calls: readonly (readonly [path: string, init?: RequestInit])[] = [
    ['/identity/public/v1/auth/login', { method: 'POST', body }],
    ['/sales/public/v1/config'],
    ['/retail/public/v1/product/digital'],
    ['/site/v3/properties/paper'],
    ['/pagebuilder/api/session', { method: 'POST', body: '{"email":"a@b.example","password":"x"}' }],
  ];
  for (const [path, init] of calls) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const response = await platform.fetch(new Request(`http://localhost:3000${path}`, { ...init, headers }));
    expect([path, response.status]).toEqual([path, 503]);
  }
  expect(new Set(logged.map((entry) => entry.join(' ')))).toEqual(new Set([DISK_FULL]));
});
