import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, closeIcon, Icon } from '../index.ts';

describe('Button', () => {
  it('is a button that submits nothing unless told', () => {
    render(
      <>
        <Button>Save</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
  });

  it('is a link with an address', () => {
    render(<Button href="/offer/">Subscribe</Button>);
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/offer/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot be activated while disabled', () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('leads nowhere as a disabled link', () => {
    const onClick = vi.fn();
    render(
      <Button disabled href="/offer/" onClick={onClick}>
        Subscribe
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Subscribe' });
    fireEvent.click(link);
    expect(onClick).not.toHaveBeenCalled();
    expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });

  it('wraps its words only when there are any, between its icons', () => {
    const { container } = render(
      <>
        <Button accessibilityLabel="Close" iconLeft={<Icon of={closeIcon} />} />
        <Button iconLeft={<i>l</i>} iconRight={<i>r</i>}>
          Words
        </Button>
      </>,
    );
    expect(container.querySelectorAll('span')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Close' }).textContent).toBe('');
    expect(screen.getByText('Words').parentElement?.textContent).toBe('lWordsr');
  });

  it('leaves assistive technology and the tab order on request', () => {
    render(<Button assistiveHidden>Twice</Button>);
    const button = screen.getByRole('button', { hidden: true });
    expect([button.getAttribute('aria-hidden'), button.tabIndex]).toEqual(['true', -1]);
  });

  it('hands out its element, whatever it is', () => {
    const button = createRef<HTMLButtonElement>();
    const link = createRef<HTMLAnchorElement>();
    const seen: (string | undefined)[] = [];
    const view = (href?: `/${string}`) => (
      <>
        <Button ref={button}>A</Button>
        <Button ref={link} href="/b/">
          B
        </Button>
        <Button ref={(element) => void seen.push(element?.tagName)} href={href}>
          C
        </Button>
      </>
    );
    const { rerender } = render(view());
    expect([button.current?.tagName, link.current?.tagName]).toEqual(['BUTTON', 'A']);
    rerender(view('/c/'));
    expect(seen.at(-1)).toBe('A');
  });

  it('passes ARIA attributes on and passes axe in each variant', async () => {
    const { container } = render(
      <>
        <Button aria-expanded="true" variant="primary" size="large" fullWidth>
          One
        </Button>
        <Button variant="primary-reverse" size="small">
          Two
        </Button>
        <Button variant="secondary" disabled>
          Three
        </Button>
        <Button variant="secondary-reverse" href="/four/">
          Four
        </Button>
        <Button href="/five/" disabled>
          Five
        </Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-expanded')).toBe('true');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
