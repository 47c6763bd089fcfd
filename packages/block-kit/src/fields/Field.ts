/**
 * A block's custom fields as data.
 *
 * One schema serves the props of the component, the defaults, the validation of stored page documents, the page
 * builder's form, JSON Schema and the table in the README. A field is a plain record: it can be printed, compared and
 * sent over the wire.
 */
import type { JsonValue } from '@broadsheet/client-core';

/** The condition under which a field is shown: another field has one of the values. */
export interface FieldCondition {
  readonly field: string;
  readonly is: readonly JsonValue[];
}

export interface FieldOptions {
  /** The text beside the control, for editors. */
  readonly label: string;
  readonly group?: string;
  readonly description?: string;
  readonly required?: boolean;
  /** Kept in documents but not offered to editors, e.g. what an image picker fills in. */
  readonly hidden?: boolean;
  readonly when?: FieldCondition;
}

/** The content source that fills a block, and its query. */
export interface ContentConfig {
  readonly contentService: string;
  readonly contentConfigValues: Readonly<Record<string, JsonValue>>;
}

/** The kind of answer that a content source must give to be offered to editors in this field. */
export type ContentSchema = 'ans-item' | 'ans-feed' | 'navigation-hierarchy' | 'any';

interface Common<Default> extends FieldOptions {
  readonly default?: Default;
  /**
   * The value that the form of a new block starts with. Unlike `default`, it is not used for a document that lacks the
   * field: for fields whose absence has a meaning.
   */
  readonly initial?: Default;
}

export interface TextField extends Common<string> {
  readonly kind: 'text' | 'longText' | 'url' | 'image' | 'auth' | 'focalPoint';
}
export interface RichTextField extends Common<string> {
  readonly kind: 'richText';
  /**
   * Whether only inline markup is allowed: emphasis, links, line breaks. Default: false, so paragraphs, lists and the rest.
   */
  readonly inline?: boolean;
  /** Whether editors write HTML without a formatted view, for markup beyond formatted text. Default: false. */
  readonly raw?: boolean;
}
export interface NumberField extends Common<number> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
}
export interface BooleanField extends Common<boolean> {
  readonly kind: 'boolean';
}
export interface SelectField<Option extends string | number = string | number> extends Common<Option> {
  readonly kind: 'select';
  readonly options: readonly Option[];
  /** What editors read for an option, by its text; the option itself for one without. */
  readonly optionTitles?: Readonly<Record<string, string>>;
}
export interface ContentField extends Common<ContentConfig> {
  readonly kind: 'content';
  readonly schema: ContentSchema;
}
export interface KeyValueField extends Common<Readonly<Record<string, string>>> {
  readonly kind: 'keyValue';
}

export type LeafField =
  TextField | RichTextField | NumberField | BooleanField | SelectField | ContentField | KeyValueField;
/** The fields of one row or one object; rows do not hold rows. */
export type LeafSchema = Readonly<Record<string, LeafField>>;

export interface ListField extends Common<readonly JsonValue[]> {
  readonly kind: 'list';
  readonly of: LeafSchema;
}
export interface ObjectField extends Common<Readonly<Record<string, JsonValue>>> {
  readonly kind: 'object';
  readonly of: LeafSchema;
}

export type Field = LeafField | ListField | ObjectField;

export type FieldSchema = Readonly<Record<string, Field>>;

type StoredLeaf<F> = F extends TextField | RichTextField
  ? string
  : F extends NumberField
    ? number
    : F extends BooleanField
      ? boolean
      : F extends SelectField<infer Option>
        ? Option
        : F extends ContentField
          ? ContentConfig
          : F extends KeyValueField
            ? Readonly<Record<string, string>>
            : never;

type Defaulted = { readonly default: string | number | boolean | object };

type Values<Schema, Stored extends Record<keyof Schema, unknown>> = {
  readonly [Key in keyof Schema as Schema[Key] extends Defaulted ? Key : never]: Stored[Key];
} & {
  readonly [Key in keyof Schema as Schema[Key] extends Defaulted ? never : Key]?: Stored[Key];
};

/** One row of a list field, or the value of an object field. */
export type RowValues<Schema extends LeafSchema> = Values<
  Schema,
  { [Key in keyof Schema]: StoredLeaf<Schema[Key]> }
>;

/** The type of a field's value once it has one. */
export type FieldValue<F> = F extends { readonly kind: 'list'; readonly of: infer Rows extends LeafSchema }
  ? readonly RowValues<Rows>[]
  : F extends { readonly kind: 'object'; readonly of: infer Row extends LeafSchema }
    ? RowValues<Row>
    : StoredLeaf<F>;

/**
 * The props of a component: every field of the schema, resolved. A field with a default always has a value; any other may
 * be absent, because old documents lack it.
 */
export type FieldValues<Schema extends FieldSchema> = Values<
  Schema,
  { [Key in keyof Schema]: FieldValue<Schema[Key]> }
>;

/** The fields as the author of a page may write them: every field is optional. */
export type StoredFields<Schema extends FieldSchema> = Partial<FieldValues<Schema>>;
