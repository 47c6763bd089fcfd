/**
 * Many readers buy at once in two processes on one PostgreSQL; one process is killed in the middle. Afterwards unfinished
 * payments are reconciled, two days later by the clock and by two processes at once, and the books are compared.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createManualClock, HOUR_MS, isRecord, string } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import { createPlatform, findImportFiles, openOwnSchema } from '@broadsheet/platform';
import type { Database, Platform } from '@broadsheet/platform';
import { auditSales } from './auditSales.ts';
import type { Audit } from './auditSales.ts';
import { checkOut } from './checkOut.ts';
import type { CheckedOut, Habit } from './checkOut.ts';
import { openProvider } from './openProvider.ts';
import type { Provider, ProviderEvent } from './openProvider.ts';
import { ORIGIN, siteOptions } from './siteOptions.ts';
import { startShopProcess } from './startShopProcess.ts';
import type { ShopProcess } from './startShopProcess.ts';

export interface SellingOptions {
  readonly databaseUrl: string;
  /** The absolute folder of the documents that say what is sold. */
  readonly subscriptions: string;
  readonly readers: number;
  readonly print?: (line: string) => void;
}

export interface SellingReport extends Audit {
  /** The milliseconds from the first order to the last response. */
  readonly tookMs: number;
  /** The number of readers who were done when the process was killed. */
  readonly doneAtKill: number;
  /** The number of calls whose connection broke or was refused; all were repeated. */
  readonly lostCalls: number;
  /** The number of payments that only reconciliation found. */
  readonly reconciled: number;
}

const HABITS: readonly Habit[] = [
  'pays',
  'leaves',
  'twoTabs',
  'pays',
  'vanishes',
  'pays',
  'declines',
  'abandons',
];
/** The share of readers who are done when one process is killed. */
const KILLED_AFTER = 0.3;
const TWO_DAYS_MS = 50 * HOUR_MS;
const SIGN_UPS_AT_ONCE = 20;

/** Two processes, and a function that calls one that is running. */
interface Shop {
  readonly fetch: Fetch;
  readonly lost: () => number;
  deliver(event: ProviderEvent): Promise<Response>;
}

function openShop(processes: readonly ShopProcess[]): Shop {
  let turn = 0;
  let lost = 0;
  const next = (): string => {
    const alive = processes.filter((each) => each.isAlive());
    turn += 1;
    return alive[turn % alive.length]?.origin ?? '';
  };
  return {
    lost: () => lost,
    async fetch(url, init) {
      const { pathname, search } = new URL(url);
      try {
        return await fetch(next() + pathname + search, init);
      } catch (error) {
        lost += 1;
        throw error;
      }
    },
    async deliver({ path, ...event }) {
      // Delivered twice, as providers sometimes do.
      const answers = await Promise.all([1, 2].map(() => fetch(next() + path, { ...event, method: 'POST' })));
      return answers[0] ?? new Response(null, { status: 503 });
    },
  };
}

async function signUp(platform: Platform, number: number): Promise<string> {
  const email = `reader-${number}@example.com`;
  const response = await platform.fetch(
    new Request(`${ORIGIN}/identity/public/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({
        identity: { userName: email, credentials: 'correct horse battery' },
        profile: { email },
      }),
    }),
  );
  const body: unknown = await response.json();
  const token = isRecord(body) ? string(body['accessToken']) : undefined;
  if (token === undefined) throw new Error(`A reader could not sign up: ${JSON.stringify(body)}`);
  return token;
}

async function signUpAll(
  platform: Platform,
  database: Database,
  readers: number,
): Promise<readonly string[]> {
  const tokens: string[] = [];
  while (tokens.length < readers) {
    // The limit of sign-ups within a minute is not measured here.
    await database.query('truncate rate_counters');
    const many = Math.min(SIGN_UPS_AT_ONCE, readers - tokens.length);
    const first = tokens.length;
    tokens.push(
      ...(await Promise.all(Array.from({ length: many }, (_, index) => signUp(platform, first + index)))),
    );
  }
  return tokens;
}

/** Opens the shop without a port, at a given time: it imports, signs up, and reconciles at the end. */
function openOffice(database: Database, stripePort: number, now: number): Platform {
  return createPlatform({
    ...siteOptions({ stripePort }),
    database,
    clock: createManualClock(now),
    log: { error: (message, details) => console.error(message, details) },
  });
}

interface Buying {
  readonly tokens: readonly string[];
  readonly processes: readonly ShopProcess[];
  readonly addresses: Shop;
  readonly provider: Provider;
}

async function buyAndKill({ tokens, processes, addresses, provider }: Buying) {
  const checkedOut: CheckedOut[] = [];
  const begin = performance.now();
  const buying = Promise.all(
    tokens.map(async (accessToken, index) => {
      const habit = HABITS[index % HABITS.length] ?? 'pays';
      checkedOut.push(
        await checkOut({ habit, accessToken, fetch: addresses.fetch, provider, origin: ORIGIN }),
      );
    }),
  );
  const isOver = buying.then(
    () => true,
    () => true,
  );
  const isDone = (): boolean => checkedOut.length >= tokens.length * KILLED_AFTER;
  while (!isDone() && !(await Promise.race([isOver, pause(5, false)])));
  const doneAtKill = checkedOut.length;
  await processes[0]?.kill();
  await buying;
  return { checkedOut, doneAtKill, tookMs: performance.now() - begin };
}

/** Reconciles in two offices at once, as every process of a site does; a further run changes nothing. */
async function reconcile(database: Database, stripePort: number): Promise<number> {
  const later = Date.now() + TWO_DAYS_MS;
  const offices = [1, 2, 3].map(() => openOffice(database, stripePort, later));
  // A call starts the sweeper, which is due.
  await offices[0]?.fetch(new Request(`${ORIGIN}/sales/public/v1/config`));
  const reports = await Promise.all(offices.map(({ sales }) => sales.reconcilePayments()));
  await Promise.all(offices.map(({ sales }) => sales.settle()));
  return reports.reduce((sum, { booked }) => sum + booked, 0);
}

/** Runs the sale. @throws Error when the shop could not be opened, or a reader got a response that no reader may get */
export async function sellThroughKill(options: SellingOptions): Promise<SellingReport> {
  const { databaseUrl, subscriptions, readers, print = () => undefined } = options;
  const schema = await openOwnSchema(databaseUrl);
  const { database } = schema;
  const processes: ShopProcess[] = [];
  const addresses = openShop(processes);
  const provider = await openProvider(addresses.deliver);
  try {
    const office = openOffice(database, provider.port, Date.now());
    await office.import(await findImportFiles(subscriptions), { root: subscriptions });
    const tokens = await signUpAll(office, database, readers);
    print(`${readers} readers have signed up; they buy.`);
    const started = [1, 2].map(() =>
      startShopProcess({ databaseUrl: schema.url, stripePort: provider.port }),
    );
    processes.push(...(await Promise.all(started)));
    const { checkedOut, doneAtKill, tookMs } = await buyAndKill({ tokens, processes, addresses, provider });
    await office.sales.settle();
    const reconciled = await reconcile(database, provider.port);
    const audit = await auditSales(database, { checkedOut, charged: await provider.listPayments() });
    return { ...audit, tookMs, doneAtKill, lostCalls: addresses.lost(), reconciled };
  } finally {
    await Promise.all(processes.filter((each) => each.isAlive()).map((each) => each.kill()));
    await provider.close();
    await schema.drop();
  }
}
