import { headlineListFields } from '@broadsheet/story';

export const fields = headlineListFields;
