'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Button, formColumn, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

/** The links, as wide as the form that they are usually below. */
const Column = styled.div`
  display: grid;
  ${formColumn}
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  & > a {
    margin-block-end: 0.75rem;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.4rem;
  align-items: center;
  margin: 0;
  border-block-start: ${token('border')};
  color: ${token('ink-soft')};
  overflow-wrap: anywhere;
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('ink')};
    font-weight: 600;
    text-decoration: underline;
  }
`;

export type LoginLinksProps = FieldValues<typeof fields>;

/** Returns the URL of a link that is switched on. */
const shown = (isOn: boolean, url: string) => (isOn ? safeHref(url) : undefined);

/** Renders the links from one identity page to the others; nothing when none is switched on. */
export function LoginLinks(props: LoginLinksProps) {
  const t = usePhrases(phrases);
  const oneTime = shown(props.showLoginWithoutPassword, props.loginWithOutPasswordUrl);
  const login = shown(props.showLogin, props.loginURL);
  const forgot = shown(props.showForgot, props.forgotURL);
  const signUp = shown(props.showSignUp, props.signUpURL);
  if ([oneTime, login, forgot, signUp].every((href) => href === undefined)) return null;
  return (
    <Column>
      {oneTime !== undefined && (
        <Button href={oneTime} variant="secondary" size="large" fullWidth>
          {t('id.otaLink')}
        </Button>
      )}
      {login !== undefined && (
        <Line>
          {t('id.haveAccount')}{' '}
          <Link href={login} openInNewTab={false}>
            {t('id.login')}
          </Link>
        </Line>
      )}
      {forgot !== undefined && (
        <Line>
          <Link href={forgot} openInNewTab={false}>
            {t('id.forgotLink')}
          </Link>
        </Line>
      )}
      {signUp !== undefined && (
        <Line>
          {t('id.noAccount')}{' '}
          <Link href={signUp} openInNewTab={false}>
            {t('id.signup')}
          </Link>
        </Line>
      )}
    </Column>
  );
}
