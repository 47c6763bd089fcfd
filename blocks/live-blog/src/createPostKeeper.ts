/** The posts of a page: those that are shown, and those that wait until their reader asks for them. */
export interface PostKeeper {
  /**
   * Takes over the blog as the server has it now: new posts wait, changed ones are changed where they stand.
   *
   * @returns false when nothing more is to be expected
   */
  take(html: string): boolean;
  /** Shows what waits, where the event comes from the button. */
  press(event: Event): void;
  sayOffline(isOffline: boolean): void;
}

type Find = (selector: string) => HTMLElement | null;

function postsOf(list: Element): readonly HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement);
}

/** What has changed in a post: all of it after a correction, its age otherwise. Nothing while somebody is inside. */
function renew(shown: HTMLElement, now: HTMLElement): void {
  const isCorrected = shown.dataset['revision'] !== now.dataset['revision'];
  if (isCorrected && !shown.contains(shown.ownerDocument.activeElement)) return shown.replaceWith(now);
  const [age, newAge] = [shown.querySelector('[data-age]'), now.querySelector('[data-age]')];
  if (age !== null && age.textContent !== (newAge?.textContent ?? ''))
    age.textContent = newAge?.textContent ?? '';
}

/** @returns `undefined` where the page has no blog */
export function createPostKeeper(element: HTMLElement): PostKeeper | undefined {
  const find: Find = (selector) => element.querySelector<HTMLElement>(selector);
  const [blog, list, button, offline] = [
    find('[data-order]'),
    find('[data-posts]'),
    find('button[data-one]'),
    find('[data-offline]'),
  ];
  if (blog === null || list === null || button === null) return undefined;
  const newest = blog.dataset['order'] !== 'oldest';
  let waiting: readonly HTMLElement[] = [];

  function tell(): void {
    const { one = '', many = '' } = button?.dataset ?? {};
    const text = waiting.length === 1 ? one : many.replace('{count}', String(waiting.length));
    if (button === null) return;
    button.hidden = waiting.length === 0;
    // A live region speaks when its text changes, and only then.
    if (button.textContent !== text) button.textContent = waiting.length === 0 ? '' : text;
  }

  function takePosts(posts: readonly HTMLElement[]): void {
    const shown = new Map(postsOf(list ?? element).map((post) => [post.id, post]));
    for (const post of posts) {
      const known = shown.get(post.id);
      if (known !== undefined) renew(known, post);
      shown.delete(post.id);
    }
    // What the editors have taken back goes, unless it is being read with the keyboard.
    for (const gone of shown.values()) if (!gone.contains(gone.ownerDocument.activeElement)) gone.remove();
  }

  return {
    take(html) {
      const template = element.ownerDocument.createElement('template');
      template.innerHTML = html;
      const now = template.content.querySelector('[data-posts]');
      // The public copy of a blog that became locked; what is shown stays.
      if (now === null) return false;
      const posts = postsOf(now);
      const isShown = new Set(postsOf(list).map(({ id }) => id));
      waiting = posts.filter(({ id }) => !isShown.has(id));
      takePosts(posts.filter(({ id }) => isShown.has(id)));
      tell();
      return template.content.querySelector('[data-poll]') !== null;
    },
    press({ target }) {
      if (!(target instanceof Node) || !button.contains(target)) return;
      const [first] = newest ? waiting : waiting.slice(0, 1);
      if (newest) list.prepend(...waiting);
      else list.append(...waiting);
      waiting = [];
      tell();
      first?.focus();
    },
    sayOffline(isOffline) {
      if (offline !== null) offline.textContent = isOffline ? (offline.dataset['offline'] ?? '') : '';
    },
  };
}
