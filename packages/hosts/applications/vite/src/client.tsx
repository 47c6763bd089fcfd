import { createRoot } from 'react-dom/client';
import { loadNews } from './every/loadNews.ts';
import { NewsPage } from './every/NewsPage.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no application.');
const news = await loadNews(location.pathname);
createRoot(root).render(<NewsPage news={news} />);
