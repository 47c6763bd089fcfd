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
} from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { RequestVerification } from './RequestVerification.tsx';

export type EmailVerificationProps = FieldValues<typeof fields>;

const redeem = (client: IdentityClient, nonce: string) => client.verifyEmail(nonce);

/**
 * Verifies an address by the `nonce` of a mailed link, and asks for another mail where there is none or it is no good.
 * The call comes from the page in a browser: whoever only fetches the page uses nothing up.
 */
export function EmailVerification({ successActionURL }: EmailVerificationProps) {
  const t = usePhrases(phrases);
  useAccountPage();
  const link = useMailedLink({ name: 'nonce', redeem, leavesAddress: 'answered' });
  switch (link.status) {
    case 'none':
      return <RequestVerification reason="asked" />;
    case 'running':
      return <Waiting>{t('id.verify.checking')}</Waiting>;
    case 'done':
      return <Verified successActionURL={successActionURL} />;
    case 'refused':
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
