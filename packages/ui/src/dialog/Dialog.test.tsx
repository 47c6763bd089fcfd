import { expectAccessible } from '@broadsheet/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, Dialog } from '../index.ts';
import type { DialogPlacement } from '../index.ts';

/** A browser that knows modal dialogs; `close` tells of itself later, as browsers do. */
function createModalBrowser() {
  const shown: Element[] = [];
  Object.defineProperties(HTMLDialogElement.prototype, {
    showModal: {
      configurable: true,
      value(this: HTMLDialogElement) {
        this.open = true;
        shown.push(this);
      },
    },
    close: {
      configurable: true,
      value(this: HTMLDialogElement) {
        this.open = false;
        queueMicrotask(() => this.dispatchEvent(new Event('close')));
      },
    },
  });
  return { shown };
}

afterEach(() => {
  cleanup();
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

function Page({
  placement,
  closable = true,
}: {
  readonly placement?: DialogPlacement;
  readonly closable?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel subscription</Button>
      <Dialog
        open={open}
        label="Cancel it now?"
        placement={placement}
        onClose={closable ? () => setOpen(false) : undefined}
      >
        <p>The subscription ends.</p>
        <Button onClick={() => setOpen(false)}>Yes, cancel</Button>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Cancel subscription', hidden: true });
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Cancel it now?' });
const last = () => screen.getByRole('button', { name: 'Yes, cancel' });
const close = () => screen.getByRole('button', { name: 'Close' });
function openIt() {
  opener().focus();
  fireEvent.click(opener());
  const element = dialog();
  if (element === null) throw new Error('The dialog did not open.');
  return element;
}
const tab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey });

describe.each([
  ['by the browser', createModalBrowser],
  ['by hand', () => undefined],
])('Dialog shown %s', (_, prepare) => {
  it('is modal, named, at the end of the body, and has the focus', async () => {
    prepare();
    render(<Page />);
    const element = openIt();
    expect([element.getAttribute('aria-modal'), element.open, element.parentElement]).toEqual([
      'true',
      true,
      document.body,
    ]);
    expect(document.activeElement).toBe(element);
    await expectAccessible(element);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(last(), { key: 'Escape' })],
    ['its close button', () => fireEvent.click(close())],
    ['a button of its own', () => fireEvent.click(last())],
    ['the back gesture', () => fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }))],
  ])('goes with %s, and the focus returns', (__, leave) => {
    prepare();
    render(<Page />);
    openIt();
    leave();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('locks the page while it is open, and gives its own overflow back', () => {
    prepare();
    const { style } = document.documentElement;
    style.overflow = 'scroll';
    const { unmount } = render(<Page />);
    openIt();
    expect(style.overflow).toBe('hidden');
    fireEvent.click(last());
    expect(style.overflow).toBe('scroll');
    openIt();
    unmount();
    expect(style.overflow).toBe('scroll');
    style.overflow = '';
  });

  it('stays in strict mode, which mounts it twice', async () => {
    prepare();
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    openIt();
    await act(async () => undefined);
    expect(dialog()?.open).toBe(true);
    fireEvent.click(last());
    expect(document.activeElement).toBe(opener());
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('cannot be left where nobody is to be asked', () => {
    prepare();
    render(<Page closable={false} />);
    const element = openIt();
    expect(fireEvent.keyDown(element, { key: 'Escape' })).toBe(false);
    expect(fireEvent(element, new Event('cancel', { cancelable: true }))).toBe(false);
    expect([dialog(), screen.queryByRole('button', { name: 'Close' })]).toEqual([element, null]);
  });

  it.each(['bottom', 'full'] as const)('may stand at the %s', (placement) => {
    prepare();
    render(<Page placement={placement} />);
    expect(openIt().textContent).toContain('The subscription ends.');
  });
});

describe('Dialog', () => {
  it('keeps the Tab key inside where the browser does not', () => {
    render(<Page />);
    openIt();
    tab(true);
    expect(document.activeElement).toBe(last());
    tab();
    expect(document.activeElement).toBe(close());
    tab(true);
    expect(document.activeElement).toBe(last());
    opener().focus();
    tab();
    expect(document.activeElement).toBe(close());
  });

  it('opens again when a browser closes it though it may not be left', async () => {
    const { shown } = createModalBrowser();
    render(<Page closable={false} />);
    const element = openIt();
    await act(async () => element.close());
    expect([element.open, shown.length]).toEqual([true, 2]);
  });

  it('asks to be closed when a browser has closed it', async () => {
    createModalBrowser();
    render(<Page />);
    const element = openIt();
    await act(async () => element.close());
    expect(dialog()).toBeNull();
  });

  it('leaves what a file chooser inside tells alone', () => {
    render(<Page />);
    openIt();
    fireEvent(last(), new Event('cancel', { bubbles: true }));
    expect(dialog()).not.toBeNull();
  });

  it('keeps the page locked until the last of several is closed', () => {
    const { rerender } = render(
      <>
        <Dialog open label="One" />
        <Dialog open label="Two" />
      </>,
    );
    rerender(
      <>
        <Dialog open={false} label="One" />
        <Dialog open label="Two" />
      </>,
    );
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(<p>Page</p>);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('gives the focus first to what it is told, and takes its name from a heading', () => {
    const onClose = vi.fn();
    function Asking() {
      const no = useRef<HTMLElement>(null);
      return (
        <Dialog open labelledBy="ask" initialFocus={no} onClose={onClose}>
          <h2 id="ask">Resubscribe now?</h2>
          <Button ref={no}>No</Button>
        </Dialog>
      );
    }
    render(<Asking />);
    expect(screen.getByRole('dialog', { name: 'Resubscribe now?' })).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('No');
  });
});
