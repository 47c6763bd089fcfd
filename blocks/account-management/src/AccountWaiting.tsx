'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountSection } from '@broadsheet/reader';
import type { AccountParts } from './AccountParts.ts';
import { Column } from './accountStyle.ts';
import { phrases } from './phrases.ts';

const WAITING = { status: 'waiting' } as const;
const PROVIDERS = 3;

/** Heights of a line in rem, with two lines of text and with a button alone. */
const DETAIL = 4.7;
const PROVIDER = 4.6;
/** What is said of the address, under it. */
const NOTE = 3.25;

/** The first line begins close under the heading. */
const roomOf = (lines: number, line: number, note = 0): string => `${lines * line + note - 0.9}rem`;

/** Keeps the place of the account until it is there: nothing below it moves. */
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
          room={roomOf(lines, DETAIL, showEmail ? NOTE : 0)}
        >
          {nothing}
        </AccountSection>
      )}
      {showSocialProfile && <LinkedWaiting />}
    </Column>
  );
}

/** Which providers there are is known last. */
export function LinkedWaiting() {
  const t = usePhrases(phrases);
  return (
    <AccountSection heading={t('id.linked')} data={WAITING} room={roomOf(PROVIDERS, PROVIDER)}>
      {nothing}
    </AccountSection>
  );
}

const nothing = () => null;
