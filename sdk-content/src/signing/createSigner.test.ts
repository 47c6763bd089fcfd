import { setImmediate } from 'node:timers/promises';
import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { createFakeContentApi } from '../../test/createFakeContentApi.ts';
import type { FakeAnswer } from '../../test/createFakeContentApi.ts';
import { createSigner } from './createSigner.ts';

const { signal } = new AbortController();
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function setUp(answer: FakeAnswer = () => ({ hash: 'token' })) {
  const api = createFakeContentApi(answer);
  const clock = createManualClock();
  const signer = createSigner({ transport: api.transport, clock });
  const sign = (value: string, service = 'resizer', version = '2') =>
    signer.sign({ value, service, version }, signal);
  return { api, clock, signer, sign };
}

describe('createSigner', () => {
  it('asks the signing service for a token', async () => {
    const { api, sign } = setUp();
    expect(await sign('https://cdn.test/a b.jpg', 'our/app', '2')).toBe('token');
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/signing-service/v2/sign/our%2Fapp/2',
        query: [['value', 'https://cdn.test/a b.jpg']],
      },
    ]);
  });

  it('remembers a token for a year', async () => {
    const { api, clock, sign } = setUp();
    await sign('a');
    clock.advance(YEAR_MS - 1);
    await sign('a');
    expect(api.requests).toHaveLength(1);
    clock.advance(1);
    await sign('a');
    expect(api.requests).toHaveLength(2);
  });

  it('keeps services and versions apart', async () => {
    const { api, sign } = setUp();
    await sign('a');
    await sign('a', 'other');
    await sign('a', 'resizer', '3');
    expect(api.requests).toHaveLength(3);
  });

  it('asks once for all who want the same token', async () => {
    const { api, sign } = setUp();
    expect(await Promise.all([sign('a'), sign('a')])).toEqual(['token', 'token']);
    expect(api.requests).toHaveLength(1);
  });

  it('has at most twenty calls under way', async () => {
    const answers: (() => void)[] = [];
    const { api, sign } = setUp(
      () => new Promise((resolve) => answers.push(() => resolve({ hash: 'token' }))),
    );
    const tokens = Promise.all(Array.from({ length: 45 }, (_, index) => sign(String(index))));
    await setImmediate();
    expect(api.requests).toHaveLength(20);
    answers[0]?.();
    await setImmediate();
    expect(api.requests).toHaveLength(21);
    for (let index = 1; index < 45; index += 1) {
      answers[index]?.();
      await setImmediate();
    }
    expect(await tokens).toHaveLength(45);
  });

  it('forgets a failure', async () => {
    let isDown = true;
    const { sign } = setUp(() => (isDown ? Response.json({}, { status: 500 }) : { hash: 'token' }));
    await expect(sign('a')).rejects.toMatchObject({ httpStatus: 500 });
    isDown = false;
    expect(await sign('a')).toBe('token');
  });

  it.each([[{}], [{ hash: '' }], ['token'], [{ hash: 5 }]])('refuses the answer %j', async (answer) => {
    await expect(setUp(() => answer).sign('a')).rejects.toMatchObject({
      code: 'invalid_body',
      message: expect.stringContaining('/signing-service/v2/sign/resizer/2'),
    });
  });

  it('lets one caller leave without disturbing the others', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { api, signer, sign } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const leaving = new AbortController();
    const left = signer.sign({ value: 'a', service: 'resizer', version: '2' }, leaving.signal);
    const stayed = sign('a');
    leaving.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    answer({ hash: 'token' });
    expect(await stayed).toBe('token');
    expect(api.requests).toHaveLength(1);
  });
});
