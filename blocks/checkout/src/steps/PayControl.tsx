'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { BrandMark, findBrand } from '@broadsheet/subscription';
import { Button } from '@broadsheet/ui';
import type { ChosenPayment } from '../payment/ChosenPayment.ts';
import { LazyPart } from '../payment/LazyPart.tsx';
import type { WalletRequest } from '../payment/WalletElements.tsx';
import type { WalletSheet } from '../payment/WalletSheet.ts';
import { phrases } from '../phrases.ts';

const loadWalletButton = async () => (await import('../payment/WalletButton.tsx')).WalletButton;

export interface PayControlProps {
  readonly payment: ChosenPayment;
  readonly request: WalletRequest;
  /** How a wallet's sheet names what is paid for. */
  readonly businessName: string;
  readonly isBusy: boolean;
  /** The provider has the payment already. */
  readonly isConfirmed: boolean;
  readonly onPay: () => void;
  readonly onAgreed: (sheet: WalletSheet) => void;
}

/** What pays: a button of the house, or of the reader's wallet as long as that is still to be opened. */
export function PayControl(props: PayControlProps) {
  const { payment, request, businessName, isBusy, isConfirmed, onPay, onAgreed } = props;
  const t = usePhrases(phrases);
  const { site } = useHost();
  if (payment.kind === 'wallet' && !isConfirmed) {
    const name = businessName.trim() || (site.websiteName ?? '');
    return <LazyPart load={loadWalletButton} props={{ payment, request, businessName: name, onAgreed }} />;
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
