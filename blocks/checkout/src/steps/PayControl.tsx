'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { BrandMark, findBrand, PaymentPart } from '@broadsheet/sales-ui';
import type { WalletRequest } from '@broadsheet/sales-ui/card';
import { Button } from '@broadsheet/ui';
import type { ChosenPayment } from '../payment/ChosenPayment.ts';
import type { WalletSheet } from '../payment/WalletSheet.ts';
import { phrases } from '../phrases.ts';

const fetchWalletButton = async () => (await import('../payment/WalletButton.tsx')).WalletButton;

export interface PayControlProps {
  readonly payment: ChosenPayment;
  readonly request: WalletRequest;
  /** The seller's name in a wallet's sheet. */
  readonly businessName: string;
  readonly isBusy: boolean;
  /** Whether the provider has already made the payment. */
  readonly isConfirmed: boolean;
  readonly onPay: () => void;
  readonly onAgreed: (sheet: WalletSheet) => void;
}

/** Renders the button that pays: the reader's wallet's as long as its sheet is still to be opened, else our own. */
export function PayControl(props: PayControlProps) {
  const { payment, request, businessName, isBusy, isConfirmed, onPay, onAgreed } = props;
  const t = usePhrases(phrases);
  const { site } = useHost();
  if (payment.kind === 'wallet' && !isConfirmed) {
    const name = businessName.trim() || (site.websiteName ?? '');
    const partProps = { payment, request, businessName: name, onAgreed };
    return <PaymentPart fetchPart={fetchWalletButton} partProps={partProps} />;
  }
  const isPayPal = payment.kind === 'paypal' && !isConfirmed;
  return (
    <Button
      variant="primary"
      size="large"
      fullWidth
      aria-disabled={isBusy || undefined}
      onClick={onPay}
      {...(isPayPal && { iconRight: <BrandMark brand={findBrand('PayPal')} /> })}
    >
      {isPayPal ? `${t('sub.payWith')} PayPal` : t('sub.pay')}
    </Button>
  );
}
