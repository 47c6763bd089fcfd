'use client';
import { useEditMarks, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { CardCarousel, ChosenPicture, FEWEST_CARDS, TooFewCards, imageWidths } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { getCategories } from './getCategories.ts';
import { phrases } from './phrases.ts';

export type CategoryCarouselProps = FieldValues<typeof fields>;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Renders four to twelve categories, each a linked picture and name; readers see nothing while there are fewer than four.
 */
export function CategoryCarousel(values: CategoryCarouselProps) {
  const { isAdmin } = useHost();
  const t = usePhrases(phrases);
  const marks = useEditMarks();
  const categories = getCategories(values, { isAdmin });
  if (categories.length < FEWEST_CARDS) return <TooFewCards />;
  const title = values.headerText?.trim() ?? '';
  return (
    <CardCarousel
      title={title === '' ? undefined : title}
      label={t('categoryCarousel.unnamed')}
      cards={categories.map(({ place, name, href, image, alt }) => ({
        key: String(place),
        href,
        heading: escaped(name),
        marks: { headline: marks.text(`label_${place}`) },
        image: <ChosenPicture {...imageWidths.categoryCarousel} chosen={image} alt={alt} ratio="3:2" />,
      }))}
    />
  );
}
