import { url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in; they come back here afterwards.',
    default: '/account/login/',
    group: 'general',
  }),
  deletedURL: url({
    label: 'After the deletion',
    description: 'The page that readers are led to once their account is deleted.',
    default: '/',
    group: 'general',
  }),
};
