import type { ProbeContext } from '@broadsheet/block-kit';
import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test, vi } from 'vitest';
import { probe } from './alert-bar.probe.ts';

const answer = (headline: string) => ({ content_elements: [{ headlines: { basic: headline } }] });

function contextOf(fetchContent: ProbeContext['fetchContent'], environment = createTestEnvironment()) {
  const wake = vi.fn<() => void>();
  // A probe of the alert bar looks at nothing in the page.
  const element = Object.create(null);
  return { context: { element, site: 'courier', environment, fetchContent, wake }, environment, wake };
}

test('wakes the bar for an alert that this reader has not closed', async () => {
  const { context, wake } = contextOf(async () => answer('Fog'));
  await probe(context);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('leaves the bar asleep without an alert, and asks again every two minutes', async () => {
  const answers: unknown[] = [{ content_elements: [] }, { content_elements: [] }, answer('Fog')];
  const { context, environment, wake } = contextOf(async () => answers.shift());
  await probe(context);
  environment.advance(119_999);
  expect(answers).toHaveLength(2);
  environment.advance(1);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(wake).not.toHaveBeenCalled();
  environment.advance(120_000);
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
});

test('leaves the bar asleep for an alert that was closed', async () => {
  const environment = createTestEnvironment();
  environment.cookies.set('arcblock_alert-bar', 'Fog');
  const { context, wake } = contextOf(async () => answer('Fog'), environment);
  await probe(context);
  expect(wake).not.toHaveBeenCalled();
});

test('asks on after a question that failed', async () => {
  const answers = [{ content_elements: [] }, new Error('offline'), answer('Fog')];
  const { context, environment, wake } = contextOf(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  await probe(context);
  environment.advance(120_000);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  environment.advance(120_000);
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
});
