'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';

export interface ProblemProps {
  readonly text: string;
  /** What the reader can press on this page to go on. */
  readonly advice?: string | undefined;
  /** Whether the price or the order has run out, so that only another offer leads on. */
  readonly checkout: { readonly isOver: boolean; readonly isSecond: boolean };
  readonly offerURL: string;
  /** The page to change a plan; no link where it is empty. */
  readonly planURL?: string;
}

/** Renders why a step failed, with the way to the offers or to a change of plan where that leads on. */
export function Problem({ text, advice, checkout, offerURL, planURL = '' }: ProblemProps) {
  const t = usePhrases(phrases);
  const href = checkout.isOver ? safeHref(offerURL) : undefined;
  const planHref = checkout.isSecond && planURL !== '' ? safeHref(planURL) : undefined;
  return (
    <>
      {advice === undefined ? text : `${text} ${advice}`}{' '}
      {href !== undefined && <Link href={href}>{t('checkout.offers')}</Link>}
      {planHref !== undefined && <Link href={planHref}>{t('checkout.changePlan')}</Link>}
    </>
  );
}
