/**
 * Sends metrics by the packages of OpenTelemetry. They are imported only when this is called; what is sent is read from the
 * registry that prints for Prometheus, once a minute, so that counting costs the same with and without it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { HrTime } from '@opentelemetry/api';
import type { MetricData, MetricProducer, PushMetricExporter } from '@opentelemetry/sdk-metrics';
import { reportSending } from '../tracing/reportSending.ts';
import type { SendingOptions, SendingReports } from '../tracing/reportSending.ts';
import { BOUNDS } from './createRegistry.ts';
import type { ReadMetric, Registry } from './createRegistry.ts';

export interface MetricSendingOptions {
  /** Where metrics are sent by OTLP over HTTP, without the path of a signal, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** The name of the service. */
  readonly service: string;
  readonly version: string;
  readonly read: Registry['read'];
  /** Has a line when metrics cannot be sent, and when they are sent again. */
  readonly log: SendingOptions['log'];
}

export interface MetricSending {
  /** Sends a last time, for 1.5 s at most, and ends. What is lost is logged. Never rejects. */
  stop(): Promise<void>;
}

const LAST_SENDING_MS = 1_500;

const load = async () => {
  const [api, core, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  return { ...api, ...core, ...resources, ...sdk, ...exporter };
};

type Packages = Awaited<ReturnType<typeof load>>;

/** The units of the conventions, by the end of a name. */
const UNITS: readonly (readonly [ending: RegExp, unit: string])[] = [
  [/_seconds(?:_total)?$/, 's'],
  [/_bytes$/, 'By'],
];

const unitOf = (name: string): string => UNITS.find(([ending]) => ending.test(name))?.[1] ?? '';

interface Span {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Returns a metric in the form of the packages. Its values count from the start of the process. */
function toMetricData(metric: ReadMetric, span: Span, packages: Packages): MetricData {
  const { DataPointType, ValueType } = packages;
  const { name, help: description } = metric;
  const shared = {
    descriptor: { name, description, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: packages.AggregationTemporality.CUMULATIVE,
  };
  switch (metric.type) {
    case 'counter': {
      const dataPoints = metric.values.map(({ labels, value }) => ({ ...span, attributes: labels, value }));
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    }
    case 'gauge': {
      const dataPoints = metric.value === undefined ? [] : [{ ...span, attributes: {}, value: metric.value }];
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
    }
    case 'histogram': {
      const dataPoints = metric.values.map(({ labels, counts, sum, total }) => ({
        ...span,
        attributes: labels,
        value: { buckets: { boundaries: [...BOUNDS], counts: [...counts] }, sum, count: total },
      }));
      return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
  }
}

/** Creates what the packages ask once a minute. */
function createProducer(
  { service, version, read }: MetricSendingOptions,
  packages: Packages,
): MetricProducer {
  const { millisToHrTime, resourceFromAttributes } = packages;
  const startTime = millisToHrTime(Date.now() - process.uptime() * 1000);
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': version,
    // Each worker counts for itself: without this their values would replace each other.
    'service.instance.id': randomUUID(),
  });
  return {
    async collect() {
      const span = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = read().map((metric) => toMetricData(metric, span, packages));
      const scope = { name: 'broadsheet', version };
      return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] };
    },
  };
}

/** Creates what sends, and reports what becomes of it. */
function createExporter(
  { endpoint }: MetricSendingOptions,
  { OTLPMetricExporter, ExportResultCode }: Packages,
  reports: SendingReports,
): PushMetricExporter {
  const sender = new OTLPMetricExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/metrics` });
  return {
    export(metrics, onResult) {
      sender.export(metrics, ({ code, error }) => {
        if (code === ExportResultCode.SUCCESS) reports.succeed();
        else reports.fail(error);
        // The packages would report it once more, as a failure of traces.
        onResult({ code: ExportResultCode.SUCCESS });
      });
    },
    forceFlush: () => sender.forceFlush(),
    shutdown: () => sender.shutdown(),
  };
}

/** Starts sending. @throws Error when the packages are not installed */
export async function sendMetrics(options: MetricSendingOptions): Promise<MetricSending> {
  const packages = await load();
  const reports = reportSending({
    what: 'Metrics',
    receiver: new URL(options.endpoint).origin,
    log: options.log,
  });
  const producer = createProducer(options, packages);
  const reader = new packages.PeriodicExportingMetricReader({
    exporter: createExporter(options, packages, reports),
  });
  reader.setMetricProducer(producer);
  return {
    async stop() {
      const ended = reader.shutdown().then(() => 'ended', reports.fail);
      const late = setTimeout(LAST_SENDING_MS, 'late', { ref: false });
      if ((await Promise.race([ended, late])) === 'late') reports.abandon('the last minute');
    },
  };
}
