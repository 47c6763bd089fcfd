'use client';
import { safeHref, SUBSCRIBER_ATTRIBUTE, usePhrases } from '@broadsheet/block-kit';
import { DESKTOP, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

/** The selector of pages whose reader subscribes, or for whom that is not known yet. */
const SUBSCRIBER = `:root:is([${SUBSCRIBER_ATTRIBUTE}='yes'], [${SUBSCRIBER_ATTRIBUTE}='unknown'])`;

/**
 * The link beside the account. It is hidden without giving up its room, so that nothing moves. On phones it is in the menu
 * instead, which has more room.
 */
const Beside = styled(Link)`
  display: none;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.5rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${token('brand')};
  ${SUBSCRIBER} & {
    visibility: hidden;
  }
  ${DESKTOP} {
    display: inline-flex;
  }
`;

const Row = styled.li`
  ${SUBSCRIBER} & {
    display: none;
  }
  ${DESKTOP} {
    display: none;
  }
`;

export interface InvitationProps {
  readonly subscribeURL: string;
}

/** Renders the link to the offers beside the account, where there is room. */
export function Invitation({ subscribeURL }: InvitationProps) {
  const t = usePhrases(phrases);
  const href = safeHref(subscribeURL);
  if (href === undefined) return null;
  return (
    <Beside href={href} openInNewTab={false} data-invitation="">
      {t('id.subscribe')}
    </Beside>
  );
}

/** Renders the same link as a row of a menu, where there is little room. */
export function InvitationRow({ subscribeURL }: InvitationProps) {
  const t = usePhrases(phrases);
  const href = safeHref(subscribeURL);
  if (href === undefined) return null;
  return (
    <Row>
      <Link href={href} openInNewTab={false}>
        {t('id.subscribe')}
      </Link>
    </Row>
  );
}
