export { OrderHistory } from './OrderHistory.tsx';
export type { OrderHistoryProps } from './OrderHistory.tsx';
export { phraseBook as orderHistoryPhrases } from './locales.ts';
