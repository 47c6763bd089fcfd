'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  ChallengeField,
  EmailField,
  EmailRequest,
  readerEnglish,
  redirectOrHome,
  useChallengedCalls,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { readAddress, TaxAreaFields, withRedirect } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import { Button, Link, OptionalPart, TextField } from '@broadsheet/ui';
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
  /** Called with the country when it is chosen, and before the reader is logged in. */
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

const fetchProviders = async () => (await import('./Providers.tsx')).Providers;

/**
 * Asks who is buying, and from where: by an address and a password, by a link that is mailed to an address with an account, or
 * by a provider.
 */
export function WhoForm(props: WhoFormProps) {
  const t = usePhrases(phrases);
  const [isByLink, setByLink] = useState(false);
  return (
    <>
      {isByLink ? <LinkRequest identity={props.identity} /> : <PasswordForm {...props} />}
      <Otherwise>
        <Button variant="secondary" size="small" onClick={() => setByLink(!isByLink)}>
          {t(isByLink ? 'checkout.linkBack' : 'checkout.linkAsk')}
        </Button>
      </Otherwise>
      <OtherLogin loginURL={props.loginURL} />
      {/* They come later, so nothing that a reader may be about to press stands below them. */}
      <OptionalPart
        fetchPart={fetchProviders}
        partProps={{ identity: props.identity }}
        name="the providers"
      />
    </>
  );
}

/** Asks for a link that logs in; whoever opens it in this browser is logged in here too. */
function LinkRequest({ identity }: Pick<WhoFormProps, 'identity'>) {
  const t = usePhrases(phrases);
  return (
    <EmailRequest
      post="one-time-password"
      flow="magicLink"
      client={identity}
      request={(email) => (client, recaptchaToken) => client.requestOTALink(email, { recaptchaToken })}
      heading={t('checkout.you')}
      text={t('checkout.linkText')}
      submitLabel={t('checkout.linkSend')}
      sentHeading={t('checkout.linkSent')}
      sentText={(email = '') => t('checkout.linkOpen', { email })}
    />
  );
}

function OtherLogin({ loginURL }: Pick<WhoFormProps, 'loginURL'>) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
  const href = safeHref(withRedirect(redirectOrHome(loginURL, environment) ?? '/', environment.address()));
  if (href === undefined) return null;
  return (
    <Otherwise>
      <Link href={href} openInNewTab={false}>
        {t('checkout.otherLogin')}
      </Link>
    </Otherwise>
  );
}

/** Asks for the country, and for the address and the password of a new account or of an existing one. */
function PasswordForm({ identity, country, onArea }: WhoFormProps) {
  const t = usePhrases(english);
  const { config, challenge, problem, goOn } = useWho({ identity, onArea });
  const length = config.status === 'ready' ? (config.config.pwMinLength ?? 0) : 0;
  const rule = length > 0 ? ` ${t('checkout.passwordLength', { n: length })}` : '';
  return (
    <AccountForm
      heading={t('checkout.you')}
      submitLabel={t('sub.continue')}
      error={problem}
      errorPlace="top"
      onSubmit={goOn}
    >
      <TaxAreaFields address={{ country }} onCountry={(code) => onArea(readAddress({ country: code }))} />
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
  );
}
