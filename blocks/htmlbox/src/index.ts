export { HtmlBox } from './HtmlBox.tsx';
export type { HtmlBoxProps } from './HtmlBox.tsx';
