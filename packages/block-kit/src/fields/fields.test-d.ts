/** What the field builders promise at compile time. Checked by `npm run types`. */
import { boolean, content, keyValue, list, number, select, text } from './fields.ts';
import type { ContentConfig, FieldValues } from './Field.ts';
import { defineBlock } from '../block/defineBlock.tsx';

const fields = {
  title: text({ label: 'Title' }),
  label: text({ label: 'Label', default: 'More' }),
  size: number({ label: 'Size', default: 10 }),
  shown: boolean({ label: 'Shown', default: true }),
  ratio: select({ label: 'Ratio', options: ['3:2', '4:3'], default: '3:2' }),
  perRow: select({ label: 'Per row', options: [1, 2] }),
  source: content({ label: 'Source', schema: 'ans-feed' }),
  placement: keyValue({ label: 'Placement' }),
  rows: list({ label: 'Rows', of: { name: text({ label: 'Name', default: '' }) } }),
};

interface Expected {
  readonly label: string;
  readonly size: number;
  readonly shown: boolean;
  readonly ratio: '3:2' | '4:3';
  readonly title?: string;
  readonly perRow?: 1 | 2;
  readonly source?: ContentConfig;
  readonly placement?: Readonly<Record<string, string>>;
  readonly rows?: readonly { readonly name: string }[];
}

/** Each way round must compile: the inferred props are the expected ones, no more and no less. */
export const toExpected = (props: FieldValues<typeof fields>): Expected => props;
export const fromExpected = (props: Expected): FieldValues<typeof fields> => props;

// @ts-expect-error a default must be one of the options
select({ label: 'Ratio', options: ['3:2', '4:3'], default: '16:9' });
// @ts-expect-error a default must be of the field's type
number({ label: 'Size', default: 'ten' });
// @ts-expect-error a field needs a label
text({ default: 'More' });

function Titled(_props: { readonly title: string }) {
  return null;
}
const spec = { title: 'T', group: 'G', hydrate: { mode: 'never' }, kind: 'feature' } as const;

defineBlock({
  ...spec,
  name: 'fits',
  fields: { title: text({ label: 'Title', default: '' }) },
  Component: Titled,
});
defineBlock({
  ...spec,
  name: 'may-lack',
  fields: { title: text({ label: 'Title' }) },
  // @ts-expect-error the component needs a title and the field may be absent
  Component: Titled,
});
defineBlock({
  ...spec,
  name: 'wrong-type',
  fields: { title: number({ label: 'Title', default: 1 }) },
  // @ts-expect-error the component needs a text and the field is a number
  Component: Titled,
});

const block = defineBlock({
  name: 'typed',
  title: 'Typed',
  group: 'News',
  kind: 'feature',
  fields,
  hydrate: { mode: 'never' },
  Component: () => null,
});
block.prepare({ title: 'Coast', perRow: 2 });
// @ts-expect-error the block has no such field
block.prepare({ titel: 'Coast' });
// @ts-expect-error a field has values of its type
block.prepare({ size: 'ten' });
