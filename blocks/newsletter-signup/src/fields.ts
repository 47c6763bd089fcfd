import { text } from '@broadsheet/block-kit';

export const fields = {
  title: text({
    label: 'Title',
    description: 'Stands above the form; left blank, "Newsletters" in the language of the site.',
    group: 'general',
  }),
  newsletter: text({
    label: 'Newsletter',
    description:
      'Id of the one that is offered, from the site property `newsletters`; left blank, all of them.',
    group: 'general',
  }),
};
