/** Sets the page's theme to known colours, by the names of their tokens. @returns a function that takes them away */
export function setThemeColours(colours: Readonly<Record<string, string>>): () => void {
  const { style } = document.documentElement;
  for (const [name, colour] of Object.entries(colours)) style.setProperty(`--bs-${name}`, colour);
  return () => document.documentElement.removeAttribute('style');
}
