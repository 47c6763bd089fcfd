import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Notifications as Block } from './Notifications.tsx';

/** Renders a button that turns notifications of breaking news on and off; nothing on a site that sends none. */
export const Notifications = withFieldDefaults(fields, Block);
export type { NotificationsProps } from './Notifications.tsx';
export { phraseBook as notificationsPhrases } from './locales.ts';
