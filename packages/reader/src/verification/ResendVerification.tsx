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

export interface ResendVerificationProps {
  readonly client: IdentityClient;
  readonly email: string;
}

/** Says that an email address has not been confirmed, and sends the link that confirms it again. */
export function ResendVerification({ client, email }: ResendVerificationProps) {
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

  return (
    <Place>
      <FormText>{t('id.unverified.text')}</FormText>
      <Button type="button" variant="secondary" size="small" onClick={() => void resend()}>
        {t('id.unverified.send')}
      </Button>
      <output>{sentTo !== '' && t('id.unverified.sent', { email: sentTo })}</output>
      <FormError>{error && t(error.phrase)}</FormError>
    </Place>
  );
}
