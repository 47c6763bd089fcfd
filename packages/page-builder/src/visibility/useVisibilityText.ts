'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { getSchedule } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { phrases } from './phrases.ts';

/** Returns a function that says in few words when, where and to whom a block is shown; `undefined` for a block without limits. */
export function useVisibilityText(): (node: BlockNode) => string | undefined {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (node) => {
    const { hideOn, showTo } = node;
    const { from, until } = getSchedule(node);
    const parts = [
      from !== undefined && t('visibility.from', { moment: format.dateTime(from, 'UTC') }),
      until !== undefined && t('visibility.until', { moment: format.dateTime(until, 'UTC') }),
      hideOn !== undefined && t(`visibility.notOn.${hideOn}`),
      showTo !== undefined &&
        t('visibility.only', { readers: showTo.map((kind) => t(`visibility.readers.${kind}`)).join(', ') }),
    ];
    return parts.filter((part) => part !== false).join(' · ') || undefined;
  };
}
