'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish } from '@broadsheet/reader';
import { Button } from '@broadsheet/ui';
import { Column } from './accountStyle.ts';
import { Problem } from './Problem.tsx';

export interface AccountFailureProps {
  readonly isOffline: boolean;
  readonly retry: () => void;
}

/** In the place of an account that cannot be had. */
export function AccountFailure({ isOffline, retry }: AccountFailureProps) {
  const t = usePhrases(accountEnglish);
  return (
    <Column>
      <Problem text={t(isOffline ? 'id.err.offline' : 'id.err.load')} />
      <div>
        <Button variant="secondary" onClick={retry}>
          {t('id.retry')}
        </Button>
      </div>
    </Column>
  );
}
