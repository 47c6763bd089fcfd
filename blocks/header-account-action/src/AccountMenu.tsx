'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import { redirectOrHome, usePageRedirect } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Icon, Link, userIcon } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { InvitationRow } from './Invitation.tsx';
import { Menu } from './menuStyle.ts';
import { phrases } from './phrases.ts';

/** The menu, laid over the server-rendered links at the end of their place. */
const Account = styled(Menu)`
  grid-area: 1 / 1;
  justify-self: end;
`;

export interface AccountMenuProps {
  /** The identity client; absent in a preview. */
  readonly client: IdentityClient | undefined;
  readonly logoutURL: string;
  readonly manageAccountURL: string;
  readonly subscribeURL: string;
}

/** Renders the account button of a signed-in reader; its menu has the links to the account and the log-out. */
export function AccountMenu({ client, logoutURL, manageAccountURL, subscribeURL }: AccountMenuProps) {
  const { environment, log } = useHost();
  const t = usePhrases(phrases);
  const pageRedirect = usePageRedirect();
  const manageHref = safeHref(manageAccountURL);
  async function logOut() {
    // Otherwise the blocks of an account page would redirect to the login page.
    pageRedirect.claim();
    try {
      await client?.logout();
    } catch (error) {
      log(`The reader is logged out here, but the identity service could not be notified. ${String(error)}`);
    }
    pageRedirect.redirect(redirectOrHome(logoutURL, environment) ?? '/');
  }
  return (
    <Account>
      <summary>
        <Icon of={userIcon} size={20} />
        {t('id.account')}
      </summary>
      <ul>
        <InvitationRow subscribeURL={subscribeURL} />
        {manageHref !== undefined && (
          <li>
            <Link href={manageHref} openInNewTab={false}>
              {t('id.manage')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void logOut()}>
            {t('id.logout')}
          </button>
        </li>
      </ul>
    </Account>
  );
}
