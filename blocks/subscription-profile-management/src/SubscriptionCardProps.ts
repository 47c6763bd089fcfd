import type { Address } from '@broadsheet/sales-ui';
import type { ManagedSubscription } from './loadSubscriptions.ts';
import type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';

export interface SubscriptionCardProps extends SubscriptionProfileManagementProps {
  readonly managed: ManagedSubscription;
  readonly onCancel: (reason: string | undefined) => Promise<void>;
  readonly onResubscribe: () => Promise<void>;
  readonly onKeepPlan: () => Promise<void>;
  readonly onAddress: (address: Address) => Promise<void>;
}
