'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { SEVERITIES } from './Finding.ts';
import type { Finding } from './Finding.ts';
import { phrases } from './phrases.ts';

/** Returns a summary of the findings: `Nothing stops the publication. 2 warnings. 1 note.` */
export function useSummary(findings: readonly Finding[]): string {
  const t = usePhrases(phrases);
  if (findings.length === 0) return t('check.none');
  const isFree = !findings.some(({ severity }) => severity === 'stops');
  const counts = SEVERITIES.map((severity) => ({
    severity,
    n: findings.filter((finding) => finding.severity === severity).length,
  })).filter(({ n }) => n > 0);
  return [
    ...(isFree ? [t('check.free')] : []),
    ...counts.map(({ severity, n }) => `${t(`check.${severity}`, { n })}.`),
  ].join(' ');
}
