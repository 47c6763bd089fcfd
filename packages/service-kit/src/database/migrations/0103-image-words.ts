import type { Migration } from '../migrate.ts';

const NAMES = `(select string_agg(one ->> 'name', ' ') from jsonb_array_elements(
  case jsonb_typeof(d.body #> '{credits,by}') when 'array' then d.body #> '{credits,by}' else '[]' end) one)`;
const TAGS = `(select string_agg(one ->> 'text', ' ') from jsonb_array_elements(
  case jsonb_typeof(d.body #> '{taxonomy,tags}') when 'array' then d.body #> '{taxonomy,tags}' else '[]' end) one)`;

const withFolded = (text: string): string =>
  `case when fold_accents(${text}) = ${text} then ${text} else ${text} || ' ' || fold_accents(${text}) end`;

/**
 * The words of the images that were stored before editors could search them: the name of the file, then alternative text,
 * caption, credit and tags, each with and without accents.
 */
export const imageWords: Migration = {
  name: '0103-image-words',
  statements: [
    `update documents i set search_title = ${withFolded('words.title')}, search_summary = ${withFolded('words.summary')}
      from (
        select d.id, coalesce(d.body ->> 'subtitle', '') as title,
          left(trim(regexp_replace(regexp_replace(concat_ws(' ', d.body ->> 'alt_text', d.body ->> 'caption', ${NAMES}, ${TAGS}),
            '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g')), 20000) as summary
        from documents d where d.type = 'image') words
      where i.id = words.id`,
  ],
};
