'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import {
  AccountList,
  AccountNote,
  accountEnglish,
  readerEnglish,
  useReaderAction,
} from '@broadsheet/identity-ui';
import type { Associate, SalesContext } from '@broadsheet/sdk-sales';
import { shareSubscription, stopSharing } from '@broadsheet/sdk-sales/operations';
import { Badge, Button, FormError, Heading } from '@broadsheet/ui';
import { useId, useState } from 'react';
import { InviteForm } from './InviteForm.tsx';
import { loadPlaces } from './loadSharing.ts';
import type { SharedOut } from './loadSharing.ts';
import { phrases } from './phrases.ts';
import { Actions, Part, Row, Who } from './sharingStyles.ts';
import { StopDialog } from './StopDialog.tsx';
import { useFocusOnLoss } from './useFocusOnLoss.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const RESEND_ERRORS = { otherwise: 'share.err.invite' } as const;
/** The status of an invitation that nobody has accepted yet. */
const PENDING = 5;

export interface SharedPlacesProps {
  readonly shared: SharedOut;
  readonly sales: SalesContext;
  readonly onChange: (shared: SharedOut) => void;
}

/** Renders the places of a subscription: the person at each, the number of free ones, and a form for the next invitation. */
export function SharedPlaces({ shared, sales, onChange }: SharedPlacesProps) {
  const { id, productName, places, shares } = shared;
  const t = usePhrases(english);
  const format = useFormat();
  const { log } = useHost();
  const headingId = useId();
  const part = useFocusOnLoss(shares.length);
  const [done, setDone] = useState('');
  const resend = useReaderAction(RESEND_ERRORS);
  const left = places === undefined ? undefined : Math.max(places - shares.length, 0);

  /** Loads the places again. If that fails, `otherwise` is shown, because the change itself has succeeded. */
  async function readAgain(otherwise: readonly Associate[]) {
    const fresh = await loadPlaces(sales, { subscriptionID: id, productName }).catch((error: unknown) => {
      log(`The places of a subscription were changed and could not be read again. ${String(error)}`);
      return { ...shared, shares: otherwise };
    });
    onChange(fresh);
  }

  async function invite(email: string) {
    setDone('');
    await shareSubscription(sales, id, { email });
    await readAgain(shares);
    setDone(t('share.invited', { email }));
  }

  async function stop(share: Associate) {
    setDone('');
    await stopSharing(sales, share.subscriptionID);
    await readAgain(shares.filter((each) => each !== share));
    setDone(t('share.stopped', { email: share.email ?? '' }));
  }

  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={headingId}>
      <Heading id={headingId}>{productName}</Heading>
      <AccountNote>
        {left === undefined
          ? t('share.unlimited')
          : t('share.left', { n: left, left: format.number(left), of: format.number(places ?? 0) })}
      </AccountNote>
      {shares.length > 0 && (
        <AccountList aria-labelledby={headingId}>
          {shares.map((share) => (
            <Place
              key={share.subscriptionID}
              share={share}
              isBusy={resend.isBusy}
              onResend={() => void resend.run(() => invite(share.email ?? ''))}
              onStop={() => stop(share)}
            />
          ))}
        </AccountList>
      )}
      <FormError>{resend.problem && t(resend.problem)}</FormError>
      <output>{done}</output>
      {left !== 0 && <InviteForm productName={productName} onInvite={invite} />}
    </Part>
  );
}

interface PlaceProps {
  readonly share: Associate;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onStop: () => Promise<void>;
}

function Place({ share: { email = '', status }, isBusy, onResend, onStop }: PlaceProps) {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  const isPending = status === PENDING;
  return (
    <Row>
      <Who>
        <span>{email}</span>
        {status !== undefined && (
          <Badge variant={isPending ? 'light' : 'success'}>
            {t(isPending ? 'share.pending' : 'share.active')}
          </Badge>
        )}
      </Who>
      <Actions>
        {isPending && (
          <Button
            variant="secondary"
            size="small"
            accessibilityLabel={`${t('share.resend')}: ${email}`}
            aria-disabled={isBusy || undefined}
            onClick={onResend}
          >
            {t('share.resend')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          accessibilityLabel={`${t('share.stop')}: ${email}`}
          onClick={() => setAsking(true)}
        >
          {t('share.stop')}
        </Button>
      </Actions>
      {isAsking && (
        <StopDialog
          title={t('share.stop')}
          yes={t('share.stopYes')}
          onConfirm={onStop}
          onClose={() => setAsking(false)}
        >
          {t(isPending ? 'share.stopPending' : 'share.stopActive', { email })}
        </StopDialog>
      )}
    </Row>
  );
}
