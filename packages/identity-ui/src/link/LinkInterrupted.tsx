'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { Notice } from '../form/Notice.tsx';
import { phrases as shared } from '../phrases.ts';
import { postedEnglish } from '../form/postedError.ts';
import { phrases } from './phrases.ts';
import type { LinkInterruption } from './useMailedLink.ts';

const english = { ...shared, ...postedEnglish, ...phrases };

export interface LinkInterruptedProps {
  readonly reason: LinkInterruption;
  /** Tries again with the same link. */
  readonly retry: () => void;
}

/** Renders the notice that a mailed link could not be checked because no answer came. The link itself may still be good. */
export function LinkInterrupted({ reason, retry }: LinkInterruptedProps) {
  const t = usePhrases(english);
  return (
    <Notice heading={t('id.link.stuck')} text={t(reason)} takesFocus>
      <Button variant="primary" size="large" fullWidth onClick={retry}>
        {t('id.link.retry')}
      </Button>
    </Notice>
  );
}
