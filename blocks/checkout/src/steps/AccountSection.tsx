'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import { useOtherAccount } from '../useOtherAccount.ts';
import { Step } from './Step.tsx';

/** Renders the first step: who is logged in. */
export function AccountSection() {
  const t = usePhrases(phrases);
  const { data, isConfirmed } = useCheckout();
  const changeAccount = useOtherAccount();
  return (
    <Step
      number={1}
      title={t('sub.step.account')}
      status="complete"
      summary={<p>{t('checkout.signedIn', { email: data.profile.email ?? '' })}</p>}
      onEdit={isConfirmed ? undefined : () => void changeAccount()}
    />
  );
}
