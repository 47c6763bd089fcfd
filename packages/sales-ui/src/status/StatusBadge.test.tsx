import { HostProvider, phrasesFor } from '@broadsheet/block-kit';
import { createTestHost } from '@broadsheet/testing';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge, statusPhrases, useCardDate } from '../index.ts';

const show = (status: number, locale = 'en') =>
  render(
    <HostProvider host={createTestHost({ phrases: phrasesFor(statusPhrases, locale) }).host}>
      <StatusBadge status={status} />
    </HostProvider>,
  ).container.textContent;

test('has a word for every status that readers know, and none for others', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 0].map((status) => show(status))).toEqual([
    'Active',
    'Terminated',
    'Cancelled',
    'Active',
    '',
    'Active',
    'Active',
    '',
  ]);
  expect(show(3, 'fr')).toBe('Résilié');
});

const MOMENT = Date.UTC(2026, 10, 22, 14, 5);

function CardDate() {
  return <>{useCardDate()(MOMENT)}</>;
}

test('writes dates in the language of the page where the site sets none', () => {
  const { host } = createTestHost({ site: { locale: 'de', dateLocalization: undefined } });
  const { container } = render(
    <HostProvider host={host}>
      <CardDate />
    </HostProvider>,
  );
  expect(container.textContent).toBe('22. November 2026 um 14:05 UTC');
});

test('writes dates in English and GMT where the site sets nothing, else as the site says', () => {
  const dateIn = (dateLocalization?: {
    readonly language?: string;
    readonly timeZone?: string;
    readonly dateTimeFormat?: string;
  }) =>
    render(
      <HostProvider host={createTestHost({ site: { dateLocalization } }).host}>
        <CardDate />
      </HostProvider>,
    ).container.textContent;
  expect(dateIn()).toBe('November 22, 2026 at 2:05 pm GMT');
  expect(dateIn({ language: 'de', timeZone: 'Europe/Berlin', dateTimeFormat: '%d. %B %Y' })).toBe(
    '22. November 2026',
  );
});
