import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { createLatePart } from './createLatePart.tsx';

afterEach(cleanup);

function Greeting({ name }: { readonly name: string }) {
  return <p>Good morning, {name}</p>;
}

it('is fetched once for all places that show it', async () => {
  let times = 0;
  const { Part, prepare } = createLatePart(async () => {
    times += 1;
    return Greeting;
  });
  prepare();
  await Promise.resolve();
  renderBuilder(<Part name="Ada" />);
  await screen.findByText('Good morning, Ada');
  renderBuilder(<Part name="Ben" />);
  await screen.findByText('Good morning, Ben');
  expect(times).toBe(1);
});

it('says that it did not come, leaves what stands around it, and is there when it is tried again', async () => {
  let isThere = false;
  const { Part } = createLatePart(() =>
    isThere ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch')),
  );
  renderBuilder(
    <>
      <input aria-label="Text" defaultValue="not saved yet" />
      <Part name="Ada" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*reload/);
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'not saved yet');
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Good morning, Ada');
});
