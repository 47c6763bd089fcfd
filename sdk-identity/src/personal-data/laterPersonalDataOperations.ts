import type { IdentityContext } from '../IdentityContext.ts';
import { laterPart } from '../social/vendor/laterPart.ts';
import type { PersonalDataOperations } from './personalDataOperations.ts';

export function laterPersonalDataOperations(context: IdentityContext): PersonalDataOperations {
  const later = laterPart(async () =>
    (await import('./personalDataOperations.ts')).personalDataOperations(context),
  );
  return {
    listGdprReports: later((part) => part.listGdprReports),
    getGdprReport: later((part) => part.getGdprReport),
    requestDeleteAccount: later((part) => part.requestDeleteAccount),
    approveDeleteAccount: later((part) => part.approveDeleteAccount),
    declineDeleteAccount: later((part) => part.declineDeleteAccount),
  };
}
