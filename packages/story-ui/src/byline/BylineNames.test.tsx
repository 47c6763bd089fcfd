import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { BylineNames } from './BylineNames.tsx';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

test.each([
  ['en', ['Ada'], 'By Ada'],
  ['en', ['Ada', 'Ben'], 'By Ada and Ben'],
  ['en', ['Ada', 'Ben', 'Cleo'], 'By Ada, Ben, and Cleo'],
  ['en', ['Ada', 'Ben', 'Cleo', 'Dee'], 'By Ada, Ben, Cleo, and Dee'],
  ['es', ['Ada', 'Ben'], 'Por Ada y Ben'],
])('joins in %s %j', async (locale, names, line) => {
  const { container } = await renderPart(<BylineNames names={named(...names)} withBy />, {
    site: { locale },
  });
  expect(container.textContent).toBe(line);
});

test('prints no "By" unless it is asked to', async () => {
  const { container } = await renderPart(<BylineNames names={named('Ada')} />);
  expect(container.textContent).toBe('Ada');
});

test('prints nothing without a name', async () => {
  const { container } = await renderPart(<BylineNames names={[]} withBy />);
  expect(container.innerHTML).toBe('');
});

test('isolates each name, so that names of the other direction keep their order', async () => {
  const names = [{ name: 'ליאור', url: '/author/lior' }, { name: 'נועה' }];
  const { container } = await renderPart(<BylineNames names={names} withBy />);
  const isolated = [...container.querySelectorAll('bdi bdi')].map((name) => name.textContent);
  expect(isolated).toEqual(['ליאור', 'נועה']);
  expect(container.textContent).toBe('By ליאור and נועה');
});

test('links a name to its page and tells when the link is followed', async () => {
  const onFollow = vi.fn();
  const names = [{ name: 'Ada', url: '/author/ada' }, { name: 'Ada' }];
  const { container } = await renderPart(<BylineNames names={names} onFollow={onFollow} />);
  const link = screen.getByRole('link', { name: 'Ada' });
  expect(link.getAttribute('href')).toBe('/author/ada/');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(onFollow).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});
