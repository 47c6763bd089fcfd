/**
 * What the modules of the engine give to a feature pack, as its public documentation describes them. A feature pack imports
 * them and passes them on: only its own bundle knows them.
 */
import type { ReactNode } from 'react';

/** The metadata of a custom field, for the form of the editor. */
export interface FieldTag {
  /** By language, or one text for all. */
  readonly label: string | Readonly<Record<string, string>>;
  readonly group?: string;
  readonly description?: string;
  readonly defaultValue?: unknown;
  readonly hidden?: boolean;
  /** Of the options of a choice, by option. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly min?: number;
  readonly max?: number;
}

export interface PropType {
  tag(options: FieldTag): PropType;
  readonly isRequired: PropType;
}

/** The kinds of custom fields that blocks use. */
export interface EnginePropTypes {
  readonly string: PropType;
  readonly richtext: PropType;
  readonly url: PropType;
  readonly number: PropType;
  readonly bool: PropType;
  readonly kvp: PropType;
  readonly json: PropType;
  oneOf(options: readonly (string | number)[]): PropType;
  contentConfig(schema?: string): PropType;
  shape(fields: Readonly<Record<string, PropType>>): unknown;
}

/** What a feature asks the engine to fetch. */
export interface ContentConfig {
  readonly source: string | null;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The fields of the answer that are read, as a GraphQL selection. */
  readonly filter?: string;
}

/** How HTML of authors becomes safe. */
export type SafeHtml =
  /** The content sources of the feature pack have done it. Fields of HTML are left out, because nothing cleans them. */
  | { readonly kind: 'safe-sources' }
  /** At each render, in the browser too: `import * as sanitiser from '@broadsheet/sanitiser'`. */
  | {
      readonly kind: 'sanitiser';
      readonly sanitiser: {
        sanitiseContent(answer: unknown): unknown;
        sanitiseInline(html: string, options?: { readonly links?: boolean }): string;
        sanitiseRawHtml(html: string): string;
      };
    };

export interface Engine {
  /** The default export of `prop-types` in a feature pack, or of `fusion:prop-types`. */
  readonly PropTypes: EnginePropTypes;
  /** Of `fusion:content`. */
  readonly useContent: (config: ContentConfig) => unknown;
  /** Of `fusion:context`. */
  readonly useFusionContext: () => unknown;
  /** Of `fusion:context`. */
  readonly useComponentContext: () => unknown;
  readonly html: SafeHtml;
  /**
   * Origin of identity and sales for sites whose properties name none in `api`, e.g. `https://www.example.com`. Default: the
   * page's own.
   */
  readonly apiOrigin?: string;
  /** The names of the feature pack's own content sources, for blocks that choose theirs by name: `{ 'author-api': 'authors' }`. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** A component as the engine loads it from a file of the feature pack. */
export interface EngineComponent {
  (props: EngineProps): ReactNode;
  displayName: string;
  /** In the editor, by language. */
  label: Readonly<Record<string, string>>;
  propTypes?: { readonly customFields: unknown };
  /** Of a layout: its sections in order. */
  sections?: readonly string[];
}

/** The props of an output type that blocks use, and the children of chains and layouts. */
export interface EngineProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
