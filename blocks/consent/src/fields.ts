import { url } from '@broadsheet/block-kit';

export const fields = {
  policyUrl: url({
    label: 'Privacy policy',
    description: 'Where the link beside the choices leads; left blank, there is none.',
    default: '/privacy-policy/',
    group: 'general',
  }),
};
