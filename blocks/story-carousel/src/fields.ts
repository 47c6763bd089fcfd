import { content, text } from '@broadsheet/block-kit';
import { listTextsField } from '@broadsheet/story-ui';

export const fields = {
  carouselContentConfig: content({
    label: 'Stories',
    description: 'The source that supplies the stories. Fewer than four are not shown.',
    schema: 'ans-feed',
    group: 'content',
  }),
  headerText: text({
    label: 'Heading',
    description: 'Stands above the stories.',
    default: '',
    group: 'general',
  }),
  storyTexts: listTextsField,
};
