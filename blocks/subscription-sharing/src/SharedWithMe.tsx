'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountList } from '@broadsheet/identity-ui';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { stopSharing } from '@broadsheet/sdk-sales/operations';
import { Button, Heading } from '@broadsheet/ui';
import { useId, useState } from 'react';
import type { SharedIn } from './loadSharing.ts';
import { phrases } from './phrases.ts';
import { Part, Row, Who } from './sharingStyles.ts';
import { StopDialog } from './StopDialog.tsx';
import { useFocusOnLoss } from './useFocusOnLoss.ts';

export interface SharedWithMeProps {
  readonly taken: readonly SharedIn[];
  readonly sales: SalesContext;
  readonly onLeft: (id: number) => void;
}

/**
 * Renders the subscriptions that others share with the reader; the reader can leave each of them. Renders nothing before
 * there was one.
 */
export function SharedWithMe({ taken, sales, onLeft }: SharedWithMeProps) {
  const t = usePhrases(phrases);
  const headingId = useId();
  const part = useFocusOnLoss(taken.length);
  const [left, setLeft] = useState('');
  if (taken.length === 0 && left === '') return null;
  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={headingId}>
      <Heading id={headingId}>{t('share.withMe')}</Heading>
      {taken.length > 0 && (
        <AccountList aria-labelledby={headingId}>
          {taken.map((each) => (
            <TakenShare
              key={each.id}
              taken={each}
              onLeave={async () => {
                await stopSharing(sales, each.id);
                setLeft(t('share.leftIt', { product: each.productName }));
                onLeft(each.id);
              }}
            />
          ))}
        </AccountList>
      )}
      <output>{left}</output>
    </Part>
  );
}

interface TakenShareProps {
  readonly taken: SharedIn;
  readonly onLeave: () => Promise<void>;
}

function TakenShare({ taken: { productName, sharedBy }, onLeave }: TakenShareProps) {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  return (
    <Row>
      <Who>
        <strong>{productName}</strong>
        {sharedBy !== undefined && <span>{t('share.by', { name: sharedBy })}</span>}
      </Who>
      <Button
        variant="secondary"
        size="small"
        accessibilityLabel={t('share.leaveOf', { product: productName })}
        onClick={() => setAsking(true)}
      >
        {t('share.leave')}
      </Button>
      {isAsking && (
        <StopDialog
          title={t('share.leave')}
          yes={t('share.leaveYes')}
          onConfirm={onLeave}
          onClose={() => setAsking(false)}
        >
          {t('share.leaveText', { product: productName })}
        </StopDialog>
      )}
    </Row>
  );
}
