'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountSection, linkedEnglish } from '@broadsheet/identity-ui';
import type { AccountParts } from './AccountParts.ts';
import { Column } from './accountStyle.ts';
import { phrases } from './phrases.ts';

const WAITING = { status: 'waiting' } as const;
const PROVIDERS = 3;

/** The heights of a row in rem: with two lines of text, and with a button alone. */
const DETAIL = 4.7;
const PROVIDER = 4.6;
/** The height of the note below the email address, in rem. */
const NOTE = 3.25;

/** Returns the height of a section's rows. The first row has no padding above it, so that much is subtracted. */
const getRoom = (lines: number, line: number, note = 0): string => `${lines * line + note - 0.9}rem`;

/** Reserves the room of the account until it has loaded, so that nothing below it moves. */
export function AccountWaiting(props: AccountParts) {
  const { showEmail, showPassword, showSocialProfile } = props;
  const t = usePhrases(phrases);
  const lines = [showEmail, showPassword].filter(Boolean).length;
  return (
    <Column>
      {lines > 0 && (
        <AccountSection
          heading={t('id.accountInfo')}
          data={WAITING}
          room={getRoom(lines, DETAIL, showEmail ? NOTE : 0)}
        >
          {nothing}
        </AccountSection>
      )}
      {showSocialProfile && <LinkedWaiting />}
    </Column>
  );
}

/** Reserves the room of the linked logins, whose providers are known last. */
export function LinkedWaiting() {
  const t = usePhrases(linkedEnglish);
  return (
    <AccountSection heading={t('id.linked')} data={WAITING} room={getRoom(PROVIDERS, PROVIDER)}>
      {nothing}
    </AccountSection>
  );
}

const nothing = () => null;
