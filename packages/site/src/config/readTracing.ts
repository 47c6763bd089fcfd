import { ConfigError } from './ConfigError.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where traces and metrics are sent, by the variables that OpenTelemetry names. */
export interface TracingConfig {
  /** The address of the receiver by OTLP over HTTP, without the path of a signal. */
  readonly endpoint: string;
  /** The name of the service. */
  readonly service: string;
  /** Whether metrics are sent as well. */
  readonly sendsMetrics: boolean;
}

/** Reads where traces are sent; undefined: nowhere. @throws ConfigError when it is no address */
export function readTracing(variables: Variables): TracingConfig | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '',
    OTEL_SDK_DISABLED: disabled = '',
    OTEL_SERVICE_NAME: service = '',
    OTEL_METRICS_EXPORTER: metrics = '',
  } = variables;
  // OpenTelemetry reads its booleans without regard to case.
  if (endpoint === '' || disabled.toLowerCase() === 'true') return undefined;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      endpoint,
      'an http or https address, such as http://127.0.0.1:4318',
    );
  return { endpoint, service: service || 'broadsheet', sendsMetrics: metrics !== 'none' };
}
