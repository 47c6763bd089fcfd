/** A thousand readers who buy while a process is killed, and the speed of decisions on access to stories. */
import { join } from 'node:path';
import process from 'node:process';
import type { Bench, Part } from '../Part.ts';
import { verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { withSite } from '../site/withSite.ts';
import { measureDecisions } from './measureDecisions.ts';
import { measureStoryAnswers } from './measureStoryAnswers.ts';
import { sellThroughKill } from './sellThroughKill.ts';
import type { SellingReport } from './sellThroughKill.ts';

const READERS = 1_000;
const DECISIONS_PER_SECOND = 1_000_000;

function printSales({ figures, differences, ...run }: SellingReport): string {
  const { readers, payers, orders, paidOrders, payments, subscriptions, booked, kept } = figures;
  const money = (amount: number): string => (amount / 100).toFixed(2);
  const rows = [
    ['Readers', whole(readers)],
    ['Readers whose card was charged', whole(payers)],
    ['Orders', whole(orders)],
    ['Orders that are paid', whole(paidOrders)],
    ['Payments in the books', whole(payments)],
    ['Subscriptions', whole(subscriptions)],
    ['Euros in the books', money(booked)],
    ['Euros at the provider', money(kept)],
  ];
  const seconds = run.tookMs / 1000;
  return [
    printTable(['After reconciliation', 'count'], rows),
    `${whole(readers)} readers at once, two processes on one PostgreSQL, one killed (SIGKILL) when ${whole(run.doneAtKill)} were done; ${whole(run.lostCalls)} calls were lost on their way and tried again. It took ${seconds.toFixed(1)} s, ${whole(readers / seconds)} checkouts a second. Reconciliation booked ${whole(run.reconciled)} payments that nobody else told of.`,
    differences.length === 0
      ? 'Nothing is lost and nothing is there twice: orders = payments = subscriptions, also order by order.'
      : `**What differs:**\n\n${differences.map((line) => `- ${line}`).join('\n')}`,
  ].join('\n\n');
}

async function reportSales(bench: Bench): Promise<string> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (databaseUrl === undefined || databaseUrl === '')
    return 'Checkouts were not measured: TEST_DATABASE_URL names no PostgreSQL, and the embedded database belongs to one process.';
  const report = await sellThroughKill({
    databaseUrl,
    subscriptions: join(bench.root, 'fixtures/subscriptions'),
    readers: bench.requests ?? READERS,
    print: bench.print,
  });
  if (report.differences.length > 0) process.exitCode = 1;
  return printSales(report);
}

async function reportDecisions(bench: Bench): Promise<string> {
  const rates = await measureDecisions(join(bench.root, 'fixtures/subscriptions/paywall.json'));
  const rows = rates.map(({ reader, perSecond, lowest, highest }) => [
    reader,
    ...[perSecond, lowest, highest].map(whole),
    verdict(perSecond >= DECISIONS_PER_SECOND),
  ]);
  return `Decisions per second in one process, medians of 9 rounds; target: ${whole(DECISIONS_PER_SECOND)}.\n\n${printTable(['Reader', 'decisions/s', 'lowest', 'highest', 'target'], rows)}`;
}

async function reportAnswers(bench: Bench): Promise<string> {
  const measured = await withSite(bench, measureStoryAnswers);
  if (measured === undefined)
    return 'Through HTTP nothing was measured: the front of the sample newspaper leads to no locked story.';
  const { answers, rate } = measured;
  const list = [...answers].map(([answer, count]) => `${whole(count)} × ${answer}`).join(', ');
  return `Through HTTP (\`POST /_broadsheet/block\`, eight connections from the same machine): ${whole(rate.perSecond)} decisions a second, half of them within ${rate.p50.toFixed(1)} ms and 99 in 100 within ${rate.p99.toFixed(1)} ms. Answers: ${list}.`;
}

export const salesPart: Part = {
  name: 'sales',
  async run(bench) {
    const reports: string[] = [];
    for (const report of [reportDecisions, reportSales, reportAnswers]) {
      reports.push(await report(bench));
      bench.print(reports.at(-1) ?? '');
    }
    return reports.join('\n\n');
  },
};
