'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';

export interface ProblemProps {
  readonly text: string;
  /** What the reader can press on this page to go on. */
  readonly advice?: string | undefined;
  /** Whether the price or the order has run out, so that only another offer leads on. */
  readonly checkout: { readonly isOver: boolean };
  readonly offerURL: string;
}

/** Renders why a step failed, and the way to the offers where only another offer leads on. */
export function Problem({ text, advice, checkout, offerURL }: ProblemProps) {
  const t = usePhrases(phrases);
  const href = checkout.isOver ? safeHref(offerURL) : undefined;
  return (
    <>
      {advice === undefined ? text : `${text} ${advice}`}{' '}
      {href !== undefined && <Link href={href}>{t('checkout.offers')}</Link>}
    </>
  );
}
