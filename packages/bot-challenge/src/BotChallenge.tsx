'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { BotChallengeState } from './useBotChallenge.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  min-inline-size: 0;
  font: 400 var(--bs-type-1) / 1.45 var(--bs-sans);
`;

/** A box as high as the vendor's widget, so that nothing moves when the widget appears. */
const Slot = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 78px;
  color: var(--bs-ink-soft);
`;

const Warning = styled.div`
  color: var(--bs-alert);
  font-weight: 500;
`;

const Retry = styled.button`
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.9rem;
  border: 1px solid var(--bs-rule-strong);
  border-radius: var(--bs-radius);
  background: none;
  color: inherit;
  font: 600 var(--bs-type-0) / 1.2 var(--bs-sans);
  cursor: pointer;
`;

function Checkbox({ challenge }: BotChallengeProps) {
  const t = usePhrases(phrases);
  const { checkbox } = challenge;
  if (checkbox === undefined) return <Slot>{challenge.status === 'loading' && t('bot.loading')}</Slot>;
  const { Widget, props } = checkbox;
  return (
    <Slot>
      <Widget {...props} />
    </Slot>
  );
}

export interface BotChallengeProps {
  readonly challenge: BotChallengeState;
  readonly className?: string;
}

/**
 * Renders a challenge: the checkbox, the service's error about its token, and a button to try again if the vendor cannot be
 * reached. An invisible challenge has no checkbox.
 */
export function BotChallenge({ challenge, className }: BotChallengeProps) {
  const t = usePhrases(phrases);
  const { kind, status, error, retry } = challenge;
  const hasFailed = status === 'failed';
  const hasError = error !== undefined && error !== '';
  if (kind === 'off' || (kind === 'invisible' && !hasFailed && !hasError)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a border and a width of its own
    <Frame role="group" aria-label={t('bot.label')} className={className}>
      {kind === 'checkbox' && !hasFailed && <Checkbox challenge={challenge} />}
      {hasError && <Warning role="alert">{error}</Warning>}
      {hasFailed && (
        <>
          <Warning role="alert">{t('bot.failed')}</Warning>
          <Retry type="button" onClick={retry}>
            {t('bot.retry')}
          </Retry>
        </>
      )}
    </Frame>
  );
}
