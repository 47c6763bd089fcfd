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
  /** With the same link. */
  readonly retry: () => void;
}

/** A mailed link of which nothing is known, for want of an answer: that is no reason to ask for another one. */
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
