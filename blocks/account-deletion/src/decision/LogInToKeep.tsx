'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { FormText } from '@broadsheet/identity-ui';
import { Button } from '@broadsheet/ui';
import { english } from '../english.ts';
import { storeNonce } from './storedNonce.ts';
import { loginAddress } from '../loginAddress.ts';

export interface LogInToKeepProps {
  readonly nonce: string;
  readonly redirectURL: string;
}

/**
 * Renders a button to the login page, which leads back to this decision: the service lets only the account's owner, signed
 * in, keep the account.
 */
export function LogInToKeep({ nonce, redirectURL }: LogInToKeepProps) {
  const t = usePhrases(english);
  const { environment } = useHost();

  function logIn() {
    storeNonce(environment, nonce);
    environment.navigate(loginAddress(environment, redirectURL));
  }

  return (
    <>
      <FormText>{t('id.delete.keepLogin')}</FormText>
      <Button variant="primary" size="large" fullWidth onClick={logIn}>
        {t('id.delete.login')}
      </Button>
    </>
  );
}
