'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { BotChallengeState } from '@broadsheet/bot-challenge';
import { AddressFields, readAddress } from '@broadsheet/subscription';
import type { Address, StoredAddress } from '@broadsheet/subscription';
import { Form } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

/** Wider than a form on a page of its own, and at the start of the line. */
const StepForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;

export interface BillingStepProps {
  readonly address: StoredAddress | undefined;
  readonly challenge: BotChallengeState;
  readonly onSubmit: (address: Address) => Promise<void>;
}

/** Where the reader is billed, and the robot check where there is one. */
export function BillingStep({ address, challenge, onSubmit }: BillingStepProps) {
  const t = usePhrases(phrases);
  return (
    <StepForm
      label={t('sub.step.billing')}
      submitLabel={t('sub.continue')}
      disabledUntilValid
      onSubmit={(values) => onSubmit(readAddress(values))}
    >
      <AddressFields address={address} />
      <BotChallenge challenge={challenge} />
    </StepForm>
  );
}
