'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';

export interface ProblemProps {
  readonly text: string;
  /** What the reader can press on this page to go on. */
  readonly advice?: string | undefined;
}

/** Renders why a step failed, with the way to the offers or to a change of plan where that leads on. */
export function Problem({ text, advice }: ProblemProps) {
  const t = usePhrases(phrases);
  const { isOver, isSecond, offerURL, planURL } = useCheckout();
  const href = isOver ? safeHref(offerURL) : undefined;
  const planHref = isSecond && planURL !== '' ? safeHref(planURL) : undefined;
  return (
    <>
      {advice === undefined ? text : `${text} ${advice}`}{' '}
      {href !== undefined && <Link href={href}>{t('checkout.offers')}</Link>}
      {planHref !== undefined && <Link href={planHref}>{t('checkout.changePlan')}</Link>}
    </>
  );
}
