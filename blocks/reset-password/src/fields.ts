import { url } from '@broadsheet/block-kit';

export const fields = {
  successActionURL: url({
    label: 'Where to go afterwards',
    description: 'Where the button under the confirmation leads, with reset_password=true in the address.',
    default: '/account/login/',
    group: 'general',
  }),
};
