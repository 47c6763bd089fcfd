/** A name of code in words: `right-rail` is "Right rail", `listCount` is "List count". */
export function toWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
