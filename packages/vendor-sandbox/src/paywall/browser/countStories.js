const KEY = 'ArcP';

/** The stories that this browser has read under a rule; none where storage is refused. */
function readStories() {
  try {
    /** @type {unknown} */
    const stories = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stories) ? stories.map(String) : []);
  } catch {
    return new Set();
  }
}

/**
 * Notes a story and counts all of them.
 *
 * @param {string} identifier
 */
export function countStories(identifier) {
  const stories = readStories().add(identifier);
  try {
    localStorage.setItem(KEY, JSON.stringify([...stories]));
  } catch {
    // A browser without storage begins anew with each page.
  }
  return stories.size;
}
