import { url } from '@broadsheet/block-kit';

export const fields = {
  successActionURL: url({
    label: 'Where to go afterwards',
    description: 'Where the button leads once the address is verified.',
    default: '/account/',
    group: 'general',
  }),
};
