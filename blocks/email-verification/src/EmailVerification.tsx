'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  redirectOrHome,
  LinkInterrupted,
  Notice,
  useAccountPage,
  useMailedLink,
  Waiting,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { confirmEmail } from '@broadsheet/sdk-identity/operations';
import { Button } from '@broadsheet/ui';
import { useCallback, useState } from 'react';
import { ConfirmOwner } from './ConfirmOwner.tsx';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { RequestVerification } from './RequestVerification.tsx';
import { RESTORE_NONCE, RestoreEmail } from './RestoreEmail.tsx';

export type EmailVerificationProps = FieldValues<typeof fields>;

/** The error code for a link followed on a device that the account does not know. */
const DEVICE_UNKNOWN = '130013';

/**
 * Verifies an address by the `nonce` of a mailed link, and offers another mail when there is none or it does not work. Only
 * script in a browser redeems the nonce, so programs that merely fetch the page do not use it up.
 */
export function EmailVerification(props: EmailVerificationProps) {
  const { page } = useHost();
  useAccountPage();
  const nonce = page.query[RESTORE_NONCE];
  return nonce ? <RestoreEmail nonce={nonce} /> : <MailedVerification {...props} />;
}

function MailedVerification({ successActionURL }: EmailVerificationProps) {
  const t = usePhrases(phrases);
  const [nonce, setNonce] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const redeem = useCallback((client: IdentityClient, given: string) => {
    setNonce(given);
    return confirmEmail(client.context, given);
  }, []);
  const link = useMailedLink({ name: 'nonce', redeem, leavesAddress: 'answered' });
  if (isConfirmed) return <Verified successActionURL={successActionURL} />;
  switch (link.status) {
    case 'none':
      return <RequestVerification reason="asked" />;
    case 'running':
      return <Waiting>{t('id.verify.checking')}</Waiting>;
    case 'done':
      return <Verified successActionURL={successActionURL} />;
    case 'refused':
      if (link.code === DEVICE_UNKNOWN)
        return <ConfirmOwner nonce={nonce} onConfirm={() => setConfirmed(true)} />;
      return <RequestVerification reason="badLink" />;
    case 'interrupted':
      return <LinkInterrupted reason={link.reason} retry={link.retry} />;
  }
}

function Verified({ successActionURL }: EmailVerificationProps) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
  const goOn = () => environment.navigate(redirectOrHome(successActionURL, environment) ?? '/');
  return (
    <Notice heading={t('id.verify.doneHeadline')} text={t('id.verify.doneText')} takesFocus>
      <Button variant="primary" size="large" fullWidth onClick={goOn}>
        {t('id.verify.doneButton')}
      </Button>
    </Notice>
  );
}
