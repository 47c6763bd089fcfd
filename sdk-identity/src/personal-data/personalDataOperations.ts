/** What readers may do about their personal data; fetched with the first of them. */
import { approveDeleteAccount } from '../account-deletion/approveDeleteAccount.ts';
import { declineDeleteAccount } from '../account-deletion/declineDeleteAccount.ts';
import { requestDeleteAccount } from '../account-deletion/requestDeleteAccount.ts';
import type { IdentityClient } from '../IdentityClient.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { getGdprReport } from './getGdprReport.ts';
import { listGdprReports } from './listGdprReports.ts';

export type PersonalDataOperations = Pick<
  IdentityClient,
  | 'listGdprReports'
  | 'getGdprReport'
  | 'requestDeleteAccount'
  | 'approveDeleteAccount'
  | 'declineDeleteAccount'
>;

export function personalDataOperations(context: IdentityContext): PersonalDataOperations {
  return {
    listGdprReports: (...args) => listGdprReports(context, ...args),
    getGdprReport: (...args) => getGdprReport(context, ...args),
    requestDeleteAccount: (...args) => requestDeleteAccount(context, ...args),
    approveDeleteAccount: (...args) => approveDeleteAccount(context, ...args),
    declineDeleteAccount: (...args) => declineDeleteAccount(context, ...args),
  };
}
