'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import { FormText, Notice } from '@broadsheet/identity-ui';
import type { DeclineDeletionReason } from '@broadsheet/sdk-identity';
import { Button } from '@broadsheet/ui';
import { english } from '../english.ts';

export type Outcome =
  | { readonly status: 'deleted'; readonly target: Href }
  | { readonly status: 'kept'; readonly reason: DeclineDeletionReason }
  /** The link is wrong, used or expired, or belongs to another account. */
  | { readonly status: 'refused' };

export interface DecidedProps {
  readonly outcome: Outcome;
  readonly onForget: () => void;
}

export function Decided({ outcome, onForget }: DecidedProps) {
  const t = usePhrases(english);
  switch (outcome.status) {
    case 'deleted':
      return (
        <Notice heading={t('id.delete.goneHeadline')} text={t('id.delete.goneText')} takesFocus>
          <Button href={outcome.target} variant="primary" size="large" fullWidth>
            {t('id.delete.goOn')}
          </Button>
        </Notice>
      );
    case 'kept':
      return (
        <Notice heading={t('id.delete.keptHeadline')} text={t('id.delete.keptText')} takesFocus>
          {outcome.reason === 'DID_NOT_REQUEST_DELETION' && (
            <FormText>
              <strong>{t('id.delete.keptWarning')}</strong>
            </FormText>
          )}
        </Notice>
      );
    case 'refused':
      return (
        <Notice heading={t('id.delete.badHeadline')} text={t('id.delete.badText')} takesFocus>
          <Button variant="primary" size="large" fullWidth onClick={onForget}>
            {t('id.delete.again')}
          </Button>
        </Notice>
      );
  }
}
