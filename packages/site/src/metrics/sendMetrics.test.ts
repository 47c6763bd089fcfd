/** Metrics of a process, as a receiver by OTLP over HTTP gets them from the packages of OpenTelemetry. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord } from '@broadsheet/client-core';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../server/createLog.ts';
import { createSiteMetrics } from './createSiteMetrics.ts';
import { sendMetrics } from './sendMetrics.ts';

type Part = Readonly<Record<string, unknown>>;

/** Opens a receiver that answers with a status. */
async function openReceiver(status = 200) {
  const bodies: string[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      paths.push(request.url);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, bodies, paths };
}

const listOf = (value: unknown, name: string): readonly Part[] => {
  const items = isRecord(value) ? value[name] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

/** Returns attributes by name. */
const attributesOf = (part: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    listOf(part, 'attributes').map(({ key, value }) => [
      String(key),
      isRecord(value) ? value['stringValue'] : undefined,
    ]),
  );

/** Opens metrics that are sent, and counts in them. */
async function openSending(endpoint: string) {
  const lines: string[] = [];
  const metrics = createSiteMetrics({ connections: 10 });
  onTestFinished(metrics.stop);
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const service = 'courier';
  const sending = await sendMetrics({ endpoint, service, version: '1.2.3', read: metrics.read, log });
  return { metrics, sending, lines };
}

test('a receiver gets every metric that is printed, with its labels, unit and buckets', async () => {
  const { endpoint, bodies, paths } = await openReceiver();
  const { metrics, sending } = await openSending(endpoint);
  metrics.mails.add({ outcome: 'sent' }, 3);
  metrics.requests.observe(0.004, { kind: 'page', status: '200' });
  metrics.requests.observe(20, { kind: 'page', status: '200' });
  metrics.setMails({ waiting: 2, oldestMs: 1_500, failed: 0 });
  await sending.stop();
  expect(paths).toEqual(['/v1/metrics']);
  const [resource] = listOf(JSON.parse(bodies[0] ?? ''), 'resourceMetrics');
  expect(attributesOf(resource?.['resource'])).toEqual({
    'service.name': 'courier',
    'service.version': '1.2.3',
    'service.instance.id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const sent = listOf(resource, 'scopeMetrics').flatMap((scope) => listOf(scope, 'metrics'));
  const printed = [...metrics.print().matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  expect(sent.map(({ name }) => name)).toEqual(printed);
  const named = (name: string) => sent.find((metric) => metric['name'] === name);
  const [mails] = listOf(named('broadsheet_mails_total')?.['sum'], 'dataPoints');
  expect([attributesOf(mails), mails?.['asDouble']]).toEqual([{ outcome: 'sent' }, 3]);
  expect(named('broadsheet_mails_total')?.['sum']).toMatchObject({
    isMonotonic: true,
    aggregationTemporality: 2,
  });
  const oldest = named('broadsheet_mails_oldest_seconds');
  expect([oldest?.['unit'], listOf(oldest?.['gauge'], 'dataPoints')[0]?.['asDouble']]).toEqual(['s', 1.5]);
  const [requests] = listOf(named('broadsheet_request_duration_seconds')?.['histogram'], 'dataPoints');
  expect(attributesOf(requests)).toEqual({ kind: 'page', status: '200' });
  expect(requests).toMatchObject({ count: 2, sum: 20.004, explicitBounds: expect.any(Array) });
  expect(requests?.['bucketCounts']).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('a receiver that refuses metrics is named once in the log, and a stop does not fail', async () => {
  const { endpoint } = await openReceiver(401);
  const { sending, lines } = await openSending(endpoint);
  await sending.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Metrics cannot be sent to ${endpoint} (it answers with 401)`);
});
