import { url } from '@broadsheet/block-kit';

export const fields = {
  loggedInPageLocation: url({
    label: 'Page of readers who are logged in',
    description: 'Where readers go once the link has logged them in, or when they are logged in already.',
    default: '/account/',
    group: 'general',
  }),
};
