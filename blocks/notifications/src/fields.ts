import { text } from '@broadsheet/block-kit';

export const fields = {
  title: text({
    label: 'Title',
    description: 'Stands above the button; left blank, "Breaking news alerts" in the language of the site.',
    group: 'general',
  }),
};
