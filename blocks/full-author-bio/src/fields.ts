import { lazyLoadField } from '@broadsheet/block-kit';

export const fields = { lazyLoad: lazyLoadField };
