'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Button, Icon, Link, userIcon, VisuallyHidden, WIDE } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { InvitationRow } from './Invitation.tsx';
import { Menu } from './menuStyle.ts';
import { phrases } from './phrases.ts';
import { SESSION_STORED } from './sessionAttribute.ts';

const Links = styled.div`
  grid-area: 1 / 1;
  &[data-state='covered'],
  [${SESSION_STORED}] &[data-state='unknown'] {
    visibility: hidden;
  }
`;

/** The links beside each other, where both have room beside the logo. */
const Beside = styled.div`
  display: none;
  gap: 0.5rem;
  white-space: nowrap;
  ${WIDE} {
    display: flex;
  }
`;

const Narrow = styled(Menu)`
  ${WIDE} {
    display: none;
  }
`;

export interface SignedOutLinksProps {
  readonly loginURL: string;
  readonly createAccountURL: string;
  readonly subscribeURL: string;
  /** `unknown`: not known yet whether a reader is signed in; `covered`: one is, and the links only keep their place. */
  readonly state: 'unknown' | 'shown' | 'covered';
}

/**
 * Renders the links for readers who are not signed in: two links, in a menu where there is little room. They work without
 * script.
 */
export function SignedOutLinks({ state, ...urls }: SignedOutLinksProps) {
  const [login, signUp] = [urls.loginURL, urls.createAccountURL].map(safeHref);
  const t = usePhrases(phrases);
  if (login === undefined && signUp === undefined) return null;
  return (
    <Links data-state={state}>
      <Beside>
        {signUp !== undefined && (
          <Button href={signUp} size="small" variant="secondary">
            {t('id.signup')}
          </Button>
        )}
        {login !== undefined && (
          <Button href={login} size="small" variant="primary">
            {t('id.login')}
          </Button>
        )}
      </Beside>
      <Narrow>
        <summary>
          <Icon of={userIcon} size={22} />
          <VisuallyHidden>{t('id.loginOptions')}</VisuallyHidden>
        </summary>
        <ul>
          <InvitationRow subscribeURL={urls.subscribeURL} />
          {signUp !== undefined && (
            <li>
              <Link href={signUp} openInNewTab={false}>
                {t('id.signup')}
              </Link>
            </li>
          )}
          {login !== undefined && (
            <li>
              <Link href={login} openInNewTab={false}>
                {t('id.login')}
              </Link>
            </li>
          )}
        </ul>
      </Narrow>
    </Links>
  );
}
