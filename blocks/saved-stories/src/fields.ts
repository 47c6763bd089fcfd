import { text, url } from '@broadsheet/block-kit';

export const fields = {
  title: text({
    label: 'Title',
    description: 'Stands above the list; left blank, "Saved stories" in the language of the site.',
    group: 'general',
  }),
  loginURL: url({
    label: 'Log-in page',
    description: 'Offered to readers who are not signed in; left blank, there is no link.',
    default: '/account/login/',
    group: 'general',
  }),
};
