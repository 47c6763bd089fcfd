import { createIdentityClient } from '@broadsheet/sdk-identity';
import { describe, expect, test } from 'vitest';
import { completeReturn } from './completeReturn.ts';
import { getArrival, readProviderReturn } from './providerReturn.ts';
import { readProviderLogin } from './readProviderLogin.ts';

describe('a login that another site asks for', () => {
  test('has a client and wants a code', () => {
    const url =
      '/account/login/?response_type=code&client_id=radio&redirect_uri=https%3A%2F%2Fradio.example%2Fin';
    expect(readProviderLogin(url)).toEqual({
      response_type: 'code',
      client_id: 'radio',
      redirect_uri: 'https://radio.example/in',
    });
  });

  test.each([
    '/account/login/',
    '/account/login/?client_id=radio',
    '/account/login/?client_id=radio&response_type=token',
    '/account/login/?client_id=&response_type=code',
  ])('is none at %s', (url) => {
    expect(readProviderLogin(url)).toBeUndefined();
  });
});

describe('a return from a provider', () => {
  test('has a code, and a state if it was given one', () => {
    expect(readProviderReturn('/l/?code=a%2Bb&state=c')).toEqual({ code: 'a+b', state: 'c' });
    expect(readProviderReturn('/l/?code=a')).toEqual({ code: 'a', state: undefined });
    expect(readProviderReturn('/l/?error=access_denied&state=c')).toEqual({ error: 'access_denied' });
    expect(readProviderReturn('/l/?code=')).toBeUndefined();
    expect(readProviderReturn('/l/#?code=a')).toBeUndefined();
  });

  test('is there for every block, also when one has taken it out of the URL', () => {
    const client = createIdentityClient({ origin: 'https://id.example', fetch: () => Promise.reject() });
    expect(getArrival(client, '/l/?code=a')).toEqual({ code: 'a', state: undefined });
    expect(getArrival(client, '/l/')).toEqual({ code: 'a', state: undefined });
  });

  test('without a code is a failure, and nothing is sent', async () => {
    const client = createIdentityClient({ origin: 'https://id.example', fetch: () => Promise.reject() });
    const given = { error: 'user_cancelled_authorize' };
    await expect(completeReturn(client, given)).rejects.toThrow('without a code: user_cancelled_authorize');
  });

  test('is completed once for all blocks of a page; the first of them hears of a failure', async () => {
    const requested: string[] = [];
    const client = createIdentityClient({
      origin: 'https://id.example',
      fetch: async (address) => {
        requested.push(address);
        return Response.json({ code: '100010', message: 'No.' }, { status: 401 });
      },
    });
    const given = { code: 'once', state: undefined };
    const [first, second] = await Promise.allSettled([
      completeReturn(client, given),
      completeReturn(client, given),
    ]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: false });
    expect(requested).toEqual(['https://id.example/identity/public/v1/auth/login']);
  });
});
