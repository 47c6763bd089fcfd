import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost } from '@broadsheet/testing';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { OptionalPart } from './OptionalPart.tsx';

interface GreetingProps {
  readonly to: string;
}

const Greeting = ({ to }: GreetingProps) => <p>Hello, {to}</p>;
const fetchGreeting = async (): Promise<ComponentType<GreetingProps>> => Greeting;
const fetchNothing = (): Promise<ComponentType<GreetingProps>> => Promise.reject(new TypeError('lost'));

function show(fetchPart: () => Promise<ComponentType<GreetingProps>>) {
  const test = createTestHost({});
  const view = render(
    <HostProvider host={test.host}>
      <OptionalPart fetchPart={fetchPart} partProps={{ to: 'Ada' }} name="the greeting" />
    </HostProvider>,
  );
  return { ...view, logs: test.logs };
}

it('renders a component once its code has arrived, and nothing before', async () => {
  const { container } = show(fetchGreeting);
  expect(container.innerHTML).toBe('');
  expect(await screen.findByText('Hello, Ada')).toBeTruthy();
});

it('renders nothing when the code cannot be loaded, and logs that', async () => {
  const { container, logs } = show(fetchNothing);
  await waitFor(() => expect(logs).toEqual(['Code of the greeting could not be fetched. TypeError: lost']));
  expect(container.innerHTML).toBe('');
});
