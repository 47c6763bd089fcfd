import { salesErrors } from '../contract/salesErrors.ts';
import { getErrorCode } from './SalesError.ts';

/** Returns whether an order was refused because its reader subscribes to the product already and has to confirm another one. */
export const isSecondSubscription = (error: unknown): boolean =>
  getErrorCode(error) === salesErrors.alreadySubscribed.code;
