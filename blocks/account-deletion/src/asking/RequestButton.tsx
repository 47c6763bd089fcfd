'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { FormText, useReaderAction } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button, Dialog, FormError, Heading, HeadingSection, Stack, token } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DangerButton } from '../DangerButton.ts';
import { english } from '../english.ts';
import { Start } from './Start.ts';

const ERRORS = { otherwise: 'id.err.generic' } as const;

const Title = styled(Heading)`
  font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  hyphens: auto;
`;

export interface RequestButtonProps {
  readonly client: IdentityClient;
  readonly onSent: () => void;
}

/**
 * Renders a button with a confirmation dialog; confirming requests the mail. The dialog's initial focus is on its cancel
 * button.
 */
export function RequestButton({ client, onSent }: RequestButtonProps) {
  const t = usePhrases(english);
  const titleId = useId();
  const cancel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, run } = useReaderAction(ERRORS);

  async function send() {
    if (await run(() => client.requestDeleteAccount())) onSent();
  }

  return (
    <>
      <Start>
        <DangerButton size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('id.delete.ask')}
        </DangerButton>
      </Start>
      <HeadingSection>
        <Dialog open={isOpen} labelledBy={titleId} initialFocus={cancel} onClose={() => setOpen(false)}>
          <Title id={titleId}>{t('id.delete.sureHeadline')}</Title>
          <FormText>{t('id.delete.sureText')}</FormText>
          <FormError>{problem && t(problem)}</FormError>
          <Stack direction="horizontal" wrap="wrap" gap="0.75rem">
            <Button ref={cancel} variant="secondary" size="large" onClick={() => setOpen(false)}>
              {t('id.delete.cancel')}
            </Button>
            <DangerButton size="large" aria-disabled={isBusy || undefined} onClick={() => void send()}>
              {t('id.delete.send')}
            </DangerButton>
          </Stack>
          <output>{isBusy ? t('id.waiting') : ''}</output>
        </Dialog>
      </HeadingSection>
    </>
  );
}
