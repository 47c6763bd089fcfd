import { url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in; they come back with their code.',
    default: '/account/login/',
    group: 'general',
  }),
  readURL: url({
    label: 'To read',
    description: 'Linked once a subscription is open. Left blank, there is no link.',
    default: '/',
    group: 'general',
  }),
  accountURL: url({
    label: 'Account page',
    description: 'Linked beside it. Left blank, there is no link.',
    default: '/account/',
    group: 'general',
  }),
};
