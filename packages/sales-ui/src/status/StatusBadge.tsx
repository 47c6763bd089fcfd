'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { toSubscriptionState } from '@broadsheet/sdk-sales/rules';
import { Badge } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const VARIANTS = { active: 'success', canceled: 'warning', terminated: 'light' } as const;

/** Renders the status of a subscription; nothing for a status that readers have no word for. */
export function StatusBadge({ status }: { readonly status: number }) {
  const t = usePhrases(phrases);
  const state = toSubscriptionState(status);
  return state === undefined ? null : <Badge variant={VARIANTS[state]}>{t(`sub.m.${state}`)}</Badge>;
}
