'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm } from '@broadsheet/identity-ui';
import type { DeclineDeletionReason } from '@broadsheet/sdk-identity';
import { RadioField } from '@broadsheet/ui';
import { english } from '../english.ts';

const REASONS = [
  { value: 'DID_NOT_REQUEST_DELETION', phrase: 'id.delete.reasonNotMe' },
  { value: 'MISTAKE', phrase: 'id.delete.reasonMistake' },
  { value: 'CHANGED_MIND', phrase: 'id.delete.reasonChanged' },
  { value: 'OTHER', phrase: 'id.delete.reasonOther' },
] as const satisfies readonly { readonly value: DeclineDeletionReason; readonly phrase: string }[];

/** Returns the chosen reason, or `OTHER` for none: readers need not choose one, but the service requires one. */
const toReason = (chosen: string | undefined): DeclineDeletionReason =>
  REASONS.find(({ value }) => value === chosen)?.value ?? 'OTHER';

export interface KeepAccountProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onKeep: (reason: DeclineDeletionReason) => Promise<void>;
}

export function KeepAccount({ isBusy, problem, onKeep }: KeepAccountProps) {
  const t = usePhrases(english);
  return (
    <AccountForm
      label={t('id.delete.keep')}
      submitLabel={t('id.delete.keep')}
      error={problem}
      busy={isBusy}
      onSubmit={({ reason }) => onKeep(toReason(reason))}
    >
      <RadioField
        name="reason"
        label={t('id.delete.reason')}
        options={REASONS.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
      />
    </AccountForm>
  );
}
