'use client';
/**
 * The card provider's buttons for Apple Pay and Google Pay. They need the amount before the payment exists, and it must
 * equal that of the payment: the amount of the order, on a card that is charged again while the subscription runs.
 */
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import type { Wallet, WalletRequest } from './Wallet.ts';

/** Currencies without decimals whose amounts the provider expects in hundredths all the same. */
const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

const toProviderAmount = ({ total, currency }: WalletRequest): number =>
  COUNTED_IN_HUNDREDTHS.has(currency.toUpperCase()) ? total * 100 : total;

function toElementsOptions(request: WalletRequest): StripeElementsOptionsMode {
  const { total, currency } = request;
  const common = {
    currency: currency.toLowerCase(),
    setupFutureUsage: 'off_session' as const,
    allowedPaymentMethodTypes: ['card'],
  };
  return total > 0
    ? { ...common, mode: 'payment', amount: toProviderAmount(request) }
    : { ...common, mode: 'setup' };
}

const OTHERS = { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' } as const;

function toButtonOptions({
  wallets,
  businessName,
  asksForBuyer = false,
}: Pick<ButtonsProps, 'wallets' | 'businessName' | 'asksForBuyer'>): StripeExpressCheckoutElementOptions {
  const show = (wallet: Wallet) => (wallets.includes(wallet) ? 'auto' : 'never');
  return {
    paymentMethods: { ...OTHERS, applePay: show('applePay'), googlePay: show('googlePay') },
    buttonType: { applePay: 'plain', googlePay: 'pay' },
    buttonHeight: 48,
    emailRequired: true,
    ...(asksForBuyer && { billingAddressRequired: true }),
    ...(businessName !== '' && { business: { name: businessName } }),
  };
}

interface ButtonsProps {
  readonly wallets: readonly Wallet[];
  /** The payee's name in the wallet's sheet; empty: the name of the provider's account. */
  readonly businessName: string;
  /** Whether the wallet hands over the buyer's name, email and address with the payment. Default: the email alone. */
  readonly asksForBuyer?: boolean;
  readonly onReady?: (event: StripeExpressCheckoutElementReadyEvent) => void;
  readonly onLoadError?: () => void;
  /** Called when a button is pressed; opens the sheet by `resolve`, within a second. Default: the sheet opens. */
  readonly onClick?: (event: StripeExpressCheckoutElementClickEvent) => void;
  /** Called when the sheet is closed without consent. */
  readonly onCancel?: () => void;
  /** Called when the reader has confirmed in the wallet's sheet. */
  readonly onConfirm: (event: StripeExpressCheckoutElementConfirmEvent, elements: StripeElements) => void;
}

export interface WalletElementsProps extends ButtonsProps {
  readonly stripe: Stripe;
  readonly request: WalletRequest;
}

/** Renders the buttons of the wallets that the reader's browser has. */
export function WalletElements({ stripe, request, ...buttons }: WalletElementsProps) {
  return (
    <Elements stripe={stripe} options={toElementsOptions(request)}>
      <Buttons {...buttons} />
    </Elements>
  );
}

function Buttons({ wallets, businessName, asksForBuyer, onConfirm, ...events }: ButtonsProps) {
  const elements = useElements();
  return (
    <ExpressCheckoutElement
      {...events}
      options={toButtonOptions({ wallets, businessName, ...(asksForBuyer && { asksForBuyer }) })}
      onConfirm={(event) => {
        if (elements === null) event.paymentFailed({ reason: 'fail' });
        else onConfirm(event, elements);
      }}
    />
  );
}
