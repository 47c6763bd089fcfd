const KEY = 'ArcP';

/** Reads the stories that this browser has read under a rule; none if storage is denied. */
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
 * Records a story and returns the number of all.
 *
 * @param {string} identifier
 */
export function countStories(identifier) {
  const stories = readStories().add(identifier);
  try {
    localStorage.setItem(KEY, JSON.stringify([...stories]));
  } catch {
    // A browser without storage starts from zero on each page.
  }
  return stories.size;
}
