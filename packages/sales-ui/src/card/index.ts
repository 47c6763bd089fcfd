/**
 * The provider's card fields and wallet buttons, with its code: import them only from parts that are loaded when they open.
 */
export { answerBank } from './answerBank.ts';
export type { BankQuestion } from './answerBank.ts';
export { CardForm } from './CardForm.tsx';
export type { CardFormProps, GivenCard } from './CardForm.tsx';
export { CardStartFailure } from './CardStartFailure.tsx';
export { confirmCard } from './confirmCard.ts';
export type { CardPayment } from './confirmCard.ts';
export type { Confirmation } from './Confirmation.ts';
export { confirmWallet } from './confirmWallet.ts';
export type { WalletConfirmation } from './confirmWallet.ts';
export { loadStripe } from './loadStripe.ts';
export type { StripeOptions } from './loadStripe.ts';
export { useCardStart } from './useCardStart.ts';
export type { BegunCard, CardStart, StartedCard } from './useCardStart.ts';
export { WALLETS } from './Wallet.ts';
export type { Wallet, WalletRequest } from './Wallet.ts';
export { WalletElements } from './WalletElements.tsx';
export type { WalletElementsProps } from './WalletElements.tsx';
export { WalletProbe } from './WalletProbe.tsx';
export type { WalletProbeProps } from './WalletProbe.tsx';
export { advisesAnotherCard, writeRefusal } from '../refusal/writeRefusal.ts';
