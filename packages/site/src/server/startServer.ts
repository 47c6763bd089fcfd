/** The newspaper as a server: opens the data, assembles the site, answers the command line, and listens. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemClock } from '@broadsheet/client-core';
import { readAssets } from '../assets/readAssets.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { answerCommands } from '../control/answerCommands.ts';
import type { AnsweredCommand } from '../control/answerCommands.ts';
import type { Config } from '../config/readConfig.ts';
import { countingLog } from '../metrics/countingLog.ts';
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import { serveMetrics } from '../metrics/serveMetrics.ts';
import { sendMetrics } from '../metrics/sendMetrics.ts';
import { openTracing } from '../tracing/openTracing.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import { startMinutes } from '../operation/startMinutes.ts';
import type { Minutes, MinutesOptions } from '../operation/startMinutes.ts';
import { readRelease } from '../stored-pages/readRelease.ts';
import { readDeskAssets } from '../pagebuilder/desk/readDeskAssets.ts';
import { createLog } from './createLog.ts';
import type { SiteLog } from './createLog.ts';
import { awaitSources } from './awaitSources.ts';
import { createSite } from './createSite.ts';
import { listen } from './listen.ts';
import { openNewspaper } from './openNewspaper.ts';
import type { NewspaperOptions } from './openNewspaper.ts';
import { notifySearchEngines } from './notifySearchEngines.ts';
import { version } from '../../package.json' with { type: 'json' };

export interface ServerOptions extends NewspaperOptions {
  /** The absolute folder of the built assets. */
  readonly clientDir: string;
  /** The commands that the command line may send. */
  readonly commands: readonly AnsweredCommand[];
  /**
   * Its number among the workers that share the port, from 1: the first answers the command line, and none answers metrics on
   * a port of its own. Absent: it is alone.
   */
  readonly worker?: number | undefined;
}

export interface RunningServer {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** The one-time link to the first account of the page builder, a secret; absent if there is an editor already. */
  readonly joinUrl: string | undefined;
  /** The port on which metrics are answered; absent: none. */
  readonly metricsPort: number | undefined;
  /** Returns its metrics as text. */
  readonly printMetrics: () => string;
  /** Says that it is not ready for the time of `DRAIN_MS`, finishes running requests, then closes the data. */
  stop(): Promise<void>;
}

/** The most connections to a PostgreSQL; the embedded database has none. */
const toConnections = ({ databaseUrl, databaseLimits }: Config): number | undefined =>
  databaseUrl === undefined ? undefined : databaseLimits.connections;

/** Starts to count by minute what the metrics measure. */
function countMinutes({
  worker,
  ...parts
}: Pick<MinutesOptions, 'metrics' | 'records' | 'log'> & Pick<ServerOptions, 'worker'>): Minutes {
  const startedAt = systemClock.now();
  return startMinutes({
    ...parts,
    process: randomUUID(),
    name: { machine: hostname(), ...(worker !== undefined && { worker }), version, startedAt },
    clock: systemClock,
  });
}

interface Sending {
  readonly tracing: Tracing | undefined;
  /** Sends the last traces and metrics, and stops measuring. */
  stop(): Promise<void>;
}

/**
 * Opens what is sent by OTLP: traces, and metrics unless they are left out. Their log is one of their own, as that of the
 * newspaper adds blocks that failed to traces.
 */
async function openSending({ tracing: receiver, logLevel }: Config, metrics: SiteMetrics): Promise<Sending> {
  if (receiver === undefined) return { tracing: undefined, stop: async () => metrics.stop() };
  const log = countingLog(createLog(logLevel), { metrics });
  const tracing = await openTracing({ ...receiver, version, log });
  const sent = receiver.sendsMetrics
    ? await sendMetrics({ ...receiver, version, read: metrics.read, log })
    : undefined;
  return {
    tracing,
    async stop() {
      await Promise.all([tracing.stop(), sent?.stop()]);
      metrics.stop();
    },
  };
}

/** Waits for the time of `DRAIN_MS`, in which proxies see that the process is not ready. */
async function waitForProxies({ drainMs }: Config, log: SiteLog): Promise<void> {
  if (drainMs === 0) return;
  log.info(`Stopping: not ready from now on; the port closes in ${drainMs} ms.`);
  await setTimeout(drainMs);
}

/** Starts the server. @throws Error when it cannot be started, with advice on what to do */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clientDir, commands, worker } = options;
  const isFirst = worker === undefined || worker === 1;
  const metrics = createSiteMetrics({ connections: toConnections(config) });
  const sending = await openSending(config, metrics);
  const { tracing } = sending;
  const newspaper = await openNewspaper({ ...options, metrics, tracing });
  const { platform, sandbox, secrets, log } = newspaper;
  const counted = countMinutes({ metrics, records: platform.records, log, worker });
  const assets = readAssets(clientDir, config);
  const site = await createSite({
    config,
    platform,
    sandbox,
    ...secrets,
    assets: () => assets,
    assetsDir: resolve(clientDir, 'assets'),
    desk: readDeskAssets(resolve(clientDir, '../pagebuilder')),
    log,
    metrics,
    counted,
    tracing,
    release: readRelease(resolve(clientDir, '../server'), { config, secret: secrets.secret }),
  });
  const joinUrl = isFirst ? await platform.editing.setUp(config.editor) : undefined;
  await awaitSources(site, { log });
  const onDone = (command: string, outcome: string) => metrics.commands.add({ command, outcome });
  const answering = { commands, dataDir: config.dataDir, platform, reload: site.reload, onDone };
  const control = isFirst ? await answerCommands(answering) : undefined;
  const isScraped = worker === undefined;
  const scraped = isScraped && config.metrics ? await serveMetrics(metrics, config.metrics) : undefined;
  const work = newspaper.startWork(notifySearchEngines({ config, platform, site, log }));
  const close = async () => {
    control?.close();
    await counted.stop();
    await scraped?.close();
    await work.stop();
    await site.close();
    await newspaper.close();
    await sending.stop();
  };
  const listener = await listen(site.fetch, config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const toOwnPort = (url: string) => url.replace(/:0(?=\/|$)/, `:${listener.port}`);
  return {
    origin: toOwnPort(toSiteUrl(config)),
    joinUrl: joinUrl && toOwnPort(joinUrl),
    metricsPort: scraped?.port,
    printMetrics: metrics.print,
    async stop() {
      site.retire();
      await waitForProxies(config, log);
      log.info('Stopping: requests that are running are finished first.');
      await listener.drain();
      await close();
    },
  };
}
