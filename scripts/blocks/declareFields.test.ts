import { content, list, number, select, text } from '@broadsheet/block-kit';
import { expect, it } from 'vitest';
import { declareFields } from './declareFields.mjs';

const PRINTED = `/** Renders the bar. */
export declare const Bar: import("react").FunctionComponent<import("@broadsheet/block-kit").WithFieldDefaults<{
    title: {
        readonly label: "A } that \\" closes nothing";
    };
}, import("./Bar.tsx").BarProps>>;
export type { BarProps } from './Bar.tsx';
`;

it('puts an interface with what each field means in place of the schema', () => {
  const schema = {
    title: text({ label: 'Title', description: 'Stands above.', default: 'Latest' }),
    size: select({ label: 'Size', options: ['small', 'large'] }),
    stories: content({ label: 'Stories', schema: 'ans-feed' }),
    'a-b': list({
      label: 'Rows',
      of: { count: number({ label: 'Count', default: 1 }), note: text({ label: 'Note' }) },
    }),
  };
  expect(declareFields(PRINTED, schema)).toBe(`import type { ContentConfig } from '@broadsheet/block-kit';
/** The custom fields; each that is left out has its default. */
export interface BarFields {
    /** Stands above. @default "Latest" */
    readonly title?: string;
    /** Size. */
    readonly size?: "small" | "large";
    /** Stories. */
    readonly stories?: ContentConfig;
    /** Rows. */
    readonly "a-b"?: readonly {
        /** Count. @default 1 */
        readonly count: number;
        /** Note. */
        readonly note?: string;
    }[];
}
/** Renders the bar. */
export declare const Bar: import("react").FunctionComponent<BarFields & Omit<import("./Bar.tsx").BarProps, keyof BarFields>>;
export type { BarProps } from './Bar.tsx';
`);
});

it('leaves declarations alone in which no component has defaults', () => {
  const plain = 'export declare const Divider: () => null;\n';
  expect(declareFields(plain, {})).toBe(plain);
});
