'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountForm, redirectOrHome, Notice } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';
import { successForm, withResetMark } from './successTarget.ts';

export interface PasswordChangedProps {
  readonly successActionURL: string;
  /** Whether the confirmation takes the focus, because the reader has just changed the password on this page. */
  readonly takesFocus: boolean;
}

/** Renders the confirmation. Its button is a form of its own, which also works without script. */
export function PasswordChanged({ successActionURL, takesFocus }: PasswordChangedProps) {
  const t = usePhrases(phrases);
  const { environment, site } = useHost();
  const { action, values } = successForm(successActionURL, site.websiteDomain);
  const heading = t('id.resetDoneHeadline');

  function goOn() {
    environment.navigate(withResetMark(redirectOrHome(successActionURL, environment) ?? '/'));
  }

  return (
    <Notice heading={heading} text={t('id.resetDoneText')} takesFocus={takesFocus}>
      <AccountForm
        label={heading}
        submitLabel={t('id.resetDoneButton')}
        action={action}
        method="get"
        onSubmit={goOn}
      >
        {values.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </AccountForm>
    </Notice>
  );
}
