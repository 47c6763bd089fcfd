/**
 * Opens traces by the packages of OpenTelemetry. They are imported here alone, and only when this is called: they take longer
 * to load than the rest of the site.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { reportSending } from './reportSending.ts';
import type { SendingOptions, SendingReports } from './reportSending.ts';
import type { OpenSpan, SpanOptions, Tracing } from './Tracing.ts';

export interface TracingOptions {
  /** Where spans are sent by OTLP over HTTP, without the path of a signal, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** The name of the service. */
  readonly service: string;
  readonly version: string;
  /** Has a line when traces cannot be sent, and when they are sent again. */
  readonly log: SendingOptions['log'];
}

/** Milliseconds for which a stop waits for the receiver: a part of those that a container platform leaves for everything. */
const LAST_SENDING_MS = 1_500;

const load = async () => {
  const [api, core, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...core, ...resources, ...sdk, ...exporter };
};

type Packages = Awaited<ReturnType<typeof load>>;

/** Sends what the packages report of themselves to the log; without this, it is lost. */
function connectReports(
  { diag, DiagLogLevel, setGlobalErrorHandler }: Packages,
  reports: SendingReports,
): void {
  const ignore = () => undefined;
  const logger = { verbose: ignore, debug: ignore, info: ignore, warn: reports.warn, error: reports.warn };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  setGlobalErrorHandler(reports.fail);
}

interface Sending {
  readonly tracer: Tracer;
  /** Sends what waits, for a limited time. Never rejects. */
  stop(): Promise<void>;
}

/** Opens what collects the spans and sends them in batches. */
function openSending(packages: Packages, { endpoint, service, version, log }: TracingOptions): Sending {
  const { TracerProvider, BatchSpanProcessor, ExportResultCode, OTLPTraceExporter } = packages;
  const reports = reportSending({ what: 'Traces', receiver: new URL(endpoint).origin, log });
  connectReports(packages, reports);
  const sender = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  let waiting = 0;
  const exporter: SpanExporter = {
    export(spans, onResult) {
      waiting += spans.length;
      sender.export(spans, (result) => {
        waiting -= spans.length;
        if (result.code === ExportResultCode.SUCCESS) reports.succeed();
        else reports.fail(result.error);
        onResult(result);
      });
    },
    shutdown: () => sender.shutdown(),
  };
  const provider = new TracerProvider({
    resource: packages.resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return {
    tracer: provider.getTracer('broadsheet', version),
    async stop() {
      const ended = provider.shutdown().then(() => 'ended', reports.fail);
      const late = setTimeout(LAST_SENDING_MS, 'late', { ref: false });
      if ((await Promise.race([ended, late])) === 'late') reports.abandon(`spans: ${waiting}`);
    },
  };
}

function toOpenSpan(span: Span, { SpanStatusCode }: Packages): OpenSpan {
  return {
    rename: (name) => void span.updateName(name),
    add: (facts) => void span.setAttributes(facts),
    fail(error) {
      span.setAttribute('error.type', error);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Opens traces. @throws Error when the packages are not installed */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const packages = await load();
  const { ROOT_CONTEXT, SpanKind, TRACE_PARENT_HEADER, trace, W3CTraceContextPropagator } = packages;
  const { tracer, stop } = openSending(packages, options);
  const propagator = new W3CTraceContextPropagator();
  const running = new AsyncLocalStorage<Context>();
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

  function toParent({ caller }: SpanOptions): Context {
    const current = running.getStore() ?? ROOT_CONTEXT;
    if (caller === undefined) return current;
    // Not `tracestate`, which is free text: it would be sent with each span and to a hosted platform.
    return propagator.extract(current, caller, {
      get: (headers: Headers, name) =>
        name === TRACE_PARENT_HEADER ? (headers.get(name) ?? undefined) : undefined,
      keys: () => [TRACE_PARENT_HEADER],
    });
  }

  return {
    async run(name, spanOptions, work) {
      const parent = toParent(spanOptions);
      const { kind, facts = {} } = spanOptions;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent);
      const open = toOpenSpan(span, packages);
      try {
        return await running.run(trace.setSpan(parent, span), () => work(open));
      } catch (error) {
        open.fail(error instanceof Error ? error.name : 'error');
        throw error;
      } finally {
        span.end();
      }
    },
    isRunning: () => running.getStore() !== undefined,
    record(name, facts) {
      const current = running.getStore();
      if (current !== undefined) trace.getSpan(current)?.addEvent(name, { ...facts });
    },
    headers() {
      const carrier: Record<string, string> = {};
      const current = running.getStore();
      if (current !== undefined)
        propagator.inject(current, carrier, { set: (into, name, value) => void (into[name] = value) });
      return carrier;
    },
    stop,
  };
}
