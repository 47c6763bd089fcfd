import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createHost, HostProvider, Island } from '../index.ts';
import type { RenderIsland } from '../index.ts';

const Counter = ({ from }: { readonly from: number }) => <output>{from}</output>;
const island = <Island name="counter" when="visible" component={Counter} props={{ from: 3 }} />;

describe('Island', () => {
  it('is the component itself in any React application', () => {
    render(island);
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('is what the engine makes of name, moment, element and props', () => {
    const renderIsland = vi.fn<RenderIsland>(({ element }) => (
      <section aria-label="island">{element}</section>
    ));
    render(<HostProvider host={createHost({ renderIsland })}>{island}</HostProvider>);
    expect(screen.getByRole('region').textContent).toBe('3');
    expect(renderIsland).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'counter', when: 'visible', props: { from: 3 } }),
    );
  });
});
