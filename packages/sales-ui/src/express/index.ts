/** The wallets of a browser, with the card provider's code: import them only from parts that are loaded when they open. */
export { SafeExpressPart as ExpressPart } from './SafeExpressPart.tsx';
export type { ExpressPartProps, ExpressShopping } from './ExpressPart.tsx';
export type { ExpressOutcome } from './ExpressOutcome.ts';
