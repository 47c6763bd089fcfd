import { headlineListFields } from '@broadsheet/story-ui';

export const fields = headlineListFields;
