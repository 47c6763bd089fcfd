/** Traces of a running site, as a receiver by OTLP over HTTP gets them from the packages of OpenTelemetry. */
import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import { countingLog } from '../metrics/countingLog.ts';
import { withRequestId } from '../metrics/requestIds.ts';
import { createLog } from '../server/createLog.ts';
import { openTracing } from './openTracing.ts';
import { traceDatabase } from './traceDatabase.ts';
import { traceFetch } from './traceFetch.ts';
import type { Tracing } from './Tracing.ts';

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const SLOW = { timeout: 120_000 };
const PATIENT = { timeout: 10_000 };

type Span = Readonly<Record<string, unknown>>;

interface Receiver {
  readonly endpoint: string;
  /** The bodies that were sent. */
  readonly bodies: readonly string[];
  /** The names and values of the headers that were sent. */
  readonly headers: readonly string[];
  readonly server: Server;
}

interface ReceiverOptions {
  /** Returns the status of the next answer; undefined: there is none. Default: 200. */
  readonly status?: () => number | undefined;
  readonly answer?: string;
}

let receiver: Receiver | undefined;
afterEach(async () => {
  receiver?.server.closeAllConnections();
  receiver?.server.close();
  vi.unstubAllEnvs();
});

async function openReceiver({ status = () => 200, answer = '{}' }: ReceiverOptions = {}): Promise<Receiver> {
  const bodies: string[] = [];
  const headers: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      headers.push(...request.rawHeaders);
      const code = status();
      if (code === undefined) return;
      response.writeHead(code, 'secret words', { 'content-type': 'application/json' }).end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  receiver = { endpoint: `http://127.0.0.1:${port}`, bodies, headers, server };
  return receiver;
}

/** Opens traces whose lines of the log are kept. */
const openTest = (endpoint: string, lines: string[] = []): Promise<Tracing> => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return openTracing({ endpoint, service: 'courier', version: '1.0.0', log });
};

/** Ends as many spans as are sent at once, in a request. */
const fillBatch = (tracing: Tracing): Promise<void> =>
  withRequestId('request-of-a-reader', async () => {
    for (let count = 0; count < 512; count += 1)
      await tracing.run('job tests', { kind: 'internal' }, async () => undefined);
  });

const messagesOf = (lines: readonly string[]): readonly unknown[] =>
  lines.map((line) => {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry['msg'] : undefined;
  });

const listOf = (value: unknown, name: string): readonly Span[] => {
  const items = isRecord(value) ? value[name] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

const readSpans = (bodies: readonly string[]): readonly Span[] =>
  bodies
    .flatMap((body) => listOf(JSON.parse(body), 'resourceSpans'))
    .flatMap((resource) => listOf(resource, 'scopeSpans'))
    .flatMap((scope) => listOf(scope, 'spans'));

const named = (spans: readonly Span[], name: RegExp): readonly Span[] =>
  spans.filter((span) => name.test(String(span['name'])));

function factsOf(span: Span | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    listOf(span, 'attributes').map(({ key, value }) => [
      String(key),
      isRecord(value) ? (value['stringValue'] ?? value['intValue']) : undefined,
    ]),
  );
}

describe.each(databasesUnderTest)('traces on $name', ({ open }) => {
  test(
    'a request is one trace, from its caller to its statements, without anything of a reader',
    SLOW,
    async () => {
      const { endpoint, bodies } = await openReceiver();
      const tracing = await openTest(endpoint);
      const database = traceDatabase(await open(), tracing);
      const variables = { PROXIES: '1' };
      const paper = await openSiteWith({ fixtures: ['pages'], database, tracing, variables });
      const headers = {
        traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
        tracestate: 'vendor=a-secret-state',
        cookie: 'broadsheet_session=a-secret-session',
        authorization: 'Bearer a-secret-token',
        'x-forwarded-for': '192.0.2.7',
      };
      const page = await paper.get('/search/ada@example.com/?q=ada@example.com', { headers });
      await page.arrayBuffer();
      await (await paper.get('/media/ada@example.com.png')).arrayBuffer();
      await (await paper.get('/pf/api/v3/content/fetch/a-secret-source?query=%7B%7D')).arrayBuffer();
      await (await paper.get('/never/written/')).arrayBuffer();
      await (await paper.get('/readyz', { method: 'PROPFIND' })).arrayBuffer();
      await paper[Symbol.asyncDispose]();
      await tracing.stop();
      const spans = readSpans(bodies);
      const own = spans.filter(({ traceId }) => traceId === CALLER.trace);
      const ids = new Set([CALLER.span, ...own.map(({ spanId }) => spanId)]);
      expect(own.filter(({ parentSpanId }) => !ids.has(parentSpanId))).toEqual([]);
      const [root] = own.filter(({ parentSpanId }) => parentSpanId === CALLER.span);
      expect(root).toMatchObject({ name: 'GET', kind: 2 });
      expect(factsOf(root)).toEqual({
        'http.request.method': 'GET',
        'http.response.status_code': page.status,
      });
      expect(named(own, /^source /).length).toBeGreaterThan(0);
      // That there is no such source, section or story is an answer.
      expect(
        named(spans, /^source/).filter(({ status }) => isRecord(status) && status['code'] === 2),
      ).toEqual([]);
      const [statement] = named(own, /^select /);
      expect(statement).toMatchObject({ kind: 3 });
      expect(factsOf(statement)).toEqual({
        'db.system.name': 'postgresql',
        'db.operation.name': 'select',
        'db.query.summary': statement?.['name'],
      });
      const [media] = named(spans, /^GET \/media/);
      expect(media?.['name']).toBe('GET /media/*');
      expect(media?.['traceId']).not.toBe(CALLER.trace);
      expect(named(spans, /^_OTHER/)).toHaveLength(1);
      expect(bodies.join('\n')).not.toMatch(/ada@|ada%40|example\.com|192\.0\.2\.7|secret|search\/|\$1/);
      expect(bodies[0]).toContain('courier');
    },
  );
});

test('a call of another service carries the trace on, and its failure is marked', async () => {
  const { endpoint, bodies } = await openReceiver();
  const tracing = await openTest(endpoint);
  const seen: (string | null)[] = [];
  const fetchTraced = traceFetch(async (_input, init) => {
    seen.push(new Headers(init?.headers).get('traceparent'));
    return new Response(null, { status: 503 });
  }, tracing);
  await tracing.run('job tests', { kind: 'internal' }, () =>
    fetchTraced('https://platform.example/content/?id=1', { headers: { authorization: 'Bearer secret' } }),
  );
  await tracing.stop();
  const [call] = named(readSpans(bodies), /^GET$/);
  expect(seen).toEqual([`00-${String(call?.['traceId'])}-${String(call?.['spanId'])}-01`]);
  expect(call).toMatchObject({ kind: 3, status: { code: 2 } });
  expect(factsOf(call)).toMatchObject({ 'server.address': 'platform.example', 'error.type': '503' });
  expect(bodies.join('')).not.toMatch(/secret|id=1/);
});

test('a block that failed is an event of its request', async () => {
  const { endpoint, bodies } = await openReceiver();
  const tracing = await openTest(endpoint);
  const log = countingLog(createLog('silent'), { tracing });
  log.error('A block failed.', { block: 'outside-of-requests' });
  await tracing.run('GET', { kind: 'server' }, async () =>
    log.error('A block failed.', { block: 'story-list', error: 'ada@example.com' }),
  );
  await tracing.stop();
  const [event] = listOf(readSpans(bodies)[0], 'events');
  expect(event).toMatchObject({ name: 'block failed' });
  expect(factsOf(event)).toEqual({ 'broadsheet.block': 'story-list' });
  expect(bodies.join('')).not.toMatch(/ada@|outside-of-requests/);
});

test('an error of the work is thrown on, and its message stays here', async () => {
  const { endpoint, bodies } = await openReceiver();
  const tracing = await openTest(endpoint);
  const failing = tracing.run('job tests', { kind: 'internal' }, () =>
    Promise.reject(new TypeError('ada@example.com cannot be read')),
  );
  await expect(failing).rejects.toThrow('ada@example.com');
  await tracing.stop();
  expect(factsOf(readSpans(bodies)[0])).toEqual({ 'error.type': 'TypeError' });
  expect(bodies.join('')).not.toContain('ada@');
});

test.each([
  { proxies: '0', sent: ['GET /livez', 'GET /readyz'] },
  { proxies: '1', sent: ['GET /readyz'] },
])(
  'with PROXIES=$proxies, what is sent of a request whose trace is not to be sent and of one without: $sent',
  SLOW,
  async ({ proxies, sent }) => {
    const { endpoint, bodies } = await openReceiver();
    const tracing = await openTest(endpoint);
    const paper = await openSiteWith({ fixtures: [], tracing, variables: { PROXIES: proxies } });
    const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-00` };
    await (await paper.get('/livez', { headers })).arrayBuffer();
    await (await paper.get('/readyz')).arrayBuffer();
    await paper[Symbol.asyncDispose]();
    await tracing.stop();
    const requests = readSpans(bodies).filter(({ kind }) => kind === 2);
    expect(requests.map(({ name }) => name)).toEqual(sent);
    expect(bodies.join('')).not.toContain(CALLER.trace);
  },
);

test('of a caller, another service gets the trace and nothing else', async () => {
  const { endpoint } = await openReceiver();
  const tracing = await openTest(endpoint);
  const caller = new Headers({
    traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
    tracestate: 'vendor=a-secret-state',
  });
  const headers = await tracing.run('GET', { kind: 'server', caller }, async () => tracing.headers());
  await tracing.stop();
  expect(headers).toEqual({ traceparent: expect.stringContaining(CALLER.trace) });
});

test('the headers of the variables are sent, to the address of the site', async () => {
  const { endpoint, headers, bodies } = await openReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=key-of-the-collector');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://127.0.0.1:9/v1/traces');
  const tracing = await openTest(endpoint);
  await tracing.run('job tests', { kind: 'internal' }, async () => undefined);
  await tracing.stop();
  expect(readSpans(bodies)).toHaveLength(1);
  expect(headers).toContain('key-of-the-collector');
});

test('that traces are refused is logged once, and that they are taken again', async () => {
  let status = 401;
  const { endpoint, bodies } = await openReceiver({ status: () => status, answer: '"secret words"' });
  const lines: string[] = [];
  const tracing = await openTest(endpoint, lines);
  await fillBatch(tracing);
  await expect.poll(() => lines.length, PATIENT).toBe(1);
  await fillBatch(tracing);
  await expect.poll(() => bodies.length, PATIENT).toBe(2);
  await fillBatch(tracing);
  await expect.poll(() => bodies.length, PATIENT).toBe(3);
  status = 200;
  await fillBatch(tracing);
  await tracing.stop();
  expect(messagesOf(lines)).toEqual([
    `Traces cannot be sent to ${endpoint} (it answers with 401): they are lost until it takes them. Check the receiver, OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
    `Traces are sent to ${endpoint} again.`,
  ]);
  expect(lines.join('')).not.toMatch(/secret|request-of-a-reader|job tests/);
}, 60_000);

test('that a receiver takes a part only is logged once, without its words', async () => {
  const partialSuccess = { rejectedSpans: 1, errorMessage: 'secret words' };
  const { endpoint } = await openReceiver({ answer: JSON.stringify({ partialSuccess }) });
  const lines: string[] = [];
  const tracing = await openTest(endpoint, lines);
  await fillBatch(tracing);
  await expect.poll(() => lines.length, PATIENT).toBe(1);
  await fillBatch(tracing);
  await tracing.stop();
  expect(messagesOf(lines)).toEqual([
    'OpenTelemetry warns, which is logged once: Received Partial Success response:',
  ]);
});

test('a receiver that is away or silent keeps a stop for less than three seconds, and what is lost is logged', async () => {
  const silent = await openReceiver({ status: () => undefined });
  for (const endpoint of ['http://127.0.0.1:9', silent.endpoint]) {
    const lines: string[] = [];
    const tracing = await openTest(endpoint, lines);
    await tracing.run('job tests', { kind: 'internal' }, async () => undefined);
    const startedAt = performance.now();
    await tracing.stop();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(messagesOf(lines)).toEqual([
      `The last traces are lost (spans: 1): ${endpoint} did not take them before the site stopped.`,
    ]);
  }
  expect(silent.bodies).toHaveLength(1);
}, 60_000);

test('no file imports the packages of OpenTelemetry when it is loaded', async () => {
  const sources = join(import.meta.dirname, '..');
  const files = (await readdir(sources, { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const importing: string[] = [];
  for (const file of files) {
    const code = await readFile(join(sources, file), 'utf8');
    // A type is gone when the code runs, and `import()` loads when it is called.
    if (/^(?:import|export)(?! type)[^;]*from '@opentelemetry|^import '@opentelemetry/m.test(code))
      importing.push(file);
  }
  expect(files.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});
