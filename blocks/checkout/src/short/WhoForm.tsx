'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  ChallengeField,
  EmailField,
  readerEnglish,
  redirectOrHome,
  useChallengedCalls,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { readAddress, TaxAreaFields, withRedirect } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import { Link, TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { PasswordError, signUpOrIn } from './signUpOrIn.ts';

const Otherwise = styled.p`
  margin: 1rem 0 0;
  text-align: center;
  & a {
    display: inline-block;
    padding-block: 0.65rem;
    text-decoration: underline;
  }
`;

const english = { ...readerEnglish, ...phrases };

const ERRORS = { otherwise: 'checkout.orderErr' } as const;
const PASSWORD_ERRORS = { other: 'checkout.otherPassword', weak: 'checkout.weakPassword' } as const;

export interface WhoFormProps {
  readonly identity: IdentityClient;
  /** The country that is chosen already; empty for none. */
  readonly country: string;
  readonly loginURL: string;
  /** Called with the country before the reader is logged in. */
  readonly onArea: (address: Address) => void;
}

/** Returns what makes an account or logs in, and why it did not. */
function useWho({ identity, onArea }: Pick<WhoFormProps, 'identity' | 'onArea'>) {
  const t = usePhrases(english);
  const { config, challenge, error, send } = useChallengedCalls({
    flow: 'signup',
    client: identity,
    errors: ERRORS,
  });
  const [refused, setRefused] = useState<PasswordError['reason']>();
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function goOn(values: FormValues): Promise<void> {
    const { email = '', password = '' } = values;
    setRefused(undefined);
    setUnconfirmed(undefined);
    onArea(readAddress(values));
    await send(async (client, recaptchaToken) => {
      try {
        if (!(await signUpOrIn(client, { email, password, recaptchaToken }))) setUnconfirmed(email);
      } catch (reason) {
        if (!(reason instanceof PasswordError)) throw reason;
        setRefused(reason.reason);
      }
    });
  }

  const refusal = refused === undefined ? error : PASSWORD_ERRORS[refused];
  const problem =
    unconfirmed === undefined ? refusal && t(refusal) : t('checkout.confirmMail', { email: unconfirmed });
  return { config, challenge, problem, goOn };
}

/** Asks who is buying, and from where: the address is that of a new account or of an existing one. */
export function WhoForm({ identity, country, loginURL, onArea }: WhoFormProps) {
  const t = usePhrases(english);
  const { environment } = useHost();
  const { config, challenge, problem, goOn } = useWho({ identity, onArea });
  const length = config.status === 'ready' ? (config.config.pwMinLength ?? 0) : 0;
  const rule = length > 0 ? ` ${t('checkout.passwordLength', { n: length })}` : '';
  const login = safeHref(withRedirect(redirectOrHome(loginURL, environment) ?? '/', environment.address()));
  return (
    <>
      <AccountForm
        heading={t('checkout.you')}
        submitLabel={t('sub.continue')}
        error={problem}
        errorPlace="top"
        onSubmit={goOn}
      >
        <TaxAreaFields address={{ country }} />
        <EmailField autoComplete="username" />
        <TextField
          type="password"
          name="password"
          label={t('checkout.password')}
          required
          autoComplete="current-password"
          tip={t('checkout.youTip') + rule}
        />
        <ChallengeField challenge={challenge} />
      </AccountForm>
      {login !== undefined && (
        <Otherwise>
          <Link href={login} openInNewTab={false}>
            {t('checkout.otherLogin')}
          </Link>
        </Otherwise>
      )}
    </>
  );
}
