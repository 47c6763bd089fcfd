/** The posts of a page: those that are shown, and those that wait until the reader asks for them. */
export interface PostKeeper {
  /**
   * Applies the server's present version of the blog: new posts wait, changed ones are updated in place.
   *
   * @returns false when no more posts are to be expected
   */
  apply(html: string): boolean;
  /** Handles a click: on the button it shows the waiting posts. */
  press(event: Event): void;
  showOffline(isOffline: boolean): void;
}

type Find = (selector: string) => HTMLElement | null;

function getPosts(list: Element): readonly HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement);
}

/**
 * Updates a shown post: entirely after a correction, else only its age. A corrected post that contains the focus is not
 * replaced.
 */
function renew(shown: HTMLElement, now: HTMLElement): void {
  const isCorrected = shown.dataset['revision'] !== now.dataset['revision'];
  if (isCorrected && !shown.contains(shown.ownerDocument.activeElement)) return shown.replaceWith(now);
  const [age, newAge] = [shown.querySelector('[data-age]'), now.querySelector('[data-age]')];
  if (age !== null && age.textContent !== (newAge?.textContent ?? ''))
    age.textContent = newAge?.textContent ?? '';
}

/** Creates the keeper of an element's blog; `undefined` when there is none. */
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

  function showCount(): void {
    const { one = '', many = '' } = button?.dataset ?? {};
    const text = waiting.length === 1 ? one : many.replace('{count}', String(waiting.length));
    if (button === null) return;
    button.hidden = waiting.length === 0;
    // Assistive technology announces a live region only when its text changes.
    if (button.textContent !== text) button.textContent = waiting.length === 0 ? '' : text;
  }

  function acceptPosts(posts: readonly HTMLElement[]): void {
    const shown = new Map(getPosts(list ?? element).map((post) => [post.id, post]));
    for (const post of posts) {
      const known = shown.get(post.id);
      if (known !== undefined) renew(known, post);
      shown.delete(post.id);
    }
    // Posts that the editors have withdrawn are removed, unless they contain the focus.
    for (const gone of shown.values()) if (!gone.contains(gone.ownerDocument.activeElement)) gone.remove();
  }

  return {
    apply(html) {
      const template = element.ownerDocument.createElement('template');
      template.innerHTML = html;
      const now = template.content.querySelector('[data-posts]');
      // The blog has become locked and this is its public copy; the shown posts stay.
      if (now === null) return false;
      const posts = getPosts(now);
      const isShown = new Set(getPosts(list).map(({ id }) => id));
      waiting = posts.filter(({ id }) => !isShown.has(id));
      acceptPosts(posts.filter(({ id }) => isShown.has(id)));
      showCount();
      return template.content.querySelector('[data-poll]') !== null;
    },
    press({ target }) {
      if (!(target instanceof Node) || !button.contains(target)) return;
      const [first] = newest ? waiting : waiting.slice(0, 1);
      if (newest) list.prepend(...waiting);
      else list.append(...waiting);
      waiting = [];
      showCount();
      first?.focus();
    },
    showOffline(isOffline) {
      if (offline !== null) offline.textContent = isOffline ? (offline.dataset['offline'] ?? '') : '';
    },
  };
}
