import { text } from '@broadsheet/block-kit';

export const fields = {
  placement: text({
    label: 'Placement',
    description: 'Name of the placement, as Taboola gives it. Without it there is no widget.',
    group: 'widget',
  }),
  mode: text({
    label: 'Mode',
    description: 'Mode of the widget, as Taboola gives it. Without it there is no widget.',
    group: 'widget',
  }),
  container: text({
    label: 'Container',
    description: 'Id of the element that the widget stands in; another one for each widget of a page.',
    group: 'widget',
  }),
};
