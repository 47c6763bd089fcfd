'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish } from '@broadsheet/identity-ui';
import { Button, FormError } from '@broadsheet/ui';
import { Column } from './accountStyle.ts';

export interface AccountFailureProps {
  readonly isOffline: boolean;
  readonly retry: () => void;
}

/** Renders a message in place of an account that cannot be loaded. */
export function AccountFailure({ isOffline, retry }: AccountFailureProps) {
  const t = usePhrases(accountEnglish);
  return (
    <Column>
      <FormError>{t(isOffline ? 'id.err.offline' : 'id.err.load')}</FormError>
      <div>
        <Button variant="secondary" onClick={retry}>
          {t('id.retry')}
        </Button>
      </div>
    </Column>
  );
}
