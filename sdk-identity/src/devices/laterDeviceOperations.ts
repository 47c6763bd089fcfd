import type { IdentityContext } from '../IdentityContext.ts';
import { laterPart } from '../social/vendor/laterPart.ts';
import type { DeviceOperations } from './deviceOperations.ts';

export function laterDeviceOperations(context: IdentityContext): DeviceOperations {
  const later = laterPart(async () => (await import('./deviceOperations.ts')).deviceOperations(context));
  return {
    listSessions: later((part) => part.listSessions),
    endSession: later((part) => part.endSession),
    endAllSessions: later((part) => part.endAllSessions),
  };
}
