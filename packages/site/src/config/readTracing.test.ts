import { expect, test } from 'vitest';
import { readTracing } from './readTracing.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

test('traces are sent nowhere without an endpoint', () => {
  expect(readTracing({})).toBeUndefined();
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'courier' })).toBeUndefined();
});

test('an endpoint and the name of the service are read', () => {
  const endpoint = OTEL_EXPORTER_OTLP_ENDPOINT;
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    endpoint,
    service: 'broadsheet',
    sendsMetrics: true,
  });
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: 'courier' })).toEqual({
    endpoint,
    service: 'courier',
    sendsMetrics: true,
  });
});

test.each([
  ['none', false],
  ['otlp', true],
  ['', true],
])('with OTEL_METRICS_EXPORTER=%s metrics are sent: %s', (OTEL_METRICS_EXPORTER, sendsMetrics) => {
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER })).toMatchObject({ sendsMetrics });
});

test.each(['true', 'TRUE', 'True'])('OTEL_SDK_DISABLED=%s sends nothing', (OTEL_SDK_DISABLED) => {
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED })).toBeUndefined();
});

test.each(['false', '', '1'])('OTEL_SDK_DISABLED=%s changes nothing', (OTEL_SDK_DISABLED) => {
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED })).toBeDefined();
});

test.each(['collector:4318', 'ftp://collector', 'http://'])('%s is no address of a receiver', (endpoint) => {
  expect(() => readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
});
