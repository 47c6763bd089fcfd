'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { BylineName } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { Fragment } from 'react';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import { pageHref } from '../links/pageHref.ts';
import { phrases } from '../phrases.ts';

export interface BylineNamesProps {
  readonly names: readonly BylineName[];
  /** The language of the names, where it is not the site's. Their direction is that of each name. */
  readonly language?: LanguageAttributes;
  /** Whether "By" is printed before the names. */
  readonly withBy?: boolean;
  /** Called when the link of a name is followed. */
  readonly onFollow?: () => void;
}

/** Renders a name, isolated: in a line of the other direction it turns neither its neighbours nor the numbers after it. */
function AuthorName({
  name,
  url,
  language,
  onFollow,
}: BylineName & Pick<BylineNamesProps, 'language' | 'onFollow'>) {
  const href = pageHref(url);
  const attributes = language?.lang === undefined ? {} : { lang: language.lang, dir: 'auto' };
  if (href === undefined) return <bdi {...attributes}>{name}</bdi>;
  return (
    <bdi {...attributes}>
      <Link href={href} linkedPage="author" onClick={onFollow}>
        {name}
      </Link>
    </bdi>
  );
}

function separator(index: number, count: number, and: string): string {
  if (index === 0) return '';
  if (index < count - 1) return ', ';
  return count === 2 ? ` ${and} ` : `, ${and} `;
}

/**
 * Renders "By Ada, Ben, and Cleo", with a link for each author who has a page; nothing without names. The whole is isolated
 * too, because a site may have no words of its own language: English ones keep their order on a page from right to left.
 */
export function BylineNames({ names, language, withBy = false, onFollow }: BylineNamesProps) {
  const t = usePhrases(phrases);
  if (names.length === 0) return null;
  return (
    <bdi>
      {withBy && <span>{t('g.by')}</span>}
      {withBy && ' '}
      <span>
        {names.map(({ name, url }, index) => (
          <Fragment key={`${index} ${name}`}>
            {separator(index, names.length, t('g.and'))}
            <AuthorName name={name} url={url} language={language} onFollow={onFollow} />
          </Fragment>
        ))}
      </span>
    </bdi>
  );
}
