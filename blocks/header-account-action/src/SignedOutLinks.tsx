'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, DESKTOP, Icon, userIcon, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
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

const Wide = styled.div`
  display: none;
  gap: 0.5rem;
  ${DESKTOP} {
    display: flex;
  }
`;

const Narrow = styled(Menu)`
  ${DESKTOP} {
    display: none;
  }
`;

export interface SignedOutLinksProps {
  readonly loginURL: string;
  readonly createAccountURL: string;
  /** `covered`: somebody is signed in, and the links only keep their place. */
  readonly state: 'unknown' | 'shown' | 'covered';
}

/** What readers see whom nobody knows: two links, in a menu where there is little room. It needs no script. */
export function SignedOutLinks({ loginURL, createAccountURL, state }: SignedOutLinksProps) {
  const t = usePhrases(phrases);
  if (loginURL === '' && createAccountURL === '') return null;
  return (
    <Links data-state={state}>
      <Wide>
        {createAccountURL !== '' && (
          <Button href={createAccountURL} size="small" variant="secondary">
            {t('id.signup')}
          </Button>
        )}
        {loginURL !== '' && (
          <Button href={loginURL} size="small" variant="primary">
            {t('id.login')}
          </Button>
        )}
      </Wide>
      <Narrow>
        <summary>
          <Icon of={userIcon} size={22} />
          <VisuallyHidden>{t('id.loginOptions')}</VisuallyHidden>
        </summary>
        <ul>
          {createAccountURL !== '' && (
            <li>
              <a href={createAccountURL}>{t('id.signup')}</a>
            </li>
          )}
          {loginURL !== '' && (
            <li>
              <a href={loginURL}>{t('id.login')}</a>
            </li>
          )}
        </ul>
      </Narrow>
    </Links>
  );
}
