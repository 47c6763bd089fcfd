export { createNotifications } from './createNotifications.ts';
export { createWebPush } from './createWebPush.ts';
export type { WebPushOptions } from './createWebPush.ts';
export { isPushHost } from './isPushService.ts';
export type {
  LastNotification,
  NewNotification,
  Notifications,
  NotificationsOptions,
  NotificationStatus,
} from './Notifications.ts';
export type {
  NotificationService,
  PushMessage,
  PushOutcome,
  PushSubscription,
} from './NotificationService.ts';
export { createVapidKeys, toPublicKey } from './VapidKeys.ts';
export type { VapidKeys } from './VapidKeys.ts';
