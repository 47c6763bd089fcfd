import { hydrateRoot } from 'react-dom/client';
import { NewsPage } from './every/NewsPage.tsx';

const root = document.querySelector('#root');
const data = document.querySelector('#news');
if (root === null || data === null) throw new Error('The page has no application.');
hydrateRoot(root, <NewsPage news={JSON.parse(data.textContent ?? '')} />);
