import { expectAccessible } from '@broadsheet/testing';
import { HeadingLevelProvider } from '@broadsheet/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

it('has a heading of the level that a form has there', async () => {
  const { container } = render(
    <HeadingLevelProvider level={2}>
      <Notice heading="Done" text="It is done." takesFocus={false} />
    </HeadingLevelProvider>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Done' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await expectAccessible(container);
});

it('moves the focus to its heading when it takes the place of something', () => {
  render(<Notice heading="Done" text="It is done." takesFocus />);
  expect(document.activeElement?.textContent).toBe('Done');
});
