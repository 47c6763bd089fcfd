'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountForm, AccountNote, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readLinkedCode } from './linkedCode.ts';
import { phrases } from './phrases.ts';
import { redeemCode } from './redeemCode.ts';
import type { Redeemed } from './redeemCode.ts';

const english = { ...readerEnglish, ...phrases };

const ERRORS = {
  byCode: {
    '400': 'sub.err.codeInvalid',
    '404': 'sub.err.codeInvalid',
    '400025': 'sub.err.codeUnknown',
    '400026': 'sub.err.codeOwn',
    '400028': 'sub.err.codeAddress',
    '400031': 'sub.err.codeFull',
    '400041': 'sub.err.codeUsed',
    '400042': 'sub.err.codeTakenBack',
    '400043': 'sub.err.codeExpired',
  },
  otherwise: 'sub.err.code',
} as const;

/** The form below the section's heading, aligned with the heading's start. */
const StartForm = styled(AccountForm)`
  && {
    margin-inline: 0;
  }
`;

export interface CodeFormProps {
  readonly sales: SalesContext;
  readonly onRedeemed: (redeemed: Redeemed) => void;
}

/** Renders the form for a code; a link's code is filled in, and sent only when the reader submits it. */
export function CodeForm({ sales, onRedeemed }: CodeFormProps) {
  const { environment, log } = useHost();
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const [linked] = useState(() => readLinkedCode(environment.address()));

  async function redeem(typed: string) {
    const code = typed.trim();
    const kind = code === linked.code ? linked.kind : undefined;
    await run(async () => onRedeemed(await redeemCode(sales, code, { kind, log })));
  }

  return (
    <>
      <AccountNote>{t('sub.redeemHint')}</AccountNote>
      <StartForm
        label={t('sub.redeem')}
        submitLabel={t('sub.redeemSend')}
        error={error && t(error.phrase)}
        onSubmit={({ code = '' }) => redeem(code)}
      >
        <TextField
          name="code"
          label={t('sub.redeemCode')}
          required
          autoComplete="off"
          defaultValue={linked.code}
          // Spaces alone are no code.
          validationPattern=".*\S.*"
          validationErrorMessage={t('sub.redeemReq')}
        />
      </StartForm>
    </>
  );
}
