import { richText } from '@broadsheet/block-kit';

export const fields = {
  HTML: richText({
    label: 'HTML',
    description: 'Made safe before it is shown; left blank, the block is not shown.',
    raw: true,
    group: 'general',
  }),
};
