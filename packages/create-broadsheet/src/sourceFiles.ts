import type { Files, Newspaper } from './Newspaper.ts';

const config = ({ name, id, language }: Newspaper): string => `import { defineSite } from '@broadsheet/site';
import { countdown } from './sources/countdown.ts';
import { theme } from './theme.ts';

export default defineSite({
  name: ${JSON.stringify(name)},
  locales: [${JSON.stringify(language)}],
  theme,
  sources: [countdown],
  settings: {
    SITE_ID: ${JSON.stringify(id)},
  },
});
`;

const theme = ({ id }: Newspaper): string => `import { defineTheme } from '@broadsheet/site';

/** Every start checks the contrasts of these colours. What is left out is as in the theme "paper". */
export const theme = defineTheme({
  name: ${JSON.stringify(id)},
  colours: {
    brand: { light: '#5b2a86', dark: '#c9a2ee' },
    'on-brand': { light: '#ffffff', dark: '#1a0b28' },
    focus: { light: '#5b2a86', dark: '#c9a2ee' },
  },
  measures: { radius: '6px' },
});
`;

const SOURCE = `import { defineSource } from '@broadsheet/site';

/** The milliseconds of a day. */
const DAY_MS = Date.UTC(1970, 0, 2);

/** How many days are left until a day. */
export const countdown = defineSource({
  name: 'countdown',
  label: 'Days until a date',
  params: [{ name: 'date', label: 'Date, such as 2030-01-01', kind: 'text', required: true }],
  ttlMs: 600_000,
  signed: false,
  fetch: async (_context, { date }) => {
    const time = Date.parse(date);
    if (Number.isNaN(time)) throw new Error(\`"\${date}" is no date such as 2030-01-01.\`);
    return { days: Math.max(0, Math.ceil((time - Date.now()) / DAY_MS)) };
  },
});
`;

const BLOCK = `import { content, contentRequest, defineBlock, text } from '@broadsheet/block-kit';
import { definePhrases } from '@broadsheet/site';
import { Countdown, phrases } from './Countdown.tsx';

export const block = defineBlock({
  name: 'countdown',
  title: 'Countdown',
  description: 'How many days are left until an event',
  group: 'Our own',
  kind: 'feature',
  fields: {
    event: text({ label: 'Event', default: '' }),
    days: content({ label: 'Until when', schema: 'any' }),
  },
  phrases: definePhrases(phrases),
  content: ({ days }) => [contentRequest(days)].filter((request) => request !== undefined),
  hydrate: { mode: 'never' },
  Component: Countdown,
});
`;

const COMPONENT = `import { contentRequest, contentValue, useContent, usePhrases } from '@broadsheet/block-kit';
import type { ContentConfig } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const phrases = { 'countdown.days': '{n} day until {event} | {n} days until {event}' };

const Line = styled.p\`
  padding: 1rem;
  border-inline-start: 4px solid \${token('brand')};
  font: 600 \${token('type-3')} / 1.3 \${token('sans')};
\`;

interface CountdownProps {
  readonly event: string;
  readonly days?: ContentConfig | undefined;
}

const parse = (answer: unknown): number | undefined => {
  const days: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'days') : undefined;
  return typeof days === 'number' ? days : undefined;
};

/** Shows nothing until an event is named and its date is known. */
export function Countdown({ event, days }: CountdownProps) {
  const count = contentValue(useContent(contentRequest(days), parse));
  const translate = usePhrases(phrases);
  if (count === undefined || event === '') return null;
  return <Line>{translate('countdown.days', { n: count, event })}</Line>;
}
`;

const TEST = `// @vitest-environment jsdom
import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { countdown } from '../../sources/countdown.ts';
import { block } from './block.ts';

const days = { contentService: 'countdown', contentConfigValues: { date: '2030-01-01' } };

test('counts the days until the event', async () => {
  const { container, requests } = await renderBlock(block, {
    fields: { event: 'New Year', days },
    content: { countdown: { days: 3 } },
  });
  expect(container.textContent).toBe('3 days until New Year');
  expect(requests).toMatchObject([{ source: 'countdown', query: { date: '2030-01-01' } }]);
  await expectAccessible(container);
});

test('shows nothing before an editor has chosen a date', async () => {
  const { container } = await renderBlock(block, { fields: { event: 'New Year' } });
  expect(container.textContent).toBe('');
});

test('the source wants a date', () => {
  expect(countdown.params.map(({ name }) => name)).toEqual(['date']);
});
`;

/** Returns the config, the theme, the block with its test, and the content source. */
export const sourceFiles = (newspaper: Newspaper): Files => ({
  'broadsheet.config.ts': config(newspaper),
  'theme.ts': theme(newspaper),
  'sources/countdown.ts': SOURCE,
  'blocks/countdown/block.ts': BLOCK,
  'blocks/countdown/Countdown.tsx': COMPONENT,
  'blocks/countdown/Countdown.test.tsx': TEST,
});
