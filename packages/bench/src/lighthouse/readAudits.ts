import { isRecord } from '@broadsheet/client-core';

/** The results of one run. Scores from 0 to 100, times in milliseconds. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** The URLs of all requests. */
  readonly requests: readonly string[];
  /** One sentence for each audit that does not pass, by the audit's id. */
  readonly failures: ReadonlyMap<string, string>;
}

const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const field = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

function items(audit: unknown): readonly unknown[] {
  const found = field(field(audit, 'details'), 'items');
  return Array.isArray(found) ? found : [];
}

/** Returns the subject of an item: an element, a link with its text, a URL, or a reason. */
function getPlace(item: unknown): string {
  const selector = text(field(field(item, 'node'), 'selector'));
  if (selector !== '') return `\`${selector}\``;
  const link = text(field(item, 'href'));
  if (link !== '') return `"${text(field(item, 'text'))}" to ${link}`;
  return text(field(item, 'url')) || text(field(item, 'reason')) || text(field(item, 'label'));
}

/** Returns the first places where an audit found something. */
function places(audit: unknown): readonly string[] {
  const found = items(audit).map(getPlace);
  return [...new Set(found.filter((place) => place !== ''))].slice(0, 5);
}

function describe(id: string, audit: unknown): string {
  const value = text(field(audit, 'displayValue'));
  const where = places(audit).join(', ');
  return [`${id}: ${text(field(audit, 'title'))}`, value, where].filter((part) => part !== '').join('; ');
}

/** Returns whether an audit that counts towards a score fails; a numeric one fails below 0.9. */
function isFailure(audit: unknown): boolean {
  const mode = field(audit, 'scoreDisplayMode');
  const score = field(audit, 'score');
  if (typeof score !== 'number') return false;
  return mode === 'binary' ? score < 1 : score < 0.9;
}

function readFailures(report: unknown): ReadonlyMap<string, string> {
  const audits = field(report, 'audits');
  const failed = Object.entries(isRecord(audits) ? audits : {}).filter(([, audit]) => isFailure(audit));
  return new Map(failed.map(([id, audit]) => [id, describe(id, audit)]));
}

/** Reads the results of a run. @param report the `lhr` of Lighthouse */
export function readAudits(report: unknown): PageScores {
  const score = (category: string) =>
    100 * number(field(field(field(report, 'categories'), category), 'score'));
  const figure = (audit: string) => number(field(field(field(report, 'audits'), audit), 'numericValue'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    requests: items(field(field(report, 'audits'), 'network-requests')).map((item) =>
      text(field(item, 'url')),
    ),
    failures: readFailures(report),
  };
}
