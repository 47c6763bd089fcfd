'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button, FormError } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { postedEnglish } from '../form/postedError.ts';
import { useAttempts } from '../errors/useAttempts.ts';
import { FormText } from '../form/FormText.tsx';
import { phrases as shared } from '../phrases.ts';
import { phrases } from './phrases.ts';

const english = { ...shared, ...postedEnglish, ...phrases };
const ERRORS = { otherwise: 'id.err.generic' } as const;

const Place = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;

/** In one line where there is room, as long as nothing was sent. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
`;

export interface ResendVerificationProps {
  readonly client: IdentityClient;
  readonly email: string;
  /** As a line under the address: a few words, and as high as the button. */
  readonly isLine?: boolean;
}

/** Says that an email address has not been confirmed, and sends the link that confirms it again. */
export function ResendVerification({ client, email, isLine = false }: ResendVerificationProps) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const [sentTo, setSentTo] = useState('');
  const isRunning = useRef(false);

  async function resend() {
    if (isRunning.current) return;
    isRunning.current = true;
    setSentTo('');
    try {
      if (await run(() => client.requestVerifyEmail(email))) setSentTo(email);
    } finally {
      isRunning.current = false;
    }
  }

  const Frame = isLine ? Line : Place;
  return (
    <Frame>
      <FormText>{t(isLine ? 'id.unverified.short' : 'id.unverified.text')}</FormText>
      <Button type="button" variant="secondary" size="small" onClick={() => void resend()}>
        {t('id.unverified.send')}
      </Button>
      <output>{sentTo !== '' && t('id.unverified.sent', { email: sentTo })}</output>
      <FormError>{error && t(error.phrase)}</FormError>
    </Frame>
  );
}
