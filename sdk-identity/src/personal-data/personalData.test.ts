import { describe, expect, it } from 'vitest';
import { personalDataCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { START_MS, makeIdentity } from '../../test/createTestTokens.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';

const LIST = 'GET /identity/public/v1/gdpr';
const REPORT = 'GET /identity/public/v1/gdpr/7';
const identity = makeIdentity('now');
const status = { id: 7, ready: true, requestDate: 1, availableUntil: 2 };

describe('listGdprReports', () => {
  it('sends the call of the contract with the time in it', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, [status]);
    await expect(client.listGdprReports()).resolves.toEqual([status]);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...personalDataCalls.list,
        query: `_=${START_MS}`,
        headers: headersFor(identity),
        cache: undefined,
      }),
    ]);
  });

  it('leaves out what is no report', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, [null, {}, { id: '7' }, { id: 8 }]);
    await expect(client.listGdprReports()).resolves.toEqual([
      { id: 8, ready: false, requestDate: 0, availableUntil: 0 },
    ]);
  });

  it.each([
    [{ code: '100', message: 'No' }, { code: '100' }],
    [{ message: 'Hello' }, { code: 'invalid_body' }],
  ])('fails on %o, which is no list', async (answer, error) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, answer);
    await expect(client.listGdprReports()).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  it('needs a reader', async () => {
    await expect(setUp().client.listGdprReports()).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});

describe('getGdprReport', () => {
  it('sends the call of the contract, past the browser’s cache', async () => {
    const { client, service } = setUpSignedIn(identity);
    const report = { asOfDate: '2030-01-01', data: '{"a":1}', displayName: null, email: 'a@example.com' };
    service.on(REPORT, report);
    await expect(client.getGdprReport(7)).resolves.toEqual({ ...report, displayName: undefined });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: personalDataCalls.report.method,
        path: '/identity/public/v1/gdpr/7',
        query: '',
        headers: headersFor(identity),
        cache: 'no-cache',
      }),
    ]);
  });

  it('gives data that did not come as text as JSON', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(REPORT, { data: { a: 1 } });
    await expect(client.getGdprReport(7)).resolves.toMatchObject({ data: '{"a":1}' });
  });

  it.each([
    [{ code: '100', message: 'No' }, { code: '100' }],
    [{}, { code: 'invalid_body' }],
  ])('fails on %o, in which there are no data', async (answer, error) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(REPORT, answer);
    await expect(client.getGdprReport(7)).rejects.toMatchObject(error);
  });

  it('needs a reader', async () => {
    await expect(setUp().client.getGdprReport(7)).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});
